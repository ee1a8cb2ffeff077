import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipment, type EquipmentItem } from '../../../src/content/equipment'
import { searchEquipment } from '../../../src/hire/search'
import { search } from '../../../src/lib/text/search'

const getIds = (query: string) => searchEquipment(query).items.map(({ id }) => id)

type Queries = Record<string, readonly string[]>

/** Search terms, by the item that people look for. */
const queries: Queries = {
  'haze-machine': ['smoke machine', 'fog machine', 'haze'],
  'low-fog': ['dry ice'],
  'cold-spark': ['sparklers'],
  'co2-jet': ['co₂ gun'],
  'mirror-ball': ['disco ball', 'mirrorball'],
  'wireless-uplight': ['Up-Lights', 'uplights', 'uplighting hire sydney', 'led uplighting'],
  'festoon-lights': ['fairy lights', 'festoon 20m', 'party lights', 'outdoor lights'],
  'led-par': ['par cans', 'disco lights', 'dj lights'],
  'moving-head-beam': ['moving heads'],
  'moving-head-wash': ['dance floor lights'],
  'battery-pa': ['PA', 'portable pa', 'bluetooth speaker', 'outdoor speaker'],
  'powered-speaker-15': ['pa system', 'sound system', '15in speakers'],
  'powered-speaker-12': ['speakers', '12 inch speaker', 'speaker 12"'],
  'subwoofer-18': ['subs', 'sub woofer hire', 'bass speaker'],
  'floor-monitor': ['foldback', 'fold back speaker'],
  'column-array': ['line array'],
  'mixing-console': ['sound desk', 'desk mixing', 'mixing console'],
  'cdj-3000-set': ['CDJ 3000', 'cdj3000', 'cdjs', 'dj set up'],
  'xdj-xz': ['pioneer decks'],
  'xdj-rx3': ['xdj rx3'],
  'dj-controller': ['dj decks'],
  'turntable-pair': ['record player'],
  'club-mixer': ['dj mixer'],
  'led-dj-booth': ['dj table'],
  'mic-stand': ['mic stand'],
  'wireless-handheld': ['wireless mic', 'cordless microphone', 'microphone for speeches'],
  'wireless-handheld-dual': ['2 wireless mics', 'two wireless mics'],
  'vocal-mic': ['microphones', 'karaoke', 'karaoke machine'],
  'wireless-headset': ['lapel mic', 'wireless lapel mic', 'wireless headset'],
  'instrument-mic-kit': ['drum mics'],
  'projector-screen': ['projector', 'projector and screen', 'projection screen'],
  'led-screen': ['TV screen', 'video wall', 'large screen'],
  'stage-deck': ['stage 4x3', 'small stage'],
  'truss-goalpost': ['truss'],
  'dance-floor': ['dance floor', 'wedding dance floor'],
}

/** With a number, a word that the item does not have, or one typing error in a word. */
const inexact: Queries = {
  'vocal-mic': ['10 microphones', 'nicrophone'],
  'powered-speaker-12': ['4 x speakers', 'speaker for 100 people', 'cheap speakers', 'speeker'],
  'battery-pa': ['PA for 50 people'],
  'projector-screen': ['1 projector', 'projector for the school hall'],
  'haze-machine': ['smoke machine for halloween', 'hire smoke mashine'],
  'wireless-uplight': ['uplihgts'],
  'moving-head-beam': ['mooving haed'],
}

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

const rows = [queries, inexact].flatMap((table) =>
  Object.entries(table).flatMap(([id, texts]) => texts.map((text) => [text, id] as const)),
)

describe('the search of the catalogue', () => {
  // Items that were added later may come before it.
  it.each(rows)('lists what "%s" means first: %s', (query, first) => {
    expect(getIds(query).find((id) => id in queries)).toBe(first)
  })

  it('finds nothing for unknown words, whatever general words are with them', () => {
    expect(getIds('zzzzqqq machine hire in Sydney')).toEqual([])
  })

  it('finds an item by any part of its names or description, in any case', () => {
    fc.assert(
      fc.property(anyPart, ({ item, part }) => {
        const { items, match } = searchEquipment(part.toUpperCase())
        expect(items).toContain(item)
        expect(match).toBe('exact')
      }),
    )
  })

  it.each(['', ' ', '?!'])('shows the whole catalogue in its order for "%s"', (query) => {
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
    ['up lights', ['Uplight']],
    ['uplight red', ['Up light, red']],
    ['speeches', ['Speech mic']],
    ['dj red', ['Red', 'LED DJ']],
    // The last word may not be complete yet.
    ['red st', ['Red LED Stage']],
    ['4x3', ['Deck 4×3 m']],
    ['red fold back', ['Red foldback']],
  ])('finds by every word of "%s" the item %j', (query, item) => {
    expect(searchIn(query, [item])).toEqual({ items: [item], match: 'exact' })
  })

  it.each([
    ['the end of a word', 'age red', ['Red stage']],
    ['the start of a word of two letters', 'st red', ['Red stage']],
    ['a word next to a joined one', 'fold back zzzzqqq', ['Foldback']],
    ['the words of two texts', 'discoball', ['Globe', 'Disco', 'Ball']],
    ['a word of three letters as a plural', 'gas', ['Gala']],
  ])('does not match by %s', (_, query, item) => {
    expect(searchIn(query, [item]).match).toBe('partial')
  })

  it('corrects a typing error only if nothing matches without it', () => {
    expect(find('stale', ['Stage'], ['Stale bread'])).toEqual(['Stale bread'])
    expect(searchIn('stale', [['Stage'], ['Bread']])).toEqual({ items: [['Stage']], match: 'corrected' })
    const items = [['Stage towers'], ['Bread', 'stale']]
    expect(searchIn('stale towrs', items)).toEqual({ items, match: 'partial' })
  })

  // One letter is missing, wrong or added, or two are swapped.
  it.each(['red stge', 'red srage', 'red stagge', 'red satge', 'rowers'])('corrects "%s"', (query) => {
    expect(searchIn(query, [['Red stage towers'], ['Truss']]).match).toBe('corrected')
  })

  it.each([
    ['a word of three letters', 'rad'],
    ['two errors in a word', 'sragge'],
    ['the first letter of a word of five', 'ttage'],
  ])('does not correct %s', (_, query) => {
    expect(searchIn(query, [['Red stage']])).toEqual({ items: [], match: 'partial' })
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
