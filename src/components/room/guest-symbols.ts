import { type Seating, squareMetresPerGuest } from '../../content/room-rules'
import type { Rect } from '../../hire/room-layout'

export type GuestSymbol = { x: number; y: number; kind: 'table' | 'chair' | 'person' }

const SEATS_AT_A_TABLE = 8
const CHAIR_WIDTH_M = 0.55
const AISLE_M = 1.2

/** Some of the guests, as far as they show how many there are. Not a plan of tables and chairs. */
export function placeGuests(areas: readonly Rect[], seating: Seating, guests: number, isTight: boolean): GuestSymbol[] {
  const { comfortable, tight } = squareMetresPerGuest[seating === 'tables-dancing' ? 'tables' : seating]
  const squareMetres = isTight ? tight : comfortable
  // Those beside the dance floor come last, because the guests at the back are also in front of it.
  const ordered = areas.toSorted((a, b) => b.width * b.depth - a.width * a.depth)
  if (seating === 'rows') return ordered.flatMap((area) => placeRows(area, squareMetres)).slice(0, guests)
  const isAtTables = seating === 'tables' || seating === 'tables-dancing'
  const pitch = Math.sqrt(squareMetres * (isAtTables ? SEATS_AT_A_TABLE : 1))
  const count = isAtTables ? Math.ceil(guests / SEATS_AT_A_TABLE) : guests
  return ordered
    .flatMap((area) => placeGrid(area, pitch, isAtTables ? 2.5 : 0.6))
    .slice(0, count)
    .map((point) => ({ ...point, kind: isAtTables ? 'table' : 'person' }))
}

function placeGrid({ x, y, width, depth }: Rect, pitch: number, min: number): { x: number; y: number }[] {
  const columns = Math.max(Math.floor(width / pitch), width >= min ? 1 : 0)
  const rows = Math.max(Math.floor(depth / pitch), depth >= min ? 1 : 0)
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: x + ((index % columns) + 0.5) * (width / columns),
    y: y + (Math.floor(index / columns) + 0.5) * (depth / rows),
  }))
}

function placeRows({ x, y, width, depth }: Rect, squareMetres: number): GuestSymbol[] {
  const block = (width - AISLE_M - 1) / 2
  const perBlock = Math.max(1, Math.floor(block / CHAIR_WIDTH_M))
  const rowDepth = Math.max(0.8, (squareMetres * 2 * perBlock) / width)
  return Array.from({ length: Math.floor(depth / rowDepth) * 2 * perBlock }, (_, index) => {
    const seat = index % (2 * perBlock)
    const isRight = seat >= perBlock
    const offset = isRight ? AISLE_M / 2 + (seat - perBlock + 0.5) * CHAIR_WIDTH_M : -AISLE_M / 2 - (seat + 0.5) * CHAIR_WIDTH_M
    return { x: x + width / 2 + offset, y: y + (Math.floor(index / (2 * perBlock)) + 0.5) * rowDepth, kind: 'chair' as const }
  })
}
