import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EquipmentId, equipment } from '../../src/content/equipment'
import { contactLink } from '../../src/lib/contact-link'
import { withGst } from '../../src/lib/money'
import {
  addToCart,
  type Cart,
  cartItems,
  cartTotal,
  emptyCart,
  hirePrice,
  parseCart,
  quoteRequest,
  removeFromCart,
} from '../../src/quote/cart'

const ids = equipment.map((item) => item.id)
const anyId = fc.constantFrom(...ids)
const anyCart: fc.Arbitrary<Cart> = fc.uniqueArray(anyId)
const ends = (price: ReturnType<typeof cartTotal>) =>
  typeof price === 'number' ? { from: price, to: price } : { from: price.from, to: price.to }

describe('quote cart', () => {
  it('never holds an item twice, whatever is added and removed', () => {
    const steps = fc.array(fc.record({ id: anyId, add: fc.boolean() }), { maxLength: 60 })
    fc.assert(
      fc.property(steps, (list) => {
        const chosen = new Set<EquipmentId>()
        let cart = emptyCart
        for (const { id, add } of list) {
          cart = add ? addToCart(cart, id) : removeFromCart(cart, id)
          if (add) chosen.add(id)
          else chosen.delete(id)
        }
        expect(cart).toEqual([...chosen])
      }),
    )
  })

  it('leaves the cart it was given as it was', () => {
    fc.assert(
      fc.property(anyCart, anyId, (cart, id) => {
        const before = [...cart]
        addToCart(cart, id)
        removeFromCart(cart, id)
        expect(cart).toEqual(before)
      }),
    )
  })

  it('reads back what was stored', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(parseCart(JSON.stringify(cart))).toEqual(cart)
      }),
    )
  })

  it('reads anything without an error, and keeps only known items, each once', () => {
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.oneof(anyId, fc.string(), fc.integer(), fc.constant(null))).map((list) => JSON.stringify(list)),
    )
    fc.assert(
      fc.property(stored, (text) => {
        const cart = parseCart(text)
        expect(new Set(cart).size).toBe(cart.length)
        for (const id of cart) expect(ids).toContain(id)
      }),
    )
  })

  it.each([null, '', 'xdj-xz', '{', '"xdj-xz"', '{"0":"xdj-xz"}', '[["xdj-xz"]]', 'null'])(
    'reads %j as empty',
    (text) => {
      expect(parseCart(text)).toEqual([])
    },
  )

  it('drops items that left the catalogue', () => {
    expect(parseCart('["xdj-xz","fax-machine","low-fog","xdj-xz"]')).toEqual(['xdj-xz', 'low-fog'])
  })
})

describe('quote total', () => {
  it('adds single prices up to one price, and a range to a range', () => {
    expect(cartTotal(emptyCart)).toBe(0)
    expect(cartTotal(['xdj-xz', 'pa-tower-28'])).toBe(260)
    expect(cartTotal(['xdj-xz', 'moving-head-beam'])).toEqual({ from: 160, to: 190 })
  })

  it('lies between the sums of the lowest and of the highest prices, and is a range only where an item is', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const prices = cartItems(cart).map((item) => ends(item.price24h))
        expect(ends(cartTotal(cart))).toEqual({
          from: prices.reduce((sum, price) => sum + price.from, 0),
          to: prices.reduce((sum, price) => sum + price.to, 0),
        })
        const hasRange = prices.some((price) => price.from !== price.to)
        expect(typeof cartTotal(cart)).toBe(hasRange ? 'object' : 'number')
      }),
    )
  })

  it('gives the same with GST, whether GST is added to the total or to each item', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const total = ends(withGst(cartTotal(cart)))
        const each = cartItems(cart).map((item) => ends(withGst(item.price24h)))
        expect(total.from).toBeCloseTo(
          each.reduce((sum, price) => sum + price.from, 0),
          6,
        )
        expect(total.to).toBeCloseTo(
          each.reduce((sum, price) => sum + price.to, 0),
          6,
        )
      }),
    )
  })

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(cartTotal(cart.toReversed())).toEqual(cartTotal(cart))
      }),
    )
  })
})

describe('quote request', () => {
  it('says what is asked for in the exact words', () => {
    const { subject, message } = quoteRequest(['xdj-xz', 'pa-tower-28', 'moving-head-beam'])
    expect(subject).toBe('AV Hire Quote Request: XDJ-XZ, 28-Inch Tower, Moving Head Beam')
    const lines = message.split('\n')
    expect(lines.filter((line) => line.startsWith('- '))).toEqual([
      '- XDJ-XZ ($100/24h)',
      '- 28-Inch Tower ($160/24h)',
      '- Moving Head Beam (From $60-$90/24h)',
    ])
    expect(lines.at(-1)).toMatch(/availability and total pricing/)
  })

  it('reaches the contact page unharmed, with a line for every item', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const request = quoteRequest(cart)
        const { pathname, searchParams } = new URL(contactLink(request), 'https://southbeam.example')
        expect(pathname).toBe('/contact')
        expect(searchParams.get('subject')).toBe(request.subject)
        expect(searchParams.get('message')).toBe(request.message)
        for (const item of cartItems(cart)) {
          expect(request.message).toContain(`\n- ${item.name} (${hirePrice(item.price24h)}/24h)\n`)
        }
      }),
    )
  })
})
