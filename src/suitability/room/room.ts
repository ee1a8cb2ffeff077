import { SLIDE_TEXT_HEIGHTS } from '../../content/advice/guest-rules'
import { DANCE_FLOOR_PER_GUEST, type Seating, squareMetresPerGuest, WAY_M } from '../../content/advice/room-rules'
import { getEquipment } from '../../content/equipment'
import { splitKit } from '../../hire/kit'
import { type Brief, MAX_GUESTS, type RoomSize } from '../brief'
import type { Equipment } from '../suitability'
import { type Gear, listGears, type Piece, type Rect, type Size, TOLERANCE_M } from './gear'
import { countPlaces, listArrangements, MIDDLE_AISLE_M, type SeatedGuests, seatGuests } from './guests'

export type RoomBrief = Brief & { room: RoomSize }

/** What limits the view and the hearing of guests who sit: distances in metres from the gear's wall. */
export type Reach = { pictureM?: number | undefined; pictureHeightM?: number | undefined; speechM?: number | undefined }

/** Where everything is. The gear's wall is at `y` = 0, from `x` = 0 to the width of the floor. */
export type RoomPlan = {
  floor: Size
  gear: Rect | undefined
  /** The hire items of a quote. */
  pieces: readonly Piece[]
  screen: Rect | undefined
  /** From the gear to the projector. */
  beam: Rect | undefined
  danceFloor: Rect | undefined
  /** What everyone leaves while sparks or jets go. */
  zone: Rect | undefined
  guests: SeatedGuests
}

export type RoomAnswer = {
  plan: RoomPlan
  /** Whether there is floor for the equipment, its dance floor and its zone. */
  gearFits: boolean
  /** Whether the dance floor is a part of the equipment. */
  bringsDanceFloor: boolean
  /** The guests that the floor holds, with more space and with less. */
  comfortable: number
  tight: number
  /** How many of them sit where speech is clear. Infinity if all of them do. */
  heard: number
  /** From how far away guests who sit read the screen and hear speech. */
  reach: Reach
  /** From the gear's wall to the last guests who are drawn. 0 for guests who stand. */
  lastRowM: number
}

/** What needs the highest ceiling. The name is for a sentence. */
export type Ceiling = { name: string; metres: number }

/** Half a square metre for everyone who leaves a zone for a moment. */
const SQUARE_METRES_OUTSIDE_ZONE = 0.5

/** A first row is this many heights of the picture away from it. */
const FIRST_ROW_HEIGHTS = 2

/** How many guests a room holds with this equipment, at the wall that suits most of them, and where everything is. */
export function checkRoom({ kit, tier }: Equipment, brief: RoomBrief, reach: Reach): RoomAnswer {
  const { used } = splitKit(kit, brief.place)
  const { lengthM, widthM } = brief.room
  const [short, long] = [Math.min(lengthM, widthM), Math.max(lengthM, widthM)]
  const walls: Size[] = [
    { width: short, depth: long },
    { width: long, depth: short },
  ]
  const options = walls.flatMap((floor) =>
    listGears(used, tier, floor.width).map((gear) => getOption(floor, gear, brief, reach)),
  )
  const best = options.reduce((a, b) => (compareOptions(brief, b, a) > 0 ? b : a))
  // Fewer guests may have more space at another wall than the most.
  const most = Math.max(...options.map(({ tight, heard }) => Math.min(tight, heard)))
  const tight = Math.max(best.tight, most)
  return { ...toAnswer(best, brief, reach), tight, heard: most < tight ? most : Infinity }
}

type Option = Pick<RoomAnswer, 'gearFits' | 'comfortable' | 'tight' | 'heard'> & {
  floor: Size
  gear: Gear
  /** How many see the text on the screen. */
  seen: number
}

/** Positive if the first is better. */
function compareOptions({ guests }: Brief, a: Option, b: Option): number {
  const toScore = ({ comfortable, tight, heard, seen, gear, floor, gearFits }: Option) => {
    const most = Math.min(tight, heard)
    const asked = guests ?? most
    const overflow = Math.max(0, gear.width - floor.width) + Math.max(0, gear.depth - floor.depth)
    return [gearFits ? 0 : -overflow, Math.min(asked, most), Math.min(asked, comfortable), Math.min(asked, seen), most]
  }
  const other = toScore(b)
  const differences = toScore(a).map((value, index) => value - (other[index] ?? 0))
  return differences.find((difference) => Math.abs(difference) > TOLERANCE_M) ?? 0
}

