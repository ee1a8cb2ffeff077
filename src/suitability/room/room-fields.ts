import { type EventPlace, eventPlaces } from '../../content/advice/event-places'
import { type Seating, seatings } from '../../content/advice/room-rules'
import { createStoredStore, useStore } from '../../lib/browser/store'

/** The visitor's room and guests, as typed and chosen. */
export type RoomFields = {
  length: string
  width: string
  height: string
  guests: string
  /** Undefined means what the guests of a package usually do. */
  seating: Seating | undefined
  place: EventPlace
  /** Outdoors it matters if it is dark. */
  isAfterDark: boolean
}

export const noRoom: RoomFields = {
  length: '',
  width: '',
  height: '',
  guests: '',
  seating: undefined,
  place: 'indoors',
  isAfterDark: false,
}

/** No number that is read is longer. */
const MAX_CHARACTERS = 20

/** Reads fields that may have other values. What is not valid is left out. Never throws. */
export function parseRoomFields(stored: unknown): RoomFields {
  const values: Record<string, unknown> = Object(stored)
  const read = (field: string) => (typeof values[field] === 'string' ? values[field].slice(0, MAX_CHARACTERS) : '')
  return {
    length: read('length'),
    width: read('width'),
    height: read('height'),
    guests: read('guests'),
    seating: seatings.find((value) => value === values.seating),
    place: eventPlaces.find(({ id }) => id === values.place)?.id ?? noRoom.place,
    isAfterDark: values.isAfterDark === true,
  }
}

export const isRoomEmpty = ({ length, width, height, guests }: RoomFields): boolean =>
  (length + width + height + guests).trim() === ''

const roomStore = createStoredStore('room', parseRoomFields, noRoom)

export const setRoom = (fields: RoomFields): void => roomStore.set(fields)

/** The visitor's room, stored in the browser and shared by its tabs. It is empty while prerendering and hydrating. */
export const useRoom = (): RoomFields => useStore(roomStore)
