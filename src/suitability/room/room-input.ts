import { type EventPlace, formatPlace } from '../../content/advice/event-places'
import type { Seating } from '../../content/advice/room-rules'
import { formatCount, formatNumber } from '../../lib/text/quantities'
import { MAX_GUESTS, parseGuests } from '../brief'
import type { RoomBrief } from './room'
import { parseRoomFields, ROOM_PARAM, type RoomFields, type RoomPlace } from './room-fields'

const toEventPlace = (place: RoomPlace): EventPlace => (place === 'after-dark' ? 'outdoors' : place)

const METRES_IN_A_FOOT = 0.3048
const metresInUnit = new Map([
  ['', 1],
  ['m', 1],
  ['metre', 1],
  ['metres', 1],
  ['meter', 1],
  ['meters', 1],
  ['cm', 0.01],
  ['mm', 0.001],
  ["'", METRES_IN_A_FOOT],
  ['ft', METRES_IN_A_FOOT],
  ['foot', METRES_IN_A_FOOT],
  ['feet', METRES_IN_A_FOOT],
])

/** '1,200' is a number with thousands, '12,5' one with a decimal comma. */
const normalize = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[’′]/g, "'")
    .replaceAll(/[”″]|''/g, '"')
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')

const NUMBER = String.raw`(\d+(?:[.,]\d*)?|[.,]\d+)`
const LENGTH = new RegExp(String.raw`^${NUMBER}\s*([a-z']*)(?:\s*${NUMBER}\s*(cm|in|inch|inches|")?)?$`)
const toNumber = (text: string) => Number(text.replace(',', '.'))

/** Reads a length: '12', '12.5 m', '1200 cm', '6 m 50', '40ft', '40 ft 6 in'. Undefined if it is none. */
export function parseMetres(text: string): number | undefined {
  const [, number = '', unit = '', part, partUnit] = LENGTH.exec(normalize(text)) ?? []
  const metres = metresInUnit.get(unit)
  if (!number || !metres) return undefined
  const whole = toNumber(number) * metres
  if (part === undefined) return whole
  if (metres === METRES_IN_A_FOOT) return partUnit === 'cm' ? undefined : whole + (toNumber(part) * metres) / 12
  // '12 50' has no unit, so it is not 12.5.
  const isCentimetres = unit.startsWith('m') && metres === 1 && /^\d\d$/.test(part) && (partUnit ?? 'cm') === 'cm'
  return isCentimetres ? whole + Number(part) / 100 : undefined
}

/** '12 x 8', '12m × 8 m', '12 by 8 by 3': all sides in one field. Undefined if it is one length. */
export function splitSides(text: string): Partial<RoomFields> | undefined {
  const sides = normalize(text).split(/\s*(?:x|×|\*|\bby\b)\s*/)
  const [length = '', width = '', height = ''] = sides
  if (sides.length < 2 || sides.length > 3 || !sides.every((side) => parseMetres(side) !== undefined)) return undefined
  return { length, width, ...(height && { height }) }
}

/** Both are undefined if a field is empty. */
type FieldResult = { value?: number; error?: string }

function readMetres(text: string, min: number, max: number): FieldResult {
  if (text.trim() === '') return {}
  const value = parseMetres(text)
  if (value === undefined) return { error: 'Write metres, like 12 or 12.5, or feet, like 40ft' }
  return value >= min && value <= max ? { value } : { error: `Write a number from ${min} to ${max} metres` }
}

function readGuests(text: string): FieldResult {
  if (text.trim() === '') return {}
  const value = parseGuests(text)
  return value === null ? { error: `Write a whole number of guests, up to ${formatNumber(MAX_GUESTS)}` } : { value }
}

/** The numbers in the fields, or what is wrong with them. The first field may have all sides. */
export function readRoomFields(fields: RoomFields): Record<'length' | 'width' | 'height' | 'guests', FieldResult> {
  const { length, width, height, guests, place } = { ...fields, ...splitSides(fields.length) }
  return {
    length: readMetres(length, 1, 200),
    width: readMetres(width, 1, 200),
    height: toEventPlace(place) === 'outdoors' ? {} : readMetres(height, 1.5, 40),
    guests: readGuests(guests),
  }
}

/** Undefined until length and width are known, and while a field has an error. */
export function toRoomBrief(fields: RoomFields): RoomBrief | undefined {
  const read = readRoomFields(fields)
  const { length, width, height, guests } = read
  if (Object.values(read).some(({ error }) => error) || !length.value || !width.value) return undefined
  return {
    guests: guests.value,
    seating: fields.seating,
    place: toEventPlace(fields.place),
    isAfterDark: fields.place === 'after-dark',
    room: { lengthM: length.value, widthM: width.value, heightM: height.value },
  }
}

/** '18_12_3_120_tables_indoors'. Empty until there is a room. */
export function formatRoomParam(fields: RoomFields): string {
  const brief = toRoomBrief(fields)
  if (!brief) return ''
  const { lengthM, widthM, heightM } = brief.room
  const numbers = [lengthM, widthM, heightM, brief.guests].map((value) =>
    value ? String(Number(value.toFixed(2))) : '',
  )
  return [...numbers, fields.seating, fields.place].join('_')
}

/** Null if it has no room. */
export function parseRoomParam(text: string | null): RoomFields | null {
  const [length, width, height, guests, seating, place] = (text ?? '').slice(0, 100).split('_')
  const fields = parseRoomFields({ length, width, height, guests, seating, place })
  return toRoomBrief(fields) ? fields : null
}

/** A path of this site that also carries the room. */
export function addRoomToPath<Path extends string>(path: Path, fields: RoomFields): Path {
  const param = formatRoomParam(fields)
  if (!param) return path
  const [start = '', hash] = path.split('#')
  return `${start}${start.includes('?') ? '&' : '?'}${ROOM_PARAM}=${param}${hash ? `#${hash}` : ''}` as Path
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
    formatPlace(place) + (isAfterDark ? ' after dark' : ''),
    guests ? `for ${formatCrowd(guests, seating)}` : '',
  ]
    .filter(Boolean)
    .join(', ')
