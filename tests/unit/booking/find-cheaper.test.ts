import { describe, expect, it } from 'vitest'
import { toServiceLine } from '../../../src/booking/booking'
import { findCheaper } from '../../../src/booking/find-cheaper'
import { toItemLines } from '../../../src/booking/hire-lines'
import { findObjections } from '../../../src/booking/objections'
import { getTierDetails, getTierOptions } from '../../../src/booking/tiers/tier'
import { getEquipment } from '../../../src/content/equipment'
import type { Kit } from '../../../src/content/equipment/kit'
import { getPackage, type Package } from '../../../src/content/packages'
import type { AddOn } from '../../../src/content/schemas/package'
import { karaoke } from '../../../src/content/services/karaoke'
import { getKitPrice } from '../../../src/hire/kit-totals'
import { getLowestPrice } from '../../../src/lib/text/money'
import { createPackage } from '../../support/packages'

const microphones = [{ id: 'vocal-mic', count: 2 }] as const
const stage = [{ id: 'stage-deck', count: 1 }] as const

const find = (kit: Kit, days: number, candidates: readonly Package[]) =>
  findCheaper({ lines: toItemLines(kit), period: { from: '', to: '', days } }, candidates)

describe('findCheaper', () => {
  it('finds the cheapest with its crew, of equipment packages only', () => {
    const price = getLowestPrice(getKitPrice(stage).price)
    const create = (name: string, crewed: boolean, stagePrice: number) =>
      createPackage({ name, crewed }, [{ price: stagePrice, items: stage }])
    const findName = (...prices: number[]) => {
      const candidates = prices.map((stagePrice, index) => create(String(index), false, stagePrice))
      return find(stage, 1, [...candidates, create('crewed', true, 1)])?.details.pkg.name
    }
    expect(getEquipment('stage-deck').crewFrom).toBeGreaterThan(0)
    expect(findName(price - 1, price - 2)).toBe('1')
    expect(findName(price - 1)).toBe('0')
    expect(findName(price)).toBeUndefined()
  })

  it('compares for the same hire days, each with its crew once', () => {
    const price = getLowestPrice(getKitPrice(stage).price)
    const items = [...stage, { id: 'truss-goalpost', count: 1 }] as const
    const saving = 100
    expect(getEquipment('truss-goalpost').crewFrom).toBeGreaterThan(saving)
    const candidates = [createPackage({ crewed: false }, [{ price: price - saving, items }])]
    expect(find(stage, 1, candidates)).toBeUndefined()
    expect(find(stage, 2, candidates)).toBeDefined()
    expect(
      find(stage, 2, [createPackage({ crewed: false }, [{ price, items: stage }])]),
    ).toBeUndefined()
  })

  it('finds none that has fewer of an item or lacks one', () => {
    const candidates = [createPackage({ crewed: false }, [{ price: 1, items: microphones }])]
    expect(find(microphones, 1, candidates)?.details.tier.level).toBe('basic')
    expect(find([{ id: 'vocal-mic', count: 3 }], 1, candidates)).toBeUndefined()
    expect(find([...microphones, ...stage], 1, candidates)).toBeUndefined()
  })

  it('looks for the items of an add-on, too, once', () => {
    const items = [{ id: 'subwoofer-18', count: 2 }] as const
    const addOn: AddOn = { id: 'subwoofers', text: 'Two subwoofers', items, forMoreGuests: true }
    const pkg = createPackage({ slug: 'speakers', crewed: false, addOns: [addOn] }, [
      { items: [{ id: 'powered-speaker-12', count: 2 }], guests: 80 },
      ...[120, 120, 120].map((guests) => ({ guests, price: 5000 })),
    ])
    const option = getTierOptions(pkg).find(({ addOns }) => addOns.length > 0)
    const find = (count: number) =>
      option &&
      findCheaper({ lines: [option] }, [
        createPackage({ crewed: false }, [
          {
            price: 1,
            items: [
              { id: 'powered-speaker-12', count: 2 },
              { id: 'subwoofer-18', count },
            ],
          },
        ]),
      ])
    expect(option?.withAddOns.kit).toEqual([{ id: 'powered-speaker-12', count: 2 }, ...items])
    expect(find(1)).toBeUndefined()
    expect(find(2)).toBeDefined()
  })

  it('finds none for a booking that people come with', () => {
    const candidates = [createPackage({ crewed: false }, [{ price: 1, items: microphones }])]
    const line = toServiceLine(karaoke)
    expect(findCheaper({ lines: [line, ...toItemLines(microphones)] }, candidates)).toBeUndefined()
  })
})

it('is no objection that a tier suits exactly as many guests as there are', () => {
  const pkg = getPackage('weddings')
  const [details] = getTierDetails(pkg)
  const booking = { lines: [details] }
  const { guests } = details.tier
  expect(findObjections(booking, { guests })).toEqual([])
  expect(findObjections(booking, { guests: guests + 1 })).toHaveLength(1)
})
