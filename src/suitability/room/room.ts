import { SLIDE_TEXT_HEIGHTS } from '../../content/advice/slide-text'
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
  // The gear is at the wall with which more of the guests have a place, can read the screen, have more space, are nearer.
  const readableM = getReadableM(suitability) ?? Infinity
  const rank = (floor: FloorCheck) => {
    const { sidesM } = floor.getFurthest(guests)
    return [
      Number(floor.plan.gearFits),
      Math.min(guests, floor.tight),
      -Math.max(0, sidesM - readableM),
      Math.min(guests, floor.comfortable),
      -sidesM,
    ]
  }
  const { plan, getFurthest } = floors.reduce((a, b) => (isGreater(rank(b), rank(a)) ? b : a))
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

/**
 * The distance at which text of `SLIDE_TEXT_POINTS` can be read. Undefined without a screen for text, and for guests who do
 * not sit.
 */
export function getReadableM({ limits }: Suitability): number | undefined {
  const screen = limits.find((limit) => limit.kind === 'picture')?.screen
  return screen?.showsText ? Math.round(screen.heightM * SLIDE_TEXT_HEIGHTS) : undefined
}

/** Compares the first numbers that differ. */
function isGreater(a: readonly number[], b: readonly number[]): boolean {
  const index = a.findIndex((number, at) => number !== b[at])
  return (a[index] ?? 0) > (b[index] ?? 0)
}

/** Undefined if any usual ceiling is high enough, and in the open. */
function getCeiling({ tier }: Equipment, place: Brief['place'], { used }: Suitability): Ceiling | undefined {
  const highest = place === 'outdoors' ? undefined : getHighestCeiling(used, tier)
  const [item] = highest?.items ?? []
  return highest && { metres: highest.metres, name: item ? `the ${item.shortName}` : (tier?.name ?? '') }
}
