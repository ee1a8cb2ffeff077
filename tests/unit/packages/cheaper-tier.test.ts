import { describe, expect, it } from 'vitest'
import { getEquipment } from '../../../src/content/equipment'
import { getKitPrice } from '../../../src/hire/kit-totals'
import { findCheaperTier } from '../../../src/packages/find-packages'
import { createPackage } from '../../support/packages'

const microphones = [{ id: 'vocal-mic', count: 2 }] as const
const stage = [{ id: 'stage-deck', count: 1 }] as const

describe('findCheaperTier', () => {
  it('finds the cheapest with its crew, of equipment packages only', () => {
    const { price } = getKitPrice(stage)
    const create = (name: string, crewed: boolean, stagePrice: number) =>
      createPackage({ name, crewed }, [{ price: stagePrice, items: stage }])
    const find = (...prices: number[]) => {
      const candidates = prices.map((stagePrice, index) => create(String(index), false, stagePrice))
      return findCheaperTier(stage, 1, [...candidates, create('crewed', true, 1)])?.pkg.name
    }
    expect(getEquipment('stage-deck').crewFrom).toBeGreaterThan(0)
    expect(find(Number(price) - 1, Number(price) - 2)).toBe('1')
    expect(find(Number(price) - 1)).toBe('0')
    expect(find(Number(price))).toBeUndefined()
  })

  it('compares for the same hire days, each with its crew once', () => {
    const price = Number(getKitPrice(stage).price)
    const items = [...stage, { id: 'truss-goalpost', count: 1 }] as const
    const saving = 100
    expect(getEquipment('truss-goalpost').crewFrom).toBeGreaterThan(saving)
    const candidates = [createPackage({ crewed: false }, [{ price: price - saving, items }])]
    expect(findCheaperTier(stage, 1, candidates)).toBeUndefined()
    expect(findCheaperTier(stage, 2, candidates)).toBeDefined()
    expect(
      findCheaperTier(stage, 2, [createPackage({ crewed: false }, [{ price, items: stage }])]),
    ).toBeUndefined()
  })

  it('finds none that has fewer of an item or lacks one', () => {
    const candidates = [createPackage({ crewed: false }, [{ price: 1, items: microphones }])]
    expect(findCheaperTier(microphones, 1, candidates)?.details.tier.level).toBe('basic')
    expect(findCheaperTier([{ id: 'vocal-mic', count: 3 }], 1, candidates)).toBeUndefined()
    expect(findCheaperTier([...microphones, ...stage], 1, candidates)).toBeUndefined()
  })
})
