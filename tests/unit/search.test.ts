import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipment, equipmentCategories, type EquipmentId, type EquipmentItem } from '../../src/content/equipment'
import { searchEquipment } from '../../src/hire/search'
import { search } from '../../src/lib/search'

const getIds = (query: string) => searchEquipment(query).map(({ id }) => id)

type Queries = Partial<Record<EquipmentId, readonly string[]>>

/** What people type, by the item that they look for. */
const queries: Queries = {
  'haze-machine': ['smoke machine', 'fog machine', 'haze'],
  'low-fog': ['dry ice'],
  'cold-spark': ['sparklers'],
  'co2-jet': ['co₂ gun'],
  'mirror-ball': ['disco ball', 'mirrorball'],
  'wireless-uplight': ['Up-Lights', 'uplights', 'uplighting hire sydney'],
  'festoon-lights': ['fairy lights', 'festoon 20m', 'party lights'],
  'led-par': ['par cans', 'disco lights'],
  'moving-head-beam': ['moving heads'],
  'moving-head-wash': ['dance floor lights'],
  'battery-pa': ['PA', 'portable pa', 'bluetooth speaker'],
  'powered-speaker-15': ['pa system', '15in speakers'],
  'powered-speaker-12': ['speakers', '12 inch speaker', 'speaker 12"'],
  'subwoofer-18': ['subs', 'sub woofer', 'bass speaker'],
  'floor-monitor': ['foldback'],
  'column-array': ['line array'],
  'mixing-console': ['sound desk', 'desk mixing'],
  'cdj-3000-set': ['CDJ 3000', 'cdj3000', 'cdjs'],
  'xdj-xz': ['pioneer decks'],
  'xdj-rx3': ['xdj rx3'],
  'dj-controller': ['dj decks'],
  'turntable-pair': ['record player'],
  'club-mixer': ['dj mixer'],
  'led-dj-booth': ['dj table'],
  'mic-stand': ['mic stand'],
  'wireless-handheld': ['wireless mic', 'cordless microphone'],
  'vocal-mic': ['microphones', 'karaoke'],
  'wireless-headset': ['lapel mic'],
  'instrument-mic-kit': ['drum mics'],
  'projector-screen': ['projector', 'projector and screen'],
  'led-screen': ['TV screen', 'video wall'],
  'stage-deck': ['stage 4x3'],
  'truss-goalpost': ['truss'],
}

/** With one typing error. */
const mistyped: Queries = {
  'powered-speaker-12': ['speeker'],
  'subwoofer-18': ['subwofer'],
  'vocal-mic': ['micropphone'],
  'wireless-uplight': ['uplihgts'],
  'haze-machine': ['hire smoke mashine'],
}

const toRows = (table: Queries) =>
  Object.entries(table).flatMap(([id, texts]) => texts.map((text) => [text, id] as const))

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
  it.each([...toRows(queries), ...toRows(mistyped)])('lists what "%s" means first: %s', (query, first) => {
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

  it.each(equipmentCategories)('finds every item of $name by the name of its category', ({ id, name }) => {
    const found = searchEquipment(name).filter(({ category }) => category === id)
    expect(found).toHaveLength(equipment.filter(({ category }) => category === id).length)
  })

  it('ignores the words between others', () => {
    expect(new Set(getIds('speaker a an and for of or the to with'))).toEqual(new Set(getIds('speaker')))
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
    ['stage - red', ['Red LED Stage']],
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
