import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipment, findEquipment } from '../../../src/content/equipment'
import { notHired } from '../../../src/content/not-hired'
import { search } from '../../../src/lib/text/search'
import { searchCatalogue } from '../../../src/suitability/catalogue-search'

/** What people type, by the item that they look for. It has all words in its names. */
const exact: Record<string, readonly string[]> = {
  'haze-machine': ['smoke machine'],
  'low-fog': ['smoke machine for first dance', 'dry ice'],
  'cold-spark': ['sparklers', 'indoor fireworks'],
  'co2-jet': ['co₂ gun'],
  'mirror-ball': ['disco ball', 'mirrorball'],
  'wireless-uplight': ['Up-Lights', 'uplighting hire sydney', 'uplights for 200 guests'],
  'festoon-lights': [
    'fairy lights',
    'festoon 20m',
    'lights for a party',
    'wedding lights',
    'kids party lights',
    'yard lights',
    'footpath lights',
    // What something is for hides nothing.
    'lights for a marquee',
    'lights for arch',
    'lights for flower arch',
    'lights for table tennis',
    'lights for the dinner table',
  ],
  'led-par': ['par cans', 'spotlight', 'strobe light', 'dmx'],
  'moving-head-wash': ['lights for 100 guests', 'lights over the dance floor'],
  'battery-pa': [
    'PA',
    'small pa',
    'bluetooth speaker',
    'speaker with battery',
    'speakers with bluetooth',
    'wireless speaker',
    'outdoor speakers',
    'battery speaker for the beach',
    'battery speaker for 30 people',
    'PA for a school assembly',
    'PA for truck',
    'PA for a food truck',
    'PA for food truck',
    'footy PA',
    'carnival PA',
    'boombox',
    'megaphone',
    'loud hailer',
  ],
  'powered-speaker-15': [
    'sound system',
    '15in speakers',
    'speaker for 100 people',
    'PA for 100 people',
    'speakers for 100 at tables',
    'sound for a flower show',
  ],
  'powered-speaker-12': [
    'speakers',
    'cheap speakers',
    'speaker 12"',
    '4 x speakers',
    'DJ speakers',
    'party speaker',
    'street party speakers',
    'bbq speakers',
    'garage speakers',
    'pa system 40 guests',
    'speakers for 80 pax',
    'speakers for a wedding',
    'speaker for a bbq',
    'speakers for a lounge room',
    'speaker for the lounge bar',
    'speaker for chair yoga',
    'speakers for netball',
    'speakers for tent at netball',
    'amp',
    'amplifier',
  ],
  'pa-tower-28': [
    'speakers for 200',
    'sound system for a 150 person party',
    'PA for a crowd of 200',
    'speakers for 1,200 people',
  ],
  'subwoofer-18': ['sub woofer hire', 'subwoofer for 80 people'],
  'turntable-pair': ['technics', 'one turntable'],
  'floor-monitor': ['fold back speaker'],
  'mixing-console': ['desk mixing', 'DI box'],
  'cdj-3000-set': ['cdj3000', 'dj set up'],
  'dj-controller': ['Pioneer DJs'],
  'club-mixer': ['2 x DJ mixer', '4 channel mixer'],
  'led-dj-booth': ['DJ table', 'DJ desk', '2 x DJ table'],
  'vocal-mic': [
    'microphones',
    '3 microphones',
    '10 microphones',
    'mike',
    'SM58',
    'karaoke mic',
    'choir microphones',
    'funeral microphone',
    'mic for recital',
    'mic for piano',
    'mic for piano recital',
    'mic for the tent',
    'mic for lounge room wedding',
    'microphone for a piano bar',
  ],
  'wireless-handheld': [
    'cordless microphone',
    'microphone for speeches',
    'wireless mic for wedding speeches',
    'wireless mic for piano teacher',
    'mic for the bride',
    'mic for a priest',
  ],
  'wireless-handheld-dual': ['2 wireless mics', '2 x mics'],
  'wireless-headset': ['lapel mic'],
  'instrument-mic-kit': ['guitar mic'],
  'projector-screen': [
    'projector hire',
    'projector for the school hall',
    'projector for rugby club',
    'projector for marquee at rugby club',
    'how much is a projector?',
    'projector for 150 people',
    'projector for 150 seats',
    'LED projector',
    'powerpoint',
    'presentation',
    'monitor for my slides',
    'cinema',
    'outdoor cinema',
  ],
  'led-screen': [
    'TVs',
    'TV screen',
    'just a screen',
    'LED screen for 100 people',
    'screen for food stall menu',
    'screen to watch the footy',
  ],
  'stage-deck': [
    'stages',
    'stage 4x3',
    '2 stages',
    '2 x stage',
    'stage for a band',
    'stage for choir of piano kids',
    'choir stage',
    'choir risers',
    'catwalk',
  ],
  'dance-floor': ['wedding dance floor', 'dancefloor', 'Dance floor for 50 people'],
  lectern: ['podium', 'lectern for church carpet launch'],
}

