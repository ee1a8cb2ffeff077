/** The shape of the picture on a card: width by height. */
const ASPECT = 4 / 3

/** The longest side of an uploaded picture. */
const MAX_WIDTH_PX = 1600

/** The part of a picture that is used, in percent of its width and height. */
export type Frame = { x: number; y: number; width: number; height: number }

type Size = { width: number; height: number }
type Point = { x: number; y: number }

/**
 * Returns a frame that has the shape of a card and lies inside the picture. `size` is its part of the largest possible
 * frame, from 0 to 1. `centre` is in percent, like the frame, and is moved if the frame would leave the picture.
 */
export function createFrame(picture: Size, size = 1, centre: Point = { x: 50, y: 50 }): Frame {
  const aspect = picture.width / picture.height
  const width = 100 * size * Math.min(1, ASPECT / aspect)
  const height = 100 * size * Math.min(1, aspect / ASPECT)
  const clamp = (start: number, length: number) => Math.max(0, Math.min(start, 100 - length))
  return { x: clamp(centre.x - width / 2, width), y: clamp(centre.y - height / 2, height), width, height }
}

export const getCentre = ({ x, y, width, height }: Frame): Point => ({ x: x + width / 2, y: y + height / 2 })

/** Returns the framed part of a picture in its pixels. */
export function toPixels(frame: Frame, picture: Size): Frame {
  return {
    x: (frame.x * picture.width) / 100,
    y: (frame.y * picture.height) / 100,
    width: (frame.width * picture.width) / 100,
    height: (frame.height * picture.height) / 100,
  }
}

/** Returns the size in pixels at which the framed part is uploaded. Small pictures are not enlarged. */
export function getOutputSize(frame: Frame, picture: Size): Size {
  const width = Math.max(1, Math.round(Math.min(toPixels(frame, picture).width, MAX_WIDTH_PX)))
  return { width, height: Math.max(1, Math.round(width / ASPECT)) }
}
