import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipment } from '../../../src/content/equipment'
import type { Kit } from '../../../src/content/equipment/kit'
import { deliveryAreas, travelExamples } from '../../../src/content/terms/travel'
import {
  type Delivery,
  describeDelivery,
  getDeliveryName,
  getDeliveryPrice,
  parseDelivery,
} from '../../../src/hire/delivery'
import { formatAud, withGst } from '../../../src/lib/text/money'

const [area] = deliveryAreas
const speaker: Kit = [{ id: 'powered-speaker-12', count: 2 }]
const stage: Kit = [{ id: 'stage-deck', count: 1 }]

describe('the delivery of a quote', () => {
  it('costs the price of its area once, whatever is delivered', () => {
    for (const { id, price } of deliveryAreas) {
      expect(getDeliveryPrice(id, speaker)).toBe(price)
      expect(getDeliveryPrice(id, [...speaker, ...stage])).toBe(price)
    }
  })

  it('costs nothing if nothing is chosen, if the client collects, or if it is quoted', () => {
    for (const delivery of ['', 'collect', 'elsewhere'] as const) expect(getDeliveryPrice(delivery, speaker)).toBe(0)
  })

  it('costs nothing more for what only our crew brings', () => {
    for (const { id, crew } of equipment) {
      const price = getDeliveryPrice(area?.id ?? '', [{ id, count: 1 }])
      expect(price).toBe(crew ? 0 : area?.price)
    }
    expect(describeDelivery(area?.id ?? '', stage)).toContain('in the price with crew')
  })

  it.each<[Delivery, string, string]>([
    ['', '', ''],
    ['collect', 'Collected', "I'll collect it and bring it back"],
    ['parramatta', 'Parramatta', 'Delivery and pickup, Parramatta: $132 incl. GST ($120+GST)'],
    ['elsewhere', 'Delivered', 'Delivery and pickup somewhere else: quoted'],
  ])('is named and described, with both prices if it has one: %s', (delivery, name, text) => {
    expect(getDeliveryName(delivery, speaker)).toBe(name)
    expect(describeDelivery(delivery, speaker)).toBe(text)
  })

  it('has no name if our crew brings everything', () => {
    expect(getDeliveryName('parramatta', stage)).toBe('')
    expect(getDeliveryName('parramatta', [...speaker, ...stage])).toBe('Parramatta')
  })
})

it('reads any stored value, and takes an unknown area for another place', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const delivery = parseDelivery(value)
      expect(['', 'collect', 'elsewhere', ...deliveryAreas.map(({ id }) => id)]).toContain(delivery)
      expect(getDeliveryPrice(delivery, speaker)).toBeGreaterThanOrEqual(0)
    }),
  )
  for (const { id } of deliveryAreas) expect(parseDelivery(id)).toBe(id)
  expect(parseDelivery('collect')).toBe('collect')
  expect(parseDelivery('constructor')).toBe('elsewhere')
  for (const value of [undefined, null, '', 7, ['collect']]) expect(parseDelivery(value)).toBe('')
})

it('quotes delivery prices from the areas', () => {
  const named = deliveryAreas.filter(({ isExample }) => isExample)
  expect(named.length).toBeGreaterThan(1)
  for (const { price } of named) expect(travelExamples).toContain(formatAud(withGst(price)))
})
