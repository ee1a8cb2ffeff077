/** The shape of the picture on a card: width by height. */
const ASPECT = 4 / 3

/** The longest side of an uploaded picture. */
const MAX_WIDTH_PX = 1600

/** The part of a picture that is used, in percent of its width and height. */
export type Crop = { x: number; y: number; width: number; height: number }

type Size = { width: number; height: number }
type Point = { x: number; y: number }

/**
 * Returns a crop that has the shape of a card and lies inside the picture. `size` is its part of the largest possible
 * crop, from 0 to 1. `centre` is in percent, like the crop, and is moved if the crop would leave the picture.
 */
export function createCrop(picture: Size, size = 1, centre: Point = { x: 50, y: 50 }): Crop {
  const aspect = picture.width / picture.height
  const width = 100 * size * Math.min(1, ASPECT / aspect)
  const height = 100 * size * Math.min(1, aspect / ASPECT)
  const clamp = (start: number, length: number) => Math.max(0, Math.min(start, 100 - length))
  return { x: clamp(centre.x - width / 2, width), y: clamp(centre.y - height / 2, height), width, height }
}

export const getCentre = ({ x, y, width, height }: Crop): Point => ({ x: x + width / 2, y: y + height / 2 })

/** Returns the cropped part of a picture in its pixels. */
export function toPixels(crop: Crop, picture: Size): Crop {
  return {
    x: (crop.x * picture.width) / 100,
    y: (crop.y * picture.height) / 100,
    width: (crop.width * picture.width) / 100,
    height: (crop.height * picture.height) / 100,
  }
}

/** Returns the size in pixels at which the cropped part is uploaded. Small pictures are not enlarged. */
export function getOutputSize(crop: Crop, picture: Size): Size {
  const width = Math.max(1, Math.round(Math.min(toPixels(crop, picture).width, MAX_WIDTH_PX)))
  return { width, height: Math.max(1, Math.round(width / ASPECT)) }
}
