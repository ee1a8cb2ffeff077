import { type EventPlace, eventPlaces, formatPlace } from '../../content/advice/event-places'
import { type Seating, seatings } from '../../content/advice/room-rules'
import { createStoredStore, useStore } from '../../lib/browser/store'
import { formatCount, formatNumber, MAX_GUESTS, parseGuests } from '../../lib/text/quantities'
import type { RoomBrief } from '../suitability'

export type RoomFields = {
  length: string
  width: string
  height: string
  guests: string
  /** Undefined means what the guests of a package usually do. */
  seating: Seating | undefined
  place: EventPlace
  /** Outdoors it may matter if it is dark. Undefined if it does not. */
  isAfterDark: boolean | undefined
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

/** A longer text is cut when it is read from storage. */
const MAX_CHARACTERS = 100

/** Reads fields that may have other values. What is not valid is left out. Never throws. */
export function parseRoomFields(stored: unknown): RoomFields {
  const values: Record<string, unknown> = Object(stored)
  const read = (field: string) =>
    typeof values[field] === 'string' ? values[field].slice(0, MAX_CHARACTERS) : ''
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

const METRES_PER_FOOT = 0.3048

const LENGTH = /^(\d+(?:[.,]\d+)?)\s*(m|met(?:re|er)s?|ft|feet|['’])?$/i

/** Reads a length: '12', '12.5 m', '40ft'. Undefined if it is none. */
export function parseMetres(text: string): number | undefined {
  const [, number, unit = 'm'] = LENGTH.exec(text.normalize('NFKC').trim()) ?? []
  return number
    ? Number(number.replace(',', '.')) * (/^m/i.test(unit) ? 1 : METRES_PER_FOOT)
    : undefined
}

/** '12 x 8', '40 x 60 ft', '12 by 8': both sides in one field. Undefined if it is one length. */
export function splitSides(text: string): Sides | undefined {
  const [first = '', width, ...rest] = text
    .normalize('NFKC')
    .trim()
    .split(/\s*(?:x|×|\bby\b)\s*/i)
  if (!width || rest.length > 0) return undefined
  const sides = shareUnit({ length: first, width })
  return parseMetres(sides.length) && parseMetres(sides.width) ? sides : undefined
}

type Sides = Pick<RoomFields, 'length' | 'width'>

/** A unit that only one side has is that of both. */
function shareUnit({ length, width }: Sides): Sides {
  const addUnit = (side: string, other: string) =>
    /^[\d.,\s]*\d\s*$/.test(side) ? side + other.replace(/^[\d.,\s]+/, '') : side
  return { length: addUnit(length, width), width: addUnit(width, length) }
}

/** Both are undefined if a field is empty. */
type FieldResult = { value?: number; error?: string }

function readMetres(text: string, min: number, max: number): FieldResult {
  if (text.trim() === '') return {}
  const value = parseMetres(text)
  if (value === undefined) return { error: 'Write metres, like 12 or 12.5, or feet, like 40ft' }
  return value >= min && value <= max
    ? { value }
    : { error: `Write a number from ${min} to ${max} metres` }
}

function readGuests(text: string): FieldResult {
  if (text.trim() === '') return {}
  const value = parseGuests(text)
  return value === null
    ? { error: `Write a whole number of guests, up to ${formatNumber(MAX_GUESTS)}` }
    : { value }
}

/** The numbers in the fields, or what is wrong with them. The first field may have both sides. */
export function readRoomFields(
  fields: RoomFields,
): Record<'length' | 'width' | 'height' | 'guests', FieldResult> {
  const { height, guests, place } = fields
  const { length, width } = splitSides(fields.length) ?? shareUnit(fields)
  return {
    length: readMetres(length, 1, 200),
    width: readMetres(width, 1, 200),
    height: place === 'outdoors' ? {} : readMetres(height, 1.5, 40),
    guests: readGuests(guests),
  }
}

/**
 * Undefined until length and width are known, and while a field has an error. `usualSeating` is what the guests do unless the
 * visitor says otherwise.
 */
export function toRoomBrief(fields: RoomFields, usualSeating: Seating): RoomBrief | undefined {
  const read = readRoomFields(fields)
  const { length, width, height, guests } = read
  if (Object.values(read).some(({ error }) => error) || !length.value || !width.value)
    return undefined
  return {
    guests: guests.value,
    seating: fields.seating ?? usualSeating,
    place: fields.place,
    isAfterDark: fields.place === 'outdoors' ? fields.isAfterDark : undefined,
    room: { lengthM: length.value, widthM: width.value, heightM: height.value },
  }
}

/** After a number of guests: '60 guests at tables'. */
export const seatingTexts: Record<Seating, string> = {
  tables: 'at tables',
  'tables-dancing': 'at tables with a dance floor',
  rows: 'in rows',
  standing: 'standing',
  dancing: 'dancing',
}

/** '12', '12.5': metres to one decimal. */
export const formatMetres = (metres: number): string => String(Number(metres.toFixed(1)))

/** '18 × 12 m'. */
export const formatSides = ({ lengthM, widthM }: RoomBrief['room']): string =>
  `${formatMetres(lengthM)} × ${formatMetres(widthM)} m`

export const formatCrowd = (guests: number, seating: Seating): string =>
  `${formatCount(guests, 'guest')} ${seatingTexts[seating]}`

/** '18 × 12 m, 3 m high, indoors, for 120 guests at tables'. */
export const formatRoom = ({ room, place, isAfterDark, guests, seating }: RoomBrief): string =>
  [
    formatSides(room),
    room.heightM && place !== 'outdoors' ? `${formatMetres(room.heightM)} m high` : '',
    formatPlace(place) + (isAfterDark === undefined ? '' : isAfterDark ? ' after dark' : ' by day'),
    guests ? `for ${formatCrowd(guests, seating)}` : '',
  ]
    .filter(Boolean)
    .join(', ')
