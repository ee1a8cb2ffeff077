import { screenRules } from '../../content/advice/guest-rules'
import { categoryPositions, EFFECT_DISTANCE_M, trestleTableM, WAY_M } from '../../content/advice/room-rules'
import { equipment, type EquipmentItem, getEquipment } from '../../content/equipment'
import type { Kit } from '../../content/equipment/kit'
import type { Position } from '../../content/schemas/hire-item'
import { getCount } from '../kit'
import { getRowDepth, getRowWidth, type Piece, type PlacedPiece, placeInRow, placeRows, type Row, sum } from './rows'

/** Equipment at the end wall: pieces with the width and the depth of the floor that they need together. */
export type Layout = {
  width: number
  depth: number
  /** With the pieces of a row around the middle of a wall, and those of the corners at its ends. */
  place: (wall: number) => PlacedPiece[]
}

/** Effects with the clear space around them. */
export type EffectsLayout = { width: number; depth: number; pieces: readonly PlacedPiece[] }

/** What is deeper than this has nothing in front of it. */
const MAX_BEHIND_M = 2

/** How the equipment can be arranged. `place` has the pieces at `x` = 0 in the middle of the wall. */
export function getLayouts(kit: Kit): Layout[] {
  const { behind, middle, front, sides, corners } = groupPieces(kit)
  const onStands = sides.filter(({ isOnStand }) => isOnStand)
  const onFloor = sides.filter(({ isOnStand }) => !isOnStand)
  // Nothing may be between a projector and its screen, so it is beside the rest, with the other screens.
  const hasProjector = behind.some(({ depth }) => depth > MAX_BEHIND_M)
  const screens = hasProjector ? behind.filter(isScreen) : []
  const backRow = { middle: behind.filter((piece) => !screens.includes(piece)) }
  // Two projectors are left and right of the rest.
  const isPair = screens.length === 2 && new Set(screens.map(({ id }) => id)).size === 1
  const all = { middle: isPair ? middle : [...screens, ...middle], front }
  const screenSides = isPair ? screens : []
  const arrangements: Row[][] = [
    [backRow, { ...all, sides: [...screenSides, ...sides], corners }],
    [backRow, { ...all, sides: [...screenSides, ...onStands] }, { sides: onFloor, corners }],
    [{ middle: behind }, { middle, front, sides, corners }],
    [{ middle: behind }, { middle, front, sides: onStands }, { sides: onFloor, corners }],
    [{ middle: behind }, { middle }, { front, sides, corners }],
    [{ middle: behind }, { middle }, { middle: front }, { sides }, { corners }],
  ]
  // Nobody sees a screen behind a stage.
  const usable = hasProjector && getCount(kit, STAGE) > 0 ? arrangements.slice(0, 2) : arrangements
  return usable.map((rows) => ({
    width: Math.max(...rows.map(getRowWidth)),
    depth: sum(rows.map(getRowDepth)),
    place: (wall) => placeRows(rows, wall),
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
  return {
    width: rowWidth + 2 * clearance,
    depth: Math.max(...pieces.map(({ depth }) => depth)) + 2 * clearance,
    pieces: placeInRow(pieces, -rowWidth / 2, EFFECT_DISTANCE_M),
  }
}

/** The items in the order of the catalogue, so that the order of a kit does not matter. */
const listItems = (kit: Kit) =>
  equipment.map((item) => ({ item, count: getCount(kit, item.id) })).filter(({ count }) => count > 0)

function groupPieces(kit: Kit) {
  const items = listItems(kit).filter(({ item }) => !item.clearanceM)
  const inPosition = (position: Position) =>
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

const isScreen = ({ id }: Piece) => screenRules.some(({ kit = [] }) => kit.some((line) => line.id === id))

const BOOTH = 'led-dj-booth'
const STAGE = 'stage-deck'

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
  const boothMm = getEquipment(BOOTH).sizeMm.width * getCount(kit, BOOTH)
  const tables = Math.ceil(Math.max(0, widthMm - boothMm) / 1000 / trestleTableM.width)
  return Array.from({ length: tables }, () => ({ id: 'table', name: 'Table', ...trestleTableM, behindM: WAY_M }))
}
