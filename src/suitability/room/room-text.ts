import { formatPlace } from '../../content/advice/event-kinds'
import { SLIDE_TEXT_POINTS } from '../../content/advice/guest-rules'
import type { Seating } from '../../content/advice/room-rules'
import { getEquipment } from '../../content/equipment'
import { formatList, formatNumber } from '../../lib/text/quantities'
import type { Equipment, Limit } from '../suitability'
import { describeLimit } from '../texts'
import { getCeiling, type RoomAnswer, type RoomBrief } from './room'
import { formatCrowd, formatMetres, formatRoom, formatSides, formatSize, seatingTexts } from './room-format'
import { getSuitabilityInRoom, type SuitabilityInRoom } from './room-suitability'

export { getSuitabilityInRoom } from './room-suitability'

/** What the visitor asks about. `name` is that of a tier; hire items have none. */
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
  const { guests } = brief
  const [limit] = suitability.limits
  const isSuited = guests === undefined ? suitability.guests > 0 : guests <= suitability.guests
  const status = !isSuited ? 'no' : guests !== undefined && guests > room.comfortable ? 'tight' : 'suits'
  return {
    status,
    headline: isSuited ? formatSuited(status, brief, suitability) : formatRefusal(limit, equipment, brief, room),
    sentences: describe(equipment, brief, suitability, isSuited),
    suitability,
  }
}

function formatSuited(status: RoomVerdict['status'], { guests, seating }: RoomBrief, suitability: SuitabilityInRoom) {
  if (status === 'tight') return `Tight for ${formatNumber(guests ?? 0)}.`
  const most = Math.min(suitability.guests, suitability.room.comfortable || suitability.guests)
  return `It suits ${guests === undefined ? 'up to ' : ''}${formatCrowd(guests ?? most, seating)}.`
}

const nameOf = ({ name = 'This equipment' }: NamedEquipment) => name

/** Why not, without numbers that the sentences contradict. */
function formatRefusal(
  limit: Limit | undefined,
  equipment: NamedEquipment,
  brief: RoomBrief,
  room: RoomAnswer,
): string {
  const { guests = 1, seating, place } = brief
  if (!limit) return ''
  if (limit.kind === 'floor') {
    if (!room.gearFits) return `${nameOf(equipment)} doesn't fit.`
    return room.tight === 0 ? `No room for guests ${seatingTexts[seating]}.` : `Too small for ${formatNumber(guests)}.`
  }
  if (limit.kind === 'ceiling') return 'The ceiling is too low.'
  if (limit.kind === 'roof' || limit.kind === 'daylight') return `Not ${formatPlace(place)}.`
  const short = {
    dancing: 'Not enough sound',
    speech: 'Not enough sound',
    picture: 'Too many for the screen',
    light: 'Not enough light',
    'dance floor': 'Too many for the dance floor',
    tier: 'Too many',
  }[limit.kind]
  return limit.kind === 'tier'
    ? `${nameOf(equipment)} suits ${formatNumber(limit.guests)}, not ${formatNumber(guests)}.`
    : `${short}${short.startsWith('Not') ? ` for ${formatNumber(guests)}` : ''}.`
}

function describe(
  equipment: NamedEquipment,
  brief: RoomBrief,
  suitability: SuitabilityInRoom,
  isSuited: boolean,
): string[] {
  const { room, limits, outside, leftOut } = suitability
  const { guests = 1, seating, place } = brief
  const exceeded = limits.filter((limit) => limit.kind !== 'floor' && limit.guests < guests)
  const ceiling = getCeiling(equipment, place)
  const canCheckCeiling = ceiling && brief.room.heightM === undefined
  const listNames = (kit: Equipment['kit']) => formatList(kit.map(({ id }) => getEquipment(id).shortName))
  return [
    ...(isSuited ? [] : exceeded.slice(0, 2).map((limit) => describeLimit(limit, nameOf(equipment), place))),
    describeSpace(equipment, brief, suitability),
    describeGear(room),
    isSuited && room.gearFits ? describeBackRow(seating, room) : '',
    canCheckCeiling ? `Check the ceiling: ${ceiling.name} needs ${ceiling.metres} m.` : '',
    outside.length > 0 ? `Used outside: ${listNames(outside)}.` : '',
    leftOut.length > 0 ? `Left out outdoors: ${listNames(leftOut)}.` : '',
  ].filter(Boolean)
}

