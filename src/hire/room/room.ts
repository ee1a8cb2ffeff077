import { adviceRules } from '../../content/advice/advice-rules'
import { capacityRules, screenRules, SLIDE_TEXT_HEIGHTS } from '../../content/advice/guest-rules'
import { DANCE_FLOOR_PER_GUEST, type Seating, squareMetresPerGuest, WAY_M } from '../../content/advice/room-rules'
import { type EquipmentId, getEquipment } from '../../content/equipment'
import type { Kit } from '../../content/equipment/kit'
import type { Tier } from '../../content/schemas/package'
import { contains } from '../kit'
import {
  type EffectsLayout,
  findLayout,
  getEffectsLayout,
  getLayouts,
  type Layout,
  type PlacedPiece,
  type Rect,
  TOLERANCE_M,
} from './room-layout'

export const roomKinds = ['indoors', 'marquee', 'open'] as const
export type RoomKind = (typeof roomKinds)[number]

/** A rectangular room in metres. */
export type Room = {
  length: number
  width: number
  /** Undefined if it is not known. It does not matter in the open. */
  height?: number | undefined
  kind: RoomKind
}

/** What has to fit besides the guests: hire items, or a tier, whose floor space is in its entry. */
export type Gear = {
  kit: Kit
  /** The items that are used outdoors only. */
  outdoorItems?: ReadonlySet<EquipmentId>
  tier?: Pick<Tier, 'name' | 'floorM' | 'danceFloorM' | 'clearSpaceM' | 'ceilingM' | 'screenM'>
  /** The 10 A power points that it needs. */
  outlets: number
}

export type RoomQuestion = {
  room: Room
  /** Undefined to ask how many guests there is room for. */
  guests?: number | undefined
  seating: Seating
  gear: Gear
}

export type Verdict = 'fits' | 'tight' | 'too small'

/** Where everything goes. The end wall is at `y` = 0, from `x` = 0 to the width of the floor. */
export type FloorPlan = {
  floor: { width: number; depth: number }
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
}

export type RoomAnswer = {
  verdict: Verdict
  /** Undefined if the floor is too small for the equipment. */
  plan: FloorPlan | undefined
  /** The floor that the equipment needs, with its width along the wall. */
  gearM: { width: number; depth: number }
  /** The floor that is left for guests and dancing, in square metres. */
  left: number
  /** The floor that the guests need, with the dance floor, if they have room. 0 if their number is not known. */
  needed: number
  /** How many guests there is room for. */
  capacity: { comfortable: number; tight: number }
  /** What needs a higher ceiling than the room has, or a ceiling to check if its height is not known. The name is for a sentence. */
  ceiling: { name: string; metres: number; isTooLow: boolean } | undefined
  /** What stays outside a marquee. */
  outside: readonly string[]
  /** From the end wall to the last guests. */
  lastRowM: number
  /** From how far away text on the screen can be read, and speech is clear. Undefined if that is not known. */
  pictureReachM: number | undefined
  voiceReachM: number | undefined
}

const verdicts: readonly Verdict[] = ['fits', 'tight', 'too small']

/** Finds out whether equipment and guests fit a room. The equipment is at the wall that leaves the most floor. */
export function checkRoom({ room, guests, seating, gear }: RoomQuestion): RoomAnswer {
  const { kit, outside } = getKitInside(gear, room.kind)
  const ceiling = getCeiling(gear, kit, room)
  const answers = getSides(room).map((floor): RoomAnswer => {
    const placed = placeGear(gear.tier, kit, floor, room.kind)
    const counted = countGuests(placed, floor, guests, seating)
    return {
      ...counted,
      verdict: ceiling?.isTooLow ? 'too small' : counted.verdict,
      gearM: placed.gearM,
      ceiling,
      outside,
      pictureReachM: getPictureReach(gear),
      voiceReachM: getVoiceReach(kit),
    }
  })
  const [best] = answers.toSorted(
    (a, b) =>
      Number(!a.plan) - Number(!b.plan) || verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict) || b.left - a.left,
  )
  if (!best) throw new Error('A room has no sides')
  return best
}

type Floor = { width: number; depth: number }

/** The room with the equipment at its short wall, and at its long wall. */
function getSides({ length, width }: Room): Floor[] {
  const [short, long] = [Math.min(length, width), Math.max(length, width)]
  return [
    { width: short, depth: long },
    { width: long, depth: short },
  ]
}

