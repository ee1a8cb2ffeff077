import { company } from '../content/company'
import { getPictureSize, getPictureUrl, type PictureSource } from '../lib/pictures'

/** The absolute URL of a picture for search engines: WebP, at its largest width. */
export function toImageUrl(picture: PictureSource): string {
  const width = Math.max(...getPictureSize(picture.name).widths)
  return company.url + getPictureUrl(picture, width, 'webp')
}
