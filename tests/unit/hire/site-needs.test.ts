import { describe, expect, it } from 'vitest'
import { company } from '../../../src/content/company'
import type { EquipmentId } from '../../../src/content/equipment'
import { getSiteNeeds, type SiteNeeds } from '../../../src/hire/needs'
import { describeSiteNeeds, formatVenueText, summarizeSiteNeeds } from '../../../src/hire/needs-text'

const needsOf = (...list: EquipmentId[]) => getSiteNeeds(list.map((id) => ({ id, count: 1 })))
const toTexts = (needs: SiteNeeds) =>
  Object.fromEntries(describeSiteNeeds(needs).map(({ label, texts }) => [label, texts]))

describe('the needs of equipment', () => {
  it('name who lifts the heaviest piece', () => {
    expect(needsOf('xdj-xz', 'vocal-mic').heaviest).toEqual({ name: 'XDJ-XZ', weightKg: 13.1, lift: 'one' })
    const needs = needsOf('subwoofer-18', 'stage-deck', 'pa-tower-28')
    expect(needs.heaviest).toEqual({ name: 'Stage Deck', weightKg: 33, lift: 'crew' })
    expect(needs.twoPersonLifts.map(({ weightKg }) => weightKg)).toEqual([32, 30])
  })

  it('list permissions and crew work with their items, and no battery of what needs mains power', () => {
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

  it('count the floor of every piece, of a stand instead of the speaker on it, and not of what hangs or is on a table', () => {
    expect(getSiteNeeds([{ id: 'cold-spark', count: 2 }]).floor).toMatchObject({ squareMetres: 0.25 })
    expect(needsOf('powered-speaker-12', 'stage-deck', 'led-bar').floor).toEqual({
      squareMetres: 13.24,
      largest: expect.objectContaining({ width: 4, depth: 3 }),
    })
    const needs = needsOf('vocal-mic', 'mirror-ball', 'festoon-lights', 'xdj-xz')
    expect(needs.floor).toEqual({ squareMetres: 0, largest: undefined })
    expect(needs.onTable).toEqual(['XDJ-XZ'])
    expect(needs.overhead).toHaveLength(2)
  })

  // A circuit takes 1840 W. A subwoofer has 450 W, low fog 1500, and a pair of LED lamps 150 W each.
  it.each<[string, Parameters<typeof getSiteNeeds>, number]>([
    ['nothing', [[]], 0],
    ['pieces that fill a circuit', [[{ id: 'subwoofer-18', count: 4 }]], 1],
    ['a piece more, which cannot be divided', [[{ id: 'subwoofer-18', count: 5 }]], 2],
    [
      'large pieces with small ones beside them',
      [
        [
          { id: 'low-fog', count: 2 },
          { id: 'led-par', count: 2 },
        ],
      ],
      2,
    ],
    ['a total with a tenth as reserve', [[], 1840 / 1.1], 1],
    ['a total above that', [[], 1840], 2],
  ])('plan circuits for %s', (_, args, outlets) => {
    expect(getSiteNeeds(...args).outlets).toBe(outlets)
  })
})

/** Needs with everything that a letter may name. */
const fullNeeds: SiteNeeds = {
  ...needsOf('mirror-ball'),
  watts: 5000,
  weightKg: 1095.5,
  heaviest: { name: 'Subwoofer', weightKg: 32, lift: 'two' },
  twoPersonLifts: [
    { name: 'Subwoofer', weightKg: 32, lift: 'two' },
    { name: 'Mixer', weightKg: 27.5, lift: 'two' },
  ],
  floor: { squareMetres: 12.92, largest: { name: 'Stage', width: 4, depth: 3 } },
  onTable: ['Player', 'Laptop'],
  clearances: [{ name: 'Cold Spark', metres: 3, outdoorsOnly: false }],
  crewWork: new Map([['operate', ['Cold Spark', 'CO2 Jet']]]),
}

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
        'Above the floor: Mirror Ball with Pinspots',
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
    const needs = needsOf('haze-machine', 'subwoofer-18')
    expect(summarizeSiteNeeds(needs)).toBe('1 power circuit · 45 kg · venue has to agree')
    for (const [outlets, text] of [
      [5, 'Three-phase power, 20 A or 32 A'],
      [7, 'Three-phase power, 32 A'],
      [10, 'Three-phase power, over 32 A'],
    ] as const) {
      expect(summarizeSiteNeeds({ ...needs, outlets })).toContain(`${text} ·`)
    }
  })

  it('are a letter to the venue, which names the company instead of us', () => {
    const letter = formatVenueText('Equipment', fullNeeds, 'Friday', '16 × 8 m, indoors. It fits.')
    expect(letter).toContain('Event date and times: Friday\nRoom or area: 16 × 8 m, indoors. It fits.\nBump-in from:')
    expect(letter).toContain('Equipment:\n- Mirror Ball with Pinspots\n\nPower:\n- Total draw: up to 5,000 W')
    expect(letter).toContain(`- Operated by the crew of ${company.name}: Cold Spark, CO2 Jet`)
    expect(letter).not.toMatch(/\bour crew\b/)
    for (const { label } of describeSiteNeeds(fullNeeds)) expect(letter).toContain(`\n${label}:\n- `)
    expect(formatVenueText('Equipment', fullNeeds)).toContain('Event date and times:\nRoom or area:\n')
  })
})
