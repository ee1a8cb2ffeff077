import {
  PROJECTOR_DISTANCE,
  SLIDE_TEXT_HEIGHTS,
  SLIDE_TEXT_POINTS,
} from '../../content/advice/slide-text'
import { getEquipment } from '../../content/equipment'
import type { ScreenRule } from '../../content/schemas/capacity'
import { TOLERANCE_M } from '../../hire/kit-floor'
import { getItems } from '../../hire/kit-totals'
import { formatFloor, formatList, formatNumber } from '../../lib/text/quantities'
import { describeLimit, type Equipment, type RoomBrief } from '../suitability'
import { getSuitabilityInRoom, type SuitabilityInRoom } from './room'
import { formatCrowd, formatMetres, formatRoom, formatSides, seatingTexts } from './room-input'

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
  "A guide for an empty, rectangular space. A bar, a buffet or a bridal table takes up floor, too. Most halls are approved for about one person a square metre, and your venue's own limit and fire exits come first."

/** The one answer for a room, from sound, picture, place, tier, floor and ceiling. */
export function getRoomVerdict(equipment: NamedEquipment, brief: RoomBrief): RoomVerdict {
  const { name = 'This equipment' } = equipment
  const suitability = getSuitabilityInRoom(equipment, brief)
  const { outside, leftOut, limits, ceiling, comfortable, tight } = suitability
  const guests = brief.guests ?? Math.max(1, Math.min(suitability.guests, comfortable || tight))
  const isSuited = guests <= suitability.guests
  const isTight = guests > comfortable
  // `describeSpace` has the sentence about the floor.
  const [tightest] = limits
  return {
    brief,
    status: !isSuited ? 'no' : isTight ? 'tight' : 'suits',
    headline: isSuited
      ? formatApproval(brief, guests, isTight ? comfortable : undefined)
      : formatRefusal(brief, guests, suitability),
    sentences: [
      !isSuited && tightest && tightest.kind !== 'floor'
        ? describeLimit(tightest, name, brief.place)
        : '',
      describeSpace(brief, suitability, guests),
      describeGear(suitability, brief),
      isSuited ? describeFurthest(brief, suitability, guests) : '',
      ceiling && !brief.room.heightM
        ? `Check the ceiling: you need ${ceiling.metres} m for ${ceiling.name}.`
        : '',
      outside.length > 0 ? `Used outside: ${listNames(outside)}.` : '',
      leftOut.length > 0 ? `Left out outdoors: ${listNames(leftOut)}.` : '',
    ].filter(Boolean),
    suitability,
  }
}

const listNames = (kit: Equipment['kit']) =>
  formatList(kit.map(({ id }) => getEquipment(id).shortName))

/** 'It suits 96 guests at tables.' or 'Tight for 120 guests at tables, comfortable for 96.' */
function formatApproval(
  { guests, seating }: RoomBrief,
  most: number,
  comfortable?: number,
): string {
  const crowd = (guests ? '' : 'up to ') + formatCrowd(most, seating)
  if (comfortable === undefined) return `It suits ${crowd}.`
  return `Tight for ${crowd}${comfortable > 0 ? `, comfortable for ${formatNumber(comfortable)}` : ''}.`
}

/** 'It suits 80 guests dancing, not 140.' The sentences that follow say why. */
function formatRefusal(
  { seating }: RoomBrief,
  guests: number,
  suitability: SuitabilityInRoom,
): string {
  const { guests: most, comfortable } = suitability
  if (most === 0) return "It doesn't suit your event."
  const crowd = formatCrowd(most, seating)
  return most > comfortable
    ? `Up to ${crowd} fit close together, not ${formatNumber(guests)}.`
    : `It suits ${crowd}, not ${formatNumber(guests)}.`
}