/** What is used in the room: nothing that is used outdoors only, and under canvas nothing that sparks. */
function getKitInside({ kit, outdoorItems }: Gear, kind: RoomKind) {
  const isOutsideMarquee = (id: EquipmentId) => {
    const { permission } = getEquipment(id)
    return kind === 'marquee' && permission !== undefined && adviceRules.outsideMarquee.includes(permission)
  }
  const used = kit.filter(({ id }) => !outdoorItems?.has(id))
  return {
    kit: used.filter(({ id }) => !isOutsideMarquee(id)),
    outside: used.filter(({ id }) => isOutsideMarquee(id)).map(({ id }) => getEquipment(id).shortName),
  }
}

function getCeiling({ tier }: Gear, kit: Kit, { height, kind }: Room): RoomAnswer['ceiling'] {
  if (kind === 'open') return undefined
  const needs = [
    ...(tier?.ceilingM ? [{ name: tier.name, metres: tier.ceilingM }] : []),
    ...kit.map(({ id }) => ({ name: `the ${getEquipment(id).shortName}`, metres: getEquipment(id).ceilingM ?? 0 })),
  ]
  const [highest] = needs.toSorted((a, b) => b.metres - a.metres || a.name.localeCompare(b.name))
  if (!highest || highest.metres === 0) return undefined
  if (height === undefined) return { ...highest, isTooLow: false }
  return height < highest.metres ? { ...highest, isTooLow: true } : undefined
}

type PlacedGear = {
  fits: boolean
  gearM: Floor
  pieces: readonly PlacedPiece[]
  /** From the end wall, with the clear space. */
  depth: number
  clearSpace: Rect | undefined
  danceFloorM: Floor | undefined
}

function placeGear(tier: Gear['tier'], kit: Kit, floor: Floor, kind: RoomKind): PlacedGear {
  const layouts = getLayouts(kit)
  const clearM = tier ? (kind === 'marquee' ? undefined : tier.clearSpaceM) : undefined
  const effects = tier && !clearM ? undefined : getEffectsLayout(kit)
  const layout = tier ? undefined : findLayout(layouts, floor.width)
  const narrowest = layouts.toSorted((a, b) => a.width - b.width)[0]
  const gearM = tier ? getTierFloor(tier) : toFloor(layout ?? narrowest)
  const clearFloor = clearM ?? effects
  const depth = gearM.depth + (clearFloor?.depth ?? 0)
  const pieces = tier ? placeTierPieces(kit, gearM) : layout?.place(floor.width)
  const toRoom = centre(floor.width)
  return {
    fits: Math.max(gearM.width, clearFloor?.width ?? 0) <= floor.width + TOLERANCE_M && depth <= floor.depth,
    gearM,
    depth,
    pieces: [...(pieces ?? []), ...placeEffects(effects, gearM.depth, clearFloor)].map(toRoom),
    clearSpace:
      clearFloor &&
      toRoom({ x: -clearFloor.width / 2, y: gearM.depth, width: clearFloor.width, depth: clearFloor.depth }),
    danceFloorM: tier?.danceFloorM,
  }
}

const toFloor = (layout: Layout | undefined): Floor => ({ width: layout?.width ?? 0, depth: layout?.depth ?? 0 })

/** The floor of the tier's equipment alone. */
function getTierFloor({ floorM, danceFloorM, clearSpaceM }: NonNullable<Gear['tier']>): Floor {
  const depth = floorM.depth - (danceFloorM?.depth ?? 0) - (clearSpaceM?.depth ?? 0)
  return { width: floorM.width, depth }
}

/** The hire items of a tier on its floor. None if they are not drawn to scale with so little floor. */
function placeTierPieces(kit: Kit, floor: Floor): PlacedPiece[] {
  const layout = findLayout(getLayouts(kit), floor.width)
  if (!layout || layout.depth > floor.depth + TOLERANCE_M) return []
  const offset = floor.depth - layout.depth
  return layout.place(floor.width).map((piece) => ({ ...piece, y: piece.y + offset }))
}

/** The effects in the middle of their clear space. */
const placeEffects = (effects: EffectsLayout | undefined, y: number, clear: Floor | undefined): PlacedPiece[] =>
  effects && clear ? effects.pieces.map((piece) => ({ ...piece, y: y + (clear.depth - piece.depth) / 2 })) : []

/** Moves what has `x` = 0 in the middle of the wall. */
const centre =
  (wall: number) =>
  <Placed extends Rect>(rect: Placed): Placed => ({ ...rect, x: rect.x + wall / 2 })

type Counted = Pick<RoomAnswer, 'verdict' | 'plan' | 'left' | 'needed' | 'capacity' | 'lastRowM'>

