import { describe, expect, it } from 'vitest'
import { company } from '../../../src/content/company'
import { type EquipmentId, getEquipment } from '../../../src/content/equipment'
import { getSiteNeeds, type SiteNeeds } from '../../../src/hire/needs'
import {
  describeSiteNeeds,
  formatVenueText,
  summarizeSiteNeeds,
} from '../../../src/hire/needs-text'

const needsOf = (...list: EquipmentId[]) => getSiteNeeds(list.map((id) => ({ id, count: 1 })))
const nameOf = (id: EquipmentId) => getEquipment(id).shortName
const toTexts = (needs: SiteNeeds) =>
  Object.fromEntries(describeSiteNeeds(needs).map(({ label, texts }) => [label, texts]))

describe('the needs of equipment', () => {
  it('name the heaviest piece, and list permissions and crew work with their items', () => {
    const needs = getSiteNeeds([
      { id: 'festoon-lights', count: 2 },
      { id: 'cold-spark', count: 1 },
      { id: 'wireless-handheld', count: 1 },
    ])
    expect([...needs.permissions]).toEqual([
      ['hanging', [`2 × ${nameOf('festoon-lights')}`]],
      ['sparks', [nameOf('cold-spark')]],
    ])
    expect([...needs.crewWork.keys()]).toEqual(['hang', 'operate'])
    expect(needs.weightKg).toBe(30.9)
    expect(needsOf('xdj-xz', 'vocal-mic').heaviest).toEqual({
      name: nameOf('xdj-xz'),
      weightKg: 13.1,
    })
  })

  it('count the floor of pieces side by side, a stand instead of the speaker on it, and no microphone', () => {
    const { floor } = needsOf('powered-speaker-12', 'stage-deck', 'vocal-mic')
    expect(floor).toEqual({ width: 5, depth: 3 })
    expect(needsOf('mirror-ball').floor).toEqual({ width: 0, depth: 0 })
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
    ['what is used in the open', [[{ id: 'low-fog', count: 2 }], 3500, 'outdoors'], 1],
  ])('plan circuits for %s', (_, args, outlets) => {
    expect(getSiteNeeds(...args).outlets).toBe(outlets)
  })
})

/** Needs with everything that a letter may name. */
const fullNeeds: SiteNeeds = {
  ...needsOf('mirror-ball', 'cold-spark'),
  watts: 5000,
  weightKg: 1095.5,
  heaviest: { name: 'Subwoofer', weightKg: 32 },
  floor: { width: 4.01, depth: 3 },
  danceFloor: { width: 4, depth: 4 },
}

describe('the needs in words', () => {
  it.each<[string, SiteNeeds, string, readonly string[]]>([
    [
      'watts and power points',
      getSiteNeeds([{ id: 'subwoofer-18', count: 5 }]),
      'Power',
      [
        'Total draw: up to 2,250 W',
        '2 power points (10 A), each on its own circuit and loaded to no more than 80%',
        'Outdoors, only on circuits with a safety switch (30 mA RCD)',
      ],
    ],
    ['equipment without mains power', needsOf('battery-pa'), 'Power', ['No mains power']],
    [
      'the heaviest piece',
      fullNeeds,
      'Weight',
      ['1,095.5 kg in all, without cables, cases and stands', 'Heaviest piece: 32 kg (Subwoofer)'],
    ],
    [
      'the floor of equipment, its dance floor and the clear space around effects',
      fullNeeds,
      'Floor space',
      [
        '4.1 × 3 m',
        'Dance floor: 4 × 4 m',
        `3 m clear on every side of the ${nameOf('cold-spark')}`,
      ],
    ],
    [
      'the ceiling',
      needsOf('mirror-ball'),
      'Ceiling height',
      ["At least 3 m, unless it's in the open"],
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
    expect(letter).toContain(
      'Event date and times: Friday\nRoom or area: 16 × 8 m, indoors. It fits.\nBump-in from:',
    )
    expect(letter).toContain('Power:\n- Total draw: up to 5,000 W')
    expect(letter).toContain(`- Operated by the crew of ${company.name}: ${nameOf('cold-spark')}`)
    expect(letter).not.toMatch(/\bour crew\b/)
    for (const { label } of describeSiteNeeds(fullNeeds))
      expect(letter).toContain(`\n${label}:\n- `)
    expect(formatVenueText('Equipment', fullNeeds)).toContain(
      'Event date and times:\nRoom or area:\n',
    )
  })
})
