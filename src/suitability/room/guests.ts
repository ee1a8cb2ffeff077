import type { Seating } from '../../content/advice/room-rules'
import { MAX_GUESTS } from '../brief'
import { type Rect, type Size, sum, TOLERANCE_M } from './gear'

export type Point = { x: number; y: number }

/** A place for guests: a chair or a standing guest counts as one seat, a round table as eight. `x` and `y` are its middle. */
export type Spot = Point & {
  seats: number
  /** From its furthest chair to the middle of the gear's wall. */
  distanceM: number
  /** The lowest is taken first. */
  order: number
  /** The middle of its long table. */
  tableY?: number | undefined
}

/** Where guests can be. */
export type Arrangement = {
  kind: 'round tables' | 'long tables' | 'rows' | 'people'
  spots: readonly Spot[]
  /** Between blocks of seats. */
  aisles: readonly Rect[]
}

/** The guests, each with a place of their own, and the tables that they use. */
export type PlacedGuests = {
  kind: Arrangement['kind']
  seats: readonly Point[]
  tables: readonly Rect[]
  aisles: readonly Rect[]
}

/** The floor of the guests. The gear's wall is at `y` = 0. */
export type GuestFloor = Size & {
  /** In the middle of the wall: the gear and the way in front of it. */
  gear: Size
  /** In front of that. */
  danceFloor: Size
  /** From the wall to the first row. */
  firstRowM: number
}

/** Half of what a chair takes up, and half of a round table. */
export const CHAIR_HALF_M = 0.22
const TABLE_RADIUS_M = 0.75
const SEATS_AT_A_TABLE = 8
/** From the middle of a round table to the middle of its chairs. */
const CHAIR_DISTANCE_M = 0.97
/** A round table with its chairs. */
const TABLE_WITH_CHAIRS_M = 2 * (CHAIR_DISTANCE_M + CHAIR_HALF_M)
/** Between the chairs of two round tables. Waiters need the first. With less than the last, long tables take less floor. */
const TABLE_GAPS_M = [1.2, 0.9, 0.6]
/** From a chair at a round table to a wall. */
const WALL_GAP_M = 0.15

/** Long tables have chairs on both sides and a passage behind them. */
const longTables = { seatM: 0.6, pitchM: 2.2, tableM: 0.75, chairM: 0.63 }
const rows = { seatM: 0.55, pitchM: 1 }

/** In the middle of the seats, also for the beam of a projector. */
const MIDDLE_AISLE_M = 1.2
const SIDE_AISLE_M = 1
const MAX_SEATS_BESIDE_AISLE = 10

/** The distances between standing guests, the most comfortable first. */
const PERSON_PITCHES_M = [1, 0.8, 0.6]

/** The ways to arrange guests, the most comfortable first. */
export function listArrangements(floor: GuestFloor, seating: Seating): Arrangement[] {
  if (seating === 'rows') return [getRows(floor)]
  if (seating === 'standing' || seating === 'dancing') return PERSON_PITCHES_M.map((pitch) => getPeople(floor, pitch))
  const isTooNarrow = Math.min(floor.width, floor.depth) < TABLE_WITH_CHAIRS_M
  if (isTooNarrow || floor.gear.depth + floor.danceFloor.depth > floor.depth) return []
  return [
    ...TABLE_GAPS_M.flatMap((gap) => [getRoundTables(floor, gap), getRoundTables(floor, gap, 1)]),
    getLongTables(floor),
  ]
}

/** How many guests have a place, up to a distance from the middle of the gear's wall. */
export const countPlaces = ({ spots }: Arrangement, maxM = Infinity): number =>
  sum(spots.map(({ seats, distanceM }) => (distanceM <= maxM + TOLERANCE_M ? seats : 0)))

/**
 * Left and right of the gear and the dance floor, and behind them. Tables keep their distance to the middle in a larger room,
 * so the columns behind are the most that fit, or with `fewerColumns` one fewer.
 */
