import { DANCE_FLOOR_PER_GUEST, type Seating, squareMetresPerGuest, WALKWAY_M } from '../../content/advice/room-rules'
import { splitKit } from '../../hire/kit'
import { type Brief, MAX_GUESTS, type RoomSize } from '../brief'
import type { Equipment } from '../suitability'
import { type Gear, listGears, type Piece, type Rect, type Size, TOLERANCE_M } from './gear'
import { type Arrangement, countPlaces, listArrangements, type PlacedGuests, placeGuests } from './guests'

export type RoomBrief = Brief & { room: RoomSize }

/** How far from the middle of the gear's wall guests who sit can read and hear, in metres, if that is limited. */
export type Reach = { pictureM?: number | undefined; pictureHeightM?: number | undefined; speechM?: number | undefined }

/** Where everything is. The gear's wall is at `y` = 0, from `x` = 0 to the width of the floor. */
export type RoomPlan = {
  floor: Size
  gear: Rect | undefined
  pieces: readonly Piece[]
  screen: Rect | undefined
  danceFloor: Rect | undefined
  zone: Rect | undefined
  guests: PlacedGuests
}

/** Guests that a room holds: with more space, with less, and of those how many sit where speech is clear. */
export type Capacity = { comfortable: number; tight: number; heard: number }

export type RoomAnswer = Capacity & {
  plan: RoomPlan
  /** Whether there is floor for the equipment, its dance floor and its zone. */
  gearFits: boolean
  reach: Reach
  /** From the middle of the gear's wall to the furthest guest who is drawn. */
  furthestM: number
}

/** Half a square metre for everyone who leaves a zone for a moment. */
const SQUARE_METRES_OUTSIDE_ZONE = 0.5

/** A first row is this many heights of the picture away from it. */
const FIRST_ROW_HEIGHTS = 2

/**
 * How many guests a room holds with this equipment, at the wall that suits them best, and where everything is. `mostGuests`
 * is how many the equipment suits. They are drawn if the brief has no number.
 */
export function checkRoom({ kit, tier }: Equipment, brief: RoomBrief, reach: Reach, mostGuests = Infinity): RoomAnswer {
  const { lengthM, widthM } = brief.room
  const [short, long] = [Math.min(lengthM, widthM), Math.max(lengthM, widthM)]
  const gears = listGears(splitKit(kit, brief.place).used, tier)
  const options = [
    { width: short, depth: long },
    { width: long, depth: short },
  ].flatMap((floor) => gears.map((gear) => getOption(floor, gear, brief, reach)))
  // The most guests may have more space at another wall than these.
  const getMost = (key: keyof Capacity) => Math.max(...options.map((option) => option[key]))
  const best = options.reduce((a, b) => (isBetter(b, a, brief) ? b : a))
  return {
    comfortable: getMost('comfortable'),
    tight: getMost('tight'),
    heard: getMost('heard'),
    gearFits: best.gearFits,
    ...getPlan(best, brief, reach, mostGuests),
    reach,
  }
}

type Option = Capacity & {
  floor: Size
  gear: Gear
  gearFits: boolean
  /** How many sit where they can read the text on the screen. */
  seen: number
  /** The ways to arrange guests, with a dance floor for so many. */
  arrange: (guests: number) => DanceArrangement[]
}

type DanceArrangement = Arrangement & { danceFloor: Size | undefined }

function isBetter(a: Option, b: Option, { guests }: Brief): boolean {
  const toScores = ({ comfortable, tight, heard, seen, gear, floor, gearFits }: Option) => {
    const overflow = Math.max(0, gear.width - floor.width) + Math.max(0, gear.depth - floor.depth)
    const asked = guests ?? heard
    const capacities = [tight, heard, comfortable, seen].map((most) => Math.min(asked, most))
    return [gearFits ? 0 : -1 - overflow, ...capacities, heard]
  }
  const others = toScores(b)
  const difference = toScores(a)
    .map((score, index) => score - (others[index] ?? 0))
    .find((value) => Math.abs(value) > TOLERANCE_M)
  return difference !== undefined && difference > 0
}

const isAtTables = (seating: Seating) => seating === 'tables' || seating === 'tables-dancing'

const fitsOn = (size: Size, width: number, depth: number): boolean =>
  size.width <= width + TOLERANCE_M && size.depth <= depth + TOLERANCE_M

/** How deep the gear is. A beam takes no floor of guests in rows, who leave an aisle for it. */
const getDepth = ({ depth, beamM, pieces }: Gear, seating: Seating) =>
  seating === 'rows' && pieces.filter(({ isScreen }) => isScreen).length < 2 ? depth : depth + beamM

