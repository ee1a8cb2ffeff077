import { formatPlace } from '../../content/advice/event-places'
import { SLIDE_TEXT_POINTS } from '../../content/advice/slide-text'
import { getEquipment } from '../../content/equipment'
import { formatList, formatNumber } from '../../lib/text/quantities'
import { describeLimit, type Equipment, type RoomBrief } from '../suitability'
import type { RoomPlan } from './floor'
import type { Size } from './gear'
import { getReadableM, getSuitabilityInRoom, type SuitabilityInRoom } from './room'
import { formatCrowd, formatMetres, formatRoom, formatSides, seatingTexts } from './room-input'

// Pages load this file when the visitor has a room.
export { getSuitabilityInRoom } from './room'

/** The tier or the hire items that the visitor asks about. Hire items have no name. */
export type NamedEquipment = Equipment & { name?: string | undefined }

export type RoomVerdict = {
  brief: RoomBrief
  status: 'suits' | 'tight' | 'no'
  headline: string
  sentences: readonly string[]
  suitability: SuitabilityInRoom
}

export const roomNote =
  "A guide for an empty, rectangular space. A bar, a buffet or a bridal table takes floor, too. Most halls are approved for about one person a square metre, and your venue's own limit and fire exits come first."

/** The one answer for a room, from sound, picture, place, tier, floor and ceiling. */
export function getRoomVerdict(equipment: NamedEquipment, brief: RoomBrief): RoomVerdict {
  const { name = 'This equipment' } = equipment
  const suitability = getSuitabilityInRoom(equipment, brief)
  const { outside, leftOut, limits, ceiling, comfortable, tight, plan } = suitability
  const guests = brief.guests ?? Math.max(1, Math.min(suitability.guests, comfortable || tight))
  const isSuited = guests <= suitability.guests
  const isTight = guests > comfortable
  const crowd = (brief.guests ? '' : 'up to ') + formatCrowd(guests, brief.seating)
  const ending = isTight && comfortable > 0 ? `, comfortable for ${formatNumber(comfortable)}` : ''
  // The sentence about the floor has its number, and the headline names the tier's.
  const exceeded = limits.filter(({ kind, guests: most }) => kind !== 'floor' && kind !== 'tier' && most < guests)
  return {
    brief,
    status: !isSuited ? 'no' : isTight ? 'tight' : 'suits',
    headline: isSuited
      ? `${isTight ? 'Tight for' : 'It suits'} ${crowd}${ending}.`
      : formatRefusal(name, brief, suitability),
    sentences: [
      ...exceeded.slice(0, 2).map((limit) => describeLimit(limit, name, brief.place)),
      describeSpace(brief, suitability, guests),
      describeGear(plan, brief),
      isSuited ? describeFurthest(brief, suitability, guests) : '',
      ceiling && !brief.room.heightM ? `Check the ceiling: ${ceiling.name} needs ${ceiling.metres} m.` : '',
      outside.length > 0 ? `Used outside: ${listNames(outside)}.` : '',
      leftOut.length > 0 ? `Left out outdoors: ${listNames(leftOut)}.` : '',
    ].filter(Boolean),
    suitability,
  }
}

const listNames = (kit: Equipment['kit']) => formatList(kit.map(({ id }) => getEquipment(id).shortName))

