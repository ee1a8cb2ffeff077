import {
  FIRST_ROW_HEIGHTS,
  SCREEN_DISTANCE_M,
  type Seating,
  SQUARE_METRES_OUTSIDE_ZONE,
  SQUARE_METRES_PER_SEAT,
  squareMetresPerGuest,
  WALKWAY_M,
  widthOfGuestsM,
} from '../../content/advice/room-rules'
import {
  getBeamM,
  getBlock,
  getDanceFloor,
  getZone,
  type Size,
  TOLERANCE_M,
} from '../../hire/kit-floor'
import { type Ceiling, getCount, getHighestCeiling } from '../../hire/kit-totals'
import { sum } from '../../lib/sum'
import { MAX_GUESTS } from '../../lib/text/quantities'
import {
  type Brief,
  DANCE_FLOOR_PER_GUEST,
  type Equipment,
  getSuitability,
  type Limit,
  type RoomBrief,
  type Suitability,
} from '../suitability'

export type SuitabilityInRoom = ReturnType<typeof getSuitabilityInRoom>

/** For how many guests equipment suits an event in a room, and why: its own limits, the floor, and the ceiling. */
export function getSuitabilityInRoom(equipment: Equipment, brief: RoomBrief) {
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
function getCeiling(
  { tier }: Equipment,
  place: Brief['place'],
  { used }: Suitability,
): Ceiling | undefined {
  return place === 'outdoors' ? undefined : getHighestCeiling(used, tier)
}

type FloorCheck = ReturnType<typeof checkFloor>

/** The guests that the floor holds with the gear at the wall of this width. */
function checkFloor(
  floor: Size,
  { tier }: Equipment,
  { seating, guests }: Brief,
  suitability: Suitability,
) {
  const plan = placeGear(floor, tier, suitability.used, seating)
  const { gear, danceFloor, zone, gearFits } = plan
  const { front, others } = listObstacles(plan, seating)
  const listStrips = createStripLister(plan, seating, suitability)
  const obstacles = [front, ...others]
  const area = sum(listStrips(obstacles))

  const needsDanceFloor = seating === 'tables-dancing' && !danceFloor
  // The zone may be part of a dance floor.
  const areaWithZone = needsDanceFloor ? sum(listStrips([front])) : area
  const outsideZone = zone
    ? floor.width * floor.depth - gear.width * gear.depth - zone.width * zone.depth
    : Infinity
  const canHold = gearFits && Math.min(floor.width, floor.depth) >= widthOfGuestsM[seating]
  const getGuests = (perGuest: number) => {
    const most = Math.min(
      MAX_GUESTS,
      area / perGuest,
      areaWithZone / (perGuest + (needsDanceFloor ? DANCE_FLOOR_PER_GUEST : 0)),
      outsideZone / SQUARE_METRES_OUTSIDE_ZONE,
    )
    return canHold ? Math.max(0, Math.floor(most + TOLERANCE_M)) : 0
  }
  const perGuest = squareMetresPerGuest[seating]
  const [comfortable, tight] = [getGuests(perGuest.comfortable), getGuests(perGuest.tight)]
  /** Tables are close together only if the room has more guests than are comfortable. */
  const getPerSeat = (count: number) => {
    if (seating === 'rows') return SQUARE_METRES_PER_SEAT
    return count <= comfortable ? perGuest.comfortable : perGuest.tight
  }
  return {
    /** Guests with the space that they usually have. */
    comfortable,
    /** Guests with less. */
    tight,
    /** Guests at tables need a dance floor, too. */
    plan: needsDanceFloor
      ? { ...plan, danceFloor: getDanceFloorFor(Math.min(guests ?? comfortable, tight), plan) }
      : plan,
    /**
     * The distance of the furthest of some guests from the screen, or from the gear, if they sit as near as they can: at the
     * sides of the room, and in its middle.
     */
    getFurthest: (count: number) =>
      findFurthest(count * getPerSeat(count) - TOLERANCE_M, floor, obstacles, listStrips),
  }
}

type FloorPlan = ReturnType<typeof placeGear>

/** Everything is in front of the middle of one wall. */
function placeGear(
  floor: Size,
  tier: Equipment['tier'],
  used: Suitability['used'],
  seating: Seating,
) {
  const gear = getBlock(used, tier, floor.width, seating === 'rows')
  const danceFloor = getDanceFloor(used)
  const zone = getZone(used) && (tier?.clearSpaceM ?? getZone(used))
  const start = gear.depth + (gear.width > 0 ? WALKWAY_M : 0)
  const fits = (size: Size | undefined, from: number) =>
    !size ||
    (size.width <= floor.width + TOLERANCE_M && from + size.depth <= floor.depth + TOLERANCE_M)
  return {
    /** The width is that of the gear's wall. */
    floor,
    gear,
    /** Rows leave an aisle for the projector in front of the gear. */
    hasProjectorAisle: seating === 'rows' && getBeamM(used) > 0,
    danceFloor,
    /** Everyone leaves it while sparks or jets go. It begins at the gear. */
    zone,
    /** The gear and its walkway end so far from the wall. */
    start,
    gearFits:
      fits({ width: gear.width, depth: start }, 0) &&
      fits(danceFloor, start) &&
      fits(zone, gear.depth),
  }
}

/** An area that guests may not use, in front of the middle of the wall. */
type Obstacle = { width: number; from: number; to: number }

function listObstacles({ floor, gear, danceFloor, zone, start }: FloorPlan, seating: Seating) {
  // The floor in front may be too shallow for a table.
  const isShallow = floor.depth - start < widthOfGuestsM[seating]
  const front: Obstacle = { width: gear.width, from: 0, to: isShallow ? floor.depth : start }
  const others: Obstacle[] = []
  // Only seated guests leave the dance floor free.
  if (danceFloor && seating !== 'dancing' && seating !== 'standing') {
    others.push({ width: danceFloor.width, from: start, to: start + danceFloor.depth })
  }
  // People can leave the zone, but tables cannot.
  if (zone && seating.startsWith('tables')) {
    others.push({ width: zone.width, from: gear.depth, to: gear.depth + zone.depth })
  }
  return { front, others }
}

/** The floor is added up in strips of this depth. */
const STRIP_M = 0.1

/**
 * Lists the floor for guests in each strip, from the wall on, up to a distance from the screen or from the gear. With a screen,
 * only the floor within 45 degrees of it counts.
 */
function createStripLister(
  { floor, gear, start }: FloorPlan,
  seating: Seating,
  { limits, used }: Suitability,
) {
  const screen = limits.find((limit) => limit.kind === 'picture')?.screen
  const sightM = screen && (getCount(used, 'projector-screen') > 1 ? SCREEN_DISTANCE_M / 2 : 0)
  const facesGear = seating === 'rows' || seating === 'standing' || getCount(used, 'stage-deck') > 0
  const firstM = Math.max(
    facesGear && gear.width > 0 ? start : 0,
    FIRST_ROW_HEIGHTS * (screen?.heightM ?? 0),
  )
  /** From the middle of the wall to the side at a depth: the wall, or 45 degrees from the screen. */
  const getHalfM = (y: number) =>
    Math.min(floor.width / 2, sightM === undefined ? Infinity : y + sightM)

  return (obstacles: readonly Obstacle[], withinM = Infinity): number[] =>
    Array.from({ length: Math.ceil(floor.depth / STRIP_M - TOLERANCE_M) }, (_, index) => {
      const y = index * STRIP_M
      if (y < firstM - TOLERANCE_M) return 0
      const taken = Math.max(
        0,
        ...obstacles.map(({ width, from, to }) =>
          y > from - STRIP_M + TOLERANCE_M && y < to - TOLERANCE_M ? width : 0,
        ),
      )
      const sides = taken > 0 ? 2 : 1
      const reachM = y < withinM ? (sightM ?? 0) + Math.sqrt(withinM ** 2 - y ** 2) : 0
      const width = (2 * Math.min(getHalfM(y), reachM) - taken) / sides
      return width < widthOfGuestsM[seating]
        ? 0
        : sides * width * Math.min(STRIP_M, floor.depth - y)
    })
}

/** No dance floor is shallower. */
const MIN_DANCE_FLOOR_M = 1

/** As near to a square as the floor in front of the gear allows. Undefined if that is too shallow for one. */
function getDanceFloorFor(guests: number, { floor, start }: FloorPlan): Size | undefined {
  const mostM = floor.depth - start
  if (guests === 0 || mostM < MIN_DANCE_FLOOR_M) return undefined
  const areaM2 = guests * DANCE_FLOOR_PER_GUEST
  const square = Math.ceil(Math.sqrt(areaM2))
  const depth = Math.min(Math.max(square, areaM2 / floor.width), mostM)
  return { width: Math.min(floor.width, Math.ceil(areaM2 / depth)), depth }
}

/** The shortest distances within which there are some square metres for guests. */
function findFurthest(
  neededM2: number,
  floor: Size,
  obstacles: readonly Obstacle[],
  listStrips: ReturnType<typeof createStripLister>,
) {
  let [low, high] = [1, Math.ceil(Math.hypot(floor.width / 2, floor.depth) / STRIP_M)]
  while (low < high) {
    const steps = Math.floor((low + high) / 2)
    if (sum(listStrips(obstacles, steps * STRIP_M)) < neededM2) low = steps + 1
    else high = steps
  }
  const sidesM = high * STRIP_M
  let total = 0
  const last = listStrips(obstacles).findIndex((strip) => (total += strip) >= neededM2)
  const middleM = last === -1 ? floor.depth : Math.min(floor.depth, (last + 1) * STRIP_M)
  return { sidesM, middleM: Math.min(middleM, sidesM) }
}
