import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { equipment, findEquipment, getEquipment } from '../../src/content/equipment'
import { formerEquipment } from '../../src/content/former-equipment'
import { noDates } from '../../src/hire/hire-dates'
import { addLines, emptyQuote, hasItem, MAX_COUNT } from '../../src/hire/quote'
import {
  addSharedQuote,
  formatQuotePath,
  getQuoteUrl,
  parseSharedQuote,
  undoQuoteChange,
} from '../../src/hire/shared-quote'
import { anyQuote } from '../support/quotes'

const ids = equipment.map((item) => item.id)
const FORMER = [{ id: 'fax-machine', name: 'Fax Machine' }]

afterEach(() => void vi.unstubAllGlobals())

/** Reads the quote of a link as the browser does. */
const parseLink = (path: string) =>
  parseSharedQuote(new URL(path, 'https://site.example').searchParams.get('list') ?? '', FORMER)

describe('parseSharedQuote', () => {
  it('reads any quote from its link', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        expect(parseLink(formatQuotePath(quote))).toEqual({ ...quote, formerNames: [], unknownCount: 0 })
      }),
    )
  })

  it('keeps the items of the catalogue once, names former ones and counts the others', () => {
    expect(parseSharedQuote('xdj-xz.nothing.fax-machine.led-par*2.xdj-xz*3.nothing.else', FORMER)).toEqual({
      lines: [
        { id: 'xdj-xz', count: 1 },
        { id: 'led-par', count: 2 },
      ],
      dates: noDates,
      formerNames: ['Fax Machine'],
      unknownCount: 2,
    })
  })

  it('never throws, and finds only different items of the catalogue', () => {
    const anyPart = fc.oneof(fc.constantFrom(...ids, 'constructor', '__proto__', ''), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(fc.array(anyPart), (parts) => {
        const quote = parseSharedQuote(parts.join('.'), FORMER)
        const found = quote?.lines ?? []
        expect(new Set(found.map(({ id }) => getEquipment(id))).size).toBe(found.length)
        expect(quote?.unknownCount ?? 0).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it.each(['XDJ-XZ.Low-Fog', 'xdj-xz,low-fog', 'xdj-xz, low-fog.', ' xdj-xz low-fog'])('reads %j', (text) => {
    expect(parseSharedQuote(text)).toMatchObject({ lines: [{ id: 'xdj-xz' }, { id: 'low-fog' }], unknownCount: 0 })
  })

  it.each([
    { text: 'led-par*4', count: 4 },
    { text: 'led-par*4.led-par*2', count: 4 },
    { text: 'led-par*', count: 1 },
    { text: 'led-par*two', count: 1 },
    { text: `led-par*${'9'.repeat(999)}`, count: MAX_COUNT },
  ])('reads $text as $count of the item', ({ text, count }) => {
    expect(parseSharedQuote(text)?.lines).toEqual([{ id: 'led-par', count }])
  })

  it.each([
    { text: 'xdj-xz.2026-12-04.2026-12-07', dates: { from: '2026-12-04', to: '2026-12-07' } },
    { text: 'xdj-xz.2026-12-04', dates: { from: '2026-12-04', to: '' } },
    { text: 'xdj-xz.2026-02-30.2026-99-99', dates: noDates },
  ])('reads the dates of $text', ({ text, dates }) => {
    expect(parseSharedQuote(text)).toMatchObject({ dates, unknownCount: 0 })
  })

  it.each(['12026-12-04', '2026-12-041'])('counts %s as an unknown item', (text) => {
    expect(parseSharedQuote(text)).toMatchObject({ dates: noDates, unknownCount: 1 })
  })

  it('refuses an endless link', () => {
    expect(parseSharedQuote('xdj-xz.'.repeat(1_000_000))).toBeNull()
    expect(parseSharedQuote(Array(100).fill('xdj-xz').join(', '))?.lines).toHaveLength(1)
  })
})

it('writes the counts above 1 and complete dates into the link of a quote', () => {
  vi.stubGlobal('window', { location: { origin: 'https://site.example' } })
  const [single, several] = [{ id: 'xdj-xz', count: 1 } as const, { id: 'led-par', count: 4 } as const]
  const dates = { from: '2026-12-04', to: '2026-12-07' }
  expect(getQuoteUrl({ lines: [single, several], dates })).toBe(
    'https://site.example/av-hire?list=xdj-xz.led-par*4.2026-12-04.2026-12-07',
  )
  expect(formatQuotePath({ lines: [single], dates: { ...dates, to: '' } })).toBe('/av-hire?list=xdj-xz')
})

describe('former equipment', () => {
  it('is no longer in the catalogue', () => {
    expect(formerEquipment.filter(({ id }) => findEquipment(id))).toEqual([])
  })
})

describe('addSharedQuote', () => {
  it('adds the dates of the link if the quote has none', () => {
    const [dates, ownDates] = [
      { from: '2026-12-04', to: '2026-12-07' },
      { from: '2027-01-08', to: '' },
    ]
    expect(addSharedQuote(emptyQuote, { lines: [], dates }).dates).toEqual(dates)
    expect(addSharedQuote({ lines: [], dates: ownDates }, { lines: [], dates }).dates).toEqual(ownDates)
  })
})

describe('undoQuoteChange', () => {
  it('restores the quote, and keeps what was added since', () => {
    fc.assert(
      fc.property(anyQuote, anyQuote, anyQuote, (before, after, later) => {
        expect(undoQuoteChange(after, { before, after })).toEqual(before)
        const undone = undoQuoteChange(addLines(after, later.lines), { before, after })
        const added = later.lines.filter(({ id }) => !hasItem(after.lines, id) && !hasItem(before.lines, id))
        expect(undone).toEqual({ ...before, lines: [...before.lines, ...added] })
      }),
    )
  })
})