function formatRefusal(name: string, brief: RoomBrief, { limits: [limit], plan, tight }: SuitabilityInRoom): string {
  const guests = formatNumber(brief.guests ?? 1)
  if (!plan.gearFits) return `${name} doesn't fit.`
  switch (limit?.kind) {
    case 'floor':
      return tight === 0 ? `No room for guests ${seatingTexts[brief.seating]}.` : `Too small for ${guests}.`
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

/** '18 × 12 m holds about 96 at tables, or up to 144 close together.' */
function describeSpace({ seating, room }: RoomBrief, suitability: SuitabilityInRoom, guests: number): string {
  const { comfortable, tight, plan } = suitability
  if (!plan.gearFits || tight === 0) return ''
  const holds = comfortable > 0 ? [`about ${formatNumber(comfortable)} ${seatingTexts[seating]}`] : []
  const close = guests > comfortable ? [`up to ${formatNumber(tight)} close together`] : []
  return `${formatSides(room)} holds ${[...holds, ...close].join(', or ')}.`
}

/** Rounded up, so that no floor is shown as smaller than it is. */
export const formatSize = ({ width, depth }: Size): string =>
  `${[width, depth].map((metres) => Math.ceil(Number((metres * 10).toFixed(6))) / 10).join(' × ')} m`

function describeGear({ gear, danceFloor, zone, gearFits }: RoomPlan, { place }: RoomBrief): string {
  const parts = [
    ...(gear.width > 0 ? [formatSize(gear) + (place === 'outdoors' ? '' : ' along one wall')] : []),
    ...(danceFloor ? [`${formatSize(danceFloor)} for the dance floor`] : []),
    ...(gear.width > 0 && !gearFits ? ['1 m to walk past'] : []),
  ]
  if (parts.length === 0 && !zone) return 'None of it takes up floor.'
  return [
    parts.length > 0 ? `Our gear needs ${formatList(parts)}.` : '',
    zone ? `Everyone leaves ${formatSize(zone)} in front while the effects go.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function describeFurthest(
  { seating, place, isAfterDark }: RoomBrief,
  suitability: SuitabilityInRoom,
  guests: number,
): string {
  const { limits, getFurthest } = suitability
  if (seating === 'standing' || seating === 'dancing') return ''
  const screen = limits.find((limit) => limit.kind === 'picture')?.screen
  const speechM = limits.find((limit) => limit.kind === 'speech')?.reachM
  const { sidesM, middleM } = getFurthest(guests)
  const readableM = getReadableM(suitability)
  const isByDay = place === 'outdoors' && !isAfterDark
  return [
    readableM ? describeText(sidesM, middleM, readableM, seating === 'rows') : '',
    speechM && sidesM > speechM
      ? `Speech is clear to ${speechM} m, and your furthest seat is ${formatMetres(sidesM)} m away.`
      : '',
    screen && isByDay ? 'By day the screen needs shade.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The smallest text that the furthest guests can read, in fives of points. */
function describeText(sidesM: number, middleM: number, readableM: number, isInRows: boolean): string {
  const getPoints = (metres: number) => Math.ceil((SLIDE_TEXT_POINTS * metres) / readableM / 5 - 1e-9) * 5
  if (sidesM <= readableM) {
    return `Your furthest seat is ${formatMetres(sidesM)} m from the screen and can read ${SLIDE_TEXT_POINTS}-point text.`
  }
  return middleM > readableM
    ? `The back is ${formatMetres(middleM)} m from the screen, so use ${getPoints(sidesM)}-point text.`
    : `${isInRows ? 'The ends of the rows' : 'The tables at the sides'} are up to ${formatMetres(sidesM)} m from the screen, so use ${getPoints(sidesM)}-point text for them.`
}

/** An alternative that suits: fewer guests, or a larger tier. */
export type Alternative = { text: string } & ({ guests: number } | { tier: string })

/** Empty unless the verdict is no. `others` are the other tiers, the cheapest first. */
export function listAlternatives(
  { brief, status, suitability }: RoomVerdict,
  others: readonly NamedEquipment[] = [],
): Alternative[] {
  if (status !== 'no') return []
  const { guests = 1, seating } = brief
  const larger = others.find((other) => getSuitabilityInRoom(other, brief).guests >= guests)?.name
  return [
    ...(suitability.guests > 0
      ? [{ text: `Up to ${formatCrowd(suitability.guests, seating)}`, guests: suitability.guests }]
      : []),
    ...(larger ? [{ text: larger, tier: larger }] : []),
  ]
}

/** One line for the venue, the enquiry and the print. */
export const summarizeRoom = ({ brief, headline, sentences }: RoomVerdict): string =>
  `${formatRoom(brief)}. ${[headline, ...sentences].join(' ')}`
