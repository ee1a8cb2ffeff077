import { screenRules } from '../content/advice/guest-rules'
import { EFFECT_DISTANCE_M, trestleTableM, WALKWAY_M } from '../content/advice/room-rules'
import { type EquipmentItem, getEquipment } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import type { Tier } from '../content/schemas/package'
import { sum } from '../lib/sum'
import { getCount, getItems } from './kit-totals'

/** In metres. */
export type Size = { width: number; depth: number }

/** For sums of decimal fractions. */
export const TOLERANCE_M = 1e-9

const BOOTH = 'led-dj-booth'

/**
 * The floor of equipment at a wall, without its dance floor and the clear space of its effects. A tier has its own size. The
 * items of a quote are side by side. `used`: the items placed where the guests are.
 */
export function getBlock(used: Kit, tier?: Tier, wallM = Infinity, isInRows = false): Size {
  if (!tier) return placeSideBySide(getPieces(used, isInRows), wallM)
  // Guests in rows leave an aisle for the beam of a projector.
  const beamM = isInRows ? getBeamM(used) : 0
  const { floorM, clearSpaceM, gearWidthM = floorM.width } = tier
  const ownDepth = floorM.depth - (getDanceFloor(used)?.depth ?? 0) - (clearSpaceM?.depth ?? 0)
  const items = placeSideBySide(getPieces(used, isInRows), gearWidthM)
  return { width: gearWidthM, depth: Math.max(ownDepth - beamM, items.depth) }
}

/** The dance floor of a kit, in metres: as near to a square as its panels of 1 × 1 m make. Undefined without one. */
export function getDanceFloor(kit: Kit): Size | undefined {
  const { sizeMm } = getEquipment('dance-floor')
  const squareMetres = (getCount(kit, 'dance-floor') * sizeMm.width * sizeMm.depth) / 1e6
  if (squareMetres === 0) return undefined
  const width =
    Array.from({ length: Math.floor(squareMetres) }, (_, index) => index + 1).find(
      (metres) => metres ** 2 >= squareMetres && squareMetres % metres === 0,
    ) ?? Math.sqrt(squareMetres)
  return { width, depth: squareMetres / width }
}

/** Sparks and jets in a row, with the clear space around them. Undefined without any. */
export function getZone(kit: Kit): Size | undefined {
  const effects = getItems(kit).flatMap(({ item, count }) =>
    item.clearanceM ? Array.from({ length: count * (item.pieces ?? 1) }, () => item) : [],
  )
  if (effects.length === 0) return undefined
  const clearance = 2 * Math.max(...effects.map(({ clearanceM = 0 }) => clearanceM))
  const width =
    sum(effects.map(({ sizeMm }) => sizeMm.width / 1000)) + EFFECT_DISTANCE_M * (effects.length - 1)
  const depth = Math.max(...effects.map(({ sizeMm }) => sizeMm.depth / 1000))
  return { width: width + clearance, depth: depth + clearance }
}

const isScreen = ({ id }: EquipmentItem) =>
  screenRules.some(({ kit = [] }) => getCount(kit, id) > 0)

/** How far a projector is in front of its screen, in metres. 0 without one. */
export const getBeamM = (kit: Kit): number =>
  Math.max(
    0,
    ...getItems(kit).map(({ item }) =>
      isScreen(item) && typeof item.placement === 'object'
        ? (item.placement.depth - item.sizeMm.depth) / 1000
        : 0,
    ),
  )

/** The pieces of a kit on the floor apart from its effects and its dance floor, the deepest first. */
function getPieces(kit: Kit, isInRows: boolean): Size[] {
  const items = getItems(kit).filter(({ item }) => !item.clearanceM && item.id !== 'dance-floor')
  const pieces = items.flatMap(({ item, count }) => {
    const { id, sizeMm, pieces: perItem = 1, placement = sizeMm } = item
    if (typeof placement === 'string') return []
    const { width, depth } = isInRows && isScreen(item) ? sizeMm : placement
    const piece = { width: width / 1000, depth: depth / 1000 + (id === BOOTH ? WALKWAY_M : 0) }
    return Array.from({ length: perItem * count }, () => piece)
  })
  const table = { ...trestleTableM, depth: trestleTableM.depth + WALKWAY_M }
  const tables = Array.from({ length: countTables(items, getCount(kit, BOOTH)) }, () => table)
  // The order of a kit does not matter.
  return [...pieces, ...tables].toSorted((a, b) => b.depth - a.depth || b.width - a.width)
}

/** The tables for what is used on a table. A booth is one, and a receiver of a microphone finds a place anywhere. */
function countTables(items: ReturnType<typeof getItems>, booths: number): number {
  const onTable = items.filter(
    ({ item }) => item.placement === 'on a table' && item.category !== 'microphones',
  )
  const widthMm = sum(
    onTable.map(({ item, count }) => item.sizeMm.width * (item.pieces ?? 1) * count),
  )
  return Math.ceil(
    Math.max(0, widthMm - booths * getEquipment(BOOTH).sizeMm.width) / 1000 / trestleTableM.width,
  )
}

/** Along a wall, in as many rows as it takes. Two rows take up the whole wall. */
function placeSideBySide(pieces: readonly Size[], wallM: number): Size {
  const rows: Size[] = []
  for (const { width, depth } of pieces) {
    const row = rows.at(-1)
    if (row && row.width + width <= wallM + TOLERANCE_M) row.width += width
    else rows.push({ width, depth })
  }
  const widths = rows.map(({ width }) => width)
  return {
    width: Math.max(rows.length > 1 ? wallM : 0, ...widths),
    depth: sum(rows.map(({ depth }) => depth)),
  }
}
