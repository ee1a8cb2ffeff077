import { describe, expect, it } from 'vitest'
import { createPlan } from '../../../../src/hire/room/floor-plan'
import type { Floor, PlacedGear } from '../../../../src/hire/room/place-gear'
import type { Rect } from '../../../../src/hire/room/rows'

const createGear = (width: number, depth: number): PlacedGear => ({
  fits: true,
  gearM: { width, depth },
  pieces: [],
  depth,
  clearSpace: undefined,
  danceFloorM: undefined,
})
const rect = (x: number, y: number, width: number, depth: number): Rect => ({ x, y, width, depth })

const hall: Floor = { width: 10, depth: 12 }
const gear = createGear(4, 2)

describe('the floor plan of a room with guests', () => {
  it('has the equipment in the middle of the wall, the way in front of it, and the guests on the rest', () => {
    expect(createPlan(gear, hall, undefined, true)).toEqual({
      floor: hall,
      gear: rect(3, 0, 4, 2),
      pieces: [],
      clearSpace: undefined,
      way: rect(0, 2, 10, 1),
      danceFloor: undefined,
      guestAreas: [rect(0, 3, 10, 9)],
      overflow: [],
    })
  })

  it('is all for the guests without equipment', () => {
    expect(createPlan(createGear(0, 0), hall, undefined, true)).toMatchObject({
      way: undefined,
      guestAreas: [rect(0, 0, 10, 12)],
    })
  })

  it.each<[title: string, dance: Floor, danceFloor: Rect, guestAreas: Rect[]]>([
    [
      'on each side of the dance floor and in front of it',
      { width: 4, depth: 5 },
      rect(3, 3, 4, 5),
      [rect(0, 3, 3, 5), rect(7, 3, 3, 5), rect(0, 8, 10, 4)],
    ],
    ['in front of a dance floor from wall to wall', { width: 10, depth: 4 }, rect(0, 3, 10, 4), [rect(0, 7, 10, 5)]],
    [
      'on each side of a dance floor that ends at the other wall',
      { width: 4, depth: 9.5 },
      rect(3, 3, 4, 9),
      [rect(0, 3, 3, 9), rect(7, 3, 3, 9)],
    ],
  ])('has the guests %s', (_, dance, danceFloor, guestAreas) => {
    expect(createPlan(gear, hall, dance, true)).toMatchObject({ danceFloor, guestAreas, overflow: [] })
  })
})

describe('the floor plan of a room that is too small', () => {
  it('has what is beyond both side walls and beyond the other end', () => {
    const plan = createPlan(gear, { width: 3, depth: 2.5 }, { width: 5, depth: 6 }, false)
    expect(plan).toMatchObject({ gear: rect(-0.5, 0, 4, 2), danceFloor: rect(-1, 3, 5, 6), guestAreas: [] })
    expect(plan.overflow).toEqual([
      // Of the equipment.
      rect(-0.5, 0, 0.5, 2),
      rect(3, 0, 0.5, 2),
      // Of the way.
      rect(0, 2.5, 3, 0.5),
      // Of the dance floor.
      rect(-1, 3, 1, 6),
      rect(3, 3, 1, 6),
      rect(0, 3, 3, 6),
    ])
  })

  it('has what is beyond the other end alone, with the clear space around effects', () => {
    const clearSpace = rect(2, 1, 2, 2)
    const plan = createPlan({ ...createGear(4, 1), clearSpace, depth: 3 }, { width: 6, depth: 2.5 }, undefined, false)
    expect(plan).toMatchObject({ clearSpace, way: rect(0, 3, 6, 1) })
    expect(plan.overflow).toEqual([rect(2, 2.5, 2, 0.5), rect(0, 3, 6, 1)])
  })
})