const isSeated = (seating: Seating) => seating !== 'standing' && seating !== 'dancing'

/** A projector's beam takes no floor of guests in rows, who have an aisle for it. */
const getGearDepth = ({ depth, depthWithBeam, pieces }: Gear, seating: Seating) =>
  seating === 'rows' && pieces.filter(({ isScreen }) => isScreen).length < 2 ? depth : depthWithBeam

function getOption(floor: Size, gear: Gear, brief: RoomBrief, reach: Reach): Option {
  const { seating } = brief
  const { zone } = gear
  const depth = getGearDepth(gear, seating)
  const wayM = gear.width > 0 ? WAY_M : 0
  const blockFits = gear.width <= floor.width + TOLERANCE_M && depth + wayM <= floor.depth + TOLERANCE_M
  const danceFits = !gear.danceFloor || fitsOn(gear.danceFloor, { ...floor, depth: floor.depth - depth - wayM })
  const zoneFits = !zone || fitsOn(zone, { ...floor, depth: floor.depth - depth })
  const gearFits = blockFits && danceFits && zoneFits
  if (!gearFits) return { floor, gear, gearFits, comfortable: 0, tight: 0, heard: 0, seen: 0 }

  const area = floor.width * floor.depth - gear.width * (depth + wayM)
  const outside = zone ? floor.width * floor.depth - gear.width * depth - zone.width * zone.depth : Infinity
  const given = gear.danceFloor && seating.startsWith('tables') ? gear.danceFloor : undefined
  const perGuest = squareMetresPerGuest[seating]
  const dancePerGuest = given && seating === 'tables-dancing' ? DANCE_FLOOR_PER_GUEST : 0
  const givenArea = given ? given.width * given.depth : 0
  const toGuests = (squareMetres: number) =>
    Math.min(
      MAX_GUESTS,
      Math.max(0, Math.floor((area - givenArea) / (squareMetres - dancePerGuest) + TOLERANCE_M)),
      Math.max(0, Math.floor(outside / SQUARE_METRES_OUTSIDE_ZONE + TOLERANCE_M)),
    )
  /** The most guests who have a place, with a dance floor for as many. */
  const getMost = (max: number, choose: 'roomiest' | 'densest', maxM?: number) => {
    const countFor = (guests: number) =>
      Math.max(
        ...listDanceFloors(floor, gear, seating, guests).flatMap((dance) => {
          const list = listArrangements(toGuestFloor(floor, gear, brief, reach, dance), seating)
          const chosen = choose === 'roomiest' ? list.slice(0, 1) : list.slice(-2)
          return chosen.map((arrange) => countPlaces(arrange(), maxM))
        }),
      )
    // Without a dance floor there are at least as many places.
    const most = Math.min(max, countFor(0))
    return seating === 'tables-dancing' && !given ? findMost(most, (guests) => countFor(guests) >= guests) : most
  }
  const tight = getMost(toGuests(perGuest.tight), 'densest')
  /** Infinity if all guests are as near as that. */
  const countWithin = (maxM: number | undefined) => {
    const most = isSeated(seating) && maxM ? getMost(tight, 'densest', maxM) : tight
    return most < tight ? most : Infinity
  }
  const hasGaps = seating.startsWith('tables')
  return {
    floor,
    gear,
    gearFits,
    tight,
    comfortable: Math.min(
      tight,
      hasGaps ? getMost(toGuests(perGuest.comfortable), 'roomiest') : toGuests(perGuest.comfortable),
    ),
    heard: countWithin(reach.speechM),
    seen: countWithin(reach.pictureM),
  }
}

/** The largest number up to `max` that `fits`, in steps of 5 above 400 and of 50 above 2,000. */
function findMost(max: number, fits: (guests: number) => boolean): number {
  let guests = max
  while (guests > 0 && !fits(guests)) {
    const step = guests > 2000 ? 50 : guests > 400 ? 5 : 1
    guests = (Math.ceil(guests / step) - 1) * step
  }
  return guests
}

const fitsOn = (size: Size, floor: Size): boolean =>
  size.width <= floor.width + TOLERANCE_M && size.depth <= floor.depth + TOLERANCE_M

