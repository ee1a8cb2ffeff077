import { getDanceFloorGuests, squareMetresPerGuest, WALKWAY_M } from '../../content/advice/room-rules'
import { splitKit } from '../../hire/kit'
import { type Brief, MAX_GUESTS, type RoomSize } from '../brief'
import type { Equipment } from '../suitability'
import { type Gear, listGears, type Piece, type Rect, type Size, TOLERANCE_M } from './gear'
import { type Arrangement, countPlaces, listArrangements, type PlacedGuests, placeGuests } from './guests'

export type RoomBrief = Brief & { room: RoomSize }

/** How far from the middle of the gear's wall guests who sit can read and hear, in metres, if that is limited. */
export type Reach = { pictureM?: number | undefined; pictureHeightM?: number | undefined; speechM?: number | undefined }

/** Where everything is. The gear's wall is at `y` = 0, and its middle at `x` = 0. */
export type RoomPlan = {
  floor: Rect
  gear: Rect | undefined
  pieces: readonly Piece[]
  screen: Rect | undefined
  danceFloor: Rect | undefined
  zone: Rect | undefined
  guests: PlacedGuests
}

/** Guests that a room holds: with more space, with less, and of those how many sit where speech is clear. */
type Capacity = { comfortable: number; tight: number; heard: number }

export type RoomAnswer = Capacity & {
  plan: RoomPlan
  /** Whether there is floor for the equipment, its dance floor and its zone. */
  gearFits: boolean
  reach: Reach
  /** From the middle of the gear's wall to the furthest guest who is drawn. */
  furthestM: number
}

/** The gear at a wall, a dance floor and a way to arrange guests, with the guests that it holds. */
type Layout = Capacity & {
  plan: Omit<RoomPlan, 'guests'>
  arrangement: Arrangement
  /** How many sit where they can read the text on the screen. */
  seen: number
  /** How much too large the gear is. 0 if it fits. */
  excessM: number
}

/** Half a square metre for everyone who leaves a zone for a moment. */
const SQUARE_METRES_OUTSIDE_ZONE = 0.5

/** A first row is this many heights of the picture away from it. */
const FIRST_ROW_HEIGHTS = 2

/** Dance floors of panels of 1 × 1 m, nearly square or twice as wide as deep: the larger, the larger the steps. */
const danceFloors: Size[] = []
for (let depth = 2; depth < 55; depth += Math.ceil(depth / 10)) {
  danceFloors.push(...[depth - 1, depth, depth + 1, 2 * depth].map((width) => ({ width, depth })))
}

/**
 * How many guests a room holds with this equipment, and where everything is at the wall that suits them best. `mostGuests` is
 * how many the equipment suits. They are drawn if the brief has no number.
 */
export function checkRoom({ kit, tier }: Equipment, brief: RoomBrief, reach: Reach, mostGuests = Infinity): RoomAnswer {
  const { lengthM, widthM } = brief.room
  const [short, long] = [Math.min(lengthM, widthM), Math.max(lengthM, widthM)]
  const floors: Size[] = [
    { width: short, depth: long },
    { width: long, depth: short },
  ]
  const gears = listGears(splitKit(kit, brief.place).used, tier, brief.seating === 'rows')
  const layouts = floors.flatMap((floor) => gears.flatMap((gear) => listLayouts(floor, gear, brief, reach)))
  const getMost = (key: keyof Capacity) => Math.max(...layouts.map((layout) => layout[key]))
  const [comfortable, tight, heard] = [getMost('comfortable'), getMost('tight'), getMost('heard')]
  const guests = Math.min(tight, brief.guests ?? Math.min(mostGuests, comfortable || heard))
  const best = layouts.reduce((a, b) => (isBetter(b, a, guests) ? b : a))
  const plan = { ...best.plan, guests: placeGuests(best.arrangement, guests) }
  const furthestM = Math.max(0, ...plan.guests.seats.map(({ x, y }) => Math.hypot(x, y)))
  return { comfortable, tight, heard, gearFits: best.excessM === 0, plan, furthestM, reach }
}

const getArea = ({ width, depth }: Size): number => width * depth

