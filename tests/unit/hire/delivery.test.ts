import { describe, expect, it } from 'vitest'
import type { Kit } from '../../../src/content/equipment/kit'
import { deliveryAreas, deliveryExamples, travelExamples } from '../../../src/content/terms/travel'
import {
  type Delivery,
  describeDelivery,
  getDeliveryName,
  getDeliveryPrice,
  parseDelivery,
} from '../../../src/hire/delivery'
import { formatAud, withGst } from '../../../src/lib/text/money'

const speaker: Kit = [{ id: 'powered-speaker-12', count: 2 }]
const stage: Kit = [{ id: 'stage-deck', count: 1 }]

describe('the delivery of a quote', () => {
  it.each(deliveryAreas)(
    'to $name costs its price once, and nothing with our crew where people travel free',
    (area) => {
      const { id, price, isFreeForPeople } = area
      expect(getDeliveryPrice(id, speaker)).toBe(price)
      expect(getDeliveryPrice(id, [...speaker, { id: 'vocal-mic', count: 9 }])).toBe(price)
      for (const kit of [stage, [...speaker, ...stage]]) {
        expect(getDeliveryPrice(id, kit)).toBe(isFreeForPeople ? 0 : price)
      }
    },
  )

  it.each(['', 'collect', 'elsewhere'] as const)('costs nothing yet if it is "%s"', (delivery) => {
    expect([getDeliveryPrice(delivery, speaker), getDeliveryPrice(delivery, stage)]).toEqual([0, 0])
  })

  it.each<[Kit, Delivery, string, string]>([
    [speaker, '', '', ''],
    [speaker, 'collect', 'Collected', "I'll collect it and bring it back"],
    [speaker, 'parramatta', 'Parramatta', 'Delivery and pickup, Parramatta: $132 incl. GST ($120+GST)'],
    [speaker, 'elsewhere', 'Delivered', 'Delivery and pickup somewhere else: quoted'],
    [stage, 'parramatta', 'Parramatta', 'Delivery with crew, Parramatta: $132 incl. GST ($120+GST)'],
    [stage, 'sutherland-shire', 'Sutherland Shire', 'Delivery with crew, Sutherland Shire: no extra cost'],
    [stage, 'elsewhere', 'Delivered', 'Delivery with crew somewhere else: quoted'],
    // Our crew comes anyway, so it brings everything.
    [[...speaker, ...stage], 'collect', '', ''],
  ])('is named and described, with both prices if it has one: %o %s', (kit, delivery, name, text) => {
    expect(getDeliveryName(delivery, kit)).toBe(name)
    expect(describeDelivery(delivery, kit)).toBe(text)
  })

  it('names the place if it is in no area', () => {
    expect(describeDelivery('elsewhere', speaker, 'Leura')).toBe('Delivery and pickup to Leura: quoted')
  })
})

it('reads any stored value, and takes an unknown area for another place', () => {
  for (const { id } of deliveryAreas) expect(parseDelivery(id)).toBe(id)
  expect(parseDelivery('collect')).toBe('collect')
  expect(parseDelivery('constructor')).toBe('elsewhere')
  for (const value of [undefined, null, '', 7, {}, ['collect']]) expect(parseDelivery(value)).toBe('')
})

it('names examples of areas with their prices, for gear alone and for people', () => {
  const named = deliveryAreas.filter(({ isExample }) => isExample)
  expect(named.length).toBeGreaterThan(1)
  for (const { price, isFreeForPeople } of named) {
    expect(deliveryExamples).toContain(formatAud(withGst(price)))
    expect(travelExamples.includes(formatAud(withGst(price)))).toBe(!isFreeForPeople)
  }
})
