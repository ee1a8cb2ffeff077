import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addPrices,
  formatBothPrices,
  formatPrice,
  addCrew,
  formatPriceWithCrew,
  getSavingPercent,
  type Price,
  withGst,
} from '../../../src/lib/text/money'

it.each<[Price, string]>([
  [0, '$0'],
  [82.5, '$82.50'],
  [0.1, '$0.10'],
  [1234.05, '$1,234.05'],
  [{ from: 900, to: 1000 }, '$900-$1,000'],
])('groups thousands, and shows cents only if there are any: %j', (price, text) => {
  expect(formatPrice(price)).toBe(text)
})

it('writes the total including GST first, and with the crew that cannot be refused', () => {
  expect(formatBothPrices(100)).toBe('$110 incl. GST ($100+GST)')
  expect(formatPriceWithCrew(addCrew(700))).toBe('$770 incl. GST ($700+GST)')
  expect(formatPriceWithCrew(addCrew({ from: 60, to: 90 }, 100))).toBe(
    '$176-$209 incl. GST with crew ($160-$190+GST)',
  )
})

describe('withGst', () => {
  it('adds 10%', () => {
    expect([600, 1250, 75, 15].map((value) => withGst(value))).toEqual([660, 1375, 82.5, 16.5])
    expect(withGst({ from: 60, to: 90 })).toEqual({ from: 66, to: 99 })
  })

  it('rounds to the cent, half a cent up', () => {
    expect(withGst(1.15)).toBe(1.27)
    assert(
      property(integer({ min: 0, max: 10_000_000 }), (cents) => {
        // Calculated in whole numbers, which cannot have the rounding error that the function must avoid.
        expect(Math.round(withGst(cents / 100) * 100)).toBe(Math.floor((cents * 11 + 5) / 10))
      }),
    )
  })
})

it('adds prices to an amount, or to a range if any of them is a range', () => {
  expect(addPrices([])).toBe(0)
  expect(addPrices([100, { from: 60, to: 90 }, 15])).toEqual({ from: 175, to: 205 })
  expect(addPrices([{ from: 60, to: 60 }, 40])).toBe(100)
})

it('rounds a saving down to a whole percentage', () => {
  expect(getSavingPercent(200, 300)).toBe(33)
  expect(getSavingPercent(300, 300)).toBe(0)
  // (1 - 400 / 500) * 100 is slightly less than 20.
  expect(getSavingPercent(400, 500)).toBe(20)
})
