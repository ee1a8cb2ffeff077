import { screenRules } from '../../content/advice/guest-rules'
import { EFFECT_DISTANCE_M, trestleTableM, WALKWAY_M } from '../../content/advice/room-rules'
import { type EquipmentItem, getEquipment } from '../../content/equipment'
import type { Kit } from '../../content/equipment/kit'
import { getDanceFloor } from '../../hire/dance-floor'
import { getCount, getItems } from '../../hire/kit'
import type { Equipment } from '../suitability'

/** In metres. */
export type Size = { width: number; depth: number }

/** In metres. The gear's wall is at `y` = 0, and its middle at `x` = 0. */
export type Rect = Size & { x: number; y: number }

export type Piece = Rect & { name: string; isScreen: boolean }

/** The floor of equipment in the middle of a wall. It may be larger than the room. */
export type Gear = Size & {
  /** The hire items of a quote. Empty for a tier, which is one block. */
  pieces: readonly Piece[]
  /** The width of the picture of a tier. */
  screenM: number | undefined
  danceFloor: Size | undefined
  /** The floor that everyone leaves while sparks or jets go. */
  zone: Size | undefined
}

/** For sums of decimal fractions. */
export const TOLERANCE_M = 1e-9

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const BOOTH = 'led-dj-booth'

/** How wide the gear of a quote may be: the narrower, the deeper. */
const SHELF_WIDTHS_M = [2, 4, 6, 8, 12]

/** Pieces that are deeper, like a stage, are in front of a screen instead of beside it. */
const MAX_BESIDE_SCREEN_M = 2

/** The ways to place equipment at a wall. `used` is what of the kit is used where the guests are. A tier has one way. */
export function listGears(used: Kit, tier: Equipment['tier'], isInRows: boolean): Gear[] {
  const pieces = getPieces(used)
  const screens = pieces.filter(({ isScreen }) => isScreen)
  const beamM = Math.max(0, ...getItems(used).map(({ item }) => getBeamM(item)))
  const danceFloor = getDanceFloor(used)
  const zone = getZone(used)
  if (!tier) {
    // Guests in rows leave an aisle for one beam.
    const beamDepth = isInRows && screens.length < 2 ? 0 : beamM
    return SHELF_WIDTHS_M.map((shelfM) => {
      const placed = placeOnShelves(pieces, shelfM)
      return { ...placed, depth: placed.depth + beamDepth, screenM: undefined, danceFloor, zone }
    })
  }
  const { floorM, clearSpaceM = zone, screenM = screens[0] } = tier
  const ownDepth = getOwnDepth(tier, used)
  const depth = Math.max(isInRows ? ownDepth - beamM : ownDepth, getShelfDepth(used, floorM.width))
  return [{ width: floorM.width, depth, pieces: [], screenM: screenM?.width, danceFloor, zone: zone && clearSpaceM }]
}

/** How deep a tier is without its dance floor and the clear space of its effects. */
export const getOwnDepth = ({ floorM, clearSpaceM }: NonNullable<Equipment['tier']>, kit: Kit): number =>
  floorM.depth - (getDanceFloor(kit)?.depth ?? 0) - (clearSpaceM?.depth ?? 0)

/** How deep the items of a kit are, side by side on a floor of this width. */
export const getShelfDepth = (kit: Kit, width: number): number => placeOnShelves(getPieces(kit), width).depth

/** Sparks and jets in a row, with the clear space around them. Undefined without any. */
export function getZone(kit: Kit): Size | undefined {
  const effects = getItems(kit).flatMap(({ item, count }) =>
    item.clearanceM ? Array.from({ length: count * (item.pieces ?? 1) }, () => item) : [],
  )
  if (effects.length === 0) return undefined
  const clearance = 2 * Math.max(...effects.map(({ clearanceM = 0 }) => clearanceM))
  const width = sum(effects.map(({ sizeMm }) => sizeMm.width / 1000)) + EFFECT_DISTANCE_M * (effects.length - 1)
  const depth = Math.max(...effects.map(({ sizeMm }) => sizeMm.depth / 1000))
  return { width: width + clearance, depth: depth + clearance }
}

