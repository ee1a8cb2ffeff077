import { formatRoomParam, parseRoomFields, type RoomFields, SEPARATOR, toRoomBrief } from './room-input'

/** Null if it has no room. */
export function parseRoomParam(text: string | null): RoomFields | null {
  const [length, width, height, guests, seating, place] = (text ?? '').slice(0, 100).split(SEPARATOR)
  const fields = parseRoomFields({ length, width, height, guests, seating, place })
  return toRoomBrief(fields) ? fields : null
}

/** Whether nothing of a room has been entered. */
export const isRoomEmpty = (fields: RoomFields): boolean =>
  [fields.length, fields.width, fields.height, fields.guests].every((text) => text.trim() === '')

/** Whether two rooms are the same for every answer. */
export const isSameRoom = (a: RoomFields, b: RoomFields): boolean => formatRoomParam(a) === formatRoomParam(b)
