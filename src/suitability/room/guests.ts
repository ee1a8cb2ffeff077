import type { Seating } from '../../content/advice/room-rules'
import { MAX_GUESTS } from '../brief'
import { type Rect, type Size, sum, TOLERANCE_M } from './gear'

export type Point = { x: number; y: number }

/** A chair or someone who stands is a spot with one seat, a round table one with eight. `x` and `y` are its middle. */
export type Spot = Point & { seats: number }

/** Where guests can be, the best places first. */
export type Arrangement = {
  kind: 'round tables' | 'long tables' | 'rows' | 'people'
  spots: readonly Spot[]
  /** Between blocks of seats, from wall to wall of the rows. */
  aisles: readonly Rect[]
  /** What the best tables are near to. The best seats come first. */
  front?: Point
}

/** The guests that an arrangement seats, each with a place of their own, and the tables that they use. */
export type SeatedGuests = { kind: Arrangement['kind']; seats: Point[]; tables: Rect[]; aisles: Rect[] }

/** Half of what a chair takes up, and half of a round table. */
export const CHAIR_HALF_M = 0.22
export const TABLE_RADIUS_M = 0.75

const SEATS_AT_A_TABLE = 8
/** From the middle of a round table to the middle of its chairs. */
const CHAIR_DISTANCE_M = 0.97
/** A round table with its chairs. A room that is narrower than this suits no tables. */
const TABLE_WITH_CHAIRS_M = 2 * (CHAIR_DISTANCE_M + CHAIR_HALF_M)
/** Between the chairs of two tables. Waiters need the first. With less than the last, long tables take less floor. */
const TABLE_GAPS_M = [1.2, 0.9, 0.6]
/** From a chair to a wall. */
const WALL_GAP_M = 0.15

/** Long tables have chairs on both sides, and a passage behind them. */
const longTables = { seatM: 0.6, pitchM: 2.2, tableM: 0.75 }
const rows = { seatM: 0.55, pitchM: 1 }

/** In the middle of the seats, also for the beam of a projector. */
export const MIDDLE_AISLE_M = 1.2
const SIDE_AISLE_M = 1
/** No seat is further from an aisle than this many seats. */
const MAX_FROM_AISLE = 10

/** People who stand: so far from each other if there is room, or as close as this. */
const PERSON_PITCHES_M = [1, 0.9, 0.8, 0.7, 0.6]

/** What the guests are arranged around. The gear's wall is at `y` = 0. */
type Floor = Size & {
  /** In the middle of the wall: the gear, its way, and the dance floor of guests who sit. */
  block: Size
  /** From the wall to the first row. */
  firstRowM: number
  /** From the wall to the people, apart from those beside the gear. */
  gearM: Size
}

/** The arrangements for a seating, the most comfortable first. The last two include the one with the most places. */
export function listArrangements(floor: Floor, seating: Seating): (() => Arrangement)[] {
  if (seating === 'rows') return [() => getRows(floor)]
  if (seating === 'standing' || seating === 'dancing')
    return PERSON_PITCHES_M.map((pitch) => () => getPeople(floor, pitch))
  const round = TABLE_GAPS_M.map((gap) => () => getRoundTables(floor, gap))
  const isTooNarrow = Math.min(floor.width, floor.depth) < TABLE_WITH_CHAIRS_M
  return isTooNarrow ? round : [...round, () => getLongTables(floor)]
}

/** How many guests have a place, up to a distance from the wall. */
export const countPlaces = ({ spots, kind }: Arrangement, maxM = Infinity): number =>
  sum(spots.filter(({ y }) => y + getReach(kind) <= maxM + TOLERANCE_M).map(({ seats }) => seats))

/** From the middle of a spot to its furthest chair. */
const getReach = (kind: Arrangement['kind']) => (kind === 'round tables' ? CHAIR_DISTANCE_M : 0)

/** Left and right of the block, and behind it: in two ways, of which the one with more tables counts. */
function getRoundTables({ width, depth, block }: Floor, gap: number): Arrangement {
  const pitch = TABLE_WITH_CHAIRS_M + gap
  // A table has half of the gap around it, of which it needs less at a wall and at the block.
  const edge = gap / 2 - WALL_GAP_M
  const side = (width - block.width) / 2
  const behind = depth - block.depth
  const left = { x: -edge, y: -edge, width: side + 2 * edge }
  const right = { ...left, x: width - side - edge }
  const beside = [left, right].map((rect) => ({ ...rect, depth: block.depth + edge }))
  const toTheEnd = [left, right].map((rect) => ({ ...rect, depth: depth + 2 * edge }))
  const ways: Rect[][] = [
    [...beside, { x: -edge, y: block.depth, width: width + 2 * edge, depth: behind + edge }],
    block.width < gap
      ? []
      : [
          ...toTheEnd,
          { x: side + edge, y: block.depth - edge, width: block.width - 2 * edge, depth: behind + 2 * edge },
        ],
  ]
  const [best = []] = ways
    .map((rects) => rects.flatMap((rect) => getTableGrid(rect, pitch)))
    .toSorted((a, b) => b.length - a.length)
  return {
    kind: 'round tables',
    spots: best,
    aisles: [],
    front: { x: width / 2, y: block.depth },
  }
}

