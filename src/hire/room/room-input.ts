import { type Seating, seatings } from '../../content/advice/room-rules'
import { withParams } from '../../lib/query'
import { type Gear, type RoomKind, roomKinds, type RoomQuestion } from './room'

/** A number that was read from a field, nothing from an empty field, or what is wrong with it. */
export type FieldResult = { value?: number; error?: string }

type Limits = { min: number; max: number }

const METRES_IN_A_FOOT = 0.3048
const METRES = /^(\d+(?:[.,]\d+)?) ?(?:m|met(?:re|er)s?)?$/
/** '40ft', "40'", '40 feet 6 inches'. */
const FEET = /^(\d+(?:[.,]\d+)?) ?(?:'|ft|feet|foot)(?: ?(\d+(?:[.,]\d+)?) ?(?:"|''|in|inch(?:es)?))?$/

const lengthLimits = { min: 1, max: 200 }
const heightLimits = { min: 1.5, max: 40 }
const guestLimits = { min: 1, max: 5000 }

/** Reads the length or the width of a room in metres or feet. */
export const parseLength = (text: string): FieldResult => parseMetres(text, lengthLimits)

/** Reads the height of a room in metres or feet. */
export const parseHeight = (text: string): FieldResult => parseMetres(text, heightLimits)

export function parseGuests(text: string): FieldResult {
  const trimmed = text.trim()
  if (trimmed === '') return {}
  if (!/^\d+$/.test(trimmed)) return { error: 'Write a whole number of guests, like 80' }
  return limit(Number(trimmed), guestLimits, 'guests')
}

function parseMetres(text: string, limits: Limits): FieldResult {
  const normalized = text.trim().toLowerCase().replaceAll(/[’′]/g, "'").replaceAll(/[”″]/g, '"').replaceAll(/\s+/g, ' ')
  if (normalized === '') return {}
  const metres = METRES.exec(normalized)?.[1]
  if (metres) return limit(toNumber(metres), limits, 'metres')
  const [, feet, inches = '0'] = FEET.exec(normalized) ?? []
  if (feet) return limit((toNumber(feet) + toNumber(inches) / 12) * METRES_IN_A_FOOT, limits, 'metres')
  return { error: 'Write metres, like 12 or 12.5, or feet, like 40ft' }
}

const toNumber = (text: string) => Number(text.replace(',', '.'))

const limit = (value: number, { min, max }: Limits, unit: string): FieldResult =>
  value >= min && value <= max
    ? { value }
    : { error: `Write a number from ${min.toLocaleString('en-AU')} to ${max.toLocaleString('en-AU')} ${unit}` }

/** What a visitor has typed and chosen about the room. */
export type RoomFields = {
  length: string
  width: string
  height: string
  guests: string
  seating: Seating
  kind: RoomKind
}

const textFields = ['length', 'width', 'height', 'guests'] as const

/** No number that is read is longer. */
const MAX_CHARACTERS = 20

/** Reads the fields from the query of a URL: `room-length`, `room-width` and so on. */
export function parseRoomFields(params: URLSearchParams): RoomFields {
  const get = (field: string) => (params.get(`room-${field}`) ?? '').slice(0, MAX_CHARACTERS)
  const choose = <Value extends string>(field: string, values: readonly [Value, ...Value[]]) =>
    values.find((value) => value === get(field)) ?? values[0]
  return {
    length: get('length'),
    width: get('width'),
    height: get('height'),
    guests: get('guests'),
    seating: choose('seating', seatings),
    kind: choose('kind', roomKinds),
  }
}

export function formatRoomFields(fields: RoomFields): Record<string, string | null> {
  const isUsed = textFields.some((field) => fields[field] !== '')
  return {
    ...Object.fromEntries(textFields.map((field) => [`room-${field}`, fields[field]])),
    'room-seating': isUsed && fields.seating !== seatings[0] ? fields.seating : null,
    'room-kind': isUsed && fields.kind !== roomKinds[0] ? fields.kind : null,
  }
}

/** A link with a query that also opens with the room. */
export function addRoomToUrl(href: string, fields: RoomFields): string {
  const room = withParams(new URLSearchParams(), formatRoomFields(fields)).toString()
  return room ? `${href}&${room}` : href
}

export const readRoomFields = (fields: RoomFields) => ({
  length: parseLength(fields.length),
  width: parseLength(fields.width),
  height: fields.kind === 'open' ? ({} satisfies FieldResult as FieldResult) : parseHeight(fields.height),
  guests: parseGuests(fields.guests),
})

/** Undefined until length and width are known, and while a field has an error. */
export function toRoomQuestion(fields: RoomFields, gear: Gear): RoomQuestion | undefined {
  const read = readRoomFields(fields)
  const { length, width, height, guests } = read
  if (Object.values(read).some(({ error }: FieldResult) => error) || !length.value || !width.value) return undefined
  return {
    room: { length: length.value, width: width.value, height: height.value, kind: fields.kind },
    guests: guests.value,
    seating: fields.seating,
    gear,
  }
}
