import { normalize, parseMetres, type RoomFields } from './room-input'

/** '12 x 8', '12m × 8 m', '12 by 8 by 3': the sides in one field. Undefined if it is one length. */
export function splitSides(text: string): Partial<RoomFields> | undefined {
  const sides = normalize(text).split(/ ?(?:x|×|\*|\bby\b) ?/)
  const [length = '', width = '', height = ''] = sides
  if (sides.length < 2 || sides.length > 3 || !sides.every((side) => parseMetres(side) !== undefined)) return undefined
  return { length, width, ...(height && { height }) }
}
