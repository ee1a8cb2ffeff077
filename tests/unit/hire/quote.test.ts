import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipment, type EquipmentId, getEquipment } from '../../../src/content/equipment'
import { createQuoteRequest } from '../../../src/enquiry/quote-message'
import { getKitPrice } from '../../../src/hire/kit-totals'
import { emptyQuote, MAX_COUNT, parseQuote, type Quote } from '../../../src/hire/quote'

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

it('costs a price, or a range if the price of an item is a range, for each day, and the crew once', () => {
  expect(getKitPrice([{ id: 'stage-deck', count: 2 }], 3)).toEqual({ price: 1320, crewFrom: 300 })
  expect(getKitPrice(toLines('xdj-xz', 'moving-head-beam'), 3).price).toEqual({
    from: 480,
    to: 570,
  })
})

describe('the request of a quote', () => {
  it('lists every item with its price, and how many if there are more than one', () => {
    const lines = [
      ...toLines('xdj-xz', 'moving-head-beam'),
      { id: 'subwoofer-18', count: 2 } as const,
    ]
    expect(createQuoteRequest({ ...emptyQuote, kit: lines })).toEqual({
      subject: 'AV Hire Quote Request: XDJ-XZ, Moving Head Beam, 18-Inch Subwoofer',
      message: `I'd like a quote for this equipment:

- XDJ-XZ ($100/24h)
- Moving Head Beam (From $60-$90/24h)
- 2 x 18-Inch Subwoofer ($60/24h each)

Item prices are +GST. The total on your website is $308-$341 incl. GST ($280-$310+GST) for 24 hours.

Please let me know about availability and total pricing.`,
    })
  })

  it('names the delivery with its price, which is in the total, then the room', () => {
    const quote: Quote = { ...emptyQuote, kit: toLines('xdj-xz'), delivery: 'parramatta' }
    const { message } = createQuoteRequest(quote, null, '16 × 8 m, indoors. It fits.')
    expect(message).toContain(
      '\n\nDelivery and pickup, Parramatta: $132 incl. GST ($120+GST)\n\nOur space: 16 × 8 m, indoors. It fits.\n\n',
    )
    expect(message).toContain('is $242 incl. GST ($220+GST) for 24 hours with delivery and pickup.')
  })

  it('names the hire days of a quote with dates, which becomes the event date', () => {
    const period = { from: '2026-12-04', to: '2026-12-07', days: 2 }
    const quote: Quote = { ...emptyQuote, kit: toLines('xdj-xz', 'cold-spark') }
    const { message, eventDate } = createQuoteRequest(quote, period)
    expect(message).toContain(
      '(with crew from $310, gear $190/24h)\n\nFriday 4 to Monday 7 December 2026: 2 days',
    )
    expect(message).toContain('is from $770 incl. GST with crew ($700+GST) for 2 days.')
    expect(eventDate).toBe('2026-12-04')
  })
})