const isScreen = ({ id }: EquipmentItem) => screenRules.some(({ kit = [] }) => getCount(kit, id) > 0)

/** How far a projector is from its screen, if it is not a part of it. */
const getBeamM = (item: EquipmentItem): number =>
  isScreen(item) && typeof item.placement === 'object' ? (item.placement.depth - item.sizeMm.depth) / 1000 : 0

type Unplaced = Omit<Piece, 'x' | 'y'>

/** The pieces of a kit on the floor apart from its effects and its dance floor: screens first, then the deepest first. */
function getPieces(kit: Kit): Unplaced[] {
  const items = getItems(kit).filter(({ item }) => !item.clearanceM && item.id !== 'dance-floor')
  const pieces = items.flatMap(({ item, count }) => {
    const { id, shortName: name, sizeMm, pieces: perItem = 1, placement = sizeMm } = item
    if (typeof placement === 'string') return []
    const { width, depth } = isScreen(item) ? sizeMm : placement
    const behind = id === BOOTH ? WALKWAY_M : 0
    const piece = { name, width: width / 1000, depth: depth / 1000 + behind, isScreen: isScreen(item) }
    return Array.from({ length: perItem * count }, () => piece)
  })
  const table = { ...trestleTableM, depth: trestleTableM.depth + WALKWAY_M, name: 'Table', isScreen: false }
  const tables = Array.from({ length: countTables(items, getCount(kit, BOOTH)) }, () => table)
  return [...pieces, ...tables].toSorted(
    // The order of a kit does not matter.
    (a, b) => Number(b.isScreen) - Number(a.isScreen) || b.depth - a.depth || a.name.localeCompare(b.name),
  )
}

/** The tables for what is used on a table. A booth is one, and a receiver of a microphone finds a place anywhere. */
function countTables(items: ReturnType<typeof getItems>, booths: number): number {
  const onTable = items.filter(({ item }) => item.placement === 'on a table' && item.category !== 'microphones')
  const widthMm = sum(onTable.map(({ item, count }) => item.sizeMm.width * (item.pieces ?? 1) * count))
  return Math.ceil(Math.max(0, widthMm - booths * getEquipment(BOOTH).sizeMm.width) / 1000 / trestleTableM.width)
}

/** Side by side from the wall, on shelves that are as wide as `shelfM` or one piece. */
function placeOnShelves(pieces: readonly Unplaced[], shelfM: number): Size & { pieces: Piece[] } {
  const shelves: Unplaced[][] = []
  for (const piece of pieces) {
    const shelf = shelves.at(-1)
    const isInFront = shelf?.[0]?.isScreen && piece.depth > MAX_BESIDE_SCREEN_M
    if (shelf && !isInFront && getWidth(placeShelf([...shelf, piece], 0)) <= shelfM + TOLERANCE_M) shelf.push(piece)
    else shelves.push([piece])
  }
  const depths = shelves.map((shelf) => Math.max(...shelf.map(({ depth }) => depth)))
  const placed = shelves.flatMap((shelf, index) => placeShelf(shelf, sum(depths.slice(0, index))))
  return { width: getWidth(placed), depth: sum(depths), pieces: placed }
}

/** Pieces are left and right of the first one. A screen is in the middle of the wall. */
function placeShelf(shelf: readonly Unplaced[], y: number): Piece[] {
  const left = shelf.filter((_, index) => index % 2 === 1).toReversed()
  const row = [...left, ...shelf.filter((_, index) => index % 2 === 0)]
  const [first, second] = shelf
  const hasOneScreen = first?.isScreen && !second?.isScreen
  const middle = hasOneScreen ? widthOf(left) + first.width / 2 : widthOf(row) / 2
  return row.map((piece, index) => ({ ...piece, x: widthOf(row.slice(0, index)) - middle, y }))
}

const widthOf = (pieces: readonly Unplaced[]): number => sum(pieces.map(({ width }) => width))

/** Twice as wide as the side that needs more, so that it is in the middle of the wall. */
const getWidth = (pieces: readonly Piece[]) => 2 * Math.max(0, ...pieces.map(({ x, width }) => Math.max(-x, x + width)))