function getRoundTables({ width, depth, gear, danceFloor }: GuestFloor, gap: number, fewerColumns = 0): Arrangement {
  const pitch = TABLE_WITH_CHAIRS_M + gap
  // A table has half of the gap around it, of which it needs less at a wall.
  const edge = gap / 2 - WALL_GAP_M
  const block = Math.max(gear.width, danceFloor.width)
  const end = gear.depth + danceFloor.depth
  const side = getPlaces((width - block) / 2 + edge, pitch) * pitch
  const front = danceFloor.depth > 0 ? gear.depth + danceFloor.depth / 2 : 0
  const spots = [
    ...getGrid({ x: -edge, y: end, width: width + 2 * edge, depth: depth + edge - end }, pitch, fewerColumns),
    ...[(width - block) / 2 - side, (width + block) / 2].flatMap((x) =>
      getGrid({ x, y: -edge, width: side, depth: end + edge }, pitch),
    ),
  ].map(({ x, y }) => ({
    x,
    y,
    seats: SEATS_AT_A_TABLE,
    distanceM: Math.hypot(x - width / 2, y) + CHAIR_DISTANCE_M,
    order: Math.round(100 * Math.hypot(x - width / 2, y - front)),
  }))
  return { kind: 'round tables', spots, aisles: [] }
}

const getPlaces = (length: number, pitch: number) => Math.max(0, Math.floor(length / pitch + TOLERANCE_M))

/** The middles of squares side by side: as many as there is room for, from the front, in the middle of the width. */
function getGrid({ x, y, width, depth }: Rect, pitch: number, fewerColumns = 0): Point[] {
  const columns = Math.max(0, getPlaces(width, pitch) - fewerColumns)
  const lines = limitLines(getPlaces(depth, pitch), columns)
  return Array.from({ length: columns * lines }, (_, index) => ({
    x: x + width / 2 + ((index % columns) - (columns - 1) / 2) * pitch,
    y: y + (Math.floor(index / columns) + 0.5) * pitch,
  }))
}

/** The nearest to the middle of the wall is the best. */
function toChair(x: number, y: number, width: number, tableY?: number): Spot {
  const distanceM = Math.hypot(x - width / 2, y)
  return { x, y, seats: 1, distanceM, order: distanceM, tableY }
}

/** Not more lines than the largest number of guests needs. */
const limitLines = (lines: number, perLine: number) => Math.min(lines, Math.ceil(MAX_GUESTS / (perLine || 1)))

/** The seats of a line left and right of the middle, where an aisle is, with an aisle after every ten seats. */
function getLine(width: number, seatM: number) {
  const toDistance = (seat: number) =>
    MIDDLE_AISLE_M / 2 + (seat + 0.5) * seatM + Math.floor(seat / MAX_SEATS_BESIDE_AISLE) * SIDE_AISLE_M
  const toBothSides = (distance: number) => [width / 2 - distance, width / 2 + distance]
  const seats = Array.from({ length: getPlaces(width / 2, seatM) }, (_, seat) => toDistance(seat)).filter(
    (distance) => distance + seatM / 2 <= width / 2 + TOLERANCE_M,
  )
  const aisles = seats
    .filter((_, seat) => seat > 0 && seat % MAX_SEATS_BESIDE_AISLE === 0)
    .map((distance) => distance - seatM / 2 - SIDE_AISLE_M / 2)
  return {
    xs: seats.flatMap(toBothSides),
    aisles: [
      { x: (width - MIDDLE_AISLE_M) / 2, width: MIDDLE_AISLE_M },
      ...aisles.flatMap(toBothSides).map((x) => ({ x: x - SIDE_AISLE_M / 2, width: SIDE_AISLE_M })),
    ],
  }
}

/** Rows from wall to wall. */
function getRows({ width, depth, firstRowM: y }: GuestFloor): Arrangement {
  const { xs, aisles } = getLine(width, rows.seatM)
  const lines = limitLines(getPlaces(depth - y, rows.pitchM), xs.length)
  return {
    kind: 'rows',
    spots: Array.from({ length: lines }, (_, line) =>
      xs.map((x) => toChair(x, y + (line + 0.5) * rows.pitchM, width)),
    ).flat(),
    aisles: aisles.map((aisle) => ({ ...aisle, y, depth: depth - y })),
  }
}

