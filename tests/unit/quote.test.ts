import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipment, type EquipmentId, getEquipment } from '../../src/content/equipment'
import { noDates } from '../../src/hire/hire-dates'
import {
  addLines,
  countItems,
  createQuoteRequest,
  emptyQuote,
  getQuantities,
  getQuotePrice,
  MAX_COUNT,
  parseQuote,
  type Quote,
  removeFromQuote,
  setCount,
} from '../../src/hire/quote'
import { anyQuote } from '../support/quotes'

const toLines = (ids: Iterable<EquipmentId>) => [...ids].map((id) => ({ id, count: 1 }))

it('loses only the item that is removed', () => {
  const quote: Quote = { lines: toLines(['xdj-xz', 'low-fog', 'led-par']), dates: noDates }
  expect(removeFromQuote(quote, 'low-fog')).toEqual({ ...quote, lines: toLines(['xdj-xz', 'led-par']) })
})

it('counts each of several', () => {
  expect(countItems({ lines: [...toLines(['xdj-xz', 'low-fog']), { id: 'led-par', count: 4 }] })).toBe(6)
})

it('changes how many of one item the quote has, at most to the limit', () => {
  const quote: Quote = { lines: toLines(['xdj-xz', 'low-fog']), dates: noDates }
  const changed = setCount(setCount(quote, 'low-fog', 3), 'xdj-xz', 99)
  expect([...getQuantities(changed)]).toEqual([
    ['xdj-xz', MAX_COUNT],
    ['low-fog', 3],
  ])
})

describe('addLines', () => {
  it('has the larger count of every item, and changes nothing the second time', () => {
    fc.assert(
      fc.property(anyQuote, anyQuote, (quote, { lines }) => {
        const added = addLines(quote, lines)
        expect(added.lines.slice(0, quote.lines.length).map(({ id }) => id)).toEqual(quote.lines.map(({ id }) => id))
        const counts = new Map(added.lines.map(({ id, count }) => [id, count]))
        expect(counts.size).toBe(added.lines.length)
        for (const [id, count] of counts) {
          const all = [...quote.lines, ...lines].filter((line) => line.id === id)
          expect(count).toBe(Math.max(...all.map((line) => line.count)))
        }
        expect(addLines(added, lines)).toEqual(added)
      }),
    )
  })
})

describe('parseQuote', () => {
  it('reads every quote as it was stored', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        expect(parseQuote(JSON.parse(JSON.stringify(quote)))).toEqual(quote)
      }),
    )
  })

  it.each([
    { count: 2.9, expected: 2 },
    { count: 0, expected: 1 },
    { count: -4, expected: 1 },
    { count: 1e9, expected: MAX_COUNT },
    { count: '3', expected: 1 },
    { count: undefined, expected: 1 },
  ])('reads the count $count as $expected', ({ count, expected }) => {
    expect(parseQuote({ lines: [{ id: 'xdj-xz', count }] }).lines).toEqual([{ id: 'xdj-xz', count: expected }])
  })

  it('never throws, and finds only different items of the catalogue with a count in range', () => {
    const anyLine = fc.record({
      id: fc.constantFrom(...equipment.map(({ id }) => id), 'fax-machine'),
      count: fc.anything(),
    })
    const anyLines = fc.array(fc.oneof(anyLine, fc.anything()))
    fc.assert(
      fc.property(fc.oneof(anyLines, fc.record({ lines: anyLines }), fc.anything()), (stored) => {
        const { lines } = parseQuote(stored)
        expect(new Set(lines.map(({ id }) => getEquipment(id))).size).toBe(lines.length)
        expect(lines.filter(({ count }) => !(Number.isInteger(count) && count >= 1 && count <= MAX_COUNT))).toEqual([])
      }),
    )
  })
})

describe('getQuotePrice', () => {
  it('is a price, or a range if the price of an item is a range', () => {
    expect(getQuotePrice(emptyQuote).price).toBe(0)
    expect(getQuotePrice({ lines: [{ id: 'stage-deck', count: 2 }] })).toEqual({ price: 440, crewFrom: 300 })
    expect(getQuotePrice({ lines: toLines(['xdj-xz', 'pa-tower-28']) }).price).toBe(260)
    const withRange = { lines: toLines(['xdj-xz', 'moving-head-beam']) }
    expect(getQuotePrice(withRange).price).toEqual({ from: 160, to: 190 })
    expect(getQuotePrice(withRange, 3).price).toEqual({ from: 480, to: 570 })
  })

  it('grows by the price of every further piece', () => {
    const toRange = (quote: Pick<Quote, 'lines'>) => {
      const total = getQuotePrice(quote).price
      return typeof total === 'number' ? { from: total, to: total } : total
    }
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const expected = { from: 0, to: 0 }
        for (const { id, count } of quote.lines) {
          const one = toRange({ lines: [{ id, count: 1 }] })
          expected.from += one.from * count
          expected.to += one.to * count
        }
        expect(toRange(quote)).toEqual(expected)
      }),
    )
  })
})

describe('createQuoteRequest', () => {
  it('lists every item with its price, and how many if there are more than one', () => {
    const lines = [...toLines(['xdj-xz', 'moving-head-beam']), { id: 'subwoofer-18', count: 2 } as const]
    expect(createQuoteRequest({ lines })).toEqual({
      subject: 'AV Hire Quote Request: XDJ-XZ, Moving Head Beam, 18-Inch Subwoofer',
      message: `I'd like a quote for this equipment:

- XDJ-XZ ($100/24h)
- Moving Head Beam (From $60-$90/24h)
- 2 x 18-Inch Subwoofer ($60/24h each)

These prices are +GST. The total on your website is $280-$310+GST, $308-$341 incl. GST for 24 hours.

Please let me know about availability and total pricing.`,
    })
  })

  it('names the hire days of a quote with dates, which becomes the event date', () => {
    const period = { from: '2026-12-04', to: '2026-12-07', days: 2 }
    const { message, eventDate } = createQuoteRequest({ lines: toLines(['xdj-xz', 'cold-spark']) }, period)
    expect(message).toContain(
      '($190/24h)\n\nFriday 4 to Monday 7 December 2026: 2 hire days. Saturday to Monday noon counts once.\n\nThese',
    )
    expect(message).toContain(
      '$580+GST, $638 incl. GST for 2 hire days, plus crew from $120+GST, $132 incl. GST.\n\nPlease',
    )
    expect(eventDate).toBe('2026-12-04')
  })
})
