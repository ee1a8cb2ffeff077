import { WAY_M } from '../../content/advice/room-rules'
import type { Floor, PlacedGear } from './place-gear'
import { TOLERANCE_M } from './room-layout'
import type { PlacedPiece, Rect } from './rows'

/** Where everything goes. The end wall is at `y` = 0, from `x` = 0 to the width of the floor. */
export type FloorPlan = {
  floor: Floor
  /** The floor of the equipment, without clear space and dance floor. */
  gear: Rect
  pieces: readonly PlacedPiece[]
  /** The clear space around effects. */
  clearSpace: Rect | undefined
  /** What stays free in front of the equipment. */
  way: Rect | undefined
  danceFloor: Rect | undefined
  /** The floor that is left for the guests. */
  guestAreas: readonly Rect[]
  /** What does not fit, outside the room. Empty if everything does. */
  overflow: readonly Rect[]
}

/** `dance` is the size of the dance floor. Without `hasGuests`, there is no room for guests. */
export function createPlan(gear: PlacedGear, floor: Floor, dance: Floor | undefined, hasGuests: boolean): FloorPlan {
  const hasGear = gear.depth > 0
  const start = gear.depth + (hasGear ? WAY_M : 0)
  const depth = floor.depth - start
  const danceFloor = dance && {
    x: (floor.width - dance.width) / 2,
    y: start,
    width: dance.width,
    depth: hasGuests ? Math.min(dance.depth, depth) : dance.depth,
  }
  const danceDepth = danceFloor?.depth ?? 0
  const beside = { y: start, width: danceFloor?.x ?? 0, depth: danceDepth }
  const areas = [
    { x: 0, ...beside },
    { x: floor.width - beside.width, ...beside },
    { x: 0, y: start + danceDepth, width: floor.width, depth: depth - danceDepth },
  ]
  const gearRect = { x: (floor.width - gear.gearM.width) / 2, y: 0, ...gear.gearM }
  const way = hasGear ? { x: 0, y: gear.depth, width: floor.width, depth: WAY_M } : undefined
  return {
    floor,
    gear: gearRect,
    pieces: gear.pieces,
    clearSpace: gear.clearSpace,
    way,
    danceFloor,
    guestAreas: hasGuests ? areas.filter(hasArea) : [],
    overflow: [gearRect, gear.clearSpace, way, danceFloor].flatMap((rect) => (rect ? getOverflow(rect, floor) : [])),
  }
}

const hasArea = ({ width, depth }: Rect) => width > TOLERANCE_M && depth > TOLERANCE_M

/** The parts of a rectangle beyond the walls on the left, on the right, and at the other end. */
function getOverflow({ x, y, width, depth }: Rect, floor: Floor): Rect[] {
  const left = Math.max(0, x)
  const right = Math.min(floor.width, x + width)
  const end = Math.max(y, floor.depth)
  return [
    { x, y, width: left - x, depth },
    { x: right, y, width: x + width - right, depth },
    { x: left, y: end, width: right - left, depth: y + depth - end },
  ].filter(hasArea)
}
