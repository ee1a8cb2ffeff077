import { describe, expect, it } from 'vitest'
import { company } from '../../../src/content/company'
import type { EquipmentId } from '../../../src/content/equipment'
import { permissionTexts } from '../../../src/content/equipment/item-need-texts'
import { countOutlets, formatOutlets, getSiteNeeds, type SiteNeeds, WATTS_PER_OUTLET } from '../../../src/hire/needs'
import { describeSiteNeeds, formatVenueText, summarizeSiteNeeds } from '../../../src/hire/needs-text'

const needsOf = (...list: EquipmentId[]) => getSiteNeeds(list.map((id) => ({ id, count: 1 })))
const toTexts = (needs: SiteNeeds) =>
  Object.fromEntries(describeSiteNeeds(needs).map(({ label, texts }) => [label, texts]))

/** Needs with everything that a text may name. */
const fullNeeds: SiteNeeds = {
  crewed: false,
  contents: ['2 × Subwoofer', 'Haze Machine'],
  watts: 5000,
  outlets: 3,
  onBattery: ['Battery PA', 'Uplight'],
  weightKg: 1095.5,
  heaviest: { name: 'Subwoofer', weightKg: 32, lift: 'two' },
  twoPersonLifts: [
    { name: 'Subwoofer', weightKg: 32, lift: 'two' },
    { name: 'Mixer', weightKg: 27.5, lift: 'two' },
  ],
  floor: { squareMetres: 12.92, largest: { name: 'Stage', width: 4, depth: 3 } },
  onTable: ['Player', 'Laptop'],
  overhead: ['Mirror Ball'],
  clearances: [{ name: 'Cold Spark', metres: 3, outdoorsOnly: false }],
  ceilingM: 5,
  marqueeCeilingM: 3,
  outsideMarquee: ['Cold Spark', 'CO2 Jet'],
  permissions: new Map([
    ['haze', ['Haze Machine', 'Low Fog']],
    ['sparks', ['Cold Spark']],
    ['gas', ['CO2 Jet']],
    ['hanging', ['Mirror Ball']],
  ]),
  crewWork: new Map([['operate', ['Cold Spark', 'CO2 Jet']]]),
  notCounted: ['Cables', 'Stands'],
}

describe('getSiteNeeds', () => {
  it('names who lifts the heaviest piece', () => {
    expect(needsOf('xdj-xz', 'vocal-mic').heaviest).toEqual({ name: 'XDJ-XZ', weightKg: 13.1, lift: 'one' })
    const needs = needsOf('subwoofer-18', 'stage-deck', 'pa-tower-28')
    expect(needs.heaviest).toEqual({ name: 'Stage Deck', weightKg: 33, lift: 'crew' })
    expect(needs.twoPersonLifts.map(({ weightKg }) => weightKg)).toEqual([32, 30])
  })

  it('lists items, permissions and crew work, and no battery of what needs mains power', () => {
    const needs = getSiteNeeds([
      { id: 'festoon-lights', count: 2 },
      { id: 'cold-spark', count: 1 },
      { id: 'wireless-handheld', count: 1 },
    ])
    expect([...needs.permissions]).toEqual([
      ['hanging', ['2 × Festoon Lights']],
      ['sparks', ['Cold Spark Machine Pair']],
    ])
    expect([...needs.crewWork]).toEqual([
      ['hang', ['2 × Festoon Lights']],
      ['operate', ['Cold Spark Machine Pair']],
    ])
    expect(needs).toMatchObject({
      contents: ['2 × Festoon Lights, 20 m', 'Cold Spark Machine Pair', 'Wireless Microphone'],
      onBattery: [],
      weightKg: 30.9,
    })
  })

  it('counts no floor for what is held, hangs, or is put on a table', () => {
    const needs = needsOf('vocal-mic', 'mirror-ball', 'festoon-lights', 'xdj-xz')
    expect(needs.floor).toEqual({ squareMetres: 0, largest: undefined })
    expect(needs.onTable).toEqual(['XDJ-XZ'])
    expect(needs.overhead).toHaveLength(2)
  })

  it('counts the floor of every piece, and of a stand instead of the speaker on it', () => {
    expect(getSiteNeeds([{ id: 'cold-spark', count: 2 }]).floor).toMatchObject({ squareMetres: 0.25 })
    expect(needsOf('powered-speaker-12', 'stage-deck', 'led-bar').floor).toEqual({
      squareMetres: 13.24,
      largest: expect.objectContaining({ width: 4, depth: 3 }),
    })
  })
})

