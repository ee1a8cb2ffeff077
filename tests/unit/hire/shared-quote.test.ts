import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { equipment, getEquipment } from '../../../src/content/equipment'
import { noDates } from '../../../src/hire/hire-dates'
import {
  emptyQuote,
  MAX_COUNT,
  formatQuotePath,
  getQuoteUrl,
  parseQuotePath,
  parseSharedQuote,
} from '../../../src/hire/quote'
import { anyQuote } from '../../support/quotes'

const ids = equipment.map((item) => item.id)

/** Reads the quote of a link as the browser does. */
const parseLink = (path: string) =>
  parseSharedQuote(new URL(path, 'https://site.example').searchParams.get('list') ?? '')

it.each([
  '',
  '/packages?event=wedding',
  '/av-hire',
  '/av-hire?list=nothing',
  'https://evil.example/av-hire?list=xdj-xz',
])('takes %j for no path of a quote', (path) => expect(parseQuotePath(path)).toBeNull())

describe('parseSharedQuote', () => {
  it('reads any quote from its link', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        expect(parseLink(formatQuotePath(quote))).toEqual({ ...quote, hasUnknownItems: false })
        fc.pre(quote.kit.length > 0)
        expect(parseQuotePath(formatQuotePath(quote))).toMatchObject(quote)
      }),
    )
  })

  it('keeps the items of the catalogue once, and says that there are others', () => {
    expect(parseSharedQuote('xdj-xz.nothing.led-par*2.xdj-xz*3.nothing.else')).toEqual({
      kit: [
        { id: 'xdj-xz', count: 1 },
        { id: 'led-par', count: 2 },
      ],
      dates: noDates,
      delivery: '',
      hasUnknownItems: true,
    })
  })

  it('never throws, and finds only different items of the catalogue', () => {
    const anyPart = fc.oneof(fc.constantFrom(...ids, 'constructor', '__proto__', ''), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(fc.array(anyPart), (parts) => {
        const found = parseSharedQuote(parts.join('.'))?.kit ?? []
        expect(new Set(found.map(({ id }) => getEquipment(id))).size).toBe(found.length)
      }),
    )
  })

  it.each([
    ['XDJ-XZ.Low-Fog', { kit: [{ id: 'xdj-xz' }, { id: 'low-fog' }] }],
    [' xdj-xz, low-fog.', { kit: [{ id: 'xdj-xz' }, { id: 'low-fog' }] }],
    ['led-par*4.led-par*2', { kit: [{ id: 'led-par', count: 4 }] }],
    ['led-par*two', { kit: [{ id: 'led-par', count: 1 }] }],
    [`led-par*${'9'.repeat(999)}`, { kit: [{ id: 'led-par', count: MAX_COUNT }] }],
    ['xdj-xz.2026-12-04', { dates: { from: '2026-12-04', to: '' } }],
    ['xdj-xz.2026-02-30.2026-99-99', { dates: noDates }],
    ['TO-Parramatta.xdj-xz', { delivery: 'parramatta' }],
    ['xdj-xz.to-the-moon', { delivery: 'elsewhere' }],
    ['xdj-xz.to-__proto__', { delivery: 'elsewhere' }],
    ['xdj-xz.to-', { delivery: '' }],
  ])('reads %s', (text, expected) => {
    expect(parseSharedQuote(text)).toMatchObject({ ...expected, hasUnknownItems: false })
  })

  it.each(['12026-12-04', '2026-12-041'])('reads %s as an unknown item', (text) => {
    expect(parseSharedQuote(text)).toMatchObject({ dates: noDates, hasUnknownItems: true })
  })

  it('refuses an endless link', () => {
    expect(parseSharedQuote('xdj-xz.'.repeat(1_000_000))).toBeNull()
  })
})

it('writes the counts above 1 and complete dates into the link of a quote', () => {
  vi.stubGlobal('window', { location: { origin: 'https://site.example' } })
  const [single, several] = [{ id: 'xdj-xz', count: 1 } as const, { id: 'led-par', count: 4 } as const]
  const dates = { from: '2026-12-04', to: '2026-12-07' }
  expect(getQuoteUrl({ ...emptyQuote, kit: [single, several], dates })).toBe(
    'https://site.example/av-hire?list=xdj-xz.led-par*4.2026-12-04.2026-12-07',
  )
  expect(formatQuotePath({ ...emptyQuote, kit: [single], dates: { ...dates, to: '' } })).toBe('/av-hire?list=xdj-xz')
})
