import {
  DANCE_FLOOR_PER_GUEST,
  FIRST_ROW_HEIGHTS,
  SCREEN_DISTANCE_M,
  SQUARE_METRES_OUTSIDE_ZONE,
  SQUARE_METRES_PER_SEAT,
  squareMetresPerGuest,
  WALKWAY_M,
  widthOfGuestsM,
} from '../../content/advice/room-rules'
import { SLIDE_TEXT_HEIGHTS } from '../../content/advice/slide-text'
import { getDanceFloor } from '../../hire/dance-floor'
import { getCount, getHighestCeiling, splitKit } from '../../hire/kit'
import {
  type Brief,
  type Ceiling,
  type Equipment,
  getSuitability,
  type Limit,
  MAX_GUESTS,
  type RoomSize,
  type Suitability,
} from '../suitability'
import { getBlock, getZone, type Size, TOLERANCE_M } from './gear'

export type RoomBrief = Brief & { room: RoomSize }

/** What is on the floor. All of it is in front of the middle of one wall. */
export type RoomPlan = {
  /** The width is that of the gear's wall. */
  floor: Size
  gear: Size
  /** The one that comes with the equipment, or for guests at tables one of the size that they need. */
  danceFloor: Size | undefined
  /** Everyone leaves it while sparks or jets go. It begins at the gear. */
  zone: Size | undefined
  /** Whether there is floor for the gear, its walkway, its dance floor and its zone. */
  gearFits: boolean
}

/** Guests that a room holds: with more space, and with less. */
type Capacity = { comfortable: number; tight: number }

