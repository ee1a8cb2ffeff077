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
  'battery-pa': ['PA', 'PA for 50 people', 'bluetooth speaker'],
  'powered-speaker-15': ['sound system', '15in speakers'],
  'powered-speaker-12': ['speakers', 'speaker 12"', '4 x speakers', 'speeker'],
  'subwoofer-18': ['sub woofer hire'],
  'floor-monitor': ['fold back speaker'],
  'mixing-console': ['desk mixing'],
  'cdj-3000-set': ['cdj3000', 'dj set up'],
  'vocal-mic': ['microphones', '10 microphones'],
  'wireless-handheld': ['cordless microphone'],
  'wireless-handheld-dual': ['2 wireless mics', 'two wireless mics'],
  'projector-screen': ['projector for the school hall'],
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
    expect(searchEquipment(query)).toEqual({ items: equipment, match: 'exact' })
  })
})

const searchIn = (query: string, items: string[][]) =>
  search(items, query, ([name = '', ...others]) => [[name], others])
const find = (query: string, ...items: string[][]) => searchIn(query, items).items.map(([name]) => name)

describe('search', () => {
  it.each([
    ['a whole word before the start of one, and that before a part of one', 'par', ['LED par', 'Party', 'Spare']],
    ['the text that is named first', 'ball', ['Ball', 'Globe, disco ball']],
    ['words side by side', 'red light', ['Red light', 'Light, dark red']],
  ])('lists %s', (_, query, names) => {
    const items = names.map((name) => name.split(', disco').map((text) => text.trim()))
    expect(find(query, ...items.toReversed())).toEqual(items.map(([name]) => name))
  })

  it.each([
    ['strasse', ['STRAẞE']],
    ['dj red', ['Red', 'LED DJ']],
    // The last word may not be complete yet.
    ['red st', ['Red LED Stage']],
    ['red fold back', ['Red foldback']],
  ])('finds by every word of "%s" the item %j', (query, item) => {
    expect(searchIn(query, [item])).toEqual({ items: [item], match: 'exact' })
  })

  it.each([
    ['the end of a word', 'age red', ['Red stage']],
    ['the words of two texts', 'discoball', ['Globe', 'Disco', 'Ball']],
    ['a word of three letters as a plural', 'gas', ['Gala']],
  ])('does not match by %s', (_, query, item) => {
    expect(searchIn(query, [item]).match).toBe('partial')
  })

  it('corrects a typing error only if nothing matches without it', () => {
    expect(find('stale', ['Stage'], ['Stale bread'])).toEqual(['Stale bread'])
    expect(searchIn('stale', [['Stage'], ['Bread']])).toEqual({ items: [['Stage']], match: 'corrected' })
  })

  it.each([
    ['a missing letter', 'red stge', true],
    ['a wrong letter', 'red srage', true],
    ['two swapped letters', 'red satge', true],
    ['two errors in a word', 'red sragge', false],
    ['a word of three letters', 'rad', false],
    ['the first letter of a word of five', 'ttage', false],
  ])('corrects %s: "%s", %s', (_, query, isCorrected) => {
    expect(searchIn(query, [['Red stage']]).match === 'corrected').toBe(isCorrected)
  })

  it('leaves out words, but as few as possible, and lists the items with the last word first', () => {
    expect(find('stage lights zzzzqqq', ['Stage light'], ['Stage'], ['Kit of a light'])).toEqual(['Stage light'])
    expect(find('LED uplight zzzzqqq', ['LED bar'], ['Uplight'], ['Truss'])).toEqual(['Uplight', 'LED bar'])
  })

  it('does not find by the start of a word, by a word of the details or by a word of every item', () => {
    const getDetails = (name: string) => [['hire'], name === 'Stage' ? ['Panel'] : []]
    const find = (query: string) => search(['Production', 'Stage'], query, (name) => [[name]], getDetails)
    for (const word of ['product', 'panel', 'hire']) expect(find(`zzzzqqq ${word}`).items).toEqual([])
    expect(find('zzzzqqq production').items).toEqual(['Production'])
  })
})
