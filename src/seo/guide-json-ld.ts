import type { Article } from 'schema-dts'
import { company } from '../content/company'
import type { Guide } from '../content/guides'
import { businessReference } from './business'
import { toImageUrl } from './image-url'

/** Schema.org `Article`. */
export function guideJsonLd(path: string, { title, seo, image }: Guide): Article {
  return {
    '@type': 'Article',
    headline: title,
    description: seo.description,
    url: company.url + path,
    image: toImageUrl(image),
    author: businessReference,
    publisher: businessReference,
  }
}