/** The same for what no item has in its names as it was typed, so the page says that it is no exact match. */
const closest: typeof exact = {
  'haze-machine': ['hire smoke mashine', 'smoke fluid', 'smoke bomb'],
  'cold-spark': ['indor fireworks'],
  'mirror-ball': ['pots'],
  'led-dj-booth': ['DJ booth with lights'],
  // No speaker of ours has a mixer, and few items do.
  'turntable-pair': ['speaker with built-in mixer'],
  'wireless-uplight': ['uplihgts'],
  'festoon-lights': ['tent lights', 'marquee lights', 'ring light', 'flood light'],
  'led-par': ['lead par', 'follow spot'],
  'battery-pa': ['something to play music from my phone', 'jbl partybox'],
  'powered-speaker-12': ['speeker', '800W speaker', 'bose speaker', 'speakers tent rugby'],
  'vocal-mic': ['nicrophone', 'microfone', 'shure sm58', 'lead singer mic'],
  'instrument-mic-kit': ['drum micrphone', 'drum & band micophone'],
  'projector-screen': ['projecter'],
  'led-screen': [
    'lead wall',
    'lead screen',
    'karaoke screen',
    'inflatable screen',
    'TV on a stand',
  ],
  'stage-deck': ['drum riser'],
  lectern: ['winners podium'],
}

/** What people type, by what we say that we don't have or only quote. No item is shown that is only called like it. */
const notInCatalogue: typeof exact = {
  'photo-booth': [
    'photo booths',
    'photo booth',
    'photo boot hire',
    'photobooth',
    '360 booth',
    'photo booth and speakers',
  ],
  'silent-disco': ['silent disco for 100'],
  'interpreters-booth': ['translation'],
  voting: ['voting'],
  marquee: ['tent', 'marque', 'canopies', 'speakers and a tent'],
  furniture: ['table'],
  heater: ['heater', 'outdoor heater'],
  fan: ['fan', 'air conditioner'],
  'red-carpet': ['red carpet'],
  catering: ['popcorn machine', 'ice machine'],
  confetti: ['confeti cannon'],
  decorations: ['baloons', 'pipe and drape', 'black curtain', 'bunting', 'candles', 'chandelier'],
  'light-up-letters': ['light up letters', 'love letters', 'neon sign'],
  'uv-light': ['UV lights', 'black light'],
  'foam-machine': ['foam party'],
  laser: ['laser'],
  'jumping-castle': ['water slide'],
  computers: ['laptop', 'tablet', 'ipad'],
  headphones: ['headphones', 'dj headphones'],
  backline: ['guitar amp', 'keyboard stand'],
  cables: ['HDMI cable', 'hdmi', 'extension lead', 'speaker cable', 'aux cord'],
  'rain-cover': ['rain cover'],
  batteries: ['spare batteries'],
  'in-ear-monitors': ['wireless in-ear monitors'],
  'cd-player': ['cd player', 'tape deck'],
  generator: ['generator for a wedding', 'solar generator', 'generator 5kva', 'big generator'],
  'lighting-desk': ['lighting desk', 'DMX controller'],
  'live-stream': ['live stream', 'webcam', 'video camera', 'zoom'],
  'hearing-loop': ['hearing loop'],
  ramp: ['wheelchair ramp'],
  barriers: ['crowd barriers'],
  dj: ['DJ', 'MC'],
  band: ['live band'],
  'karaoke-machine': ['karaoke machine'],
  photographer: ['photographer', 'videographer'],
  dancers: ['dancers'],
  'roving-act': ['magician'],
}

