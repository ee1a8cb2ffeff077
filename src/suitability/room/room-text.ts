import { formatPlace } from '../../content/advice/event-places'
import { SLIDE_TEXT_POINTS } from '../../content/advice/slide-text'
import { getEquipment } from '../../content/equipment'
import { getDanceFloor } from '../../hire/dance-floor'
import { formatCount, formatList, formatNumber } from '../../lib/text/quantities'
import type { Equipment, Limit } from '../suitability'
import { describeLimit } from '../texts'
import type { Size } from './gear'
import type { RoomAnswer, RoomBrief } from './room'
import { formatCrowd, formatMetres, formatRoom, formatSides, seatingTexts } from './room-input'
import { getCeiling, getSuitabilityInRoom, type SuitabilityInRoom } from './room-suitability'

// What pages load when the visitor has a room.
export { addRoomToPath, formatSides, toRoomBrief } from './room-input'
export { getSuitabilityInRoom } from './room-suitability'

/** The tier or the hire items that the visitor asks about. Hire items have no name. */
export type NamedEquipment = Equipment & { name?: string | undefined }

export type RoomVerdict = {
  status: 'suits' | 'tight' | 'no'
  /** One short sentence. */
  headline: string
  /** Why, and what else to know. */
  sentences: readonly string[]
  suitability: SuitabilityInRoom
}

export const roomNote =
  "A guide for an empty, rectangular space. Most halls are licensed for about one person a square metre, and your venue's own limit and fire exits come first."

/** Whether equipment and guests suit a room: the one answer of sound, picture, place, tier, floor and ceiling. */
export function getRoomVerdict(equipment: NamedEquipment, brief: RoomBrief): RoomVerdict {
  const suitability = getSuitabilityInRoom(equipment, brief)
  const { room } = suitability
  const { guests = Math.max(1, Math.min(suitability.guests, room.comfortable || room.heard)), place } = brief
  const isSuited = guests <= suitability.guests
  const isTight = guests > room.comfortable
  const { outside, leftOut, limits } = suitability
  const exceeded = limits.filter((limit) => limit.kind !== 'floor' && limit.guests < guests)
  // The number of a tier adds nothing if its equipment suits no more.
  const told = exceeded.filter(
    (limit) => limit.kind !== 'tier' || !exceeded.some((other) => other !== limit && other.guests <= limit.guests),
  )
  const ceiling = getCeiling(equipment, place)
  const listNames = (kit: Equipment['kit']) => formatList(kit.map(({ id }) => getEquipment(id).shortName))
  const largerText = getLargerText(room)
  const comfortable = isTight && room.comfortable > 0 ? `, comfortable for ${formatNumber(room.comfortable)}` : ''
  const crowd = brief.guests ? formatCount(guests, 'guest') : formatCrowd(guests, brief.seating)
  return {
    status: !isSuited ? 'no' : isTight ? 'tight' : 'suits',
    headline: isSuited
      ? `${isTight ? 'Tight for' : 'It suits'} ${brief.guests ? '' : 'up to '}${crowd}${comfortable}${largerText && `, with ${largerText}`}.`
      : formatRefusal(equipment, brief, suitability),
    sentences: [
      ...(isSuited ? [] : told.slice(0, 2).map((limit) => describeLimit(limit, nameOf(equipment), place))),
      describeSpace(equipment, brief, suitability),
      describeGear(equipment, room),
      isSuited ? describeFurthest(room, largerText) : '',
      ceiling && !brief.room.heightM ? `Check the ceiling: ${ceiling.name} needs ${ceiling.metres} m.` : '',
      outside.length > 0 ? `Used outside: ${listNames(outside)}.` : '',
      leftOut.length > 0 ? `Left out outdoors: ${listNames(leftOut)}.` : '',
    ].filter(Boolean),
    suitability,
  }
}

const nameOf = ({ name = 'This equipment' }: NamedEquipment) => name

const tooMany: Partial<Record<Limit['kind'], string>> = {
  picture: 'Too many for the screen.',
  'dance floor': 'Too many for the dance floor.',
  light: 'Too many for the lights.',
  ceiling: 'The ceiling is too low.',
}

