import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipment, type EquipmentId, getEquipment } from '../../../src/content/equipment'
import { getKitPrice } from '../../../src/hire/kit-totals'
import { parseQuote } from '../../../src/hire/quote'
import { MAX_COUNT } from '../../../src/hire/quote-count'
import { addPrices, multiplyPrice } from '../../../src/lib/text/money'

const toLines = (...ids: EquipmentId[]) => ids.map((id) => ({ id, count: 1 }))

describe('a stored quote', () => {
  it.each([
    { count: 2.9, expected: 2 },
    { count: 0, expected: 1 },
    { count: 1e9, expected: MAX_COUNT },
    { count: '3', expected: 1 },
    { count: undefined, expected: 1 },
  ])('with the count $count has $expected', ({ count, expected }) => {
    expect(parseQuote({ kit: [{ id: 'xdj-xz', count }] }).kit).toEqual([
      { id: 'xdj-xz', count: expected },
    ])
  })

  it('has no date that is not a text, even if it cannot become one', () => {
    const dates = { from: { toString: null, valueOf: null }, to: ['2026-12-07'] }
    expect(parseQuote({ dates }).dates).toEqual({ from: '', to: '' })
  })

  it('has only different items of the catalogue with a count in range, whatever is stored', () => {
    const anyLine = fc.record({
      id: fc.constantFrom(...equipment.map(({ id }) => id), 'fax-machine'),
      count: fc.anything(),
    })
    const anyLines = fc.array(fc.oneof(anyLine, fc.anything()))
    fc.assert(
      fc.property(fc.oneof(anyLines, fc.record({ kit: anyLines }), fc.anything()), (stored) => {
        const { kit } = parseQuote(stored)
        expect(new Set(kit.map(({ id }) => getEquipment(id))).size).toBe(kit.length)
        expect(
          kit.filter(({ count }) => !(Number.isInteger(count) && count >= 1 && count <= MAX_COUNT)),
        ).toEqual([])
      }),
    )
  })
})

it('costs a price with its crew, or a range if the price of an item is a range', () => {
  const deck = getEquipment('stage-deck')
  const price = multiplyPrice(deck.price24h, 2)
  const crewFrom = 2 * Number(deck.crewFrom)
  expect(getKitPrice([{ id: 'stage-deck', count: 2 }])).toEqual({
    price,
    crewFrom,
    total: addPrices([price, crewFrom]),
  })
  const ids = ['xdj-xz', 'moving-head-beam'] as const
  expect(getKitPrice(toLines(...ids)).price).toEqual(
    addPrices(ids.map((id) => getEquipment(id).price24h)),
  )
})
