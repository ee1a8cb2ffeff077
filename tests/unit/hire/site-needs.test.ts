import { describe, expect, it } from 'vitest'
import { company } from '../../../src/content/company'
import type { EquipmentId } from '../../../src/content/equipment'
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
    expect([...needs.crewWork.keys()]).toEqual(['hang', 'operate'])
    expect(needs).toMatchObject({ onBattery: [], weightKg: 30.9 })
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

describe('the needs in words', () => {
  it.each<[string, SiteNeeds, string, readonly string[]]>([
    [
      'watts, amperes and power points',
      getSiteNeeds([{ id: 'subwoofer-18', count: 5 }]),
      'Power',
      [
        'Total draw: up to 2,250 W (9.8 A at 230 V)',
        '2 power points (10 A), each on its own circuit and loaded to no more than 80%',
        'Outdoors, only on circuits with a safety switch (30 mA RCD)',
      ],
    ],
    [
      'three-phase power from five circuits on',
      getSiteNeeds([{ id: 'low-fog', count: 5 }]),
      'Power',
      [
        'Total draw: up to 7,500 W (32.6 A at 230 V)',
        'Three-phase power from a five-pin outlet, 20 A or 32 A. The distribution board comes with our crew',
        'Outdoors, only on circuits with a safety switch (30 mA RCD)',
      ],
    ],
    ['what runs on battery', needsOf('battery-pa'), 'Power', ['No mains power', 'On battery: Battery PA']],
    [
      'who lifts what',
      fullNeeds,
      'Weight',
      [
        '1,095.5 kg in all',
        'Heaviest piece: 32 kg (Subwoofer), which takes two people to lift',
        'Two people to lift: Mixer (27.5 kg)',
      ],
    ],
    [
      'the floor of equipment, with the clear space around it',
      fullNeeds,
      'Floor space',
      [
        'About 13 m², plus space to walk',
        'Largest piece: 4 × 3 m (Stage)',
        'On a table: Player, Laptop',
        'Above the floor: Mirror Ball',
        '3 m clear on every side of the Cold Spark',
      ],
    ],
    [
      'the ceiling, in a marquee without what stays outside',
      needsOf('cold-spark', 'mirror-ball'),
      'Ceiling height',
      ['At least 5 m indoors', 'In a marquee at least 3 m. Outside it: Cold Spark Machine Pair'],
    ],
  ])('name %s', (_, needs, label, texts) => {
    expect(toTexts(needs)[label]).toEqual(texts)
  })

  it('are one line: power, weight and permission', () => {
    expect([1, 4, 5, 7, 10].map(formatOutlets)).toEqual([
      '1 power circuit',
      '4 power circuits',
      'Three-phase power, 20 A or 32 A',
      'Three-phase power, 32 A',
      'Three-phase power, over 32 A',
    ])
    expect(summarizeSiteNeeds(needsOf('haze-machine', 'subwoofer-18'))).toBe(
      '1 power circuit · 45 kg · venue has to agree',
    )
  })

  it('are a letter to the venue, which names the company instead of us', () => {
    const letter = formatVenueText('Equipment', fullNeeds, 'Friday', '16 × 8 m, indoors. It fits.')
    expect(letter).toContain('Event date and times: Friday\nRoom or area: 16 × 8 m, indoors. It fits.\nBump-in from:')
    expect(letter).toContain('Equipment:\n- 2 × Subwoofer\n- Haze Machine\n\nPower:\n- Total draw: up to 5,000 W')
    expect(letter).toContain(`- Operated by the crew of ${company.name}: Cold Spark, CO2 Jet`)
    expect(letter).not.toMatch(/\bour crew\b/)
    for (const { label } of describeSiteNeeds(fullNeeds)) expect(letter).toContain(`\n${label}:\n- `)
    expect(formatVenueText('Equipment', fullNeeds)).toContain('Event date and times:\nRoom or area:\n')
  })
})
