import { DANCE_FLOOR_PER_GUEST, type Seating, squareMetresPerGuest, WAY_M } from '../../content/advice/room-rules'
import { createPlan } from './floor-plan'
import { fitsOn, type Floor, type PlacedGear } from './place-gear'
import type { RoomAnswer, Verdict } from './room'
import { TOLERANCE_M } from './room-layout'

type Counted = Pick<RoomAnswer, 'verdict' | 'gearFits' | 'plan' | 'left' | 'needed' | 'capacity' | 'lastRowM'>

/** How many guests the floor beside the equipment has room for, and whether those who come fit. */
export function countGuests(gear: PlacedGear, floor: Floor, guests: number | undefined, seating: Seating): Counted {
  const wayM = gear.depth > 0 ? WAY_M : 0
  const start = gear.depth + wayM
  const left = Math.max(0, floor.width * (floor.depth - start))
  const { comfortable, tight } = squareMetresPerGuest[seating]
  const given = gear.danceFloorM
  const fitsDanceFloor = !given || fitsOn(given, { width: floor.width, depth: floor.depth - start })
  const fits = gear.fits && fitsDanceFloor && left > 0
  const dancePerGuest = seating === 'tables-dancing' ? DANCE_FLOOR_PER_GUEST : 0
  // A tier's own dance floor takes the place of the one that guests at tables need.
  const givenArea = given ? given.width * given.depth : 0
  const givenPerGuest = given ? dancePerGuest : 0
  const getNeed = (count: number) => givenArea + count * (comfortable - givenPerGuest)
  const getCapacity = (squareMetres: number) =>
    fits ? Math.max(0, Math.floor((left - givenArea) / (squareMetres - givenPerGuest) + TOLERANCE_M)) : 0
  const capacity = { comfortable: getCapacity(comfortable), tight: getCapacity(tight) }
  const count = guests ?? capacity.comfortable
  const danceFloor = given ?? getDanceFloor(Math.min(count, capacity.tight) * dancePerGuest, floor.width)
  const used = Math.min(getNeed(count), left)
  return {
    verdict: getVerdict(guests, capacity),
    gearFits: fits,
    plan: createPlan(gear, floor, danceFloor, fits),
    left,
    needed: guests ? getNeed(guests) : 0,
    capacity,
    lastRowM: start + used / floor.width,
  }
}

function getVerdict(guests = 1, { comfortable, tight }: RoomAnswer['capacity']): Verdict {
  if (guests > tight) return 'too small'
  return guests > comfortable ? 'tight' : 'fits'
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
