import type { EventPlace } from '../content/advice/event-places'
import type { Seating } from '../content/advice/room-rules'

/** The inside measures of a rectangular room, in metres. */
export type RoomSize = {
  lengthM: number
  widthM: number
  /** Undefined if it is not known. It does not matter outdoors. */
  heightM?: number | undefined
}

/** The known facts of an event. */
export type Brief = {
  guests?: number | undefined
  /** How the guests use the room, which decides if the sound is for dancing or for speech. */
  seating: Seating
  place: EventPlace
  /** Whether it is dark outdoors. Unless it is known to be, an event is by day. */
  isAfterDark?: boolean | undefined
  room?: RoomSize | undefined
}

/** The most guests that can be entered. */
export const MAX_GUESTS = 10_000

/**
 * Reads a number of guests: '120', '1,200', '120 guests', or the larger number of '80-100'. Null unless it is a whole number from 1 to
 * `MAX_GUESTS`.
 */
export function parseGuests(text: string): number | null {
  const numbers = text
    .replace(/\s*(?:guests|people|pax)\s*$/i, '')
    .split(/-|–|\bto\b/)
    .map((part) => part.trim().replace(/[ ,](?=\d{3}\b)/g, ''))
  if (numbers.length > 2 || !numbers.every((digits) => /^\d+$/.test(digits))) return null
  const guests = Math.max(...numbers.map(Number))
  return guests >= 1 && guests <= MAX_GUESTS ? guests : null
}
