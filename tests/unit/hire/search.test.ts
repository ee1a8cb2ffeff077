import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipment } from '../../../src/content/equipment'
import { search } from '../../../src/lib/text/search'
import { searchCatalogue } from '../../../src/suitability/catalogue-search'

/** What people type, by the item that they look for. */
const queries: Record<string, readonly string[]> = {
  'haze-machine': ['smoke machine', 'hire smoke mashine'],
  'low-fog': ['smoke machine for first dance', 'dry ice'],
  'cold-spark': ['sparklers'],
  'co2-jet': ['co₂ gun'],
  'mirror-ball': ['disco ball', 'mirrorball', 'pots'],
  'wireless-uplight': ['Up-Lights', 'uplighting hire sydney', 'uplihgts'],
  'festoon-lights': ['fairy lights', 'festoon 20m', 'lights for a party', 'wedding lights'],
  'led-par': ['par cans'],
  'moving-head-wash': ['lights for 100 guests'],
  'battery-pa': [
    'PA',
    'bluetooth speaker',
    'speaker with battery',
    'wireless speaker',
    'outdoor speakers',
    'PA for a school assembly',
    'battery speaker for 30 people',
  ],
  'powered-speaker-15': [
    'sound system',
    '15in speakers',
    'speaker for 100 people',
    'PA for 100 people',
    'speakers for 100 at tables',
  ],
  'powered-speaker-12': [
    'speakers',
    'speaker 12"',
    '4 x speakers',
    'speeker',
    'speakers for a wedding',
    'DJ speakers',
    '800W speaker',
    'pa system 40 guests',
    'speakers for 80 pax',
  ],
  'pa-tower-28': [
    'speakers for 200',
    'sound system for a 150 person party',
    'PA for a crowd of 200',
    'speakers for 1,200 people',
  ],
  'subwoofer-18': ['sub woofer hire', 'subwoofer for 80 people'],
  'turntable-pair': ['technics'],
  'floor-monitor': ['fold back speaker'],
  'mixing-console': ['desk mixing'],
  'cdj-3000-set': ['cdj3000', 'dj set up'],
  'vocal-mic': ['microphones', '10 microphones', 'nicrophone', 'microfone', 'mike'],
  'wireless-handheld': [
    'cordless microphone',
    'microphone for speeches',
    'wireless mic for wedding speeches',
  ],
  'wireless-handheld-dual': ['2 wireless mics'],
  'projector-screen': [
    'projector hire',
    'projecter',
    'projector for the school hall',
    'how much is a projector?',
    'projector for 150 people',
    'projector for 150 seats',
    'LED projector',
  ],
  'led-screen': ['TV screen', 'LED screen for 100 people'],
  'stage-deck': ['stage 4x3', 'stage for a band'],
  'dance-floor': ['wedding dance floor', 'dancefloor', 'Dance floor for 50 people'],
  lectern: ['podium'],
}

