import { describe, expect, it } from 'vitest'
import type { Seating } from '../../../../src/content/advice/room-rules'
import { countGuests } from '../../../../src/hire/room/count-guests'
import type { Floor, PlacedGear } from '../../../../src/hire/room/place-gear'

const none: PlacedGear = {
  fits: true,
  gearM: { width: 0, depth: 0 },
  pieces: [],
  depth: 0,
  clearSpace: undefined,
  danceFloorM: undefined,
}
/** With the way in front of it, it takes 3 m of the floor. */
const gear: PlacedGear = { ...none, gearM: { width: 4, depth: 2 }, depth: 2 }
const withDanceFloor: PlacedGear = { ...gear, danceFloorM: { width: 6, depth: 6 } }

const hall: Floor = { width: 10, depth: 20 }

/** A guest at a table needs 1.6 m² to be comfortable and 1.05 m² at least, in a row 1.2 and 0.75, standing 1 and 0.7. */
describe('the guests of a hall of 10 × 20 m', () => {
  it.each<[string, PlacedGear, Seating, { left: number; comfortable: number; tight: number }]>([
    ['without equipment', none, 'standing', { left: 200, comfortable: 200, tight: 285 }],
    ['beside equipment', gear, 'tables', { left: 170, comfortable: 106, tight: 161 }],
    // Each has 0.3 m² of the dance floor.
    ['with dancing', gear, 'tables-dancing', { left: 170, comfortable: 89, tight: 125 }],
    // 36 m² instead of 0.3 m² for each.
    ['beside a dance floor of its own', withDanceFloor, 'tables-dancing', { left: 170, comfortable: 83, tight: 127 }],
    ['in rows beside a dance floor', withDanceFloor, 'rows', { left: 170, comfortable: 111, tight: 178 }],
  ])('are as many as have room %s', (_, placed, seating, { left, ...capacity }) => {
    expect(countGuests(placed, hall, undefined, seating)).toMatchObject({ gearFits: true, left, needed: 0, capacity })
  })

  it.each<[number, PlacedGear, Seating, { needed: number; lastRowM: number }]>([
    [80, none, 'standing', { needed: 80, lastRowM: 8 }],
    [50, gear, 'tables', { needed: 80, lastRowM: 11 }],
    [60, withDanceFloor, 'tables-dancing', { needed: 132, lastRowM: 16.2 }],
    [60, withDanceFloor, 'rows', { needed: 108, lastRowM: 13.8 }],
    // They have less floor than they need, up to the other end of the hall.
    [150, gear, 'tables', { needed: 240, lastRowM: 20 }],
  ])('need floor up to the last of them: %s guests', (guests, placed, seating, expected) => {
    const { needed, lastRowM } = countGuests(placed, hall, guests, seating)
    expect(needed).toBeCloseTo(expected.needed, 9)
    expect(lastRowM).toBeCloseTo(expected.lastRowM, 9)
  })

  it('are as many as are comfortable if their number is not known', () => {
    // 106 × 1.6 m², behind the 3 m of the equipment.
    expect(countGuests(gear, hall, undefined, 'tables').lastRowM).toBeCloseTo(19.96, 9)
  })

  it.each([
    [undefined, 'fits'],
    [106, 'fits'],
    [107, 'tight'],
    [161, 'tight'],
    [162, 'too small'],
  ])('have room or not: %s guests, %s', (guests, verdict) => {
    expect(countGuests(gear, hall, guests, 'tables').verdict).toBe(verdict)
  })
})

describe('a floor that is hardly large enough, or too small', () => {
  it.each<[string, PlacedGear, Floor, { gearFits: boolean; tight: number }]>([
    ['equipment, its way and one guest', gear, { width: 4, depth: 3.5 }, { gearFits: true, tight: 1 }],
    ['equipment and its way', gear, { width: 4, depth: 3 }, { gearFits: false, tight: 0 }],
    ['equipment wider than the wall', { ...gear, fits: false }, hall, { gearFits: false, tight: 0 }],
    ['a dance floor and no guests', withDanceFloor, { width: 6, depth: 9 }, { gearFits: true, tight: 0 }],
    ['a dance floor wider than the wall', withDanceFloor, { width: 5.9, depth: 20 }, { gearFits: false, tight: 0 }],
    ['a dance floor that is too deep', withDanceFloor, { width: 20, depth: 8.9 }, { gearFits: false, tight: 0 }],
  ])('for %s', (_, placed, floor, { gearFits, tight }) => {
    expect(countGuests(placed, floor, undefined, 'tables-dancing')).toMatchObject({
      gearFits,
      verdict: tight > 0 ? 'fits' : 'too small',
      capacity: { comfortable: tight, tight },
    })
  })
})

describe('the dance floor', () => {
  const getDanceFloor = (placed: PlacedGear, floor: Floor, guests?: number, seating: Seating = 'tables-dancing') =>
    countGuests(placed, floor, guests, seating).plan.danceFloor

  it('is a square with 1.5 m or more beside it', () => {
    expect(getDanceFloor(none, { width: 6, depth: 20 }, 30)).toEqual({ x: 1.5, y: 0, width: 3, depth: 3 })
    expect(getDanceFloor(gear, { width: 10, depth: 20 }, 30)).toEqual({ x: 3.5, y: 3, width: 3, depth: 3 })
  })

  it('is as wide as the wall if less is left beside it', () => {
    expect(getDanceFloor(none, { width: 5, depth: 20 }, 30)).toEqual({ x: 0, y: 0, width: 5, depth: 1.8 })
  })

  it('is the one of the tier, whatever the guests do', () => {
    const expected = { x: 2, y: 3, width: 6, depth: 6 }
    expect(getDanceFloor(withDanceFloor, hall, 30)).toEqual(expected)
    expect(getDanceFloor(withDanceFloor, hall, 30, 'rows')).toEqual(expected)
  })

  it.each<Seating>(['tables', 'rows', 'standing', 'dancing'])('is not there for guests %s', (seating) => {
    expect(getDanceFloor(none, hall, 30, seating)).toBeUndefined()
  })

  it.each([
    // 60 m² are comfortable for 31 guests, and tight for 44.
    [undefined, 31],
    [40, 40],
    [1000, 44],
  ])('has room for guests who have a place to sit: of %s, %s', (guests, seated) => {
    const { width = 0, depth = 0 } = getDanceFloor(none, { width: 10, depth: 6 }, guests) ?? {}
    expect(width * depth).toBeCloseTo(seated * 0.3, 9)
  })
})
