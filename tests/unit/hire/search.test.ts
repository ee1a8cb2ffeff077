import * as fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
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

/** With a number of items that no name has. */
const counted: Queries = {
  'vocal-mic': ['10 microphones'],
  'powered-speaker-12': ['4 x speakers'],
  'projector-screen': ['1 projector'],
}

/** With a word that the item does not have. */
const partial: Queries = {
  'powered-speaker-12': ['speaker for 100 people', 'speakers for a wedding', 'cheap speakers'],
  'battery-pa': ['PA for 50 people'],
  'projector-screen': ['projector for the school hall'],
  'haze-machine': ['smoke machine for halloween'],
}

/** With one typing error in a word. */
const mistyped: Queries = {
  'powered-speaker-12': ['speeker'],
  'subwoofer-18': ['subwofer'],
  'vocal-mic': ['micropphone', 'nicrophone'],
  'wireless-uplight': ['uplihgts'],
  'haze-machine': ['hire smoke mashine', 'hase machine'],
  'moving-head-beam': ['moving haed', 'mooving haed'],
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

const rows = [queries, counted, partial, mistyped].flatMap((table) =>
  Object.entries(table).flatMap(([id, texts]) => texts.map((text) => [text, id] as const)),
)

describe('the search of the catalogue', () => {
  // Items that were added later may come before it.
  it.each(rows)('lists what "%s" means first: %s', (query, first) => {
    expect(getIds(query).find((id) => id in queries)).toBe(first)
  })

  it.each([
    ['speaker', 'exact'],
    ['7 speakers', 'exact'],
    ['speeker', 'corrected'],
  ])('says how the items found match "%s": %s', (query, match) => {
    expect(searchEquipment(query)).toEqual({ items: searchEquipment('speaker').items, match })
  })

  it('finds nothing for unknown words, whatever general words are with them', () => {
    expect(getIds('zzzzqqq machine hire in Sydney')).toEqual([])
  })

  it('finds an item by a specification', () => {
    const specifications = equipment.flatMap(({ id, additional }) => additional.map((text) => ({ id, text })))
    const [longest] = specifications.toSorted((a, b) => b.text.length - a.text.length)
    expect(getIds(longest?.text ?? '')).toContain(longest?.id)
  })

  it('finds an item by any part of its names or description, in any case', () => {
    fc.assert(
      fc.property(anyPart, ({ item, part }) => {
        for (const query of [part, part.toUpperCase(), part.toLowerCase()]) {
          expect(searchEquipment(query).items).toContain(item)
          expect(searchEquipment(query).match).toBe('exact')
        }
      }),
    )
  })

  it.each(['', ' ', '?!'])('shows the whole catalogue in its order for "%s"', (query) => {
    expect(searchEquipment(query)).toEqual({ items: equipment, match: 'exact' })
  })

  it('survives any text, and finds each item once', () => {
    const anyWord = fc.oneof(fc.constantFrom('speaker', 'for', '2', 'x', 'ẞ', '😀', '\ud800'), fc.string())
    const anyQuery = fc.array(anyWord, { maxLength: 5 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(anyQuery, (query) => {
        const ids = getIds(query)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 10 },
    )
    expect(getIds('speaker '.repeat(10_000))).toEqual(getIds('speaker'))
  })
})

describe('the search of a small catalogue', () => {
  const equipment = [
    { id: 'party-light', name: 'Party light', description: 'Four colours', additional: ['For a stage', 'With a bag'] },
    { id: 'led-can', name: 'LED can', description: 'A par can for a small stage', additional: [] },
    { id: 'riser', name: 'Deck', searchName: 'Platform', alsoKnownAs: ['Rostrum'], description: '', additional: [] },
  ]
  let find: typeof searchEquipment

  beforeAll(async () => {
    vi.resetModules()
    vi.doMock('../../../src/content/equipment', () => ({
      equipment,
      getEquipmentCategory: () => ({ name: 'Effects' }),
    }))
    find = (await import('../../../src/hire/search')).searchEquipment
    vi.doUnmock('../../../src/content/equipment')
    vi.resetModules()
  })

  it.each([
    ['riser', ['riser']],
    ['platform', ['riser']],
    ['rostrum', ['riser']],
    // A whole word of a description comes before the start of a name.
    ['par', ['led-can', 'party-light']],
    // A specification does not count if there is a description with the word.
    ['stage', ['led-can']],
    ['bag', ['party-light']],
    ['colours bag', ['party-light']],
    // A number and a cross at the start are left out.
    ['  2 lights', ['party-light']],
    ['12x lights', ['party-light']],
    ['2 ×  lights', ['party-light']],
  ])('finds by "%s" exactly %j', (query, ids) => {
    const { items, match } = find(query)
    expect([items.map(({ id }) => id), match]).toEqual([ids, 'exact'])
  })

  it.each([
    ['lights for zzzzqqq deck', ['party-light']],
    ['zzzzqqq for lights', ['party-light']],
    ['- for zzzzqqq', []],
  ])('looks at the words before "for" first: "%s"', (query, ids) => {
    const { items, match } = find(query)
    expect([items.map(({ id }) => id), match]).toEqual([ids, 'partial'])
  })
})

const searchIn = (query: string, items: string[][]) =>
  search(items, query, ([name = '', ...others]) => [[name], others])
const find = (query: string, ...items: string[][]) => searchIn(query, items).items.map(([name]) => name)

describe('search', () => {
  it('prefers a whole word to the start of one, and that to a part of one', () => {
    expect(find('par', ['Spare'], ['Party'], ['LED par'])).toEqual(['LED par', 'Party', 'Spare'])
  })

  it('prefers the texts that are named first', () => {
    expect(find('ball', ['Globe', 'disco ball'], ['Ball'])).toEqual(['Ball', 'Globe'])
  })

  it('prefers words side by side', () => {
    expect(find('red light', ['Light, dark red'], ['Red light'])).toEqual(['Red light', 'Light, dark red'])
  })

  it.each([
    ['elan', ['Élan']],
    ['strasse', ['STRAẞE']],
    ['up lights', ['Uplight']],
    ['speeches', ['Speech mic']],
    ['speech', ['For speeches']],
    ['dj red', ['Red', 'LED DJ']],
    ['sta red', ['Red LED Stage']],
    ['stage - red', ['Red LED Stage']],
    // The last word may not be complete yet.
    ['red st', ['Red LED Stage']],
  ])('finds by "%s" the item %j', (query, item) => {
    expect(find(query, item)).toEqual([item[0]])
  })

  it.each([
    ['4x3', ['Deck 4×3 m']],
    ['orchestra', ['Orchestra']],
    ['red fold back', ['Red foldback']],
    ['up light red', ['Red', 'Uplighting']],
  ])('finds by every word of "%s" the item %j', (query, item) => {
    expect(searchIn(query, [item])).toEqual({ items: [item], match: 'exact' })
  })

  it.each([
    ['the end of a word', 'age red', ['Red stage']],
    ['the start of a word of two letters', 'st red', ['Red stage']],
    ['the end of two words', 'red op light', ['Red, pop light']],
    ['a word next to a joined one', 'fold back zzzzqqq', ['Foldback']],
    ['the words of two texts', 'discoball', ['Globe', 'Disco', 'Ball']],
    ['a word of three letters as a plural', 'gas', ['Gala']],
  ])('does not match by %s', (_, query, item) => {
    expect(searchIn(query, [item]).match).toBe('partial')
  })

  it('finds a word that is joined or split in the query', () => {
    expect(find('fold back speaker', ['Foldback speaker'], ['Folding chair with a back'])).toEqual(['Foldback speaker'])
    expect(find('uplight red', ['Up light, red'])).toEqual(['Up light, red'])
  })
})

describe('search without an exact match', () => {
  it('corrects a typing error only if nothing matches without it', () => {
    expect(find('stale', ['Stage'], ['Stale bread'])).toEqual(['Stale bread'])
    expect(searchIn('stale', [['Stage'], ['Bread']])).toEqual({ items: [['Stage']], match: 'corrected' })
  })

  it('does not correct a word that another item has', () => {
    const items = [['Stage towers'], ['Bread', 'stale']]
    expect(searchIn('stale towrs', items)).toEqual({ items, match: 'partial' })
  })

  // One letter is missing, wrong or added, or two are swapped.
  it.each(['red stge', 'red srage', 'red stagge', 'red satge', 'rowers'])('corrects "%s"', (query) => {
    expect(searchIn(query, [['Red stage towers'], ['Truss']])).toEqual({
      items: [['Red stage towers']],
      match: 'corrected',
    })
  })

  it.each([
    ['a word of three letters', 'rad'],
    ['a letter added to a word of three', 'redd'],
    ['two errors in a word', 'sragge'],
    ['the first letter of a word of five', 'ttage'],
    ['a word of the details', 'carpwt'],
  ])('does not correct %s', (_, query) => {
    const result = search(
      ['Red stage'],
      query,
      (name) => [[name]],
      () => [['Carpet']],
    )
    expect(result).toEqual({ items: [], match: 'partial' })
  })

  it('leaves out words, but as few as possible', () => {
    const items = [['Stage light'], ['Stage'], ['Kit of a light']]
    expect(searchIn('stage lights zzzzqqq', items)).toEqual({ items: [['Stage light']], match: 'partial' })
    expect(find('zzzzqqq stage', ...items)).toEqual(['Stage light', 'Stage'])
  })

  it('lists the items with the last word first', () => {
    expect(find('LED uplight zzzzqqq', ['LED bar'], ['Uplight'], ['Truss'])).toEqual(['Uplight', 'LED bar'])
  })

  it('does not find by the start of a word, by a word of the details or by a word of every item', () => {
    const find = (query: string) =>
      search(
        ['Production', 'Stage'],
        query,
        (name) => [[name]],
        (name) => [['hire'], name === 'Stage' ? ['Panel'] : []],
      )
    for (const word of ['product', 'panel', 'hire']) expect(find(`zzzzqqq ${word}`).items).toEqual([])
    expect(find('zzzzqqq production').items).toEqual(['Production'])
  })
})
