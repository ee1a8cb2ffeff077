import { screenRules } from '../../content/advice/guest-rules'
import { EFFECT_DISTANCE_M, trestleTableM, WAY_M } from '../../content/advice/room-rules'
import { equipment, type EquipmentItem, getEquipment } from '../../content/equipment'
import type { Kit } from '../../content/equipment/kit'
import { getCount } from '../../hire/kit'
import type { Equipment } from '../suitability'

/** In metres. */
export type Size = { width: number; depth: number }

/** In metres. The gear's wall is at `y` = 0, and `x` is measured along it. */
export type Rect = Size & { x: number; y: number }

export type Piece = Rect & { name: string; isScreen: boolean }

/** The floor of equipment at a wall. It may be larger than the room. */
export type Gear = Size & {
  /** With the beam of a projector, which needs an aisle between rows. The same as `depth` without one. */
  depthWithBeam: number
  /** The hire items of a quote, with `x` = 0 in the middle of the wall. Empty for a tier. */
  pieces: readonly Piece[]
  /** The width of the picture, in the middle of the wall. */
  screenM: number | undefined
  danceFloor: Size | undefined
  /** The floor that everyone leaves while sparks or jets go. */
  zone: Size | undefined
}

/** For sums of decimal fractions. */
export const TOLERANCE_M = 1e-9

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** `used` is what of the kit is used where the guests are. */
/** The ways to place equipment at a wall: the widest and shallowest first. A tier has one. */
export function listGears(used: Kit, tier: Equipment['tier'], wallM: number): Gear[] {
  const gears = [getGear(used, tier, wallM, wallM)]
  for (let last = gears[0]; last && !tier && last.pieces.length > 1 && gears.length < 30; last = gears.at(-1)) {
    const { pieces } = last
    const widest = Math.max(
      ...pieces.map((first) => sum(pieces.filter(({ y }) => y === first.y).map(({ width }) => width))),
    )
    const narrower = getGear(used, tier, wallM, widest - 0.01)
    // A shelf with one piece cannot be narrower.
    if (narrower.width >= last.width && narrower.depth <= last.depth) break
    gears.push(narrower)
  }
  return gears
}

/** `shelfM` is how wide shelves may be. */
function getGear(used: Kit, tier: Equipment['tier'], wallM: number, shelfM: number): Gear {
  const beamM = Math.max(0, ...listItems(used).map(({ item }) => getBeamM(item)))
  const zone = getZone(used)
  if (!tier) {
    const { pieces, depth } = placeOnShelves(getPieces(used), wallM, shelfM)
    const width = pieces.length > 0 ? Math.max(...pieces.map(({ x, width: w }) => Math.max(-x, x + w))) * 2 : 0
    const screen = pieces.find(({ isScreen }) => isScreen)
    const depthWithBeam = beamM > 0 ? Math.max(depth, (screen?.depth ?? 0) + beamM) : depth
    return { width, depth, depthWithBeam, pieces, screenM: screen?.width, danceFloor: undefined, zone }
  }
  const { floorM, danceFloorM, clearSpaceM } = tier
  const depthWithBeam = floorM.depth - (danceFloorM?.depth ?? 0) - (clearSpaceM?.depth ?? 0)
  return {
    width: floorM.width,
    depth: Math.max(depthWithBeam - beamM, getShelfDepth(used, floorM.width)),
    depthWithBeam,
    pieces: [],
    screenM: tier.screenM?.width ?? getPieces(used).find(({ isScreen }) => isScreen)?.width,
    danceFloor: danceFloorM,
    zone: zone && (clearSpaceM ?? zone),
  }
}

/** How deep the items of a kit are, side by side on a floor of this width. The content check uses it for the floor of a tier. */
export const getShelfDepth = (kit: Kit, width: number): number => placeOnShelves(getPieces(kit), width).depth

/** Sparks and jets in a row, with the clear space around them. Undefined without any. */
export function getZone(kit: Kit): Size | undefined {
  const effects = listItems(kit).flatMap(({ item, count }) =>
    item.clearanceM ? Array.from({ length: count * (item.pieces ?? 1) }, () => item) : [],
  )
  if (effects.length === 0) return undefined
  const clearance = Math.max(...effects.map(({ clearanceM = 0 }) => clearanceM))
  const width = sum(effects.map(({ sizeMm }) => sizeMm.width / 1000)) + EFFECT_DISTANCE_M * (effects.length - 1)
  const depth = Math.max(...effects.map(({ sizeMm }) => sizeMm.depth / 1000))
  return { width: width + 2 * clearance, depth: depth + 2 * clearance }
}

