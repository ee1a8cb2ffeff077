import type { Seating } from '../../content/advice/room-rules'
import { MAX_GUESTS } from '../brief'
import { type Rect, type Size, sum, TOLERANCE_M } from './gear'

type Point = { x: number; y: number }

/** Places for guests at all points with these coordinates: the middle of chairs, of standing guests or of tables. */
type Block = { xs: readonly number[]; ys: readonly number[] }

/** Where guests can be. */
export type Arrangement = {
  blocks: readonly Block[]
  /** More than one at a table. */
  seatsPerPlace: number
  /** Between the chairs of two tables, or from one standing guest to the next. */
  spaceM: number
  /** How far standing guests are from straight lines. */
  looseM: number
  /** The places around it are taken first. It is in front of the middle of the wall. */
  frontM: number
  /** Between blocks of rows. */
  aisles: readonly Rect[]
}

/** The guests, each with a place of their own, and the tables that they use. */
export type PlacedGuests = { seats: readonly Point[]; tables: readonly Rect[]; aisles: readonly Rect[] }

/** The floor of the guests. */
export type GuestFloor = Size & {
  /** In the middle of the wall: the gear and the walkway in front of it. */
  gear: Size
  /** In front of that. */
  danceFloor: Size | undefined
  /** From the wall to the first row. */
  firstRowM: number
}

/** Half of what a chair takes up, and half of a table. Tables are round. */
export const CHAIR_HALF_M = 0.22
const TABLE_RADIUS_M = 0.75
/** From the middle of a table to the middle of its chairs. */
const CHAIR_DISTANCE_M = 0.97
const TABLE_WITH_CHAIRS_M = 2 * (CHAIR_DISTANCE_M + CHAIR_HALF_M)
/** From a chair at a table to a wall. */
const WALL_GAP_M = 0.15

/** Waiters need the first space between chairs. With the last, ten share a table for eight. */
const tables = [
  { spaceM: 1.2, seatsPerPlace: 8 },
  { spaceM: 0.9, seatsPerPlace: 8 },
  { spaceM: 0.6, seatsPerPlace: 8 },
  { spaceM: 0.3, seatsPerPlace: 10 },
]

const SEAT_M = 0.55
const ROW_M = 1
/** In the middle of the rows, also for the beam of a projector, and after every ten seats. */
const AISLE_M = 1.2
const SEATS_BETWEEN_AISLES = 10

/** From one standing guest to the next. */
const PERSON_DISTANCES_M = [1, 0.8, 0.6]

/** The ways to arrange guests. */
export function listArrangements(floor: GuestFloor, seating: Seating): Arrangement[] {
  const { gear, danceFloor } = floor
  if (seating === 'rows') return [getRows(floor)]
  if (seating === 'standing' || seating === 'dancing') {
    return PERSON_DISTANCES_M.map((spaceM) => ({
      blocks: getGrid(floor, gear, spaceM),
      seatsPerPlace: 1,
      spaceM,
      looseM: spaceM - 2 * CHAIR_HALF_M,
      frontM: gear.depth,
      aisles: [],
    }))
  }
  const isDancing = seating === 'tables-dancing' && danceFloor !== undefined
  const taken = {
    width: Math.max(gear.width, danceFloor?.width ?? 0),
    depth: gear.depth + (danceFloor?.depth ?? 0),
  }
  // Tables keep their distance to the middle in a larger room, so one column fewer can be nearer than the most that fit. With
  // a dance floor they are never too far away to read or hear.
  return (isDancing ? [0] : [0, 1]).flatMap((fewerColumns) =>
    tables.map((table) => ({
      ...table,
      // A table has half of the space around it, of which it needs less at a wall.
      blocks: getGrid(floor, taken, TABLE_WITH_CHAIRS_M + table.spaceM, table.spaceM / 2 - WALL_GAP_M, fewerColumns),
      looseM: 0,
      frontM: isDancing ? gear.depth + danceFloor.depth / 2 : 0,
      aisles: [],
    })),
  )
}

/** Squares behind what is taken in the middle of the wall, and beside it. At walls they may be smaller by `edge`. */
function getGrid({ width, depth }: Size, taken: Size, side: number, edge = 0, fewerColumns = 0): Block[] {
  const columns = countFitting(width + 2 * edge, side) - fewerColumns
  const columnsBeside = countFitting((width - taken.width) / 2 + edge, side)
  return [
    {
      xs: range(columns).map((column) => (column - (columns - 1) / 2) * side),
      ys: range(countFitting(depth - taken.depth + edge, side)).map((line) => taken.depth + (line + 0.5) * side),
    },
    {
      xs: mirror(range(columnsBeside).map((column) => taken.width / 2 + (column + 0.5) * side)),
      ys: range(countFitting(taken.depth + edge, side)).map((line) => (line + 0.5) * side - edge),
    },
  ]
}

