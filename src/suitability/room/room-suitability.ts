import { SLIDE_TEXT_HEIGHTS } from '../../content/advice/slide-text'
import { getEquipment } from '../../content/equipment'
import { splitKit } from '../../hire/kit'
import type { Brief } from '../brief'
import { type Ceiling, type Equipment, getSuitability, type Limit, type Suitability } from '../suitability'
import { checkRoom, type RoomAnswer, type RoomBrief } from './room'

export type SuitabilityInRoom = Suitability & {
  /** How many guests the equipment suits in a room that is large enough. */
  withoutRoom: number
  ceiling: Ceiling | undefined
  /** The room with everything in it. */
  room: RoomAnswer
}

/**
 * For how many guests equipment suits an event in a room, and why: the limits of the equipment, the floor, the ceiling, and
 * how many sit where speech is clear.
 */
export function getSuitabilityInRoom(equipment: Equipment, brief: RoomBrief): SuitabilityInRoom {
  const suitability = getSuitability(equipment, brief)
  const isSeated = brief.seating !== 'standing' && brief.seating !== 'dancing'
  const screen = suitability.limits.find((limit) => limit.kind === 'picture')?.screen
  const reachM = isSeated ? suitability.limits.find((limit) => limit.kind === 'speech')?.reachM : undefined
  const pictureM = screen?.showsText ? Math.round(screen.heightM * SLIDE_TEXT_HEIGHTS) : undefined
  const reach = { pictureM, pictureHeightM: screen?.heightM, speechM: reachM }
  const room = checkRoom(equipment, brief, reach, suitability.guests)
  const ceiling = getCeiling(equipment, brief.place)
  const all: Limit[] = [...suitability.limits, { kind: 'floor', guests: room.tight }]
  if (ceiling && (brief.room.heightM ?? Infinity) < ceiling.metres) all.push({ kind: 'ceiling', guests: 0, ceiling })
  if (reachM && room.heard < room.tight) all.push({ kind: 'speech in the room', guests: room.heard, reachM })
  const limits = all.toSorted((a, b) => a.guests - b.guests)
  const guests = Math.min(...limits.map((limit) => limit.guests))
  return { ...suitability, guests, limits, withoutRoom: suitability.guests, ceiling, room }
}

/** The highest ceiling that something needs. Undefined if any usual one is high enough, and in the open. */
function getCeiling({ kit, tier }: Equipment, place: Brief['place']): Ceiling | undefined {
  if (place === 'outdoors') return undefined
  const needs = splitKit(kit, place).used.map(({ id }) => ({
    name: `the ${getEquipment(id).shortName}`,
    metres: getEquipment(id).ceilingM ?? 0,
  }))
  if (tier?.ceilingM) needs.push({ name: tier.name, metres: tier.ceilingM })
  const [highest] = needs.toSorted((a, b) => b.metres - a.metres || a.name.localeCompare(b.name))
  return highest?.metres ? highest : undefined
}