export type SuitabilityInRoom = Suitability &
  Capacity & {
    ceiling: Ceiling | undefined
    plan: RoomPlan
    /**
     * How far the furthest of some guests are from the screen, or from the gear, if they sit as near as they can: at the sides
     * of the room, and in its middle.
     */
    getFurthest: (guests: number) => { sidesM: number; middleM: number }
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
  const rank = (floor: (typeof floors)[number]) => {
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

/** How far away text of `SLIDE_TEXT_POINTS` is read. Undefined without a screen for text, and for guests who do not sit. */
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

/** An area that guests may not use, in front of the middle of the wall. */
type Obstacle = { width: number; from: number; to: number }

/** The floor is added up in strips of this depth. */
const STRIP_M = 0.1

/** How many guests the floor holds with the gear at the wall of this width. */
function checkFloor(floor: Size, { kit, tier }: Equipment, brief: RoomBrief, { limits }: Suitability) {
  const { seating } = brief
  const { used } = splitKit(kit, brief.place)
  const gear = getBlock(used, tier, floor.width, seating === 'rows')
  const own = { danceFloor: getDanceFloor(used), zone: getZone(used) && (tier?.clearSpaceM ?? getZone(used)) }
  const start = gear.depth + (gear.width > 0 ? WALKWAY_M : 0)
  const fits = (size: Size | undefined, from: number) =>
    !size || (size.width <= floor.width + TOLERANCE_M && from + size.depth <= floor.depth + TOLERANCE_M)
  const gearFits =
    fits({ width: gear.width, depth: start }, 0) && fits(own.danceFloor, start) && fits(own.zone, gear.depth)

  const isAtTables = seating.startsWith('tables')
  // What is left in front may be too shallow for a table.
  const isShallow = floor.depth - start < widthOfGuestsM[seating]
  const front: Obstacle = {
    width: gear.width,
    from: 0,
    to: isShallow ? floor.depth : start,
  }
  const danceFloor: Obstacle[] =
    own.danceFloor && seating !== 'dancing' && seating !== 'standing'
      ? [{ width: own.danceFloor.width, from: start, to: start + own.danceFloor.depth }]
      : []
  const zone: Obstacle[] = own.zone
    ? [{ width: own.zone.width, from: gear.depth, to: gear.depth + own.zone.depth }]
    : []

  const screen = limits.find((limit) => limit.kind === 'picture')?.screen
  const sightM = screen && (getCount(used, 'projector-screen') > 1 ? SCREEN_DISTANCE_M / 2 : 0)
  const facesGear = seating === 'rows' || seating === 'standing' || getCount(used, 'stage-deck') > 0
  /** From the middle of the wall to the side at a depth: the wall, or 45 degrees from the screen. */
  const getHalfM = (y: number) => Math.min(floor.width / 2, sightM === undefined ? Infinity : y + sightM)
  const firstM = Math.max(facesGear && gear.width > 0 ? start : 0, FIRST_ROW_HEIGHTS * (screen?.heightM ?? 0))
  /** The floor for guests in each strip, from the wall on, up to a distance from the screen or from the gear. */
  function listStrips(obstacles: readonly Obstacle[], withinM = Infinity): number[] {
    return Array.from({ length: Math.ceil(floor.depth / STRIP_M - TOLERANCE_M) }, (_, index) => {
      const y = index * STRIP_M
      if (y < firstM - TOLERANCE_M) return 0
      const depth = Math.min(STRIP_M, floor.depth - y)
      const taken = Math.max(
        0,
        ...obstacles.map(({ width, from, to }) =>
          y > from - STRIP_M + TOLERANCE_M && y < to - TOLERANCE_M ? width : 0,
        ),
      )
      const sides = taken > 0 ? 2 : 1
      const reachM = y < withinM ? (sightM ?? 0) + Math.sqrt(withinM ** 2 - y ** 2) : 0
      const width = (2 * Math.min(getHalfM(y), reachM) - taken) / sides
      return width < widthOfGuestsM[seating] ? 0 : sides * width * depth
    })
  }
  const obstacles = [front, ...danceFloor, ...(isAtTables ? zone : [])]
  const area = add(listStrips(obstacles))
  // The zone may be part of a dance floor.
  const needsDanceFloor = seating === 'tables-dancing' && !own.danceFloor
  const areaWithZone = needsDanceFloor ? add(listStrips([front])) : area
  const outsideZone = own.zone
    ? floor.width * floor.depth - gear.width * gear.depth - own.zone.width * own.zone.depth
    : Infinity
  const danceM2 = needsDanceFloor ? DANCE_FLOOR_PER_GUEST : 0
  const getGuests = (perGuest: number) =>
    gearFits && Math.min(floor.width, floor.depth) >= widthOfGuestsM[seating]
      ? Math.max(
          0,
          Math.floor(
            Math.min(
              MAX_GUESTS,
              area / perGuest,
              areaWithZone / (perGuest + danceM2),
              outsideZone / SQUARE_METRES_OUTSIDE_ZONE,
            ) + TOLERANCE_M,
          ),
        )
      : 0
  const perGuest = squareMetresPerGuest[seating]
  const [comfortable, tight] = [getGuests(perGuest.comfortable), getGuests(perGuest.tight)]

  const danceGuests = Math.min(brief.guests ?? comfortable, tight)
  const danceWidth = Math.min(floor.width, Math.ceil(Math.sqrt(danceGuests * DANCE_FLOOR_PER_GUEST)))
  const neededDanceFloor =
    needsDanceFloor && danceGuests > 0 && danceGuests === (brief.guests ?? danceGuests)
      ? { width: danceWidth, depth: Math.ceil((danceGuests * DANCE_FLOOR_PER_GUEST) / danceWidth) }
      : undefined
  const plan: RoomPlan = { floor, gear, danceFloor: own.danceFloor ?? neededDanceFloor, zone: own.zone, gearFits }

  function getFurthest(guests: number) {
    const needed = guests * (seating === 'rows' ? SQUARE_METRES_PER_SEAT : perGuest.tight) - TOLERANCE_M
    // The shortest distance, in steps, within which there is floor for all of them.
    let [low, high] = [1, Math.ceil(Math.hypot(floor.width / 2, floor.depth) / STRIP_M)]
    while (low < high) {
      const steps = Math.floor((low + high) / 2)
      if (add(listStrips(obstacles, steps * STRIP_M)) < needed) low = steps + 1
      else high = steps
    }
    const sidesM = high * STRIP_M
    let sum = 0
    const last = listStrips(obstacles).findIndex((strip) => (sum += strip) >= needed)
    const middleM = last === -1 ? floor.depth : Math.min(floor.depth, (last + 1) * STRIP_M)
    return { sidesM, middleM: Math.min(middleM, sidesM) }
  }
  return { comfortable, tight, plan, getFurthest }
}

const add = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