/** Rows from wall to wall. */
function getRows({ width, depth, firstRowM: y }: GuestFloor): Arrangement {
  const seats = range(countFitting(width / 2, SEAT_M))
    .map((seat) => AISLE_M / 2 + (seat + 0.5) * SEAT_M + Math.floor(seat / SEATS_BETWEEN_AISLES) * AISLE_M)
    .filter((x) => x + SEAT_M / 2 <= width / 2 + TOLERANCE_M)
  const ys = range(countFitting(depth - y, ROW_M)).map((line) => y + (line + 0.5) * ROW_M)
  const blocksBeside = Math.ceil(seats.length / SEATS_BETWEEN_AISLES)
  const aisles = range(2 * blocksBeside - 1).map((aisle) => ({
    x: (aisle + 1 - blocksBeside) * (SEATS_BETWEEN_AISLES * SEAT_M + AISLE_M) - AISLE_M / 2,
    y,
    width: AISLE_M,
    depth: depth - y,
  }))
  return { blocks: [{ xs: mirror(seats), ys }], seatsPerPlace: 1, spaceM: 0, looseM: 0, frontM: 0, aisles }
}

/** How many guests have a place, up to a distance from the middle of the gear's wall to their furthest chair. */
export function countPlaces({ blocks, seatsPerPlace }: Arrangement, maxM = Infinity): number {
  const mostM = maxM + TOLERANCE_M - (seatsPerPlace > 1 ? CHAIR_DISTANCE_M : 0)
  const counts = blocks.map((block) =>
    maxM === Infinity
      ? block.xs.length * block.ys.length
      : listPoints(block).filter(({ x, y }) => Math.hypot(x, y) <= mostM).length,
  )
  return sum(counts) * seatsPerPlace
}

/** Gives the best places of an arrangement to some guests. */
export function placeGuests(arrangement: Arrangement, guests: number): PlacedGuests {
  const { blocks, seatsPerPlace, looseM, frontM, aisles } = arrangement
  const used = blocks
    .flatMap(listPoints)
    .map((point, index) => {
      const toShift = (seed: number) => (((index * seed) % 97) / 97 - 0.5) * looseM
      const x = point.x + toShift(37)
      const y = point.y + toShift(61)
      // Standing guests are denser in front of the gear, without an edge.
      return { x, y, order: Math.hypot(x, y - frontM) + 4 * toShift(29) }
    })
    .toSorted((a, b) => a.order - b.order)
    .slice(0, Math.ceil(guests / seatsPerPlace))
  if (seatsPerPlace === 1) {
    const end = Math.max(0, ...used.map(({ y }) => y)) + ROW_M / 2
    return { seats: used, tables: [], aisles: aisles.map((aisle) => ({ ...aisle, depth: Math.max(0, end - aisle.y) })) }
  }
  const size = { width: 2 * TABLE_RADIUS_M, depth: 2 * TABLE_RADIUS_M }
  return {
    // As many guests at each table, or one more.
    seats: used.flatMap((table, index) => getChairs(table, Math.floor((guests + index) / used.length))),
    tables: used.map(({ x, y }) => ({ ...size, x: x - TABLE_RADIUS_M, y: y - TABLE_RADIUS_M })),
    aisles,
  }
}

const getChairs = ({ x, y }: Point, count: number): Point[] =>
  range(count).map((chair) => {
    const angle = ((chair + 0.5) * 2 * Math.PI) / count
    return { x: x + Math.sin(angle) * CHAIR_DISTANCE_M, y: y - Math.cos(angle) * CHAIR_DISTANCE_M }
  })

const range = (length: number): number[] => Array.from({ length: Math.max(0, length) }, (_, index) => index)

const mirror = (xs: readonly number[]): number[] => xs.flatMap((x) => [-x, x])

const countFitting = (length: number, perPlace: number) => Math.max(0, Math.floor(length / perPlace + TOLERANCE_M))

/** All points of a block, in no more lines than the largest number of guests needs. */
const listPoints = ({ xs, ys }: Block): Point[] =>
  ys.slice(0, Math.ceil(MAX_GUESTS / (xs.length || 1))).flatMap((y) => xs.map((x) => ({ x, y })))
