import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { equipment, getEquipment } from '../../../src/content/equipment'
import { noDates } from '../../../src/hire/hire-dates'
import { emptyQuote, MAX_COUNT } from '../../../src/hire/quote'
import { formatQuotePath, getQuoteUrl, parseQuotePath, parseSharedQuote } from '../../../src/hire/shared-quote'
import { anyQuote } from '../../support/quotes'

const ids = equipment.map((item) => item.id)

/** Reads the quote of a link as the browser does. */
const parseLink = (path: string) =>
  parseSharedQuote(new URL(path, 'https://site.example').searchParams.get('list') ?? '')

describe('parseQuotePath', () => {
  it('reads the path of any quote that has items', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        fc.pre(quote.kit.length > 0)
        expect(parseQuotePath(formatQuotePath(quote))).toMatchObject(quote)
      }),
    )
  })

  it.each([
    '',
    '/packages?event=wedding',
    '/av-hire',
    '/av-hire?list=nothing',
    'https://evil.example/av-hire?list=xdj-xz',
  ])('returns null for %j', (path) => expect(parseQuotePath(path)).toBeNull())
})

describe('parseSharedQuote', () => {
  it('reads any quote from its link', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        expect(parseLink(formatQuotePath(quote))).toEqual({ ...quote, hasUnknownItems: false })
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

  it.each(['XDJ-XZ.Low-Fog', 'xdj-xz,low-fog', 'xdj-xz, low-fog.', ' xdj-xz low-fog'])('reads %j', (text) => {
    expect(parseSharedQuote(text)).toMatchObject({
      kit: [{ id: 'xdj-xz' }, { id: 'low-fog' }],
      hasUnknownItems: false,
    })
  })

  it.each([
    { text: 'led-par*4', count: 4 },
    { text: 'led-par*4.led-par*2', count: 4 },
    { text: 'led-par*', count: 1 },
    { text: 'led-par*two', count: 1 },
    { text: `led-par*${'9'.repeat(999)}`, count: MAX_COUNT },
  ])('reads $text as $count of the item', ({ text, count }) => {
    expect(parseSharedQuote(text)?.kit).toEqual([{ id: 'led-par', count }])
  })

  it.each([
    { text: 'xdj-xz.2026-12-04.2026-12-07', dates: { from: '2026-12-04', to: '2026-12-07' } },
    { text: 'xdj-xz.2026-12-04', dates: { from: '2026-12-04', to: '' } },
    { text: 'xdj-xz.2026-02-30.2026-99-99', dates: noDates },
  ])('reads the dates of $text', ({ text, dates }) => {
    expect(parseSharedQuote(text)).toMatchObject({ dates, hasUnknownItems: false })
  })

  it.each([
    { text: 'xdj-xz.to-parramatta', delivery: 'parramatta' },
    { text: 'TO-Parramatta.xdj-xz', delivery: 'parramatta' },
    { text: 'xdj-xz.to-collect', delivery: 'collect' },
    { text: 'xdj-xz.to-the-moon', delivery: 'elsewhere' },
    { text: 'xdj-xz.to-__proto__', delivery: 'elsewhere' },
    { text: 'xdj-xz.to-', delivery: '' },
  ])('reads the delivery of $text', ({ text, delivery }) => {
    expect(parseSharedQuote(text)).toMatchObject({ kit: [{ id: 'xdj-xz' }], delivery, hasUnknownItems: false })
  })

  it.each(['12026-12-04', '2026-12-041'])('reads %s as an unknown item', (text) => {
    expect(parseSharedQuote(text)).toMatchObject({ dates: noDates, hasUnknownItems: true })
  })

  it('refuses an endless link', () => {
    expect(parseSharedQuote('xdj-xz.'.repeat(1_000_000))).toBeNull()
    expect(parseSharedQuote(Array(100).fill('xdj-xz').join(', '))?.kit).toHaveLength(1)
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