/** Long tables from wall to wall, behind the gear and the dance floor. */
function getLongTables({ width, depth, gear, danceFloor }: GuestFloor): Arrangement {
  const { seatM, pitchM, chairM } = longTables
  const y = gear.depth + danceFloor.depth
  const { xs, aisles } = getLine(width, seatM)
  const lines = limitLines(getPlaces(depth - y, pitchM), 2 * xs.length)
  return {
    kind: 'long tables',
    spots: Array.from({ length: lines }, (_, line) => {
      const tableY = y + (line + 0.5) * pitchM
      return xs.flatMap((x) => [tableY - chairM, tableY + chairM].map((chairY) => toChair(x, chairY, width, tableY)))
    }).flat(),
    aisles: aisles.map((aisle) => ({ ...aisle, y, depth: depth - y })),
  }
}

/** In front of the gear and beside it, not in straight lines. */
function getPeople({ width, depth, gear }: GuestFloor, pitch: number): Arrangement {
  const side = (width - gear.width) / 2
  const grid = [
    ...getGrid({ x: 0, y: gear.depth, width, depth: depth - gear.depth }, pitch),
    ...[0, width - side].flatMap((x) => getGrid({ x, y: 0, width: side, depth: gear.depth }, pitch)),
  ]
  const spots = grid.map((spot, index) => {
    const toShift = (seed: number) => ((index * seed) % 97) / 97 - 0.5
    const free = pitch - 2 * CHAIR_HALF_M
    const x = spot.x + toShift(37) * free
    const y = spot.y + toShift(61) * free
    // Denser in front of the gear, without an edge.
    return { x, y, seats: 1, distanceM: 0, order: Math.hypot(x - width / 2, y - gear.depth) + 2 * toShift(29) }
  })
  return { kind: 'people', spots, aisles: [] }
}

/** Gives the best places of an arrangement to some guests, those up to `maxM` from the middle of the wall first. */
export function placeGuests({ kind, spots, aisles }: Arrangement, guests: number, maxM = Infinity): PlacedGuests {
  const isFar = ({ distanceM }: Spot) => Number(distanceM > maxM + TOLERANCE_M)
  const ordered = spots.toSorted((a, b) => isFar(a) - isFar(b) || a.order - b.order)
  if (kind === 'round tables') {
    const used = ordered.slice(0, Math.ceil(guests / SEATS_AT_A_TABLE))
    const seats = used.flatMap(({ x, y }, table) => {
      // As many guests at each table, or one more.
      const chairs = Math.floor((guests + table) / used.length)
      return Array.from({ length: chairs }, (_, chair) => {
        const angle = ((chair + 0.5) * 2 * Math.PI) / chairs
        return { x: x + Math.sin(angle) * CHAIR_DISTANCE_M, y: y - Math.cos(angle) * CHAIR_DISTANCE_M }
      })
    })
    return {
      kind,
      seats,
      tables: used.map(({ x, y }) => toTable(x, y, 2 * TABLE_RADIUS_M, 2 * TABLE_RADIUS_M)),
      aisles,
    }
  }
  const seats = ordered.slice(0, guests)
  const end = Math.max(0, ...seats.map(({ y }) => y)) + rows.pitchM / 2
  // Two chairs share a part of a long table.
  const tables = new Map(seats.flatMap(({ x, tableY }) => (tableY ? [[`${x} ${tableY}`, { x, tableY }]] : [])))
  return {
    kind,
    seats,
    tables: [...tables.values()].map(({ x, tableY }) => toTable(x, tableY, longTables.seatM, longTables.tableM)),
    aisles: aisles.map((aisle) => ({ ...aisle, depth: Math.min(aisle.depth, end - aisle.y) })),
  }
}

const toTable = (x: number, y: number, width: number, depth: number): Rect => ({
  x: x - width / 2,
  y: y - depth / 2,
  width,
  depth,
})
