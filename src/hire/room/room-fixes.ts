import { type EquipmentId, getEquipment } from '../../content/equipment'
import type { Kit } from '../../content/equipment/kit'
import { getLowestPrice } from '../../lib/text/money'
import { getKitPrice } from '../kit'
import { checkRoom, type Gear, type Room, type RoomAnswer, type RoomQuestion } from './room'
import { formatGuests, formatMetres } from './room-text'

/** A smaller tier that may fit instead. */
export type Alternative = { name: string; gear: Gear }

/** What would make it fit. Empty if it fits. The alternatives are ordered from the smallest to the largest. */
export function describeFixes(
  question: RoomQuestion,
  answer: RoomAnswer,
  alternatives: readonly Alternative[] = [],
): string[] {
  if (answer.verdict !== 'too small') return []
  const { guests, seating, gear } = question
  const { tight } = answer.capacity
  const fits = (change: Partial<RoomQuestion>) => checkRoom({ ...question, ...change }).verdict !== 'too small'
  const isLowCeiling = answer.ceiling?.isTooLow
  const smaller = alternatives.findLast((alternative) => fits({ gear: alternative.gear }))
  const closer = (['tables', 'standing'] as const).find((other) => fits({ seating: other }))
  const surplus = gear.tier ? undefined : findSurplusItem(gear.kit, (kit) => fits({ gear: { ...gear, kit } }))
  return [
    guests && closer ? formatGuests(guests, closer) : '',
    !isLowCeiling && guests && tight >= guests / 2 ? `Up to ${formatGuests(tight, seating)}` : '',
    smaller ? smaller.name : '',
    surplus ? `Everything but the ${getEquipment(surplus).shortName}` : '',
    describeLargerRoom(question, answer),
  ].filter(Boolean)
}

/** The cheapest item without which the others fit, if any are left. */
const findSurplusItem = (kit: Kit, fits: (kit: Kit) => boolean): EquipmentId | undefined =>
  kit
    .filter(({ id }) => kit.length > 1 && fits(kit.filter((line) => line.id !== id)))
    .toSorted((a, b) => getLowestPrice(getKitPrice([a]).price) - getLowestPrice(getKitPrice([b]).price))[0]?.id

/** 'A space of about 14 × 8.5 m', with the height that it needs if the ceiling is too low. */
function describeLargerRoom(question: RoomQuestion, { ceiling }: RoomAnswer): string {
  const { room } = question
  const height = ceiling?.isTooLow ? ceiling.metres : undefined
  const larger = findLargerRoom({ ...question, room: { ...room, height: height ?? room.height } })
  if (!larger) return ''
  const isLarger = larger.length * larger.width > room.length * room.width
  return [
    `A ${room.kind === 'marquee' ? 'marquee' : 'space'}`,
    isLarger ? ` of about ${formatMetres(larger.length)} × ${formatMetres(larger.width)} m` : '',
    height ? `${isLarger ? ',' : ''} at least ${height} m high` : '',
  ].join('')
}

const STEP_M = 0.5
const MAX_LENGTH_M = 200

/** The smallest room of about the same shape that everything fits, in steps of half a metre. Undefined if none is. */
function findLargerRoom(question: RoomQuestion): Room | undefined {
  const { room } = question
  if (isLargeEnough(room, question)) return room
  const [short, long] = [Math.min(room.length, room.width), Math.max(room.length, room.width)]
  for (let width = roundUp(short); width <= MAX_LENGTH_M; width += STEP_M) {
    const larger = { ...room, width, length: Math.min(roundUp((width * long) / short), MAX_LENGTH_M) }
    if (isLargeEnough(larger, question)) return larger
  }
  return undefined
}

const isLargeEnough = (room: Room, question: RoomQuestion) => checkRoom({ ...question, room }).verdict !== 'too small'

const roundUp = (metres: number) => Math.ceil(metres / STEP_M) * STEP_M
