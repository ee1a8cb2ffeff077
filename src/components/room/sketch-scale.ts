/** The size of the drawing's letters in pixels. */
const LETTER_PX = 10.5

/** The thickness of the walls in metres. */
export const WALL_M = 0.16

/** The space around the walls for the dimensions and the scale bar, in letters. `start` is its part on the left and above. */
const MARGIN = { start: 3.4, sides: 5.4, ends: 8.2 }

/** A part of the drawing in metres. The room begins at 0, 0. */
export type Bounds = { x: number; y: number; width: number; height: number }

export type Scale = {
  viewBox: string
  /** The size of a letter, and of everything that has the same size in every room, in metres. */
  letter: number
  /** Where the drawing ends below the room. */
  bottom: number
}

/**
 * The scale for what is drawn, in metres: as large as possible, with the dimensions, the scale bar and the labels around it,
 * which have the same size in every room. `px` is the width of the drawing, `maxHeight` its height divided by its width.
 */
export function getScale({ x, y, ...size }: Bounds, px: number, maxHeight: number): Scale {
  const letters = LETTER_PX / px
  const width = Math.max(
    (size.width + 2 * WALL_M) / (1 - MARGIN.sides * letters),
    (size.height + 2 * WALL_M) / (maxHeight - MARGIN.ends * letters),
  )
  const letter = width * letters
  const height = size.height + 2 * WALL_M + MARGIN.ends * letter
  const left = Math.max(MARGIN.start * letter + WALL_M, (width - size.width) / 2)
  const top = MARGIN.start * letter + WALL_M
  return {
    viewBox: [x - left, y - top, width, height].map((value) => value.toFixed(3)).join(' '),
    letter,
    bottom: y + height - top,
  }
}