const getPlaces = (length: number, pitch: number) => Math.max(0, Math.floor(length / pitch + TOLERANCE_M))

/** Tables with half of a gap around them. */
function getTableGrid({ x, y, width, depth }: Rect, pitch: number): Spot[] {
  const columns = getPlaces(width, pitch)
  return Array.from({ length: columns * getPlaces(depth, pitch) }, (_, index) => ({
    x: x + ((index % columns) + 0.5) * (width / columns),
    y: y + (Math.floor(index / columns) + 0.5) * pitch,
    seats: SEATS_AT_A_TABLE,
  }))
}

/** The seats of half a row, from the middle aisle to the wall, as distances from that aisle. */
function getHalfRow(halfM: number, seatM: number) {
  const max = Math.floor(halfM / seatM + TOLERANCE_M)
  // With side aisles, a block of seats has an aisle at both of its ends.
  const options = Array.from({ length: 20 }, (_, aisles) => ({
    aisles,
    seats: Math.min(
      Math.floor((halfM - aisles * SIDE_AISLE_M) / seatM + TOLERANCE_M),
      aisles === 0 ? MAX_FROM_AISLE : 2 * MAX_FROM_AISLE * aisles,
    ),
  })).filter(({ seats }) => seats >= 0 && seats <= max)
  const [best] = options.toSorted((a, b) => b.seats - a.seats)
  const { seats = 0, aisles = 0 } = best ?? {}
  const perBlock = Math.ceil(seats / Math.max(1, aisles))
  const distances = Array.from(
    { length: seats },
    (_, index) => (index + 0.5) * seatM + Math.floor(index / perBlock) * SIDE_AISLE_M,
  )
  const sideAisles = Array.from(
    { length: aisles },
    (_, index) => Math.min(seats, (index + 1) * perBlock) * seatM + index * SIDE_AISLE_M,
  )
  return { distances, sideAisles }
}

/** Rows from wall to wall, with an aisle in the middle. */
function getRows({ width, depth, firstRowM }: Floor): Arrangement {
  const { distances, sideAisles } = getHalfRow((width - MIDDLE_AISLE_M) / 2, rows.seatM)
  const lines = limitLines(getPlaces(depth - firstRowM, rows.pitchM), 2 * distances.length)
  return {
    kind: 'rows',
    spots: Array.from({ length: lines }, (_, line) =>
      distances.flatMap((distance) =>
        toBothSides(width, distance).map((x) => ({ x, y: firstRowM + (line + 0.5) * rows.pitchM, seats: 1 })),
      ),
    ).flat(),
    aisles: [
      { x: (width - MIDDLE_AISLE_M) / 2, y: firstRowM, width: MIDDLE_AISLE_M, depth: depth - firstRowM },
      ...sideAisles.flatMap((distance) =>
        toBothSides(width, distance + SIDE_AISLE_M / 2).map((x) => ({
          x: x - SIDE_AISLE_M / 2,
          y: firstRowM,
          width: SIDE_AISLE_M,
          depth: depth - firstRowM,
        })),
      ),
    ],
  }
}

/** `distance` from the middle aisle. */
const toBothSides = (width: number, distance: number) =>
  [-1, 1].map((side) => width / 2 + side * (MIDDLE_AISLE_M / 2 + distance))