function countGuests(gear: PlacedGear, floor: Floor, guests: number | undefined, seating: Seating): Counted {
  const wayM = gear.depth > 0 ? WAY_M : 0
  const start = gear.depth + wayM
  const left = Math.max(0, floor.width * (floor.depth - start))
  const { comfortable, tight } = squareMetresPerGuest[seating]
  const given = gear.danceFloorM
  const fitsDanceFloor =
    !given || (given.width <= floor.width + TOLERANCE_M && given.depth <= floor.depth - start + TOLERANCE_M)
  const fits = gear.fits && fitsDanceFloor && left > 0
  // A tier's own dance floor takes the place of the one that guests at tables need.
  const givenArea = given ? given.width * given.depth : 0
  const dancePerGuest = seating === 'tables-dancing' ? DANCE_FLOOR_PER_GUEST : 0
  const getNeed = (count: number, squareMetres: number) =>
    given ? givenArea + count * (squareMetres - dancePerGuest) : count * squareMetres
  const getCapacity = (squareMetres: number) =>
    fits ? Math.max(0, Math.floor((left - givenArea) / (squareMetres - (given ? dancePerGuest : 0)) + TOLERANCE_M)) : 0
  const capacity = { comfortable: getCapacity(comfortable), tight: getCapacity(tight) }
  const count = guests ?? capacity.comfortable
  const used = Math.min(getNeed(count, comfortable), left)
  return {
    verdict: getVerdict(guests, capacity, fits),
    plan: fits
      ? createPlan(
          gear,
          floor,
          start,
          wayM,
          given ?? getDanceFloor(Math.min(count, capacity.tight) * dancePerGuest, floor.width),
        )
      : undefined,
    left,
    needed: guests ? getNeed(guests, comfortable) : 0,
    capacity,
    lastRowM: Math.min(floor.depth, start + used / floor.width),
  }
}

function getVerdict(guests: number | undefined, capacity: RoomAnswer['capacity'], fits: boolean): Verdict {
  if (!fits || capacity.tight === 0) return 'too small'
  if ((guests ?? 0) > capacity.tight) return 'too small'
  return (guests ?? 1) > capacity.comfortable ? 'tight' : 'fits'
}

/** Narrower than this, the floor beside a dance floor is part of the dance floor. */
const MIN_SIDE_M = 1.5

/** A square, or the whole width if too little is left beside it. */
function getDanceFloor(squareMetres: number, wall: number): Floor | undefined {
  if (squareMetres === 0) return undefined
  const side = Math.sqrt(squareMetres)
  const width = (wall - side) / 2 < MIN_SIDE_M ? wall : side
  return { width, depth: squareMetres / width }
}

function createPlan(gear: PlacedGear, floor: Floor, start: number, wayM: number, dance: Floor | undefined): FloorPlan {
  const depth = floor.depth - start
  const danceFloor = dance && {
    x: (floor.width - dance.width) / 2,
    y: start,
    width: dance.width,
    depth: Math.min(dance.depth, depth),
  }
  const danceDepth = danceFloor?.depth ?? 0
  const areas = [
    { x: 0, y: start, width: danceFloor?.x ?? 0, depth: danceDepth },
    { x: danceFloor ? danceFloor.x + danceFloor.width : 0, y: start, width: danceFloor?.x ?? 0, depth: danceDepth },
    { x: 0, y: start + danceDepth, width: floor.width, depth: depth - danceDepth },
  ]
  return {
    floor,
    gear: { x: (floor.width - gear.gearM.width) / 2, y: 0, ...gear.gearM },
    pieces: gear.pieces,
    clearSpace: gear.clearSpace,
    way: wayM > 0 ? { x: 0, y: gear.depth, width: floor.width, depth: wayM } : undefined,
    danceFloor,
    guestAreas: areas.filter((area) => area.width > TOLERANCE_M && area.depth > TOLERANCE_M),
  }
}

/** By the rule of `guest-rules.ts`. A screen without a rule for text has no reach. */
function getPictureReach({ kit, tier }: Gear): number | undefined {
  const rules = screenRules.filter(({ item }) => item && kit.some(({ id }) => id === item))
  const heights = [...rules.map(({ heightM }) => heightM), ...(tier?.screenM ? [tier.screenM.height] : [])]
  return heights.length > 0 ? Math.max(...heights) * SLIDE_TEXT_HEIGHTS : undefined
}

/** Undefined without speakers, and for speakers that no hall is too long for. */
function getVoiceReach(kit: Kit): number | undefined {
  const rules = capacityRules.speeches.filter((rule) => contains(kit, rule.kit))
  const [largest] = rules.toSorted((a, b) => b.guests - a.guests)
  return largest?.reachM
}
