import { describe, expect, it } from 'vitest'
import { type EquipmentId, getEquipment } from '../../src/content/equipment'
import { getPackage } from '../../src/content/packages'
import { findCheaperTier } from '../../src/packages/cheaper-tier'
import { createPackage } from '../support/packages'

const speakers = getPackage('speakers')

describe('findCheaperTier', () => {
  it('finds the cheapest with its crew, of equipment packages only', () => {
    const create = (name: string, crewed: boolean, prices: [number, number]) =>
      createPackage({ name, crewed }, [
        { price: prices[0], items: [{ id: 'vocal-mic' }] },
        { price: prices[1], items: [{ id: 'stage-deck', replaces: 'vocal-mic' }] },
      ])
    const categories = [create('a', false, [90, 60]), create('b', false, [80, 50]), create('c', true, [1, 1])]
    const find = (id: EquipmentId, price: number) => {
      const { crewFrom = 0 } = getEquipment(id)
      return findCheaperTier(new Map([[id, 1]]), { price, crewFrom }, categories)?.category.name
    }
    expect(find('vocal-mic', 100)).toBe('b')
    expect(find('stage-deck', 50)).toBeUndefined()
    expect(find('stage-deck', 51)).toBe('b')
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
