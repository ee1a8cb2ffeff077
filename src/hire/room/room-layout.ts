import { categoryPositions, EFFECT_DISTANCE_M, trestleTableM, WAY_M } from '../../content/advice/room-rules'
import { equipment, type EquipmentId, type EquipmentItem } from '../../content/equipment'
import type { Kit } from '../../content/equipment/kit'
import { getCount } from '../kit'

/** In metres. `x` is measured along the end wall and `y` away from it. */
export type Rect = { x: number; y: number; width: number; depth: number }

/** Something on the floor. */
export type PlacedPiece = Rect & { id: EquipmentId | 'table'; name: string }

/** Equipment at the end wall: pieces with the width and the depth of the floor that they need together. */
export type Layout = { width: number; depth: number; place: (roomWidth: number) => PlacedPiece[] }

/** Effects with the clear space around them. */
export type EffectsLayout = { width: number; depth: number; pieces: readonly PlacedPiece[] }

type Piece = Pick<PlacedPiece, 'id' | 'name' | 'width' | 'depth'> & {
  /** The space behind it for the operator. */
  behindM?: number
  /** Subwoofers can be in front of it. */
  isOnStand?: boolean
}

/** Pieces side by side. Those on the sides follow from the middle to the walls, and corner pieces are at the walls. */
type Row = { middle?: readonly Piece[]; sides?: readonly Piece[]; corners?: readonly Piece[] }

/** What is deeper than this has nothing in front of it. */
const MAX_BEHIND_M = 2

/** How the equipment can be arranged. `place` has the pieces at `x` = 0 in the middle of the wall. */
export function getLayouts(kit: Kit): Layout[] {
  const { behind, middle, front, sides, corners } = groupPieces(kit)
  const onStands = sides.filter(({ isOnStand }) => isOnStand)
  const onFloor = sides.filter(({ isOnStand }) => !isOnStand)
  // A projector in front of its screen is beside the rest, because nothing may be between them.
  const beside = behind.filter(({ depth }) => depth > MAX_BEHIND_M)
  const backRow = { middle: behind.filter(({ depth }) => depth <= MAX_BEHIND_M) }
  const all = { middle: [...beside, ...middle] }
  const arrangements: Row[][] = [
    [backRow, { ...all, sides, corners }, { middle: front }],
    [backRow, { ...all, sides: onStands }, { sides: onFloor, corners }, { middle: front }],
    [{ middle: behind }, { middle, sides, corners }, { middle: front }],
    [{ middle: behind }, { middle, sides: onStands }, { sides: onFloor, corners }, { middle: front }],
    [{ middle: behind }, { middle }, { sides, corners }, { middle: front }],
    [{ middle: behind }, { middle }, { sides }, { corners }, { middle: front }],
  ]
  return arrangements.map((rows) => ({
    width: Math.max(...rows.map(getRowWidth)),
    depth: sum(rows.map(getRowDepth)),
    place: (roomWidth) => placeRows(rows, roomWidth),
  }))
}

/** The shallowest of the layouts that a wall has room for. */
export const findLayout = (layouts: readonly Layout[], wall: number): Layout | undefined =>
  layouts
    .filter(({ width }) => width <= wall + TOLERANCE_M)
    .toSorted((a, b) => a.depth - b.depth || a.width - b.width)[0]

/** For sums of decimal fractions. */
export const TOLERANCE_M = 1e-9

/** Sparks and jets in a row, around `x` = 0. Undefined without any. */
export function getEffectsLayout(kit: Kit): EffectsLayout | undefined {
  const items = listItems(kit).filter(({ item }) => item.clearanceM)
  if (items.length === 0) return undefined
  const pieces = items.flatMap(({ item, count }) => toPieces(item, count))
  const clearance = Math.max(...items.map(({ item }) => item.clearanceM ?? 0))
  const rowWidth = sum(pieces.map(({ width }) => width)) + EFFECT_DISTANCE_M * (pieces.length - 1)
  const placed = placeInRow(pieces, -rowWidth / 2, EFFECT_DISTANCE_M)
  return {
    width: rowWidth + 2 * clearance,
    depth: Math.max(...pieces.map(({ depth }) => depth)) + 2 * clearance,
    pieces: placed.map((piece) => ({ ...piece, y: clearance })),
  }
}

/** The items in the order of the catalogue, so that the order of a kit does not matter. */
const listItems = (kit: Kit) =>
  equipment.map((item) => ({ item, count: getCount(kit, item.id) })).filter(({ count }) => count > 0)