const toRows = (table: typeof exact) =>
  Object.entries(table).flatMap(([id, queries]) => queries.map((query) => [query, id] as const))

const getIds = (query: string) => searchCatalogue(query).items.map(({ id }) => id)

describe('the search of the catalogue', () => {
  const known = new Set([...Object.keys(exact), ...Object.keys(closest)])

  it.each(
    [
      ...toRows(exact).map((row) => [...row, true] as const),
      ...toRows(closest).map((row) => [...row, false] as const),
      // The owner may take an item out.
    ].filter(([, id]) => findEquipment(id)),
  )('lists what "%s" means first: %s, as an exact match: %s', (query, first, isExactMatch) => {
    // Items that were added later may come before it.
    expect(getIds(query).find((id) => known.has(id))).toBe(first)
    const found = searchCatalogue(query)
    expect([found.isExact, found.notHired]).toEqual([isExactMatch, undefined])
  })

  // The owner may hire out what is named here, or not name it.
  const isNamed = (id: string) => notHired.some((entry) => entry.id === id)

  it.each(toRows(notInCatalogue).filter(([, id]) => isNamed(id)))(
    'for "%s" names %s, which is not in it',
    (query, id) => {
      const { items, complete, ...found } = searchCatalogue(query)
      expect(found.notHired?.id).toBe(id)
      expect(items).toEqual(items.filter((item) => complete.has(item)))
    },
  )

  it.each([
    'zzzzqqq machine hire in Sydney',
    'crossing',
    'harp',
    'flood',
    'clicker',
    'teleprompter',
    'autocue',
    'gaffer tape',
    'bingo machine',
    'quiz buzzers',
    'countdown clock',
    'home theatre',
    'santa',
    'face painter',
    'what do I need for 150 guests',
    'wedding for 120',
  ])('finds nothing for "%s", which it does not know', (query) => {
    const found = searchCatalogue(query)
    expect([found.items, found.notHired]).toEqual([[], undefined])
  })

  it.each(
    (
      [
        ['photo booth and speakers', 'photo-booth', 'powered-speaker-12'],
        ['speakers and a tent', 'marquee', 'powered-speaker-12'],
        ['speaker cable', 'cables', 'powered-speaker-12'],
        ['karaoke machine', 'karaoke-machine', 'vocal-mic'],
        ['photo booth', 'photo-booth', undefined],
        ['tent', 'marquee', undefined],
        ['silent disco for 100', 'silent-disco', undefined],
        ['popcorn', 'catering', undefined],
      ] as const
    ).filter(([, id]) => isNamed(id)),
  )('for "%s" lists what else is named beside %s: %s', (query, _, first) =>
    expect(getIds(query)[0]).toBe(first),
  )

  it('says of a number for which nothing is large enough that it is too large', () => {
    for (const query of ['speakers for 1,200 people', 'speakers for 1 200 people'])
      expect(searchCatalogue(query)).toMatchObject({ guests: 1200, isTooMany: true })
    for (const query of ['speakers for 250', 'microphones for 300 people', 'speakers'])
      expect(searchCatalogue(query).isTooMany ?? false).toBe(false)
    expect(searchCatalogue('speakers for 2.000 people').guests).toBeUndefined()
  })

  it.each(['', '?!', 'hire', 'for a', 'wedding', 'funeral', '2 x'])(
    'finds every item for "%s", which names none',
    (query) => {
      const { items, isExact } = searchCatalogue(query)
      expect(new Set(items)).toEqual(new Set(equipment))
      expect(isExact).toBe(true)
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

/** In the query, words in capitals are needed, and the others are not. */
function searchIn(query: string, list: string[][]) {
  const words = query.split(' ')
  const { items, isExact } = search(
    list,
    {
      needed: words.filter((word) => word === word.toUpperCase()),
      others: words.map((word) => word.toUpperCase()),
    },
    ([name = '', ...sentences]) => [[name], sentences],
  )
  return { items, isExact }
}

describe('search', () => {
  it('lists a name before the start of one, that before a word of a sentence, and that before a part of a word', () => {
    const items = [['Par'], ['Party'], ['Lamp', 'Par'], ['Spare'], ['Lamp', 'Spare']]
    expect(searchIn('PAR', items.toReversed())).toEqual({ items, isExact: true })
  })

  it.each([
    ['DJ RED', ['Red LED DJ']],
    // The last word may not be complete yet.
    ['RED ST', ['Red LED Stage']],
    ['UPLIGHT', ['Up Lights']],
    ['CAFE', ['Café']],
  ])('finds by every word of "%s" the item %j', (query, item) => {
    expect(searchIn(query, [item, ['Other']])).toEqual({ items: [item], isExact: true })
  })

  it.each([
    ['a part of a word', 'TAG', ['Stage']],
    ['a word of a sentence', 'STAGE', ['Deck', 'A stage']],
    ['one of two words', 'RED TRUSS', ['Red stage']],
  ])('says that a match by %s is not exact', (_, query, item) => {
    expect(searchIn(query, [item, ['Other']])).toEqual({ items: [item], isExact: false })
  })

  it.each([
    ['the words of two texts', 'DISCOBALL', ['Globe', 'Disco', 'Ball']],
    ['two errors in a word', 'STAGGIMG', ['Staging']],
    ['an error in a name of five letters', 'STAGGE', ['Stage']],
    ['an error in a word that is in no name', 'STAGIMG', ['Red', 'Staging']],
    ['two errors in a word of eight letters', 'CROSSING', ['Trussing']],
    ['one of two words that is in no name', 'RAIN COVER', ['Red', 'Two cover it']],
    ['one of two words that is a part of another', 'RED CARPET', ['Powered']],
    ['a word that it does not need', 'TRUSS set', ['Set']],
  ])('does not match by %s', (_, query, item) => {
    expect(searchIn(query, [item]).items).toEqual([])
  })

  it('lists items with some of the words only if no name has all, those with rare words first', () => {
    const items = [['Red stage'], ['Red floor'], ['Blue floor']]
    expect(searchIn('RED FLOOR', items).items).toEqual([['Red floor']])
    expect(searchIn('RED TRUSS', items).items).toEqual([['Red stage'], ['Red floor']])
    expect(searchIn('FLOOR STAGE', items).items).toEqual(items)
  })

  it('lists items with another word of the query first', () => {
    const items = [['Red'], ['Red set']]
    expect(searchIn('RED set', items).items).toEqual(items.toReversed())
  })

  it('corrects a typing error only in a word that no item has', () => {
    expect(searchIn('STAGING', [['Staking'], ['Staging']]).items).toEqual([['Staging']])
    expect(searchIn('STAGING', [['Staking'], ['Bread']])).toEqual({
      items: [['Staking']],
      isExact: false,
    })
  })

  it.each([
    ['a missing letter', 'STAING'],
    ['an added letter', 'STAGGING'],
    ['a wrong letter', 'SRAGING'],
    ['two swapped letters', 'SATGING'],
    ['another first letter', 'WTAGING'],
    ['two errors in a long word', 'MICROFONE'],
  ])('corrects %s: "%s"', (_, query) => {
    expect(searchIn(query, [['Staging microphone']]).items).toHaveLength(1)
  })
})
