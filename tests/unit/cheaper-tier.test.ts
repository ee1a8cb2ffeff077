import { describe, expect, it } from 'vitest'
import { type EquipmentId, getEquipment } from '../../src/content/equipment'
import { getPackage, packages } from '../../src/content/packages'
import { addPrices, getLowestPrice, multiplyPrice } from '../../src/lib/money'
import { findCheaperTier } from '../../src/plan/cheaper-tier'
import { getTierFacts } from '../../src/plan/tiers'
import { createPackage } from '../support/packages'

const speakers = getPackage('speakers')

/** What items cost if they are hired singly. */
function getSingleCost(quantities: ReadonlyMap<EquipmentId, number>) {
  const items = [...quantities].map(([id, count]) => ({ ...getEquipment(id), count }))
  return {
    price: addPrices(items.map(({ price24h, count }) => multiplyPrice(price24h, count))),
    crewFrom: items.reduce((sum, { crewFrom = 0, count }) => sum + crewFrom * count, 0),
  }
}

describe('findCheaperTier', () => {
  it.each(packages.filter(({ crewed }) => !crewed).flatMap(getTierFacts))(
    'finds a tier with the items of $tier.name, for less and not for more than that tier',
    ({ items, tier, crewFrom }) => {
      const single = getSingleCost(items)
      const found = findCheaperTier(items, single)?.facts
      const cost = found && found.tier.price + found.crewFrom
      expect(cost).toBeLessThanOrEqual(tier.price + crewFrom)
      expect(cost).toBeLessThan(getLowestPrice(single.price) + single.crewFrom)
      for (const [id, count] of items) expect(found?.items.get(id)).toBeGreaterThanOrEqual(count)
    },
  )

  it('finds the cheapest with its crew, of equipment packages only', () => {
    const create = (name: string, crewed: boolean, prices: [number, number]) =>
      createPackage({ name, crewed }, [
        { price: prices[0], items: [{ id: 'vocal-mic' }] },
        { price: prices[1], items: [{ id: 'stage-deck', replaces: 'vocal-mic' }] },
      ])
    const categories = [create('a', false, [90, 60]), create('b', false, [80, 50]), create('c', true, [1, 1])]
    const find = (id: EquipmentId, price: number) =>
      findCheaperTier(new Map([[id, 1]]), { price, crewFrom: 0 }, categories)?.category.name
    const { crewFrom = NaN } = getEquipment('stage-deck')
    expect(find('vocal-mic', 100)).toBe('b')
    expect(find('stage-deck', 50 + crewFrom)).toBeUndefined()
    expect(find('stage-deck', 51 + crewFrom)).toBe('b')
  })

  it('finds none that has fewer of an item, lacks one, or does not cost less', () => {
    const find = (price: number, ...quantities: [EquipmentId, number][]) =>
      findCheaperTier(new Map(quantities), { price, crewFrom: 0 }, [speakers])?.facts.tier.tier
    const { price } = speakers.tiers[0]
    expect(find(price + 1, ['powered-speaker-12', 2])).toBe('basic')
    expect(find(price, ['powered-speaker-12', 2])).toBeUndefined()
    expect(find(10_000, ['powered-speaker-12', 3])).toBeUndefined()
    expect(find(10_000, ['powered-speaker-12', 2], ['xdj-xz', 1])).toBeUndefined()
  })
})