/** The dance floor of a tier. Guests at tables who dance have a square, or one that is as wide as the room. */
function listDanceFloors(floor: Size, gear: Gear, seating: Seating, guests: number): (Size | undefined)[] {
  if (gear.danceFloor || seating !== 'tables-dancing' || guests === 0) return [gear.danceFloor]
  const squareMetres = guests * DANCE_FLOOR_PER_GUEST
  return [Math.min(Math.sqrt(squareMetres), floor.width), floor.width].map((width) => ({
    width,
    depth: squareMetres / width,
  }))
}

/** From the wall to what is in front of the gear. */
const getStart = (gear: Gear, seating: Seating) => getGearDepth(gear, seating) + (gear.width > 0 ? WAY_M : 0)

function toGuestFloor(floor: Size, gear: Gear, { seating }: RoomBrief, reach: Reach, dance: Size | undefined) {
  const start = getStart(gear, seating)
  return {
    ...floor,
    block: { width: Math.max(gear.width, dance?.width ?? 0), depth: start + (dance?.depth ?? 0) },
    firstRowM: Math.max(start, FIRST_ROW_HEIGHTS * (reach.pictureHeightM ?? 0) - 0.5),
    gearM: { width: gear.width, depth: start },
  }
}

function toAnswer({ floor, gear, ...option }: Option, brief: RoomBrief, reach: Reach): RoomAnswer {
  const { seating } = brief
  const most = Math.min(option.tight, option.heard)
  const guests = Math.min(brief.guests ?? (option.comfortable || most), option.tight)
  // The dance floor of more guests may leave room for a table that the dance floor of fewer is in the way of.
  const choices = [guests, option.tight]
    .flatMap((count) => listDanceFloors(floor, gear, seating, count))
    .flatMap((danceFloor) =>
      listArrangements(toGuestFloor(floor, gear, brief, reach, danceFloor), seating).map((arrange, order) => ({
        danceFloor,
        arrangement: arrange(),
        order,
      })),
    )
    .toSorted((a, b) => a.order - b.order)
  const find = (maxM?: number) => choices.find(({ arrangement }) => countPlaces(arrangement, maxM) >= guests)
  // The roomiest in which everyone hears.
  const { danceFloor, arrangement } = find(reach.speechM) ?? find() ?? { danceFloor: gear.danceFloor }
  const seated: SeatedGuests = arrangement
    ? seatGuests(arrangement, guests)
    : { kind: 'people', seats: [], tables: [], aisles: [] }
  const depth = getGearDepth(gear, seating)
  const centre = (size: Size | undefined, y: number) => size && { ...size, x: (floor.width - size.width) / 2, y }
  const hasScreenPiece = gear.pieces.some(({ isScreen }) => isScreen)
  const beamM = gear.depthWithBeam - depth
  return {
    ...option,
    bringsDanceFloor: gear.danceFloor !== undefined,
    reach: isSeated(seating) ? reach : {},
    plan: {
      floor,
      gear: gear.width > 0 ? centre({ width: gear.width, depth }, 0) : undefined,
      pieces: gear.pieces.map((piece) => ({ ...piece, x: piece.x + floor.width / 2 })),
      screen: gear.screenM && !hasScreenPiece ? centre({ width: gear.screenM, depth: 0.15 }, 0) : undefined,
      beam: beamM > 0.5 ? centre({ width: MIDDLE_AISLE_M, depth: beamM }, depth) : undefined,
      danceFloor: centre(danceFloor, getStart(gear, seating)),
      zone: centre(gear.zone, depth),
      guests: seated,
    },
    lastRowM: isSeated(seating) ? Math.max(0, ...seated.seats.map(({ y }) => y)) : 0,
  }
}

/** Undefined if any usual ceiling is high enough, and in the open. */
export function getCeiling({ kit, tier }: Equipment, place: Brief['place']): Ceiling | undefined {
  if (place === 'outdoors') return undefined
  const needs = splitKit(kit, place).used.map(({ id }) => ({
    name: `the ${getEquipment(id).shortName}`,
    metres: getEquipment(id).ceilingM ?? 0,
  }))
  if (tier?.ceilingM) needs.push({ name: tier.name, metres: tier.ceilingM })
  const [highest] = needs.toSorted((a, b) => b.metres - a.metres || a.name.localeCompare(b.name))
  return highest?.metres ? highest : undefined
}

/** From how far away text of `SLIDE_TEXT_POINTS` is read, in whole metres. */
export const getPictureReach = (heightM: number): number => Math.round(heightM * SLIDE_TEXT_HEIGHTS)
