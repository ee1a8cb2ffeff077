import type { Kit } from '../../content/equipment/kit'
import { getCount } from '../../hire/kit'
import type { RoomSize } from '../brief'
import { getSuitability } from '../suitability'
import type { RoomBrief } from './room'
import { formatCrowd, formatMetres } from './room-input'
import { getCeiling, getSuitabilityInRoom } from './room-suitability'
import type { NamedEquipment, RoomVerdict } from './room-text'

const SCREEN = 'projector-screen'

/** What would suit instead. Empty unless the verdict is no. `others` are the other tiers, the cheapest first. */
export function describeFixes(
  equipment: NamedEquipment,
  brief: RoomBrief,
  { status, suitability }: RoomVerdict,
  others: readonly NamedEquipment[] = [],
): string[] {
  if (status !== 'no') return []
  const { guests = 1, seating, place } = brief
  const suits = (changed: Partial<RoomBrief>, other: NamedEquipment = equipment) =>
    getSuitabilityInRoom(other, { ...brief, ...changed }).guests >= guests
  const closer = (['tables', 'rows', 'standing'] as const).find(
    (other) => other !== seating && suits({ seating: other }),
  )
  const kit: Kit = equipment.kit.map((line) => (line.id === SCREEN ? { ...line, count: 2 } : line))
  const isScreenTooSmall = suitability.limits[0]?.kind === 'picture' && getCount(equipment.kit, SCREEN) === 1
  const fixes = [
    suitability.guests > 0 ? `Up to ${formatCrowd(suitability.guests, seating)}` : '',
    others.find((other) => suits({}, other))?.name ?? '',
    isScreenTooSmall && suits({}, { kit }) ? 'A second projector and screen' : '',
    closer ? formatCrowd(guests, closer) : '',
    place === 'outdoors' && suits({ isAfterDark: true }) ? 'After dark' : '',
    place === 'outdoors' && suits({ place: 'marquee' }) ? 'A marquee' : '',
    describeLargerRoom(equipment, brief),
  ].filter(Boolean)
  return fixes.length > 0 ? fixes : ['A plan of our own for it: ask us']
}

const STEP_M = 0.5
/** Up to 60 m more. */
const MAX_STEPS = 120

/** 'A space of about 14 × 8.5 m, at least 3.5 m high'. Empty if no room suits. */
function describeLargerRoom(equipment: NamedEquipment, brief: RoomBrief): string {
  const { lengthM, widthM, heightM = Infinity } = brief.room
  const ceilingM = getCeiling(equipment, brief.place)?.metres ?? 0
  const height = heightM < ceilingM ? `at least ${ceilingM} m high` : ''
  const [short, long] = [Math.min(lengthM, widthM), Math.max(lengthM, widthM)]
  /** Half a metre wider for each step, with about the same shape. The first is no larger. */
  const getSides = (steps: number): RoomSize => {
    const width = steps === 0 ? short : roundUp(short) + (steps - 1) * STEP_M
    return { widthM: width, lengthM: Math.max(long, steps === 0 ? 0 : roundUp((width * long) / short)) }
  }
  const { guests = 1 } = brief
  const suits = (steps: number) => getSuitabilityInRoom(equipment, { ...brief, room: getSides(steps) }).guests >= guests
  if (getSuitability(equipment, brief).guests < guests) return ''
  if (suits(0)) return height && `A ceiling ${height}`
  // A larger room is never worse.
  let [low, high] = [0, 1]
  while (!suits(high)) {
    if (high > MAX_STEPS) return ''
    ;[low, high] = [high, 2 * high]
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (suits(middle)) high = middle
    else low = middle
  }
  const size = getSides(high)
  return [`A space of about ${formatMetres(size.lengthM)} × ${formatMetres(size.widthM)} m`, height]
    .filter(Boolean)
    .join(', ')
}

const roundUp = (metres: number) => Math.ceil(metres / STEP_M - 1e-9) * STEP_M
