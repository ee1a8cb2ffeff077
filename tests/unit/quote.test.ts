import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EquipmentId, equipment } from '../../src/content/equipment'
import { addToCart, createQuoteRequest, emptyCart, getCartTotal, parseCart, removeFromCart } from '../../src/quote/cart'

const anyId = fc.constantFrom(...equipment.map((item) => item.id))

describe('cart', () => {
  it('contains what was added and not removed, without duplicates and in order', () => {
    const anySteps = fc.array(fc.record({ id: anyId, isAdded: fc.boolean() }), { maxLength: 60 })
    fc.assert(
      fc.property(anySteps, (steps) => {
        const expected = new Set<EquipmentId>()
        let cart = emptyCart
        for (const { id, isAdded } of steps) {
          cart = isAdded ? addToCart(cart, id) : removeFromCart(cart, id)
          if (isAdded) expected.add(id)
          else expected.delete(id)
        }
        expect(cart).toEqual([...expected])
      }),
    )
  })
})

describe('parseCart', () => {
  it('leaves out duplicates and items that are no longer in the catalogue', () => {
    expect(parseCart(['xdj-xz', 'fax-machine', null, ['low-fog'], 'low-fog', 'xdj-xz'])).toEqual(['xdj-xz', 'low-fog'])
  })

  it('reads any stored list as different items of the catalogue, in their order', () => {
    const anyList = fc.array(fc.oneof(anyId, fc.anything()))
    fc.assert(
      fc.property(anyList, (list) => {
        const isItem = (id: unknown) => equipment.some((item) => item.id === id)
        const cart = parseCart(list)
        expect(cart).toEqual([...new Set(list)].filter(isItem))
        expect(parseCart(cart)).toEqual(cart)
      }),
    )
  })

  it.each([null, 'xdj-xz', { 0: 'xdj-xz' }])('reads %j as an empty cart', (stored) => {
    expect(parseCart(stored)).toEqual(emptyCart)
  })
})

describe('getCartTotal', () => {
  it('is a price, or a range if the price of an item is a range', () => {
    expect(getCartTotal(emptyCart)).toBe(0)
    expect(getCartTotal(['xdj-xz', 'pa-tower-28'])).toBe(260)
    expect(getCartTotal(['xdj-xz', 'moving-head-beam'])).toEqual({ from: 160, to: 190 })
  })
})

describe('createQuoteRequest', () => {
  it('has a line for each item of any cart', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyId), (cart) => {
        const { subject, message } = createQuoteRequest(cart)
        const names = cart.map((id) => equipment.find((item) => item.id === id)?.name ?? '')
        expect(subject).toBe(`AV Hire Quote Request: ${names.join(', ')}`)
        const lines = message.split('\n').filter((line) => line.startsWith('- '))
        expect(lines.map((line) => line.slice(2).replace(/ \((From )?\$[^)]*\)$/, ''))).toEqual(names)
      }),
    )
  })

  it('lists every item with its price', () => {
    expect(createQuoteRequest(['xdj-xz', 'moving-head-beam'])).toEqual({
      subject: 'AV Hire Quote Request: XDJ-XZ, Moving Head Beam',
      message: `I would like a quote for this equipment:

- XDJ-XZ ($100/24h)
- Moving Head Beam (From $60-$90/24h)

Please let me know about availability and total pricing.`,
    })
  })
})
