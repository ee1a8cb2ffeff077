import { type EquipmentId, getEquipment } from '../../content/equipment'
import type { Kit } from '../../content/equipment/kit'
import { getCount, getKitPrice } from '../../hire/kit'
import { getLowestPrice } from '../../lib/text/money'
import { type RoomSize } from '../brief'
import { getCeiling, type RoomBrief } from './room'
import { formatCrowd, formatMetres } from './room-format'
import { getSuitabilityInRoom } from './room-suitability'
import { type NamedEquipment, type RoomVerdict } from './room-text'

const SCREEN = 'projector-screen'

/** What would suit instead. Empty unless the verdict is no. `others` are the other tiers, the cheapest first. */
export function describeFixes(
  equipment: NamedEquipment,
  brief: RoomBrief,
  { status, suitability }: RoomVerdict,
  others: readonly NamedEquipment[] = [],
): string[] {
  if (status !== 'no') return []
  const { guests, seating, place, room } = brief
  const suits = (changed: Partial<RoomBrief>, other: NamedEquipment = equipment) =>
    getSuitabilityInRoom(other, { ...brief, ...changed }).guests >= (guests ?? 1)
  const { kit, tier } = equipment
  const seatings = (['tables', 'rows', 'standing'] as const).filter((other) => other !== seating)
  const dense = guests && seatings.find((other) => suits({ seating: other }))
  const isPicture = suitability.limits[0]?.kind === 'picture' && getCount(kit, SCREEN) === 1
  const withSecond = kit.map((line) => (line.id === SCREEN ? { ...line, count: 2 } : line))
  const surplus = tier ? undefined : findSurplusItem(kit, (rest) => suits({}, { kit: rest }))
  return [
    guests && suitability.guests >= guests / 2 ? `Up to ${formatCrowd(suitability.guests, seating)}` : '',
    others.find((other) => suits({}, other))?.name ?? '',
    isPicture && suits({}, { ...equipment, kit: withSecond, tier: undefined }) ? 'A second projector and screen' : '',
    dense ? formatCrowd(guests, dense) : '',
    surplus ? `Everything except the ${getEquipment(surplus).shortName}` : '',
    place === 'outdoors' && suits({ place: 'marquee' }) ? 'A marquee' : '',
    describeLargerRoom(equipment, brief, room),
  ].filter(Boolean)
}

/** The cheapest item without which the others suit, if any are left. */
const findSurplusItem = (kit: Kit, suits: (kit: Kit) => boolean): EquipmentId | undefined =>
  kit
    .filter(({ id }) => kit.length > 1 && suits(kit.filter((line) => line.id !== id)))
    .toSorted((a, b) => getLowestPrice(getKitPrice([a]).price) - getLowestPrice(getKitPrice([b]).price))[0]?.id

const STEP_M = 0.5
/** Up to 60 m more. */
const MAX_STEPS = 120

/** 'A room of about 14 × 8.5 m, at least 3.5 m high'. Empty if no room suits. */
function describeLargerRoom(equipment: NamedEquipment, brief: RoomBrief, room: RoomSize): string {
  const ceilingM = getCeiling(equipment, brief.place)?.metres ?? 0
  const isTooLow = room.heightM !== undefined && room.heightM < ceilingM
  const heightM = isTooLow ? ceilingM : room.heightM
  /** In steps of half a metre, with about the same shape. */
  const getRoom = (steps: number): RoomSize => {
    const [short, long] = [Math.min(room.lengthM, room.widthM), Math.max(room.lengthM, room.widthM)]
    const widthM = roundUp(short) + steps * STEP_M
    return { widthM, lengthM: Math.max(roundUp((widthM * long) / short), long), heightM }
  }
  const suits = (size: RoomSize) =>
    getSuitabilityInRoom(equipment, { ...brief, room: size }).guests >= (brief.guests ?? 1)
  const height = isTooLow ? `at least ${ceilingM} m high` : ''
  if (suits({ ...room, heightM })) return height && `A ceiling ${height}`
  if (!suits(getRoom(MAX_STEPS))) return ''
  // A larger room is never worse.
  let [low, high] = [-1, MAX_STEPS]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (suits(getRoom(middle))) high = middle
    else low = middle
  }
  const { lengthM, widthM } = getRoom(high)
  return [`A space of about ${formatMetres(lengthM)} × ${formatMetres(widthM)} m`, height].filter(Boolean).join(', ')
}

const roundUp = (metres: number) => Math.ceil(metres / STEP_M - 1e-9) * STEP_M
