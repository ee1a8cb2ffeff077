import { convertToPixelCrop, type PercentCrop } from 'react-image-crop'

/** The shape of the picture on a card: width by height. */
const ASPECT = 4 / 3

/** The longest side of an uploaded picture. */
const MAX_WIDTH_PX = 1600

type Size = { width: number; height: number }
type Point = { x: number; y: number }

/**
 * Returns a crop that has the shape of a card and lies inside the picture. `size` is its part of the largest possible
 * crop, from 0 to 1. `centre` is in percent, like the crop, and is moved if the crop would leave the picture.
 */
export function createCrop(picture: Size, size = 1, centre: Point = { x: 50, y: 50 }): PercentCrop {
  const aspect = picture.width / picture.height
  const width = 100 * size * Math.min(1, ASPECT / aspect)
  const height = 100 * size * Math.min(1, aspect / ASPECT)
  const clamp = (start: number, length: number) => Math.max(0, Math.min(start, 100 - length))
  return { unit: '%', x: clamp(centre.x - width / 2, width), y: clamp(centre.y - height / 2, height), width, height }
}

export const getCentre = ({ x, y, width, height }: PercentCrop): Point => ({ x: x + width / 2, y: y + height / 2 })

/** Returns the cropped part of a picture in its pixels. */
export const toPixels = (crop: PercentCrop, { width, height }: Size) => convertToPixelCrop(crop, width, height)

/** Returns the size in pixels at which the cropped part is uploaded. Small pictures are not enlarged. */
export function getOutputSize(crop: PercentCrop, picture: Size): Size {
  const width = Math.max(1, Math.round(Math.min(toPixels(crop, picture).width, MAX_WIDTH_PX)))
  return { width, height: Math.max(1, Math.round(width / ASPECT)) }
}