describe('the search of the catalogue', () => {
  const rows = Object.entries(queries).flatMap(([id, texts]) =>
    texts.map((text) => [text, id] as const),
  )

  // Items that were added later may come before it.
  it.each(rows)('lists what "%s" means first: %s', (query, first) => {
    const ids = searchCatalogue(query).items.map(({ id }) => id)
    expect(ids.find((id) => id in queries)).toBe(first)
  })

  it.each([
    'zzzzqqq machine hire in Sydney',
    'generator for a wedding',
    'tent',
    'popcorn machine',
    'photo booth',
    'photo boot hire',
    'silent disco for 100',
    'red carpet',
    'HDMI cable',
    'rain cover',
    'extension lead',
    'crossing',
    'what do I need for 150 guests',
    'wedding for 120',
  ])('finds nothing for "%s", which we do not have', (query) => {
    expect(searchCatalogue(query).items).toEqual([])
  })

  it.each([
    ['photo booths', 'photo-booth', []],
    ['confeti cannon', 'confetti', []],
    // What is found besides it is what has the word.
    ['karaoke machine', 'karaoke-machine', ['vocal-mic']],
    // The rest of the query is searched.
    ['lights for a marquee', 'marquee', ['festoon-lights']],
    ['speaker cable', 'cables', ['powered-speaker-12']],
    ['karaoke mic', undefined, ['vocal-mic']],
    ['DJ table', undefined, ['led-dj-booth']],
    ['choir stage', undefined, ['stage-deck']],
  ])('for "%s" names %s, which we do not have', (query, id, [first]) => {
    const { items, notHired, isCorrected } = searchCatalogue(query)
    expect(notHired?.id).toBe(id)
    expect(items[0]?.id).toBe(first)
    // What we don't have is no mistyped word.
    expect(id !== undefined && isCorrected).toBe(false)
  })

  it('says of a number for which nothing is large enough that it is too large', () => {
    expect(searchCatalogue('speakers for 1,200 people')).toMatchObject({
      guests: 1200,
      isTooMany: true,
    })
    for (const query of ['speakers for 250', 'microphones for 300 people', 'speakers'])
      expect(searchCatalogue(query).isTooMany ?? false).toBe(false)
    expect(searchCatalogue('speakers for 2.000 people').guests).toBeUndefined()
  })

  it.each(['', '?!', 'hire', 'for a', 'wedding'])(
    'finds every item for "%s", which names none',
    (query) => {
      const { items, isCorrected } = searchCatalogue(query)
      expect(new Set(items)).toEqual(new Set(equipment))
      expect(isCorrected).toBe(false)
    },
  )

  it('shows the catalogue in its order without a query', () => {
    expect(searchCatalogue('').items).toEqual(equipment)
  })

  it('finds every item whose name or description contains the query, in any letter case', () => {
    const texts = equipment.flatMap(({ name, description }) => [name, description])
    const parts = fc
      .constantFrom(...texts)
      .chain((text) =>
        fc
          .tuple(fc.nat(text.length - 1), fc.integer({ min: 1, max: 60 }))
          .map(([start, length]) => text.slice(start, start + length)),
      )
    fc.assert(
      fc.property(parts, (part) => {
        const { items } = searchCatalogue(part.toUpperCase())
        const expected = equipment.filter(
          ({ name, description }) => name.includes(part) || description.includes(part),
        )
        expect(items).toEqual(expect.arrayContaining(expected))
      }),
    )
  })

  it('says how many guests a query has, and lists all that suit so many before the others', () => {
    const { guests, items } = searchCatalogue('speakers for about 100 people')
    expect(guests).toBe(100)
    const ids = items.map(({ id }) => id)
    expect(ids.indexOf('pa-tower-28')).toBeLessThan(ids.indexOf('powered-speaker-12'))
    expect(searchCatalogue('speakers for 20 people').items[0]?.id).toBe('powered-speaker-12')
    expect(searchCatalogue('2 speakers for 3 days').guests).toBeUndefined()
  })
})

function searchIn(query: string, list: string[][]) {
  const { items, isCorrected } = search(list, query, {
    getTexts: ([name = '', ...others]) => [[name], others],
    optionalWords: 'hire sets',
  })
  return { items, isCorrected }
}

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
    ['the words of two texts', 'discoball', ['Globe', 'Disco', 'Ball']],
    ['two errors in a word', 'sragge', ['Stage']],
    ['an error in a word of three letters', 'rad', ['Red']],
    ['an error in a word that is in no name', 'mike', ['Red', 'Make']],
    ['two errors in a word of eight letters', 'crossing', ['Trussing']],
    ['an optional word only', 'truss set', ['Set']],
    ['one of two words that is in no name', 'rain cover', ['Red', 'Two cover it']],
    ['one of two words that is a part of another', 'red carpet', ['Powered']],
    ['one of two words, and an error in it', 'extension lead', ['Head']],
    ['a number alone', 'truss 4', ['Stage 4']],
  ])('does not match by %s', (_, query, item) => {
    expect(searchIn(query, [item]).items).toEqual([])
  })

  it('leaves words out only if nothing matches with them, and then lists rare words first', () => {
    const items = [['Red stage'], ['Red floor'], ['Blue floor']]
    expect(searchIn('red floor', items)).toEqual({ items: [['Red floor']], isCorrected: false })
    expect(searchIn('red truss', items)).toEqual({
      items: [['Red stage'], ['Red floor']],
      isCorrected: true,
    })
    expect(searchIn('floor stage', items)).toEqual({
      items: [['Red stage'], ['Red floor'], ['Blue floor']],
      isCorrected: true,
    })
  })

  it('lists items with an optional word first', () => {
    const items = [['Red'], ['Red set']]
    expect(searchIn('red set hire', items)).toEqual({
      items: items.toReversed(),
      isCorrected: false,
    })
  })

  it('corrects a typing error only if nothing matches without it', () => {
    expect(searchIn('stale', [['Stage'], ['Stale bread']])).toEqual({
      items: [['Stale bread']],
      isCorrected: false,
    })
    expect(searchIn('stale', [['Stage'], ['Bread']])).toEqual({
      items: [['Stage']],
      isCorrected: true,
    })
  })

  it.each([
    ['a missing letter', 'red stge'],
    ['an added letter', 'red stagge'],
    ['a wrong letter', 'red srage'],
    ['two swapped letters', 'red satge'],
    ['another first letter', 'red wtage'],
    ['two errors in a long word', 'microfone'],
  ])('corrects %s: "%s"', (_, query) => {
    expect(searchIn(query, [['Red stage microphone']]).isCorrected).toBe(true)
  })
})
