import { SLIDE_TEXT_HEIGHTS } from '../../content/advice/slide-text'
import { getEquipment } from '../../content/equipment'
import { splitKit } from '../../hire/kit'
import type { Brief } from '../brief'
import { type Ceiling, type Equipment, getSuitability, type Limit, type Suitability } from '../suitability'
import { checkRoom, type RoomAnswer, type RoomBrief } from './room'

/** `room` is the room with everything in it. */
export type SuitabilityInRoom = Suitability & { room: RoomAnswer }

/**
 * For how many guests equipment suits an event in a room, and why: the limits of the equipment, the floor, the ceiling, and
 * how many sit where speech is clear.
 */
export function getSuitabilityInRoom(equipment: Equipment, brief: RoomBrief): SuitabilityInRoom {
  const suitability = getSuitability(equipment, brief)
  const isSeated = brief.seating !== 'standing' && brief.seating !== 'dancing'
  const find = <Kind extends Limit['kind']>(kind: Kind) =>
    isSeated
      ? suitability.limits.find((limit): limit is Extract<Limit, { kind: Kind }> => limit.kind === kind)
      : undefined
  const screen = find('picture')?.screen
  const reach = {
    pictureM: screen?.showsText ? getPictureReach(screen.heightM) : undefined,
    pictureHeightM: screen?.heightM,
    speechM: find('speech')?.reachM,
  }
  const room = checkRoom(equipment, brief, reach, suitability.guests)
  const ceiling = getCeiling(equipment, brief.place)
  const all: Limit[] = [...suitability.limits, { kind: 'floor', guests: room.tight }]
  if (ceiling && (brief.room.heightM ?? Infinity) < ceiling.metres) all.push({ kind: 'ceiling', guests: 0, ceiling })
  if (reach.speechM && room.heard < room.tight)
    all.push({ kind: 'speech in the room', guests: room.heard, reachM: reach.speechM })
  const limits = all.toSorted((a, b) => a.guests - b.guests)
  return { ...suitability, guests: Math.min(...limits.map(({ guests }) => guests)), limits, room }
}

/** The highest ceiling that something needs. Undefined if any usual one is high enough, and in the open. */
export function getCeiling({ kit, tier }: Equipment, place: Brief['place']): Ceiling | undefined {
  if (place === 'outdoors') return undefined
  const needs = splitKit(kit, place).used.map(({ id }) => ({
    name: `the ${getEquipment(id).shortName}`,
    metres: getEquipment(id).ceilingM ?? 0,
  }))
  if (tier?.ceilingM) needs.push({ name: tier.name, metres: tier.ceilingM })
  const [highest] = needs.toSorted((a, b) => b.metres - a.metres || a.name.localeCompare(b.name))
  return highest?.metres ? highest : undefined
}

/** From how far away text of `SLIDE_TEXT_POINTS` is read, in whole metres. */
export const getPictureReach = (heightM: number): number => Math.round(heightM * SLIDE_TEXT_HEIGHTS)
