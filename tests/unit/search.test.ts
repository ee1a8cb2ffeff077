import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipment, type EquipmentId, type EquipmentItem } from '../../src/content/equipment'
import { search } from '../../src/lib/search'
import { searchEquipment } from '../../src/plan/search-equipment'

const getIds = (query: string) => searchEquipment(query).map(({ id }) => id)

/** What people type, with the item that they look for. */
const queries: readonly (readonly [query: string, first: EquipmentId])[] = [
  ['smoke machine', 'haze-machine'],
  ['fog machine', 'haze-machine'],
  ['haze', 'haze-machine'],
  ['dry ice', 'low-fog'],
  ['sparklers', 'cold-spark'],
  ['co₂ gun', 'co2-jet'],
  ['disco ball', 'mirror-ball'],
  ['mirrorball', 'mirror-ball'],
  ['Up-Lights', 'wireless-uplight'],
  ['uplights', 'wireless-uplight'],
  ['uplighting hire sydney', 'wireless-uplight'],
  ['fairy lights', 'festoon-lights'],
  ['festoon 20m', 'festoon-lights'],
  ['party lights', 'festoon-lights'],
  ['par cans', 'led-par'],
  ['disco lights', 'led-par'],
  ['moving heads', 'moving-head-beam'],
  ['dance floor lights', 'moving-head-wash'],
  ['PA', 'battery-pa'],
  ['pa system', 'powered-speaker-15'],
  ['portable pa', 'battery-pa'],
  ['bluetooth speaker', 'battery-pa'],
  ['speakers', 'powered-speaker-12'],
  ['12 inch speaker', 'powered-speaker-12'],
  ['speaker 12"', 'powered-speaker-12'],
  ['15in speakers', 'powered-speaker-15'],
  ['subs', 'subwoofer-18'],
  ['sub woofer', 'subwoofer-18'],
  ['bass speaker', 'subwoofer-18'],
  ['foldback', 'floor-monitor'],
  ['line array', 'column-array'],
  ['sound desk', 'mixing-console'],
  ['desk mixing', 'mixing-console'],
  ['CDJ 3000', 'cdj-3000-set'],
  ['cdj3000', 'cdj-3000-set'],
  ['cdjs', 'cdj-3000-set'],
  ['pioneer decks', 'xdj-xz'],
  ['xdj rx3', 'xdj-rx3'],
  ['dj decks', 'dj-controller'],
  ['record player', 'turntable-pair'],
  ['dj mixer', 'club-mixer'],
  ['dj table', 'led-dj-booth'],
  ['mic stand', 'mic-stand'],
  ['wireless mic', 'wireless-handheld'],
  ['cordless microphone', 'wireless-handheld'],
  ['microphones', 'vocal-mic'],
  ['lapel mic', 'wireless-headset'],
  ['drum mics', 'instrument-mic-kit'],
  ['karaoke', 'vocal-mic'],
  ['projector', 'projector-screen'],
  ['projector and screen', 'projector-screen'],
  ['TV screen', 'led-screen'],
  ['video wall', 'led-screen'],
  ['stage 4x3', 'stage-deck'],
  ['truss', 'truss-goalpost'],
]

/** With one typing error. */
const mistyped: readonly (readonly [query: string, first: EquipmentId])[] = [
  ['speeker', 'powered-speaker-12'],
  ['subwofer', 'subwoofer-18'],
  ['micropphone', 'vocal-mic'],
  ['uplihgts', 'wireless-uplight'],
  ['hire smoke mashine', 'haze-machine'],
]

/** Not in the catalogue. */
const unknown = [
  'chairs',
  'tent',
  'generator',
  'jumping castle',
  'photo booth',
  'bubble machine',
  'jet ski hire',
  'wi-fi',
]

const getTexts = ({ name, alsoKnownAs = [], description }: EquipmentItem) => [name, ...alsoKnownAs, description]

/** A part of an item's names or description. */
const anyPart = fc.constantFrom(...equipment).chain((item) =>
  fc
    .tuple(fc.constantFrom(...getTexts(item)), fc.nat(), fc.integer({ min: 1, max: 20 }))
    .map(([text, start, length]) => {
      const from = start % text.length
      return { item, part: text.slice(from, from + length) }
    }),
)

describe('the search of the catalogue', () => {
  it.each([...queries, ...mistyped])('lists what "%s" means first: %s', (query, first) => {
    expect(getIds(query)[0]).toBe(first)
  })

  it.each(unknown)('finds nothing for "%s"', (query) => {
    expect(getIds(query)).toEqual([])
  })

  it('finds an item by any part of its names or description, in any case', () => {
    fc.assert(
      fc.property(anyPart, ({ item, part }) => {
        for (const query of [part, part.toUpperCase(), part.toLowerCase()]) {
          expect(searchEquipment(query)).toContain(item)
        }
      }),
    )
  })

  it('never finds more for a longer query', () => {
    fc.assert(
      fc.property(anyPart, fc.nat(), ({ part }, cut) => {
        expect(getIds(part.slice(0, cut % part.length))).toEqual(expect.arrayContaining(getIds(part)))
      }),
    )
  })
})

describe('search', () => {
  const find = (query: string, ...items: string[][]) =>
    search(items, query, ([name = '', ...others]) => [[name], others]).map(([name]) => name)

  it('prefers a whole word to the start of one, and that to a part of one', () => {
    expect(find('par', ['Spare'], ['Party'], ['LED par'])).toEqual(['LED par', 'Party', 'Spare'])
  })

  it('prefers the texts that are named first', () => {
    expect(find('ball', ['Globe', 'disco ball'], ['Ball'])).toEqual(['Ball', 'Globe'])
  })

  it('prefers words side by side', () => {
    expect(find('red light', ['Light, dark red'], ['Red light'])).toEqual(['Red light', 'Light, dark red'])
  })

  it('forgives a typing error only if nothing matches without it', () => {
    expect(find('stale', ['Stage'], ['Stale bread'])).toEqual(['Stale bread'])
    expect(find('stale', ['Stage'], ['Bread'])).toEqual(['Stage'])
  })

  it.each([
    ['elan', ['Élan']],
    ['strasse', ['STRAẞE']],
    ['up lights', ['Uplight']],
    ['dj red', ['Red', 'LED DJ']],
    ['sta red', ['Red LED Stage']],
    // The last word may not be complete yet.
    ['red st', ['Red LED Stage']],
  ])('finds by "%s" the item %j', (query, item) => {
    expect(find(query, item)).toEqual([item[0]])
  })

  it.each(['st red', 'red tage', 'stge', 'srage sed', 'dtage', 'sta ge x', 'les'])(
    'does not find "Red LED Stage" by "%s"',
    (query) => {
      expect(find(query, ['Red LED Stage'])).toEqual([])
    },
  )

  it.each(['', ' ', '?!'])('finds everything for "%s"', (query) => {
    expect(find(query, ['Stage'], ['Truss'])).toEqual(['Stage', 'Truss'])
  })
})
