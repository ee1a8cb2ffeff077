import { type Seating, squareMetresPerGuest } from '../../content/advice/room-rules'
import type { Rect } from '../../hire/room/rows'

export type GuestSymbol = { x: number; y: number; kind: 'table' | 'chair' | 'person' }

const SEATS_AT_A_TABLE = 8
const CHAIR_WIDTH_M = 0.55
const AISLE_M = 1.2

/** The smallest distance between two tables and between two people, in metres. */
const MIN_PITCH_M = { table: 2.25, person: 0.5 }

/** Places the guests on their floor, or most of them. Shows how full the room is, not where the tables go. */
export function placeGuests(areas: readonly Rect[], seating: Seating, guests: number): GuestSymbol[] {
  const { comfortable } = squareMetresPerGuest[seating === 'tables-dancing' ? 'tables' : seating]
  const floor = areas.reduce((sum, { width, depth }) => sum + width * depth, 0)
  const squareMetres = Math.min(comfortable, floor / guests)
  // The largest area first, which is in front of the equipment or behind the dance floor.
  const ordered = areas.toSorted((a, b) => b.width * b.depth - a.width * a.depth)
  if (seating === 'rows') return ordered.flatMap((area) => placeRows(area, squareMetres)).slice(0, guests)
  const kind = seating === 'tables' || seating === 'tables-dancing' ? 'table' : 'person'
  const seats = kind === 'table' ? SEATS_AT_A_TABLE : 1
  const count = Math.ceil(guests / seats)
  const place = (pitch: number) => ordered.flatMap((area) => placeGrid(area, pitch))
  let pitch = Math.sqrt(squareMetres * seats)
  while (place(pitch).length < count && pitch * 0.97 > MIN_PITCH_M[kind]) pitch *= 0.97
  return place(pitch)
    .slice(0, count)
    .map((point) => ({ ...point, kind }))
}

/** Points in columns and rows that fill the width, from the front. */
function placeGrid({ x, y, width, depth }: Rect, pitch: number): { x: number; y: number }[] {
  const columns = Math.floor(width / pitch + 0.02)
  const rows = Math.floor(depth / pitch + 0.02)
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: x + ((index % columns) + 0.5) * (width / columns),
    y: y + (Math.floor(index / columns) + 0.5) * Math.min(depth / rows, pitch * 1.15),
  }))
}

function placeRows({ x, y, width, depth }: Rect, squareMetres: number): GuestSymbol[] {
  const block = (width - AISLE_M - 1) / 2
  const perBlock = Math.max(1, Math.floor(block / CHAIR_WIDTH_M))
  const rowDepth = Math.max(0.8, (squareMetres * 2 * perBlock) / width)
  return Array.from({ length: Math.floor(depth / rowDepth) * 2 * perBlock }, (_, index) => {
    const seat = index % (2 * perBlock)
    const isRight = seat >= perBlock
    const offset = isRight
      ? AISLE_M / 2 + (seat - perBlock + 0.5) * CHAIR_WIDTH_M
      : -AISLE_M / 2 - (seat + 0.5) * CHAIR_WIDTH_M
    return {
      x: x + width / 2 + offset,
      y: y + (Math.floor(index / (2 * perBlock)) + 0.5) * rowDepth,
      kind: 'chair' as const,
    }
  })
}