/** The one that holds more of the guests, with more space between them, is better. */
function isBetter(a: Layout, b: Layout, guests: number): boolean {
  const toScores = ({ excessM, tight, heard, arrangement, seen, plan }: Layout) => [
    -excessM,
    Math.min(guests, tight),
    Math.min(guests, heard),
    arrangement.spaceM,
    Math.min(guests, seen),
    -(plan.danceFloor ? getArea(plan.danceFloor) : 0),
    heard,
  ]
  const others = toScores(b)
  const difference = toScores(a)
    .map((score, index) => score - (others[index] ?? 0))
    .find((value) => Math.abs(value) > TOLERANCE_M)
  return difference !== undefined && difference > 0
}

const fitsOn = (size: Size, width: number, depth: number): boolean =>
  size.width <= width + TOLERANCE_M && size.depth <= depth + TOLERANCE_M

/** In the middle of the wall. */
const centre = ({ width, depth }: Size, y: number): Rect => ({ width, depth, x: -width / 2, y })

/** At least one. It has no guests if the gear or the guests don't fit. */
function listLayouts(floor: Size, gear: Gear, { seating }: RoomBrief, reach: Reach): Layout[] {
  const { width, depth, pieces, screenM, danceFloor: ownDanceFloor, zone } = gear
  const start = depth + (width > 0 ? WALKWAY_M : 0)
  const plan = {
    floor: centre(floor, 0),
    gear: width > 0 ? centre(gear, 0) : undefined,
    pieces,
    screen: screenM ? centre({ width: screenM, depth: 0.15 }, 0) : undefined,
    danceFloor: ownDanceFloor && centre(ownDanceFloor, start),
    zone: zone && centre(zone, depth),
  }
  const nowhere: Arrangement = { blocks: [], seatsPerPlace: 1, spaceM: 0, looseM: 0, frontM: 0, aisles: [] }
  const empty: Layout = { plan, arrangement: nowhere, comfortable: 0, tight: 0, heard: 0, seen: 0, excessM: 0 }
  const gearFits =
    fitsOn({ width, depth: start }, floor.width, floor.depth) &&
    (!ownDanceFloor || fitsOn(ownDanceFloor, floor.width, floor.depth - start)) &&
    (!zone || fitsOn(zone, floor.width, floor.depth - depth))
  if (!gearFits) {
    return [{ ...empty, excessM: 1 + Math.max(0, width - floor.width) + Math.max(0, depth - floor.depth) }]
  }
  const area = getArea(floor)
  const outsideZone = zone ? area - width * depth - getArea(zone) : Infinity
  const perGuest = squareMetresPerGuest[seating]
  const firstRowM = Math.max(start, FIRST_ROW_HEIGHTS * (reach.pictureHeightM ?? 0) - 0.5)
  const needsDanceFloor = seating === 'tables-dancing' && !ownDanceFloor
  const sizes = needsDanceFloor
    ? danceFloors.filter((size) => getArea(size) <= area / 4 && fitsOn(size, floor.width, floor.depth - start))
    : [ownDanceFloor]
  const layouts = sizes.flatMap((danceFloor) => {
    const most = Math.min(
      MAX_GUESTS,
      outsideZone / SQUARE_METRES_OUTSIDE_ZONE,
      needsDanceFloor && danceFloor ? getDanceFloorGuests(danceFloor) : Infinity,
    )
    const danceArea = danceFloor && seating.startsWith('tables') ? getArea(danceFloor) : 0
    const freeArea = area - width * start - danceArea
    const guestFloor = { ...floor, gear: { width, depth: start }, danceFloor, firstRowM }
    return listArrangements(guestFloor, seating).map((arrangement): Layout => {
      const count = (squareMetres: number, maxM?: number) =>
        Math.floor(Math.min(most, freeArea / squareMetres, countPlaces(arrangement, maxM)) + TOLERANCE_M)
      return {
        plan: { ...plan, danceFloor: danceFloor && centre(danceFloor, start) },
        arrangement,
        comfortable: count(perGuest.comfortable, reach.speechM),
        tight: count(perGuest.tight),
        heard: count(perGuest.tight, reach.speechM),
        seen: count(perGuest.tight, reach.pictureM),
        excessM: 0,
      }
    })
  })
  return layouts.length > 0 ? layouts : [empty]
}