function getOption(floor: Size, gear: Gear, brief: RoomBrief, reach: Reach): Option {
  const { seating } = brief
  const { zone, danceFloor: ownFloor } = gear
  const depth = getDepth(gear, seating)
  const start = depth + (gear.width > 0 ? WALKWAY_M : 0)
  const gearFits =
    fitsOn({ width: gear.width, depth: start }, floor.width, floor.depth) &&
    (!ownFloor || fitsOn(ownFloor, floor.width, floor.depth - start)) &&
    (!zone || fitsOn(zone, floor.width, floor.depth - depth))
  const known = new Map<number, DanceArrangement[]>()
  const arrange = (guests: number) => {
    const squareMetres = seating === 'tables-dancing' ? getDanceArea(guests) : 0
    const ways = known.get(squareMetres)
    if (ways) return ways
    const firstRowM = Math.max(start, FIRST_ROW_HEIGHTS * (reach.pictureHeightM ?? 0) - 0.5)
    const danceFloors = squareMetres > 0 && !ownFloor ? getDanceFloors(squareMetres, floor) : [ownFloor]
    const found = danceFloors
      .flatMap((danceFloor) =>
        listArrangements(
          { ...floor, gear: { width: gear.width, depth: start }, danceFloor: danceFloor ?? noFloor, firstRowM },
          seating,
        ).map((way) => ({ ...way, danceFloor })),
      )
      .toSorted((a, b) => Number(isLong(a)) - Number(isLong(b)))
    known.set(squareMetres, found)
    return found
  }
  const option = { floor, gear, gearFits, arrange }
  if (!gearFits) return { ...option, comfortable: 0, tight: 0, heard: 0, seen: 0 }

  const area = floor.width * floor.depth
  const taken = gear.width * start + (isAtTables(seating) && ownFloor ? ownFloor.width * ownFloor.depth : 0)
  const outsideZone = zone ? area - gear.width * depth - zone.width * zone.depth : Infinity
  const ownFloorPerGuest = ownFloor && seating === 'tables-dancing' ? DANCE_FLOOR_PER_GUEST : 0
  const getMost = (perGuest: number, maxM?: number, canBeLong = true) =>
    findMost(
      Math.min((area - taken) / (perGuest - ownFloorPerGuest), outsideZone / SQUARE_METRES_OUTSIDE_ZONE),
      (guests) =>
        Math.max(0, ...arrange(guests).map((way) => (canBeLong || !isLong(way) ? countPlaces(way, maxM) : 0))),
    )
  const perGuest = squareMetresPerGuest[seating]
  return {
    ...option,
    comfortable: getMost(perGuest.comfortable, reach.speechM, false),
    tight: getMost(perGuest.tight),
    heard: getMost(perGuest.tight, reach.speechM),
    seen: getMost(perGuest.tight, reach.pictureM),
  }
}

const noFloor: Size = { width: 0, depth: 0 }

/** Dance floors come in steps of so many guests. */
const getStep = (guests: number) => (guests > 2000 ? 500 : guests > 400 ? 100 : guests > 100 ? 20 : 5)

const getDanceArea = (guests: number) => Math.ceil(guests / getStep(guests)) * getStep(guests) * DANCE_FLOOR_PER_GUEST

/** A square, or twice as wide as it is deep, in a room that is as wide. */
const getDanceFloors = (squareMetres: number, floor: Size): Size[] =>
  [1, 2].map((ratio) => {
    const width = Math.min(Math.sqrt(ratio * squareMetres), floor.width)
    return { width, depth: squareMetres / width }
  })

/** Long tables are for guests who have less space. */
const isLong = ({ kind }: Arrangement) => kind === 'long tables'

/** The largest number up to `max` with a place for each. */
function findMost(max: number, countFor: (guests: number) => number): number {
  // Without a dance floor there are most places.
  let guests = Math.max(0, Math.floor(Math.min(max, MAX_GUESTS, countFor(0)) + TOLERANCE_M))
  for (let places = countFor(guests); places < guests; places = countFor(guests)) {
    // As many with the same dance floor, or the most with the next smaller one.
    guests = Math.max(places, Math.ceil(guests / getStep(guests) - 1) * getStep(guests))
  }
  return guests
}

function getPlan(
  { floor, gear, arrange, ...most }: Option,
  { seating, guests: asked }: RoomBrief,
  reach: Reach,
  mostGuests: number,
): Pick<RoomAnswer, 'plan' | 'furthestM'> {
  const guests = Math.min(asked ?? Math.min(mostGuests, most.comfortable || most.heard), most.tight)
  const depth = getDepth(gear, seating)
  // The dance floor of more guests may leave room for a table where the one of fewer does not.
  const ways = [guests, most.tight].flatMap(arrange)
  const holdsAll = (maxM?: number) => (way: DanceArrangement) => countPlaces(way, maxM) >= guests
  const way = ways.find(holdsAll(reach.speechM)) ?? ways.find(holdsAll())
  const placed: PlacedGuests = way
    ? placeGuests(way, guests, reach.speechM)
    : { kind: 'people', seats: [], tables: [], aisles: [] }
  const centre = (size: Size | undefined, y: number) => size && { ...size, x: (floor.width - size.width) / 2, y }
  const hasScreenPiece = gear.pieces.some(({ isScreen }) => isScreen)
  return {
    plan: {
      floor,
      gear: gear.width > 0 ? centre({ width: gear.width, depth }, 0) : undefined,
      pieces: gear.pieces.map((piece) => ({ ...piece, x: piece.x + floor.width / 2 })),
      screen: gear.screenM && !hasScreenPiece ? centre({ width: gear.screenM, depth: 0.15 }, 0) : undefined,
      danceFloor: centre(way ? way.danceFloor : gear.danceFloor, depth + (gear.width > 0 ? WALKWAY_M : 0)),
      zone: centre(gear.zone, depth),
      guests: placed,
    },
    furthestM: Math.max(0, ...placed.seats.map(({ x, y }) => Math.hypot(x - floor.width / 2, y))),
  }
}