function groupPieces(kit: Kit) {
  const items = listItems(kit).filter(({ item }) => !item.clearanceM)
  const inPosition = (position: string) =>
    items
      .filter(({ item }) => (item.position ?? categoryPositions[item.category]) === position)
      .flatMap(({ item, count }) => toPieces(item, count))
  return {
    behind: inPosition('behind'),
    middle: [...inPosition('end wall'), ...getTables(kit)],
    front: inPosition('in front'),
    sides: inPosition('each side'),
    corners: inPosition('corner'),
  }
}

const BOOTH = 'led-dj-booth'

function toPieces(item: EquipmentItem, count: number): Piece[] {
  const { id, shortName: name, pieces = 1, sizeMm, placement = sizeMm } = item
  if (typeof placement === 'string') return []
  const isOnStand = placement !== sizeMm
  const piece = { id, name, width: placement.width / 1000, depth: placement.depth / 1000, isOnStand }
  return Array.from({ length: pieces * count }, () => (id === BOOTH ? { ...piece, behindM: WAY_M } : piece))
}

/** The tables for what is used on a table, unless a DJ booth has room for it. */
function getTables(kit: Kit): Piece[] {
  const onTable = listItems(kit).filter(({ item }) => item.placement === 'on a table')
  const widthMm = sum(onTable.map(({ item, count }) => item.sizeMm.width * (item.pieces ?? 1) * count))
  const boothMm = sum(listItems(kit).map(({ item, count }) => (item.id === BOOTH ? item.sizeMm.width * count : 0)))
  const tables = Math.ceil(Math.max(0, widthMm - boothMm) / 1000 / trestleTableM.width)
  return Array.from({ length: tables }, () => ({ id: 'table', name: 'Table', ...trestleTableM, behindM: WAY_M }))
}

/** Even pieces are on the left, odd ones on the right. */
const getSide = (pieces: readonly Piece[], side: 0 | 1) => pieces.filter((_, index) => index % 2 === side)

const getWidth = (pieces: readonly Piece[]) => sum(pieces.map(({ width }) => width))

/** The wider side counts twice, because the middle is in the middle of the wall. */
const getRowWidth = ({ middle = [], sides = [], corners = [] }: Row): number =>
  getWidth(middle) +
  2 * Math.max(...([0, 1] as const).map((side) => getWidth(getSide(sides, side)) + getWidth(getSide(corners, side))))

const getRowDepth = ({ middle = [], sides = [], corners = [] }: Row): number =>
  Math.max(0, ...[...middle, ...sides, ...corners].map(({ depth, behindM = 0 }) => depth + behindM))

/** How far the pieces on the sides are from the middle, if the wall has room for it. */
const SIDE_GAP_M = 0.3
/** The same on each side of an empty middle. */
const HALF_STAGE_M = 1.5

function placeRows(rows: readonly Row[], roomWidth: number): PlacedPiece[] {
  let y = 0
  return rows.flatMap((row) => {
    const depth = getRowDepth(row)
    const placed = placeRow(row, roomWidth).map((piece) => ({
      ...piece,
      // A screen or a frame is at the wall. Everything else is in line at the front.
      y: y + (isAtWall(piece) ? 0 : depth - piece.depth),
    }))
    y += depth
    return placed
  })
}

const isAtWall = ({ id }: PlacedPiece) =>
  equipment.some((item) => item.id === id && (item.position ?? categoryPositions[item.category]) === 'behind')

function placeRow(row: Row, roomWidth: number): PlacedPiece[] {
  const { middle = [], sides = [], corners = [] } = row
  const middleWidth = getWidth(middle)
  const slack = Math.max(0, (roomWidth - getRowWidth(row)) / 2)
  const start = middleWidth / 2 + Math.min(slack, middleWidth > 0 ? SIDE_GAP_M : HALF_STAGE_M)
  const left = [
    ...placeInRow(getSide(sides, 0), start),
    ...placeInRow(getSide(corners, 0), roomWidth / 2 - getWidth(getSide(corners, 0))),
  ]
  const right = [
    ...placeInRow(getSide(sides, 1), start),
    ...placeInRow(getSide(corners, 1), roomWidth / 2 - getWidth(getSide(corners, 1))),
  ]
  return [
    ...placeInRow(middle, -middleWidth / 2),
    ...right,
    ...left.map((piece) => ({ ...piece, x: -piece.x - piece.width })),
  ]
}

function placeInRow(pieces: readonly Piece[], start: number, gap = 0): PlacedPiece[] {
  let x = start
  return pieces.map(({ id, name, width, depth }) => {
    const placed = { id, name, x, y: 0, width, depth }
    x += width + gap
    return placed
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
