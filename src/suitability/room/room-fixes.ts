import { getCount } from '../../hire/kit'
import type { RoomBrief } from './room'
import { type RoomFields, toRoomPlace } from './room-fields'
import { formatCrowd } from './room-input'
import { getSuitabilityInRoom } from './room-suitability'
import type { NamedEquipment, RoomVerdict } from './room-text'

const SCREEN = 'projector-screen'

/** An alternative that suits: other entries in the visitor's fields, another tier, or something that we would add. */
export type Fix = { text: string; fields?: Partial<RoomFields>; tier?: string | undefined }

/** Empty unless the verdict is no. `others` are the other tiers, the cheapest first. */
export function listFixes(
  equipment: NamedEquipment,
  { brief, status, suitability }: RoomVerdict,
  others: readonly NamedEquipment[] = [],
): Fix[] {
  if (status !== 'no') return []
  const { guests = 1, seating, place } = brief
  const suits = (changed: Partial<RoomBrief>, other: NamedEquipment = equipment) =>
    getSuitabilityInRoom(other, { ...brief, ...changed }).guests >= guests
  const otherSeating = (['tables', 'rows', 'standing'] as const).find(
    (other) => other !== seating && suits({ seating: other }),
  )
  const larger = others.find((other) => suits({}, other))
  const twoScreens = equipment.kit.map((line) => (line.id === SCREEN ? { ...line, count: 2 } : line))
  const isScreenTooSmall = suitability.limits[0]?.kind === 'picture' && getCount(equipment.kit, SCREEN) === 1
  const fixes: (Fix | false | undefined)[] = [
    suitability.guests > 0 && {
      text: `Up to ${formatCrowd(suitability.guests, seating)}`,
      fields: { guests: String(suitability.guests) },
    },
    larger && { text: larger.name ?? '', tier: larger.name },
    isScreenTooSmall && suits({}, { kit: twoScreens }) && { text: 'A second projector and screen' },
    otherSeating && { text: formatCrowd(guests, otherSeating), fields: { seating: otherSeating } },
    place === 'outdoors' &&
      suits({ isAfterDark: true }) && { text: 'After dark', fields: { place: toRoomPlace('outdoors', true) } },
    place === 'outdoors' && suits({ place: 'marquee' }) && { text: 'A marquee', fields: { place: 'marquee' } },
  ]
  const found = fixes.filter((fix) => typeof fix === 'object')
  return found.length > 0 ? found : [{ text: 'Gear and a plan made for your room: ask us' }]
}
