import { type Seating, WAY_M } from '../../content/advice/room-rules'
import { SLIDE_TEXT_POINTS } from '../../content/advice/slide-text'
import { formatCount, formatList, formatNumber } from '../../lib/text/quantities'
import type { Room, RoomAnswer, RoomKind, RoomQuestion, Verdict } from './room'

/** After a number of guests: '60 guests at tables'. */
const seatingTexts: Record<Seating, string> = {
  tables: 'at tables',
  'tables-dancing': 'at tables with a dance floor',
  rows: 'in rows',
  standing: 'standing',
  dancing: 'dancing',
}

const kindTexts: Record<RoomKind, string> = { indoors: 'indoors', marquee: 'in a marquee', open: 'outdoors' }

const verdictTexts: Record<Verdict, string> = {
  fits: 'It fits.',
  tight: "It fits, but it's tight.",
  'too small': "It doesn't fit.",
}

export const roomNote =
  "This is a guide for an empty, rectangular space. Your venue's own limit comes first, and so do its doors and fire exits."

export const verdictText = ({ verdict }: RoomAnswer): string => verdictTexts[verdict]

/** '12', '12.5': metres to one decimal. */
export const formatMetres = (metres: number): string => String(Number(metres.toFixed(1)))

/** Rounded up, so that no floor is shown as smaller than it is. */
const roundUp = (metres: number): number => Math.ceil(Number((metres * 10).toFixed(6))) / 10

const formatSides = ({ width, depth }: { width: number; depth: number }): string =>
  `${roundUp(width)} × ${roundUp(depth)} m`

/** Rounded down, to 5 m² for more than 20. */
function formatArea(squareMetres: number): string {
  const step = squareMetres > 20 ? 5 : 1
  return `${formatNumber(Math.floor(squareMetres / step) * step)} m²`
}

/** '16 × 8 m, 3 m high, indoors'. */
export const formatRoom = ({ length, width, height, kind }: Room): string =>
  [
    `${formatMetres(length)} × ${formatMetres(width)} m`,
    ...(height && kind !== 'open' ? [`${formatMetres(height)} m high`] : []),
    kindTexts[kind],
  ].join(', ')

export const formatGuests = (guests: number, seating: Seating): string =>
  `${formatCount(guests, 'guest')} ${seatingTexts[seating]}`

/** Why it fits or does not fit, and what else to know. Full sentences. */
export function describeRoom(question: RoomQuestion, answer: RoomAnswer): string[] {
  const { seating } = question
  const { ceiling, gearFits, outside, lastRowM, pictureReachM, voiceReachM } = answer
  const last = `The furthest guests are about ${Math.round(lastRowM)} m from the end wall.`
  const hasRows = gearFits && seating !== 'standing' && seating !== 'dancing'
  const picture =
    pictureReachM &&
    `You can read ${SLIDE_TEXT_POINTS}-point text on the screen from up to about ${Math.floor(pictureReachM)} m.`
  const voice = voiceReachM && `Speech is clear up to about ${voiceReachM} m.`
  return [
    ceiling?.isTooLow ? `You need a ceiling of ${ceiling.metres} m for ${ceiling.name}.` : '',
    describeGear(question, answer),
    gearFits ? describeSpace(question, answer) : '',
    hasRows && (picture || voice) ? [last, picture, voice].filter(Boolean).join(' ') : '',
    ceiling && !ceiling.isTooLow ? `Check the ceiling: ${ceiling.name} needs ${ceiling.metres} m.` : '',
    outside.length > 0 ? `Outside the marquee: ${formatList(outside)}.` : '',
  ].filter(Boolean)
}

function describeGear({ gear: { tier } }: RoomQuestion, { gearFits, plan }: RoomAnswer): string {
  if (!plan.way) return 'The gear takes no floor.'
  const parts = [
    ...(plan.gear.depth > 0 ? [`${formatSides(plan.gear)} at the end wall`] : []),
    ...(tier?.danceFloorM ? [`${formatSides(tier.danceFloorM)} for its dance floor`] : []),
    ...(plan.clearSpace ? [`${formatSides(plan.clearSpace)} that stays clear`] : []),
    ...(gearFits ? [] : [`${WAY_M} m to walk past`]),
  ]
  return `The gear ${gearFits ? 'takes' : 'needs'} about ${formatList(parts)}.`
}

function describeSpace({ guests, seating }: RoomQuestion, { left, needed, capacity }: RoomAnswer): string {
  const area = `That leaves about ${formatArea(left)}`
  if (guests === undefined)
    return `${area}: room for about ${formatGuests(capacity.comfortable || capacity.tight, seating)}.`
  const crowd = formatGuests(guests, seating)
  if (guests > capacity.tight) return `${area}, but ${crowd} need about ${formatArea(Math.ceil(needed))}.`
  if (guests <= capacity.comfortable) return `${area}: room for ${crowd}.`
  return `${area}: tight for ${crowd}, comfortable for ${formatNumber(capacity.comfortable)}.`
}

/** One line for the venue, the enquiry and the print: '16 × 8 m, indoors, for 60 guests at tables. It fits. About ...'. */
export function summarizeRoom(question: RoomQuestion, answer: RoomAnswer): string {
  const { room, guests, seating } = question
  const crowd = guests ? `, for ${formatGuests(guests, seating)}` : ''
  return `${formatRoom(room)}${crowd}. ${[verdictText(answer), ...describeRoom(question, answer)].join(' ')}`
}
