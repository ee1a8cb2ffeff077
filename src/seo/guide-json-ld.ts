import type { Article } from 'schema-dts'
import { company } from '../content/company'
import type { Guide } from '../content/guides'
import { businessReference } from './business'
import { toImageUrl } from './image-url'

/** Schema.org `Article` for a guide. It has no date, because its prices are always the current ones. */
export function guideJsonLd(path: string, { title, intro, image }: Guide): Article {
  return {
    '@type': 'Article',
    headline: title,
    description: intro,
    url: company.url + path,
    image: toImageUrl(image),
    author: businessReference,
    publisher: businessReference,
  }
}