describe('countOutlets', () => {
  it('plans a circuit for each started 1840 W', () => {
    expect(countOutlets([])).toBe(0)
    expect(countOutlets([0, 0, 0])).toBe(0)
    expect(
      [1, WATTS_PER_OUTLET, WATTS_PER_OUTLET + 1].map((watts) => countOutlets(Array<number>(watts).fill(1))),
    ).toEqual([1, 1, 2])
  })

  it('keeps a reserve of a tenth if only the total of some devices is known', () => {
    const totals = [0, WATTS_PER_OUTLET / 1.1, WATTS_PER_OUTLET, 3 * WATTS_PER_OUTLET]
    expect(totals.map((watts) => countOutlets([1, 0], Math.floor(watts)))).toEqual([1, 1, 2, 4])
  })

  it('never divides the watts of a piece between two circuits', () => {
    expect(countOutlets([900, 900])).toBe(1)
    expect(countOutlets([1500, 700, 600, 600])).toBe(3)
  })

  it('fills up circuits with smaller pieces', () => {
    expect(countOutlets([340, 1500, 900, 900])).toBe(2)
    expect(countOutlets([700, 700, 1140, 1140, 1140, 1140, 700, 700])).toBe(4)
  })
})

describe('describeSiteNeeds', () => {
  it('gives watts, amperes and power points', () => {
    expect(toTexts(getSiteNeeds([{ id: 'subwoofer-18', count: 5 }])).Power).toEqual([
      'Total draw: up to 2,250 W (9.8 A at 230 V)',
      '2 power points (10 A), each on its own circuit and loaded to no more than 80%',
      'Outdoors, only on circuits with a safety switch (30 mA RCD)',
    ])
    const many = getSiteNeeds([{ id: 'low-fog', count: 5 }])
    expect(toTexts(many).Power).toEqual([
      'Total draw: up to 7,500 W (32.6 A at 230 V)',
      'Three-phase power from a five-pin outlet, 20 A or 32 A. The distribution board comes with our crew',
      'Outdoors, only on circuits with a safety switch (30 mA RCD)',
    ])
    expect(summarizeSiteNeeds(many)).toContain('Three-phase power, 20 A or 32 A · 85 kg')
    expect([1, 4].map(formatOutlets)).toEqual(['1 power circuit', '4 power circuits'])
    expect([5, 6, 7, 9, 10].map(formatOutlets)).toEqual(
      ['20 A or 32 A', '20 A or 32 A', '32 A', '32 A', 'over 32 A'].map((amperes) => `Three-phase power, ${amperes}`),
    )
    expect(formatVenueText('Equipment', many)).toContain(
      `- Three-phase power from a five-pin outlet, 20 A or 32 A. The distribution board comes with the crew of ${company.name}`,
    )
    expect(toTexts(needsOf('haze-machine')).Power?.[1]).toBe(
      '1 power point (10 A), on its own circuit and loaded to no more than 80%',
    )
    expect(toTexts({ ...fullNeeds, outlets: 4 }).Power?.[1]).toMatch(
      /^4 power points \(10 A\), each on its own circuit/,
    )
    expect(toTexts(needsOf('battery-pa')).Power).toEqual(['No mains power', 'On battery: Battery PA'])
  })

  it('says how each piece is lifted, and which space is included', () => {
    const describe = (needs: Partial<SiteNeeds>) => toTexts({ ...fullNeeds, twoPersonLifts: [], ...needs })
    const heaviest = { name: 'Booth', weightKg: 20 }
    expect(describe({ heaviest: { ...heaviest, lift: 'one' } }).Weight).toEqual([
      '1,095.5 kg in all',
      'Heaviest piece: 20 kg (Booth), which one person can lift',
    ])
    expect(describe({ heaviest: { ...heaviest, lift: 'crew' } }).Weight?.[1]).toMatch(/, lifted by our crew$/)
    expect(describe({ heaviest: undefined }).Weight).toHaveLength(1)
    const tier = describe({ crewed: true, floor: { width: 4, depth: 3 }, permissions: new Map(), notCounted: [] })
    expect(tier['Floor space']).toEqual([
      '4 × 3 m',
      'On a table: Player, Laptop',
      'Above the floor: Mirror Ball',
      '3 m clear on every side of the Cold Spark (included)',
    ])
    expect(tier).toMatchObject({ Permission: ['None needed'], Crew: ['Brought, built and run by our crew'] })
    expect(describe({ crewWork: new Map(), notCounted: [] })).not.toHaveProperty('Crew')
    expect(tier).not.toHaveProperty('Not counted')
  })

  it('never shows a small current or floor as zero', () => {
    expect(toTexts(needsOf('wireless-handheld')).Power?.[0]).toBe('Total draw: up to 6 W (0.1 A at 230 V)')
    expect(toTexts(needsOf('led-bar'))['Floor space']).toEqual([
      'About 0.3 m², plus space to walk',
      'Largest piece: 1 × 0.08 m (Pixel LED Bar Set of 3)',
    ])
    expect(toTexts(needsOf('vocal-mic'))['Floor space']).toEqual(['None'])
  })

  it('gives the clear space around sparks, and what the numbers leave out', () => {
    const texts = toTexts(needsOf('cold-spark', 'co2-jet'))
    expect(texts['Floor space']).toContain('3 m clear on every side of the Cold Spark Machine Pair')
    expect(texts['Not counted']?.join()).toMatch(/stands, the gas bottle/)
    expect(texts.Crew).toEqual(['Operated by our crew: Cold Spark Machine Pair, CO2 Jet'])
    const inTheOpen = getSiteNeeds([{ id: 'cold-spark', count: 1, outdoorsOnly: true }])
    expect(toTexts(inTheOpen)).toMatchObject({
      'Floor space': expect.arrayContaining(['3 m clear on every side of the Cold Spark Machine Pair, outdoors']),
      'Ceiling height': ['Any standard ceiling'],
    })
  })

  it('leaves what stays outside a marquee out of its height', () => {
    const getCeiling = (...list: EquipmentId[]) => toTexts(needsOf(...list))['Ceiling height']
    expect(getCeiling('mirror-ball')).toEqual(['At least 3 m indoors or in a marquee'])
    expect(getCeiling('cold-spark')).toEqual([
      'At least 5 m indoors',
      'In a marquee any standard ceiling. Outside it: Cold Spark Machine Pair',
    ])
    expect(getCeiling('cold-spark', 'mirror-ball')).toEqual([
      'At least 5 m indoors',
      'In a marquee at least 3 m. Outside it: Cold Spark Machine Pair',
    ])
  })
})

