import { company } from '../content/company'
import { getPictureUrl, getWebpWidths, type PictureSource } from '../lib/pictures'

/** The absolute URL of a picture for search engines: WebP, at its largest width. */
export function toImageUrl(picture: PictureSource): string {
  const [, width] = getWebpWidths(picture.name)
  return company.url + getPictureUrl(picture, width, 'webp')
}
