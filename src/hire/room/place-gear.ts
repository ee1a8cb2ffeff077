import type { Kit } from '../../content/equipment/kit'
import type { Gear, RoomKind } from './room'
import { type EffectsLayout, findLayout, getEffectsLayout, getLayouts, type Layout, TOLERANCE_M } from './room-layout'
import type { PlacedPiece, Rect } from './rows'

export type Floor = { width: number; depth: number }

/** The equipment at the end wall of a floor. It may be larger than the floor. */
export type PlacedGear = {
  fits: boolean
  /** Without clear space and dance floor. */
  gearM: Floor
  pieces: readonly PlacedPiece[]
  /** From the end wall, with the clear space. */
  depth: number
  clearSpace: Rect | undefined
  danceFloorM: Floor | undefined
}

export function placeGear(tier: Gear['tier'], kit: Kit, floor: Floor, kind: RoomKind): PlacedGear {
  const clearM = kind === 'marquee' ? undefined : tier?.clearSpaceM
  const effects = tier && !clearM ? undefined : getEffectsLayout(kit)
  const { gearM, pieces } = tier ? placeTier(tier, kit) : placeKit(kit, floor.width)
  const clearFloor = clearM ?? effects
  const depth = gearM.depth + (clearFloor?.depth ?? 0)
  const toRoom = centre(floor.width)
  return {
    fits: fitsOn({ width: Math.max(gearM.width, clearFloor?.width ?? 0), depth }, floor),
    gearM,
    depth,
    pieces: [...pieces, ...placeEffects(effects, gearM.depth, clearFloor)].map(toRoom),
    clearSpace:
      clearFloor &&
      toRoom({ x: -clearFloor.width / 2, y: gearM.depth, width: clearFloor.width, depth: clearFloor.depth }),
    danceFloorM: tier?.danceFloorM,
  }
}

/** In the shallowest layout that the wall has room for, or else in the narrowest. */
function placeKit(kit: Kit, wall: number): { gearM: Floor; pieces: PlacedPiece[] } {
  const layouts = getLayouts(kit)
  const narrowest = layouts.reduce((a, b) => (b.width < a.width ? b : a))
  const { width, depth, place } = findLayout(layouts, wall) ?? narrowest
  return { gearM: { width, depth }, pieces: place(Math.max(wall, width)) }
}

/** On the floor of the tier. A content test checks that it is large enough for every piece. */
function placeTier(tier: NonNullable<Gear['tier']>, kit: Kit): { gearM: Floor; pieces: PlacedPiece[] } {
  const gearM = getGearFloor(tier)
  const layout = findTierLayout(tier, kit)
  if (!layout) return { gearM, pieces: [] }
  const offset = gearM.depth - layout.depth
  return { gearM, pieces: layout.place(gearM.width).map((piece) => ({ ...piece, y: piece.y + offset })) }
}

/** Undefined if the floor of the tier is too small for its hire items. */
export function findTierLayout(tier: NonNullable<Gear['tier']>, kit: Kit): Layout | undefined {
  const floor = getGearFloor(tier)
  const layout = findLayout(getLayouts(kit), floor.width)
  return layout && fitsOn(layout, floor) ? layout : undefined
}

/** Whether something of this size, in metres, fits a floor. */
export const fitsOn = (size: Floor, floor: Floor): boolean =>
  size.width <= floor.width + TOLERANCE_M && size.depth <= floor.depth + TOLERANCE_M

/** The floor of the tier's equipment alone. */
function getGearFloor({ floorM, danceFloorM, clearSpaceM }: NonNullable<Gear['tier']>): Floor {
  const depth = floorM.depth - (danceFloorM?.depth ?? 0) - (clearSpaceM?.depth ?? 0)
  return { width: floorM.width, depth }
}

/** The effects in the middle of their clear space. */
const placeEffects = (effects: EffectsLayout | undefined, y: number, clear: Floor | undefined): PlacedPiece[] =>
  effects && clear ? effects.pieces.map((piece) => ({ ...piece, y: y + (clear.depth - piece.depth) / 2 })) : []

/** Moves what has `x` = 0 in the middle of the wall. */
const centre =
  (wall: number) =>
  <Placed extends Rect>(rect: Placed): Placed => ({ ...rect, x: rect.x + wall / 2 })
