import { expect, it } from 'vitest'
import { getEquipment } from '../../../src/content/equipment'
import type { Kit } from '../../../src/content/equipment/kit'
import { getPricedItems, getWatts, getWeightKg, mergeKits } from '../../../src/hire/kit-totals'

it('keeps the larger count of an item that two kits have', () => {
  const kit: Kit = [
    { id: 'xdj-xz', count: 3 },
    { id: 'low-fog', count: 1 },
  ]
  const other: Kit = [
    { id: 'led-par', count: 2 },
    { id: 'low-fog', count: 4 },
    { id: 'xdj-xz', count: 2 },
  ]
  expect(mergeKits(kit, other)).toEqual([
    { id: 'xdj-xz', count: 3 },
    { id: 'low-fog', count: 4 },
    { id: 'led-par', count: 2 },
  ])
})

it('prices each item for the hire days, with its crew once', () => {
  const kit: Kit = [
    { id: 'stage-deck', count: 2 },
    { id: 'moving-head-beam', count: 1 },
  ]
  const [stage, beam] = [getEquipment('stage-deck'), getEquipment('moving-head-beam')]
  expect(getPricedItems(kit, 3)).toEqual([
    { item: stage, count: 2, price: 1320, crewFrom: 300 },
    { item: beam, count: 1, price: { from: 180, to: 270 }, crewFrom: 0 },
  ])
  expect(getPricedItems(kit).map(({ price }) => price)).toEqual([440, { from: 60, to: 90 }])
})

it('adds the watts and the weight of every piece of a set', () => {
  // Three pairs of 150 W and 4.2 kg a piece, and a mixer of 45 W and 13.1 kg.
  const kit: Kit = [
    { id: 'led-par', count: 3 },
    { id: 'xdj-xz', count: 1 },
  ]
  expect([getWatts(kit), getWeightKg(kit)]).toEqual([945, 38.3])
})
