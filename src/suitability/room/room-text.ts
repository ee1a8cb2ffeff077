import { formatPlace } from '../../content/advice/event-places'
import { SLIDE_TEXT_POINTS } from '../../content/advice/slide-text'
import { getEquipment } from '../../content/equipment'
import { getDanceFloor } from '../../hire/dance-floor'
import { formatCount, formatList, formatNumber } from '../../lib/text/quantities'
import type { Equipment } from '../suitability'
import { describeLimit } from '../texts'
import type { Size } from './gear'
import type { RoomAnswer, RoomBrief } from './room'
import { formatCrowd, formatMetres, formatRoom, formatSides, seatingTexts } from './room-input'
import { getSuitabilityInRoom, type SuitabilityInRoom } from './room-suitability'

// What pages load when the visitor has a room.
export { addRoomToPath, formatSides, toRoomBrief } from './room-input'
export { getSuitabilityInRoom } from './room-suitability'

/** The tier or the hire items that the visitor asks about. Hire items have no name. */
export type NamedEquipment = Equipment & { name?: string | undefined }

export type RoomVerdict = {
  brief: RoomBrief
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
  const { kit, name = 'This equipment' } = equipment
  const suitability = getSuitabilityInRoom(equipment, brief)
  const { outside, leftOut, limits, ceiling, room } = suitability
  const guests = brief.guests ?? Math.max(1, Math.min(suitability.guests, room.comfortable || room.heard))
  const isSuited = guests <= suitability.guests
  const isTight = guests > room.comfortable
  const largerText = getLargerText(room)
  const crowd = brief.guests ? formatCount(guests, 'guest') : `up to ${formatCrowd(guests, brief.seating)}`
  const comfortable = isTight && room.comfortable > 0 ? `, comfortable for ${formatNumber(room.comfortable)}` : ''
  // `describeSpace` is about the floor. The number of a tier is left out if its equipment suits no more.
  const exceeded = limits
    .filter((limit) => limit.kind !== 'floor' && limit.guests < guests)
    .filter(({ kind }, index) => kind !== 'tier' || index === 0)
  return {
    brief,
    status: !isSuited ? 'no' : isTight ? 'tight' : 'suits',
    headline: isSuited
      ? `${isTight ? 'Tight for' : 'It suits'} ${crowd}${comfortable}${largerText && `, with ${largerText}`}.`
      : formatRefusal(name, brief, suitability),
    sentences: [
      ...exceeded.slice(0, 2).map((limit) => describeLimit(limit, name, brief.place)),
      describeSpace(name, brief, suitability),
      describeGear(kit, room),
      isSuited ? describeFurthest(room, largerText) : '',
      ceiling && !brief.room.heightM ? `Check the ceiling: ${ceiling.name} needs ${ceiling.metres} m.` : '',
      outside.length > 0 ? `Used outside: ${listNames(outside)}.` : '',
      leftOut.length > 0 ? `Left out outdoors: ${listNames(leftOut)}.` : '',
    ].filter(Boolean),
    suitability,
  }
}

const listNames = (kit: Equipment['kit']) => formatList(kit.map(({ id }) => getEquipment(id).shortName))

function formatRefusal(name: string, brief: RoomBrief, { limits: [limit], room }: SuitabilityInRoom): string {
  const guests = formatNumber(brief.guests ?? 1)
  if (!room.gearFits) return `${name} doesn't fit.`
  switch (limit?.kind) {
    case 'floor':
      return room.tight === 0 ? `No room for guests ${seatingTexts[brief.seating]}.` : `Too small for ${guests}.`
    case 'ceiling':
      return 'The ceiling is too low.'
    case 'roof':
      return `Not ${formatPlace(brief.place)}.`
    case 'daylight':
      return 'Not outdoors by day.'
    case 'tier':
      return `${name} suits ${formatNumber(limit.guests)}, not ${guests}.`
    case 'picture':
      return 'Too many for the screen.'
    case 'dance floor':
      return 'Too many for the dance floor.'
    case 'light':
      return 'Too many for the lights.'
    default:
      return `Not enough sound for ${guests}.`
  }
}