/** 'Weddings Diamond is made for up to 120 guests, and 18 × 12 m holds about 96 at tables, 144 close together.' */
function describeSpace(equipment: NamedEquipment, brief: RoomBrief, { limits, room }: SuitabilityInRoom) {
  const { seating, guests = 0 } = brief
  const { comfortable, tight, gearFits } = room
  const most = Math.min(...limits.map((limit) => (isOfRoom(limit) ? Infinity : limit.guests)))
  const made =
    most > 0 && most < Infinity && guests <= most
      ? `${nameOf(equipment)} suits up to ${formatNumber(most)} guests ${formatPlace(brief.place)}`
      : ''
  if (!gearFits || tight === 0) return made && gearFits ? `${made}.` : ''
  const close = comfortable < tight && (guests > comfortable || comfortable === 0)
  const holds = [
    `${formatSides(brief.room)} holds`,
    comfortable > 0 ? ` about ${formatNumber(comfortable)} ${seatingTexts[seating]}` : '',
    close
      ? `${comfortable > 0 ? ', or ' : ' '}up to ${formatNumber(tight)}${comfortable > 0 ? '' : ` ${seatingTexts[seating]}`} close together`
      : '',
  ].join('')
  return `${made ? `${made}, and ` : ''}${holds}.`
}

const isOfRoom = (limit: Limit) =>
  limit.kind === 'floor' || limit.kind === 'ceiling' || (limit.kind === 'speech' && limit.isInRoom)

function describeGear({ plan: { gear, danceFloor, zone }, gearFits, bringsDanceFloor }: RoomAnswer): string {
  if (!gear && !zone) return 'None of it stands on the floor.'
  const parts = [
    ...(gear ? [`${formatSize(gear)} along one wall`] : []),
    ...(danceFloor && bringsDanceFloor ? [`${formatSize(danceFloor)} for its dance floor`] : []),
    ...(gearFits || !gear ? [] : ['1 m to walk past']),
  ]
  const effects = zone ? ` Everyone leaves ${formatSize(zone)} in front while the effects go.` : ''
  return parts.length > 0 ? `Our gear needs ${formatList(parts)}.${effects}` : effects.trim()
}

/** How far the last guests are from the screen, and which text they read. */
function describeBackRow(seating: Seating, { lastRowM, reach, plan }: RoomAnswer): string {
  const { pictureM, speechM } = reach
  if (lastRowM === 0 || (!pictureM && !speechM)) return ''
  const back = seating === 'rows' ? 'Your back row is' : 'Your furthest table is'
  const distance = `${back} ${formatMetres(lastRowM)} m from the ${pictureM ? 'screen' : 'wall'}`
  const speech = speechM ? `Speech is clear to ${speechM} m.` : ''
  if (!pictureM) return `${distance}. ${speech}`
  const points = getTextPoints(lastRowM, pictureM)
  if (points <= SLIDE_TEXT_POINTS)
    return [`${distance} and reads ${SLIDE_TEXT_POINTS}-point text.`, speech].join(' ').trim()
  const lines = [...new Set(plan.guests.seats.map(({ y }) => y))].toSorted((a, b) => a - b)
  const row = lines.findIndex((y) => y > pictureM) + 1
  const from = seating === 'rows' ? `From row ${row} on` : `Beyond ${pictureM} m`
  return [`${distance}. ${from}, use ${points}-point text, or add a second screen.`, speech].join(' ').trim()
}

/** The smallest text that is read from so far away, in points: in whole fives. */
export const getTextPoints = (distanceM: number, pictureM: number): number =>
  Math.max(SLIDE_TEXT_POINTS, Math.ceil((SLIDE_TEXT_POINTS * distanceM) / pictureM / 5 - 1e-9) * 5)

/** One line for the venue, the enquiry and the print. */
export function summarizeRoom(brief: RoomBrief, verdict: RoomVerdict): string {
  const crowd = brief.guests ? `, for ${formatCrowd(brief.guests, brief.seating)}` : ''
  return `${formatRoom(brief)}${crowd}. ${[verdict.headline, ...verdict.sentences].join(' ')}`
}
