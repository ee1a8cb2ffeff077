import { type Arbitrary, array, assert, integer, oneof, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addPrices,
  formatAud,
  formatHirePrice,
  formatPrice,
  getLowestPrice,
  getSavingPercent,
  type Price,
  withGst,
} from '../../src/lib/money'

const cents = (most = 10_000_000) => integer({ min: 0, max: most })
const amount = cents().map((value) => value / 100)
const range = tuple(amount, amount).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
const price: Arbitrary<Price> = oneof(amount, range)

const inCents = (value: number) => Math.round(value * 100)
const toRange = (value: Price) => (typeof value === 'number' ? { from: value, to: value } : value)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

it('takes the start of a range as its lowest price', () => {
  expect([getLowestPrice(150), getLowestPrice({ from: 60, to: 90 })]).toEqual([150, 60])
})

describe('formatAud', () => {
  it('groups thousands, and shows cents only if there are any', () => {
    expect([0, 15, 82.5, 1000, 3500, 1234.05].map(formatAud)).toEqual([
      '$0',
      '$15',
      '$82.50',
      '$1,000',
      '$3,500',
      '$1,234.05',
    ])
  })

  it('can be parsed back into the same amount', () => {
    assert(
      property(cents(), (value) => {
        const text = formatAud(value / 100)
        expect(text).toMatch(/^\$\d{1,3}(,\d{3})*(\.\d\d)?$/)
        expect(text).not.toMatch(/\.00$/)
        expect(inCents(Number(text.replaceAll(/[$,]/g, '')))).toBe(value)
      }),
    )
  })
})

describe('formatPrice', () => {
  it('formats an amount or a range', () => {
    expect(formatPrice(1250)).toBe('$1,250')
    expect(formatPrice({ from: 60, to: 90 })).toBe('$60-$90')
    expect(formatPrice({ from: 900, to: 1000 })).toBe('$900-$1,000')
    expect([formatHirePrice(100), formatHirePrice({ from: 60, to: 90 })]).toEqual(['$100', 'From $60-$90'])
  })
})

describe('withGst', () => {
  it('adds 10%', () => {
    expect([600, 1250, 75, 15].map((value) => withGst(value))).toEqual([660, 1375, 82.5, 16.5])
    expect(withGst({ from: 60, to: 90 })).toEqual({ from: 66, to: 99 })
  })

  it('rounds to the cent, half a cent up', () => {
    expect(withGst(1.15)).toBe(1.27)
    assert(
      property(cents(), (value) => {
        // Calculated in whole numbers, which cannot have the rounding error that the function must avoid.
        expect(inCents(withGst(value / 100))).toBe(Math.floor((value * 11 + 5) / 10))
      }),
    )
  })
})

describe('addPrices', () => {
  it('returns 0, an amount, or a range if any price is a range', () => {
    expect(addPrices([])).toBe(0)
    expect(addPrices([100, 140])).toBe(240)
    expect(addPrices([100, { from: 60, to: 90 }, 15])).toEqual({ from: 175, to: 205 })
    expect(addPrices([{ from: 60, to: 60 }, 40])).toBe(100)
  })

  it('adds lower and upper ends separately', () => {
    assert(
      property(array(price, { maxLength: 12 }), (prices) => {
        const total = toRange(addPrices(prices))
        expect(total.from).toBeCloseTo(sum(prices.map((value) => toRange(value).from)), 4)
        expect(total.to).toBeCloseTo(sum(prices.map((value) => toRange(value).to)), 4)
        expect(total.from).toBeLessThanOrEqual(total.to)
      }),
    )
  })
})

describe('getSavingPercent', () => {
  it('rounds down', () => {
    expect(getSavingPercent(200, 300)).toBe(33)
    expect(getSavingPercent(300, 300)).toBe(0)
  })

  it('is exact for whole dollars', () => {
    assert(
      property(integer({ min: 1, max: 10_000 }), integer({ min: 0, max: 100 }), (single, percent) => {
        const price = Number((BigInt(single) * BigInt(100 - percent)) / 100n)
        const expected = Number((100n * BigInt(single - price)) / BigInt(single))
        expect(getSavingPercent(price, single)).toBe(expected)
      }),
    )
  })
})