/** 'Weddings Diamond suits up to 120 guests indoors, and 18 × 12 m holds about 96 at tables, or up to 144 close together.' */
function describeSpace(name: string, brief: RoomBrief, { withoutRoom, room }: SuitabilityInRoom): string {
  const { seating, guests = 0, place } = brief
  const { comfortable, heard, gearFits } = room
  if (!gearFits || heard === 0) return ''
  const isEnough = guests <= withoutRoom && withoutRoom > 0 && withoutRoom < Infinity
  const made = isEnough ? `${name} suits up to ${formatCount(withoutRoom, 'guest')} ${formatPlace(place)}, and ` : ''
  const holds = comfortable > 0 ? [`about ${formatNumber(comfortable)} ${seatingTexts[seating]}`] : []
  const close = heard > comfortable && guests > comfortable ? [`up to ${formatNumber(heard)} close together`] : []
  return `${made}${formatSides(brief.room)} holds ${[...holds, ...close].join(', or ')}.`
}

/** Rounded up, so that no floor is shown as smaller than it is. */
export const formatSize = ({ width, depth }: Size): string =>
  `${[width, depth].map((metres) => Math.ceil(Number((metres * 10).toFixed(6))) / 10).join(' × ')} m`

function describeGear(kit: Equipment['kit'], { plan: { gear, danceFloor, zone }, gearFits }: RoomAnswer): string {
  const parts = [
    ...(gear ? [`${formatSize(gear)} along one wall`] : []),
    ...(danceFloor && getDanceFloor(kit) ? [`${formatSize(danceFloor)} for the dance floor`] : []),
    ...(gear && !gearFits ? ['1 m to walk past'] : []),
  ]
  if (parts.length === 0 && !zone) return 'None of it stands on the floor.'
  return [
    parts.length > 0 ? `Our gear needs ${formatList(parts)}.` : '',
    zone ? `Everyone leaves ${formatSize(zone)} in front while the effects go.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** '45-point text from row 8 on': the smallest text, in fives, that the furthest guests can read. Empty for 30 points. */
function getLargerText({ furthestM, reach: { pictureM = Infinity }, plan: { guests } }: RoomAnswer): string {
  const points = Math.ceil((SLIDE_TEXT_POINTS * furthestM) / pictureM / 5 - 1e-9) * 5
  if (points <= SLIDE_TEXT_POINTS) return ''
  if (guests.tables.length > 0) return `${points}-point text beyond ${pictureM} m`
  const firstFar = Math.min(...guests.seats.filter(({ x, y }) => Math.hypot(x, y) > pictureM).map(({ y }) => y))
  const rows = new Set(guests.seats.map(({ y }) => y).filter((y) => y <= firstFar))
  return `${points}-point text from row ${rows.size} on`
}

/** How far the furthest guests are from the screen, and how far speech is clear. */
function describeFurthest({ furthestM, reach: { pictureM, speechM } }: RoomAnswer, largerText: string): string {
  if (furthestM === 0 || (!pictureM && !speechM)) return ''
  const text = `${SLIDE_TEXT_POINTS}-point text`
  return [
    `Your furthest seat is ${formatMetres(furthestM)} m from ${pictureM ? 'the screen' : 'the wall of our gear'}.`,
    pictureM && !largerText ? `It reads ${text}.` : '',
    largerText ? `For ${text}, seat everyone within ${pictureM} m, or add a second screen further back.` : '',
    speechM ? `Speech is clear to ${speechM} m.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** One line for the venue, the enquiry and the print. */
export const summarizeRoom = ({ brief, headline, sentences }: RoomVerdict): string =>
  `${formatRoom(brief)}. ${[headline, ...sentences].join(' ')}`