/** Across the room behind the block, and beside the block, where the block is their aisle. */
function getLongTables({ width, depth, block }: Floor): Arrangement {
  const { seatM, pitchM, tableM } = longTables
  const chairM = tableM / 2 + CHAIR_HALF_M + 0.03
  const getLines = (start: number, end: number, xs: readonly number[]) =>
    Array.from({ length: limitLines(getPlaces(end - start, pitchM), 2 * xs.length) }, (_, line) =>
      xs.flatMap((x) => [-1, 1].map((side) => ({ x, y: start + (line + 0.5) * pitchM + side * chairM, seats: 1 }))),
    ).flat()
  const side = (width - block.width) / 2
  const besideSeats = Math.min(MAX_FROM_AISLE, getPlaces(side - MIDDLE_AISLE_M / 2, seatM))
  const beside = Array.from({ length: besideSeats }, (_, index) => side - MIDDLE_AISLE_M / 2 - (index + 0.5) * seatM)
  const behind = getHalfRow((width - MIDDLE_AISLE_M) / 2, seatM)
  return {
    kind: 'long tables',
    spots: [
      ...getLines(
        block.depth,
        depth,
        behind.distances.flatMap((distance) => toBothSides(width, distance)),
      ),
      ...getLines(
        0,
        block.depth,
        beside.flatMap((x) => [x, width - x]),
      ),
    ],
    aisles: [{ x: (width - MIDDLE_AISLE_M) / 2, y: block.depth, width: MIDDLE_AISLE_M, depth: depth - block.depth }],
  }
}

/** In front of the gear, then beside it. */
function getPeople({ width, depth, gearM }: Floor, pitch: number): Arrangement {
  const side = (width - gearM.width) / 2
  const rects = [
    { x: 0, y: gearM.depth, width, depth: depth - gearM.depth },
    { x: 0, y: 0, width: side, depth: gearM.depth },
    { x: width - side, y: 0, width: side, depth: gearM.depth },
  ]
  return { kind: 'people', spots: rects.flatMap((rect) => getCrowd(rect, pitch)), aisles: [] }
}

/** Not in straight lines, without touching each other. */
function getCrowd({ x, y, width, depth }: Rect, pitch: number): Spot[] {
  const columns = getPlaces(width, pitch)
  const lines = limitLines(getPlaces(depth, pitch), columns)
  return Array.from({ length: columns * lines }, (_, index) => {
    const shift = (seed: number) => (((index * seed) % 97) / 97 - 0.5) * (pitch - 2 * CHAIR_HALF_M - 0.1)
    return {
      x: x + ((index % columns) + 0.5) * (width / columns) + shift(37),
      y: y + (Math.floor(index / columns) + 0.5) * pitch + shift(61),
      seats: 1,
    }
  })
}

/** Not more lines than the largest number of guests needs. */
const limitLines = (lines: number, perLine: number) => Math.min(lines, Math.ceil(MAX_GUESTS / (perLine || 1)))

/** Gives the best places of an arrangement to some guests. */
export function seatGuests({ kind, spots, aisles, front }: Arrangement, guests: number): SeatedGuests {
  const getDistance = ({ x, y }: Point) => (front ? Math.round(Math.hypot(x - front.x, y - front.y) * 100) : 0)
  const ordered = front ? spots.toSorted((a, b) => getDistance(a) - getDistance(b) || a.y - b.y) : spots
  let left = guests
  const used = ordered.filter(({ seats }) => {
    const isUsed = left > 0
    left -= seats
    return isUsed
  })
  if (kind === 'round tables') {
    // As many guests at each table, or one more.
    const seats = used.flatMap(({ x, y }, table) => {
      const chairs = Math.floor((guests + table) / used.length)
      return Array.from({ length: chairs }, (_, chair) => {
        const angle = ((chair + 0.5) * 2 * Math.PI) / chairs
        return { x: x + Math.sin(angle) * CHAIR_DISTANCE_M, y: y - Math.cos(angle) * CHAIR_DISTANCE_M }
      })
    })
    const size = 2 * TABLE_RADIUS_M
    const tables = used.map(({ x, y }) => ({ x: x - TABLE_RADIUS_M, y: y - TABLE_RADIUS_M, width: size, depth: size }))
    return { kind, seats, tables, aisles: [] }
  }
  const seats = used.map(({ x, y }) => ({ x, y }))
  const end = Math.max(0, ...seats.map(({ y }) => y)) + rows.pitchM / 2
  const usedAisles = aisles.map((aisle) => ({ ...aisle, depth: Math.min(aisle.depth, Math.max(0, end - aisle.y)) }))
  return { kind, seats, tables: kind === 'long tables' ? getTableParts(seats) : [], aisles: usedAisles }
}

/** The part of a long table for each pair of chairs. */
function getTableParts(seats: readonly Point[]): Rect[] {
  const { seatM, tableM } = longTables
  // The chairs of a pair are one after the other.
  return seats
    .filter((_, index) => index % 2 === 0)
    .map(({ x, y }) => ({ x: x - seatM / 2, y: y + CHAIR_HALF_M + 0.03, width: seatM, depth: tableM }))
}
