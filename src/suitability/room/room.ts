import { getHighestCeiling } from '../../hire/kit-totals'
import {
  type Brief,
  type Ceiling,
  type Equipment,
  getSuitability,
  type Limit,
  type RoomBrief,
  type Suitability,
} from '../suitability'
import { checkFloor, type FloorCheck } from './floor'

export type SuitabilityInRoom = Suitability &
  FloorCheck & {
    ceiling: Ceiling | undefined
  }

/** For how many guests equipment suits an event in a room, and why: its own limits, the floor, and the ceiling. */
export function getSuitabilityInRoom(equipment: Equipment, brief: RoomBrief): SuitabilityInRoom {
  const suitability = getSuitability(equipment, brief)
  const { lengthM, widthM, heightM = Infinity } = brief.room
  const [short, long] = [Math.min(lengthM, widthM), Math.max(lengthM, widthM)]
  const floors = [
    checkFloor({ width: short, depth: long }, equipment, brief, suitability),
    checkFloor({ width: long, depth: short }, equipment, brief, suitability),
  ]
  const comfortable = Math.max(...floors.map((floor) => floor.comfortable))
  const tight = Math.max(...floors.map((floor) => floor.tight))
  const guests = Math.min(brief.guests ?? comfortable, tight)
  const { plan, getFurthest } = floors.reduce((a, b) => (compare(b, a, guests) > 0 ? b : a))
  const ceiling = getCeiling(equipment, brief.place, suitability)
  const all: Limit[] = [...suitability.limits, { kind: 'floor', guests: tight }]
  if (ceiling && heightM < ceiling.metres) all.push({ kind: 'ceiling', guests: 0, ceiling })
  const limits = all.toSorted((a, b) => a.guests - b.guests)
  return {
    ...suitability,
    guests: limits[0]?.guests ?? 0,
    limits,
    comfortable,
    tight,
    ceiling,
    plan,
    getFurthest,
  }
}

/** Above 0 if with the gear at the first wall more of the guests have a place, have more space, or sit nearer. */
function compare(a: FloorCheck, b: FloorCheck, guests: number): number {
  const count = (most: number) => Math.min(guests, most)
  return (
    Number(a.plan.gearFits) - Number(b.plan.gearFits) ||
    count(a.tight) - count(b.tight) ||
    count(a.comfortable) - count(b.comfortable) ||
    b.getFurthest(guests).sidesM - a.getFurthest(guests).sidesM
  )
}

/** Undefined if any usual ceiling is high enough, and in the open. */
function getCeiling({ tier }: Equipment, place: Brief['place'], { used }: Suitability): Ceiling | undefined {
  const highest = place === 'outdoors' ? undefined : getHighestCeiling(used, tier)
  const [item] = highest?.items ?? []
  return highest && { metres: highest.metres, name: item ? `the ${item.shortName}` : (tier?.name ?? '') }
}