/** '18 × 12 m holds about 96 at tables, or up to 144 close together.' */
function describeSpace(
  { seating, room }: RoomBrief,
  suitability: SuitabilityInRoom,
  guests: number,
): string {
  const { comfortable, tight, plan } = suitability
  if (!plan.gearFits) return `${formatSides(room)} is too small for our gear.`
  if (tight === 0)
    return `${formatSides(room)} has no space left for guests ${seatingTexts[seating]}.`
  const holds =
    comfortable > 0 ? [`about ${formatNumber(comfortable)} ${seatingTexts[seating]}`] : []
  const close = guests > comfortable ? [`up to ${formatNumber(tight)} close together`] : []
  return `${formatSides(room)} holds ${[...holds, ...close].join(', or ')}.`
}

function describeGear({ plan, used }: SuitabilityInRoom, { place }: RoomBrief): string {
  const { gear, danceFloor, zone, gearFits, hasProjectorAisle } = plan
  const effects = getItems(used).flatMap(({ item: { shortName, clearanceM } }) =>
    clearanceM ? `the ${shortName}` : [],
  )
  const parts = [
    ...(gear.width > 0
      ? [formatFloor(gear) + (place === 'outdoors' ? '' : ' along one wall')]
      : []),
    ...(danceFloor ? [`${formatFloor(danceFloor)} for the dance floor`] : []),
    ...(gear.width > 0 && !gearFits ? ['1 m to walk past'] : []),
    ...(hasProjectorAisle ? [`an aisle for the projector, ${PROJECTOR_DISTANCE} in front`] : []),
  ]
  if (parts.length === 0 && !zone) return 'None of it takes up floor.'
  return [
    parts.length > 0 ? `Our gear needs ${formatList(parts)}.` : '',
    zone
      ? `Everyone keeps clear of ${formatFloor(zone)} in front while we set off ${formatList(effects)}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function describeFurthest(
  { seating }: RoomBrief,
  suitability: SuitabilityInRoom,
  guests: number,
): string {
  const { limits, getFurthest } = suitability
  if (seating === 'standing' || seating === 'dancing') return ''
  const screen = limits.find((limit) => limit.kind === 'picture')?.screen
  const speechM = limits.find((limit) => limit.kind === 'speech')?.reachM
  const { sidesM, middleM } = getFurthest(guests)
  return [
    screen?.showsText ? describeText(screen, sidesM, middleM, seating === 'rows') : '',
    speechM && sidesM > speechM
      ? `Speech is clear to ${speechM} m, and your furthest seat is ${formatMetres(sidesM)} m away.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The distance at which text of `SLIDE_TEXT_POINTS` can be read. */
const getReadableM = ({ heightM }: ScreenRule) => Math.round(heightM * SLIDE_TEXT_HEIGHTS)

/** The smallest text that can be read from a distance, in fives of points. */
export const getTextPoints = (screen: ScreenRule, metres: number): number =>
  Math.ceil((SLIDE_TEXT_POINTS * metres) / getReadableM(screen) / 5 - TOLERANCE_M) * 5

function describeText(
  screen: ScreenRule,
  sidesM: number,
  middleM: number,
  isInRows: boolean,
): string {
  const readableM = getReadableM(screen)
  const points = getTextPoints(screen, sidesM)
  if (sidesM <= readableM) {
    return `Your furthest seat is ${formatMetres(sidesM)} m from the screen and can read ${SLIDE_TEXT_POINTS}-point text.`
  }
  return middleM > readableM
    ? `The back is ${formatMetres(middleM)} m from the screen, so use ${points}-point text.`
    : `${isInRows ? 'The ends of the rows' : 'The tables at the sides'} are up to ${formatMetres(sidesM)} m from the screen. For them to read it, use ${points}-point text.`
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
      ? [
          {
            text: `Up to ${formatCrowd(suitability.guests, seating)}${suitability.guests > suitability.comfortable ? ', close together' : ''}`,
            guests: suitability.guests,
          },
        ]
      : []),
    ...(larger ? [{ text: larger, tier: larger }] : []),
  ]
}

/** One line for the venue, the enquiry and the print. */
export const summarizeRoom = ({ brief, headline, sentences }: RoomVerdict): string =>
  `${formatRoom(brief)}. ${[headline, ...sentences].join(' ')}`
