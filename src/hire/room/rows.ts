import { categoryPositions } from '../../content/advice/room-rules'
import { equipment, type EquipmentId } from '../../content/equipment'

/** In metres. `x` is measured along the end wall and `y` away from it. */
export type Rect = { x: number; y: number; width: number; depth: number }

/** Something on the floor. */
export type PlacedPiece = Rect & { id: EquipmentId | 'table'; name: string }

export type Piece = Pick<PlacedPiece, 'id' | 'name' | 'width' | 'depth'> & {
  /** The space behind it for the operator. */
  behindM?: number
  /** Subwoofers can be in front of it. */
  isOnStand?: boolean
}

/** Pieces side by side. */
export type Row = {
  middle?: readonly Piece[]
  /** In front of the middle, in line with the sides: a microphone is never in front of the speakers. */
  front?: readonly Piece[]
  /** From the middle to the walls. Even pieces are on the left, odd ones on the right. */
  sides?: readonly Piece[]
  /** The same, at the walls. */
  corners?: readonly Piece[]
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const getWidth = (pieces: readonly Piece[]) => sum(pieces.map(({ width }) => width))

const getDepth = (pieces: readonly Piece[]) => Math.max(0, ...pieces.map(({ depth, behindM = 0 }) => depth + behindM))

export const getRowWidth = ({ middle = [], front = [], sides = [], corners = [] }: Row): number =>
  Math.max(getWidth(middle), getWidth(front)) + getWidth(sides) + getWidth(corners)

export const getRowDepth = ({ middle = [], front = [], sides = [], corners = [] }: Row): number =>
  Math.max(getDepth(middle) + getDepth(front), getDepth(sides), getDepth(corners))

/** Places rows one in front of the other, with `x` = 0 in the middle of the wall. */
export function placeRows(rows: readonly Row[], wall: number): PlacedPiece[] {
  let start = 0
  return rows.flatMap((row) => {
    const placed = placeRow(row, wall).map((piece) => ({ ...piece, y: start + piece.y }))
    start += getRowDepth(row)
    return placed
  })
}

/** How far the pieces on the sides are from the middle, if the wall has room for it. */
const SIDE_GAP_M = 0.3
/** The same on each side of an empty middle. */
const HALF_STAGE_M = 1.5

function placeRow(row: Row, wall: number): PlacedPiece[] {
  const { middle = [], front = [], sides = [], corners = [] } = row
  const depth = getRowDepth(row)
  const half = Math.max(getWidth(middle), getWidth(front)) / 2
  const getSide = (side: 0 | 1) => {
    const isOnSide = (_: Piece, index: number) => index % 2 === side
    return { inner: sides.filter(isOnSide), outer: corners.filter(isOnSide) }
  }
  const [left, right] = [getSide(0), getSide(1)]
  const getSideWidth = ({ inner, outer }: typeof left) => getWidth(inner) + getWidth(outer)
  // In the middle of the wall, unless one side needs more than its half.
  const centre = Math.min(Math.max(0, getSideWidth(left) + half - wall / 2), wall / 2 - half - getSideWidth(right))
  const placeSide = (side: typeof left, start: number) => {
    const slack = wall / 2 - start - getSideWidth(side)
    return [
      ...placeInRow(side.inner, start + Math.min(slack, half > 0 ? SIDE_GAP_M : HALF_STAGE_M)),
      ...placeInRow(side.outer, wall / 2 - getWidth(side.outer)),
    ]
  }
  // A screen or a frame is at the wall. Everything else is in line at the front.
  const alignTo = (line: number) => (piece: PlacedPiece) => ({ ...piece, y: isAtWall(piece) ? 0 : line - piece.depth })
  return [
    ...placeInRow(middle, centre - getWidth(middle) / 2).map(alignTo(depth - getDepth(front))),
    ...[
      ...placeInRow(front, centre - getWidth(front) / 2),
      ...placeSide(right, centre + half),
      ...placeSide(left, half - centre).map((piece) => ({ ...piece, x: -piece.x - piece.width })),
    ].map(alignTo(depth)),
  ]
}

const isAtWall = ({ id }: PlacedPiece) =>
  equipment.some((item) => item.id === id && (item.position ?? categoryPositions[item.category]) === 'behind')

export function placeInRow(pieces: readonly Piece[], start: number, gap = 0): PlacedPiece[] {
  let x = start
  return pieces.map(({ id, name, width, depth }) => {
    const placed = { id, name, x, y: 0, width, depth }
    x += width + gap
    return placed
  })
}
