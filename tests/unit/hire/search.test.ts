import { describe, expect, it } from 'vitest'
import { equipment } from '../../../src/content/equipment'
import { searchEquipment } from '../../../src/hire/search'
import { search } from '../../../src/lib/text/search'

/** Search terms, by the item that people look for. */
const queries: Record<string, readonly string[]> = {
  'haze-machine': ['smoke machine', 'hire smoke mashine'],
  'cold-spark': ['sparklers'],
  'co2-jet': ['co₂ gun'],
  'mirror-ball': ['disco ball', 'mirrorball'],
  'wireless-uplight': ['Up-Lights', 'uplighting hire sydney', 'uplihgts'],
  'festoon-lights': ['fairy lights', 'festoon 20m'],
  'led-par': ['par cans'],
  'battery-pa': ['PA', 'bluetooth speaker'],
  'powered-speaker-15': ['sound system', '15in speakers'],
  'powered-speaker-12': ['speakers', 'speaker 12"', '4 x speakers', 'speeker'],
  'subwoofer-18': ['sub woofer hire'],
  'floor-monitor': ['fold back speaker'],
  'mixing-console': ['desk mixing'],
  'cdj-3000-set': ['cdj3000', 'dj set up'],
  'vocal-mic': ['microphones', '10 microphones'],
  'wireless-handheld': ['cordless microphone'],
  'wireless-handheld-dual': ['2 wireless mics'],
  'projector-screen': ['projector hire'],
  'led-screen': ['TV screen'],
  'stage-deck': ['stage 4x3'],
  'dance-floor': ['wedding dance floor'],
}

describe('the search of the catalogue', () => {
  const rows = Object.entries(queries).flatMap(([id, texts]) => texts.map((text) => [text, id] as const))

  // Items that were added later may come before it.
  it.each(rows)('lists what "%s" means first: %s', (query, first) => {
    const ids = searchEquipment(query).items.map(({ id }) => id)
    expect(ids.find((id) => id in queries)).toBe(first)
  })

  it('finds nothing for unknown words, whatever general words are with them', () => {
    expect(searchEquipment('zzzzqqq machine hire in Sydney').items).toEqual([])
  })

  it.each(['', '?!'])('shows the whole catalogue in its order for "%s"', (query) => {
    expect(searchEquipment(query)).toEqual({ items: equipment, isCorrected: false })
  })
})

const searchIn = (query: string, items: string[][]) =>
  search(items, query, ([name = '', ...others]) => [[name], others])

describe('search', () => {
  it('lists a whole word before the start of one, that before a part of one, and names before other texts', () => {
    const items = [['Par'], ['Lamp', 'Par'], ['Party'], ['Spare'], ['Lamp', 'Spare']]
    expect(searchIn('par', items.toReversed()).items).toEqual(items)
  })

  it.each([
    ['dj red', ['Red', 'LED DJ']],
    // The last word may not be complete yet.
    ['red st', ['Red LED Stage']],
    ['red fold back', ['Red foldback']],
    ['BOXES', ['Box']],
    ['cafe', ['Café']],
  ])('finds by every word of "%s" the item %j', (query, item) => {
    expect(searchIn(query, [item, ['Other']])).toEqual({ items: [item], isCorrected: false })
  })

  it.each([
    ['a word that the item lacks', 'red truss', ['Red stage']],
    ['the words of two texts', 'discoball', ['Globe', 'Disco', 'Ball']],
    ['two errors in a word', 'sragge', ['Stage']],
    ['an error in a word of three letters', 'rad', ['Red']],
    ['another first letter', 'ttage', ['Stage']],
  ])('does not match by %s', (_, query, item) => {
    expect(searchIn(query, [item]).items).toEqual([])
  })

  it('corrects a typing error only if nothing matches without it', () => {
    expect(searchIn('stale', [['Stage'], ['Stale bread']])).toEqual({ items: [['Stale bread']], isCorrected: false })
    expect(searchIn('stale', [['Stage'], ['Bread']])).toEqual({ items: [['Stage']], isCorrected: true })
  })

  it.each([
    ['a missing letter', 'red stge'],
    ['an added letter', 'red stagge'],
    ['a wrong letter', 'red srage'],
    ['two swapped letters', 'red satge'],
  ])('corrects %s: "%s"', (_, query) => {
    expect(searchIn(query, [['Red stage']]).isCorrected).toBe(true)
  })
})
