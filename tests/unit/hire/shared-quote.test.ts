import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { equipment } from '../../../src/content/equipment'
import { deliveryAreas } from '../../../src/content/terms/travel'
import { noDates } from '../../../src/hire/hire-period'
import { emptyQuote, parseSharedQuote, type Quote } from '../../../src/hire/quote'
import { MAX_COUNT } from '../../../src/hire/quote-count'
import { formatQuotePath } from '../../../src/hire/quote-path'
import { addDays } from '../../../src/lib/dates/dates'

const anyDay = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2026-01-01', days))
const anyQuote: fc.Arbitrary<Quote> = fc.record({
  kit: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...equipment.map(({ id }) => id)),
      count: fc.integer({ min: 1, max: MAX_COUNT }),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
  ),
  dates: fc.oneof(fc.constant(noDates), fc.record({ from: anyDay, to: anyDay })),
  delivery: fc.constantFrom(
    '' as const,
    'collect' as const,
    'elsewhere' as const,
    ...deliveryAreas.map(({ id }) => id),
  ),
})

it('is read from its link as it was', () => {
  fc.assert(
    fc.property(anyQuote, (quote) => {
      const { searchParams } = new URL(formatQuotePath(quote), 'https://site.example')
      expect(parseSharedQuote(searchParams.get('list') ?? '')).toEqual({
        ...quote,
        hasUnknownParts: false,
      })
    }),
  )
})

it('has the counts above 1 and complete dates in its link', () => {
  const kit = [
    { id: 'xdj-xz', count: 1 },
    { id: 'led-par', count: 4 },
  ] as const
  const dates = { from: '2026-12-04', to: '2026-12-07' }
  expect(formatQuotePath({ ...emptyQuote, kit, dates })).toBe(
    '/av-hire?list=xdj-xz.led-par*4.2026-12-04.2026-12-07',
  )
  expect(formatQuotePath({ ...emptyQuote, kit, dates: { ...dates, to: '' } })).toBe(
    '/av-hire?list=xdj-xz.led-par*4',
  )
})

it.each([
  [' xdj-xz, low-fog.', { kit: [{ id: 'xdj-xz' }, { id: 'low-fog' }] }],
  ['led-par*4.led-par*2', { kit: [{ id: 'led-par', count: 4 }] }],
  ['led-par*two', { kit: [{ id: 'led-par', count: 1 }], hasUnknownParts: true }],
  ['led-par*', { kit: [{ id: 'led-par', count: 1 }], hasUnknownParts: true }],
  [
    `led-par*${'9'.repeat(999)}`,
    { kit: [{ id: 'led-par', count: MAX_COUNT }], hasUnknownParts: true },
  ],
  ['xdj-xz.2026-12-04', { dates: { from: '2026-12-04', to: '' } }],
  ['xdj-xz.2026-02-30.2026-99-99', { dates: noDates }],
  ['to-parramatta.xdj-xz', { delivery: 'parramatta' }],
  ['xdj-xz.to-__proto__', { delivery: 'elsewhere', hasUnknownParts: true }],
  ['xdj-xz.to-parra', { delivery: 'elsewhere', hasUnknownParts: true }],
  ['xdj-xz.to-elsewhere', { delivery: 'elsewhere' }],
  ['xdj-xz.to-', { delivery: '', hasUnknownParts: true }],
  ['xdj\u200b-xz', { kit: [{ id: 'xdj-xz' }] }],
  ['xdj-xz.nothing.__proto__', { kit: [{ id: 'xdj-xz' }], hasUnknownParts: true }],
  ['xdj-xz.12026-12-04', { dates: noDates, hasUnknownParts: true }],
])('is read from the text %s', (text, expected) => {
  expect(parseSharedQuote(text)).toMatchObject({ hasUnknownParts: false, ...expected })
})

it.each([')', '"', '”', '>', '&', '>,', '\u200b'])(
  'is the same with "%s" behind its link',
  (end) => {
    const link = 'led-par*4.2026-12-04.2026-12-07.to-parramatta'
    expect(parseSharedQuote(link + end)).toEqual(parseSharedQuote(link))
  },
)

it('has the first items of an endless link', () => {
  expect(parseSharedQuote('xdj-xz.'.repeat(1_000_000)).kit).toEqual([{ id: 'xdj-xz', count: 1 }])
})