it('summarizes power, weight and permission in one line', () => {
  expect(summarizeSiteNeeds(needsOf('haze-machine', 'subwoofer-18'))).toBe(
    '1 power circuit · 45 kg · venue has to agree',
  )
  expect(summarizeSiteNeeds(needsOf('battery-pa'))).toBe('No mains power · 17 kg')
})

describe('formatVenueText', () => {
  it('is a letter with everything that the venue has to know', () => {
    const crew = `the crew of ${company.name}`
    expect(formatVenueText('Equipment', fullNeeds, 'Friday')).toBe(`Hi,

We're planning an event at your venue with gear from ${company.name}. Could you please check the list below and tell us if anything's a problem, and which power points share a circuit?

Event date and times: Friday
Room or area:
Bump-in from:
Pack-down by:

Equipment:
- 2 × Subwoofer
- Haze Machine

Power:
- Total draw: up to 5,000 W (21.7 A at 230 V)
- 3 power points (10 A), each on its own circuit and loaded to no more than 80%
- Outdoors, only on circuits with a safety switch (30 mA RCD)
- On battery: Battery PA, Uplight

Weight:
- 1,095.5 kg in all
- Heaviest piece: 32 kg (Subwoofer), which takes two people to lift
- Two people to lift: Mixer (27.5 kg)

Floor space:
- About 13 m², plus space to walk
- Largest piece: 4 × 3 m (Stage)
- On a table: Player, Laptop
- Above the floor: Mirror Ball
- 3 m clear on every side of the Cold Spark

Ceiling height:
- At least 5 m indoors
- In a marquee at least 3 m. Outside it: Cold Spark, CO2 Jet

Permission:
- Haze or fog (Haze Machine, Low Fog). ${permissionTexts.haze}
- Sparks (Cold Spark). ${permissionTexts.sparks}
- CO2 gas (CO2 Jet). ${permissionTexts.gas}
- Hanging (Mirror Ball). ${permissionTexts.hanging}

Crew:
- Operated by ${crew}: Cold Spark, CO2 Jet

Not counted:
- Cables, Stands

If you have any questions about the gear, ${company.name} can help on ${company.phones[0].display} or at ${company.email}.
`)
    expect(formatVenueText('Equipment', fullNeeds)).toContain('Event date and times:\nRoom or area:\n')
    expect(formatVenueText('Equipment', fullNeeds, '', '16 × 8 m, indoors. It fits.')).toContain(
      'Event date and times:\nRoom or area: 16 × 8 m, indoors. It fits.\nBump-in from:',
    )
  })
})