/** The items in the order of the catalogue, so that the order of a kit does not matter. */
const listItems = (kit: Kit): { item: EquipmentItem; count: number }[] =>
  equipment.map((item) => ({ item, count: getCount(kit, item.id) })).filter(({ count }) => count > 0)

const isScreen = ({ id }: EquipmentItem) => screenRules.some(({ kit = [] }) => getCount(kit, id) > 0)

/** How far a projector is from its screen, if it is not a part of it. */
const getBeamM = (item: EquipmentItem): number =>
  isScreen(item) && typeof item.placement === 'object' ? (item.placement.depth - item.sizeMm.depth) / 1000 : 0

const BOOTH = 'led-dj-booth'

type Unplaced = Omit<Piece, 'x' | 'y'>

/** Screens first, then the deepest. With room behind a booth and a table for who uses it. */
function getPieces(kit: Kit): Unplaced[] {
  const items = listItems(kit).filter(({ item }) => !item.clearanceM)
  const pieces = items.flatMap(({ item, count }) => {
    const { id, shortName: name, pieces: perItem = 1, sizeMm, placement = sizeMm } = item
    if (typeof placement === 'string') return []
    const { width, depth } = isScreen(item) ? sizeMm : placement
    const behind = id === BOOTH ? WAY_M : 0
    const piece = { name, width: width / 1000, depth: depth / 1000 + behind, isScreen: isScreen(item) }
    return Array.from({ length: perItem * count }, () => piece)
  })
  const tables = Array.from({ length: countTables(items, kit) }, () => ({
    name: 'Table',
    width: trestleTableM.width,
    depth: trestleTableM.depth + WAY_M,
    isScreen: false,
  }))
  return [...pieces, ...tables].toSorted((a, b) => Number(b.isScreen) - Number(a.isScreen) || b.depth - a.depth)
}

/** The tables for what is used on a table, unless a DJ booth has room for it. */
function countTables(items: ReturnType<typeof listItems>, kit: Kit): number {
  const onTable = items.filter(({ item }) => item.placement === 'on a table')
  const widthMm = sum(onTable.map(({ item, count }) => item.sizeMm.width * (item.pieces ?? 1) * count))
  const boothMm = getEquipment(BOOTH).sizeMm.width * getCount(kit, BOOTH)
  return Math.ceil(Math.max(0, widthMm - boothMm) / 1000 / trestleTableM.width)
}

/** Deeper pieces, like a stage, are in front of the screens instead of beside them. */
const MAX_BESIDE_SCREEN_M = 2

/** Side by side from the wall, with the first piece of each shelf in the middle and the others left and right of it. */
function placeOnShelves(
  pieces: readonly Unplaced[],
  wallM: number,
  shelfM = wallM,
): { pieces: Piece[]; depth: number } {
  const shelves: Unplaced[][] = []
  const firstDeep = pieces.find((piece) => !piece.isScreen && piece.depth > MAX_BESIDE_SCREEN_M)
  let isDeepPlaced = false
  for (const piece of pieces) {
    const shelf = shelves.at(-1)
    const startsShelf: boolean = piece === firstDeep && !isDeepPlaced
    isDeepPlaced ||= startsShelf
    if (shelf && !startsShelf && getWidth([...shelf, piece]) <= shelfM + TOLERANCE_M) shelf.push(piece)
    else shelves.push([piece])
  }
  let y = 0
  const placed = shelves.flatMap((shelf) => {
    const start = y
    y += Math.max(...shelf.map(({ depth }) => depth))
    return placeShelf(shelf, wallM).map((piece) => ({ ...piece, y: start }))
  })
  return { pieces: placed, depth: y }
}

const getWidth = (pieces: readonly Unplaced[]) => sum(pieces.map(({ width }) => width))

function placeShelf(shelf: readonly Unplaced[], wallM: number) {
  const left = shelf.filter((_, index) => index % 2 === 1)
  const right = shelf.filter((_, index) => index > 0 && index % 2 === 0)
  const half = (shelf[0]?.width ?? 0) / 2
  // The first piece is in the middle of the wall, unless one side needs more than its half.
  const overLeft = Math.max(0, half + getWidth(left) - wallM / 2)
  const overRight = Math.max(0, half + getWidth(right) - wallM / 2)
  let x = -half - getWidth(left) + overLeft - (overLeft > 0 ? 0 : overRight)
  return [...left.toReversed(), ...shelf.slice(0, 1), ...right].map((piece) => {
    const placed = { ...piece, x }
    x += piece.width
    return placed
  })
}