function formatRefusal(
  equipment: NamedEquipment,
  brief: RoomBrief,
  { limits: [limit], room }: SuitabilityInRoom,
): string {
  const { guests = 1, seating, place } = brief
  if (!room.gearFits) return `${nameOf(equipment)} doesn't fit.`
  switch (limit?.kind) {
    case 'floor':
      return room.tight === 0
        ? `No room for guests ${seatingTexts[seating]}.`
        : `Too small for ${formatNumber(guests)}.`
    case 'roof':
    case 'daylight':
      return `Not ${formatPlace(place)}${limit.kind === 'daylight' ? ' by day' : ''}.`
    case 'tier':
      return `${nameOf(equipment)} suits ${formatNumber(limit.guests)}, not ${formatNumber(guests)}.`
    default:
      return (limit && tooMany[limit.kind]) ?? `Not enough sound for ${formatNumber(guests)}.`
  }
}

const roomLimits: readonly Limit['kind'][] = ['floor', 'ceiling', 'speech in the room']

/** 'Weddings Diamond suits up to 120 guests indoors, and 18 × 12 m holds about 96 at tables, or up to 144 close together.' */
function describeSpace(equipment: NamedEquipment, brief: RoomBrief, { limits, room }: SuitabilityInRoom): string {
  const { seating, guests = 0 } = brief
  const { comfortable, heard, gearFits } = room
  if (!gearFits || heard === 0) return ''
  const most = Math.min(...limits.map((limit) => (roomLimits.includes(limit.kind) ? Infinity : limit.guests)))
  const made =
    guests <= most && most > 0 && most < Infinity
      ? `${nameOf(equipment)} suits up to ${formatCount(most, 'guest')} ${formatPlace(brief.place)}, and `
      : ''
  const close = heard > comfortable && guests > comfortable ? `up to ${formatNumber(heard)} close together` : ''
  const holds = comfortable > 0 ? `about ${formatNumber(comfortable)} ${seatingTexts[seating]}` : ''
  return `${made}${formatSides(brief.room)} holds ${[holds, close].filter(Boolean).join(', or ')}.`
}

/** Rounded up, so that no floor is shown as smaller than it is. */
export const formatSize = ({ width, depth }: Size): string =>
  `${[width, depth].map((metres) => Math.ceil(Number((metres * 10).toFixed(6))) / 10).join(' × ')} m`

function describeGear({ kit }: Equipment, { plan: { gear, danceFloor, zone }, gearFits }: RoomAnswer): string {
  const parts = [
    ...(gear ? [`${formatSize(gear)} along one wall`] : []),
    ...(danceFloor && getDanceFloor(kit) ? [`${formatSize(danceFloor)} for the dance floor`] : []),
    ...(gearFits || !gear ? [] : ['1 m to walk past']),
  ]
  return [
    parts.length > 0 ? `Our gear needs ${formatList(parts)}.` : '',
    zone ? `Everyone leaves ${formatSize(zone)} in front while the effects go.` : '',
    parts.length === 0 && !zone ? 'None of it stands on the floor.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** '45-point text from row 8 on': the smallest text, in fives, that the furthest guests can read. Empty for 30 points. */
function getLargerText({ furthestM, reach: { pictureM = Infinity }, plan: { floor, guests } }: RoomAnswer): string {
  const points = Math.ceil((SLIDE_TEXT_POINTS * furthestM) / pictureM / 5 - 1e-9) * 5
  if (points <= SLIDE_TEXT_POINTS) return ''
  const lines = [...new Set(guests.seats.map(({ y }) => y))].toSorted((a, b) => a - b)
  const far = guests.seats.filter(({ x, y }) => Math.hypot(x - floor.width / 2, y) > pictureM).map(({ y }) => y)
  return `${points}-point text ${guests.kind === 'rows' ? `from row ${lines.indexOf(Math.min(...far)) + 1} on` : `beyond ${pictureM} m`}`
}

/** How far the furthest guests are from the screen, and how far speech is clear. */
function describeFurthest({ furthestM, reach: { pictureM, speechM } }: RoomAnswer, largerText: string): string {
  if (furthestM === 0 || (!pictureM && !speechM)) return ''
  return [
    `Your furthest seat is ${formatMetres(furthestM)} m from ${pictureM ? 'the screen' : 'the wall of our gear'}.`,
    pictureM && !largerText ? `It reads ${SLIDE_TEXT_POINTS}-point text.` : '',
    largerText
      ? `For ${SLIDE_TEXT_POINTS}-point text, seat everyone within ${pictureM} m, or add a second screen further back.`
      : '',
    speechM ? `Speech is clear to ${speechM} m.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** One line for the venue, the enquiry and the print. */
export const summarizeRoom = (brief: RoomBrief, { headline, sentences }: RoomVerdict): string =>
  `${formatRoom(brief)}. ${[headline, ...sentences].join(' ')}`
