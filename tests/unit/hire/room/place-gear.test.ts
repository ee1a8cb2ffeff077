import { describe, expect, it } from 'vitest'
import { EFFECT_DISTANCE_M, WAY_M } from '../../../../src/content/advice/room-rules'
import { type EquipmentId, getEquipment } from '../../../../src/content/equipment'
import type { Kit } from '../../../../src/content/equipment/kit'
import { type PlacedGear, placeGear } from '../../../../src/hire/room/place-gear'
import type { Gear, RoomKind } from '../../../../src/hire/room/room'

const toKit = (...ids: EquipmentId[]): Kit => ids.map((id) => ({ id, count: 1 }))

/** The floor of one piece, in metres. */
function getFloor(id: EquipmentId) {
  const { sizeMm, placement = sizeMm } = getEquipment(id)
  if (typeof placement === 'string') throw new Error(`${id} is not on the floor`)
  return { width: placement.width / 1000, depth: placement.depth / 1000 }
}
const booth = getFloor('led-dj-booth')
const truss = getFloor('truss-goalpost')
const speaker = getFloor('powered-speaker-12')
const spark = getFloor('cold-spark')
/** A pair of spark machines with the distance between them. */
const sparksWidth = 2 * spark.width + EFFECT_DISTANCE_M

const listPieces = ({ pieces }: PlacedGear) => pieces.map(({ id, x, y }) => ({ id, x, y }))

describe('the equipment of a tier', () => {
  /** The equipment has 8 × 3 m of it. */
  const tier: NonNullable<Gear['tier']> = {
    name: 'Diamond',
    floorM: { width: 8, depth: 10 },
    danceFloorM: { width: 5, depth: 3 },
    clearSpaceM: { width: 8, depth: 4 },
  }
  const room = { width: 12, depth: 20 }
  const place = (kit: Kit, kind: RoomKind = 'indoors', change: Partial<typeof tier> = {}) =>
    placeGear({ ...tier, ...change }, kit, room, kind)
  const placedBooth = { id: 'led-dj-booth', x: 6 - booth.width / 2, y: 3 - booth.depth }

  it('is at the front of its own floor, with its effects in the middle of the clear space', () => {
    const placed = place(toKit('led-dj-booth', 'cold-spark'))
    expect(placed).toMatchObject({
      fits: true,
      gearM: { width: 8, depth: 3 },
      depth: 7,
      clearSpace: { x: 2, y: 3, width: 8, depth: 4 },
      danceFloorM: { width: 5, depth: 3 },
    })
    const y = 5 - spark.depth / 2
    expect(listPieces(placed)).toEqual([
      placedBooth,
      { id: 'cold-spark', x: 6 - sparksWidth / 2, y },
      { id: 'cold-spark', x: 6 + sparksWidth / 2 - spark.width, y },
    ])
  })

  it('keeps the clear space of effects that are no hire items', () => {
    const placed = place(toKit('led-dj-booth'))
    expect(placed).toMatchObject({ depth: 7, clearSpace: { x: 2, y: 3, width: 8, depth: 4 } })
    expect(listPieces(placed)).toEqual([placedBooth])
  })

  it('has no effects and no clear space in a marquee', () => {
    const placed = place(toKit('led-dj-booth', 'cold-spark'), 'marquee')
    expect(placed).toMatchObject({ gearM: { width: 8, depth: 3 }, depth: 3, clearSpace: undefined })
    expect(listPieces(placed)).toEqual([placedBooth])
  })

  it.each(['shallow', 'narrow'])('is not shown in detail on a floor that is too %s for it', (problem) => {
    const floorM = problem === 'shallow' ? { width: 8, depth: 8 } : { width: booth.width - 0.5, depth: 10 }
    const placed = place(toKit('led-dj-booth'), 'indoors', { floorM })
    expect(placed.pieces).toEqual([])
    expect(placed.gearM).toEqual({ width: floorM.width, depth: floorM.depth - 7 })
  })

  it.each([
    [8, 7, true],
    [7.9, 7, false],
    [8, 6.9, false],
  ])('fits a floor of its size: %s × %s m, %s', (width, depth, fits) => {
    expect(placeGear(tier, [], { width, depth }, 'indoors').fits).toBe(fits)
  })
})

describe('hire items', () => {
  it('are the only ones in their clear space', () => {
    const clearance = getEquipment('cold-spark').clearanceM ?? 0
    const width = sparksWidth + 2 * clearance
    const depth = spark.depth + 2 * clearance
    const placed = placeGear(undefined, toKit('cold-spark'), { width: 20, depth: 30 }, 'open')
    expect(placed).toMatchObject({ fits: true, gearM: { width: 0, depth: 0 }, depth })
    expect(placed.clearSpace).toEqual({ x: 10 - width / 2, y: 0, width, depth })
    expect(listPieces(placed)).toEqual([
      { id: 'cold-spark', x: 10 - sparksWidth / 2, y: clearance },
      { id: 'cold-spark', x: 10 + sparksWidth / 2 - spark.width, y: clearance },
    ])
    expect(placeGear(undefined, toKit('cold-spark'), { width: width - 0.1, depth: 30 }, 'open').fits).toBe(false)
  })

  it('fit a wall of their width', () => {
    const fits = (width: number) => placeGear(undefined, toKit('truss-goalpost'), { width, depth: 9 }, 'open').fits
    expect([fits(truss.width), fits(truss.width - 0.1)]).toEqual([true, false])
  })

  it('are beside each other on a wide wall, and one behind the other on a narrow one', () => {
    const kit: Kit = [
      { id: 'led-dj-booth', count: 1 },
      { id: 'powered-speaker-12', count: 4 },
    ]
    const place = (width: number) => placeGear(undefined, kit, { width, depth: 9 }, 'open')
    expect(place(10).gearM).toEqual({ width: booth.width + 4 * speaker.width, depth: booth.depth + WAY_M })
    // The narrowest way that there is, on both sides beyond the wall.
    const narrow = place(3)
    expect(narrow.gearM).toEqual({ width: 4 * speaker.width, depth: booth.depth + WAY_M + speaker.depth })
    expect(Math.min(...narrow.pieces.map(({ x }) => x))).toBeCloseTo(1.5 - 2 * speaker.width, 9)
  })

  it('are no deeper than necessary on a wall that is too narrow for them', () => {
    const kit: Kit = [...toKit('truss-goalpost', 'led-dj-booth'), { id: 'powered-speaker-12', count: 2 }]
    expect(placeGear(undefined, kit, { width: truss.width - 0.5, depth: 9 }, 'open').gearM).toEqual({
      width: truss.width,
      depth: truss.depth + booth.depth + WAY_M,
    })
  })
})
