import { describe, expect, it } from 'vitest'
import { type EquipmentItem, getEquipment } from '../../../src/content/equipment'
import type { ItemSpecs } from '../../../src/content/schemas/hire-item'
import {
  formatPower,
  formatSize,
  formatWeight,
  getHeaviestKg,
  getItemFacts,
  listItemNeeds,
  ONE_PERSON_LIFT_KG,
} from '../../../src/hire/item-facts'

const single: ItemSpecs = { sizeMm: { width: 878, depth: 466, height: 118 }, weightKg: 13.1, watts: 45 }
const pair: ItemSpecs = { ...single, pieces: 2 }
const set: ItemSpecs = { ...single, heaviestKg: 8, sizeOf: 'side by side' }

it.each([
  [single, '878 × 466 × 118 mm'],
  [pair, '878 × 466 × 118 mm each'],
  [set, '878 × 466 × 118 mm, side by side'],
  [{ ...pair, sizeOf: 'without stands' }, '878 × 466 × 118 mm each, without stands'],
])('names what the size is of', (specs, text) => {
  expect(formatSize(specs)).toBe(text)
})

it.each([
  [single, '13.1 kg'],
  [pair, '2 × 13.1 kg'],
  [set, '13.1 kg in all'],
  [{ ...pair, heaviestKg: 8 }, '2 × 13.1 kg'],
])('names the number of pieces with the weight', (specs, text) => {
  expect(formatWeight(specs)).toBe(text)
})

it.each([
  [single, '45 W mains'],
  [pair, '2 × 45 W mains'],
  [{ ...single, batteryHours: 8 }, '45 W mains, battery up to 8 hours'],
  [{ ...single, watts: 0, batteryHours: 8 }, 'Battery up to 8 hours'],
  [{ ...single, watts: 0, noMains: 'None needed' }, 'None needed'],
])('gives the watts, or why there are none', (specs, text) => {
  expect(formatPower(specs)).toBe(text)
})

it.each([
  { specs: { weightKg: ONE_PERSON_LIFT_KG }, needs: [] },
  { specs: { ceilingM: 3 }, needs: ['Ceiling of at least 3 m'] },
  { specs: { weightKg: 32 }, needs: ['Two people to lift 32 kg'] },
  { specs: { weightKg: 42, heaviestKg: 18 }, needs: [] },
  { specs: { weightKg: 95, crew: 'build' }, needs: ['Built and taken down by our crew'] },
  ...(['haze', 'sparks', 'gas', 'hanging'] as const).map((permission) => ({
    specs: { permission },
    needs: [expect.stringContaining('venue')],
  })),
] satisfies { specs: Partial<ItemSpecs>; needs: unknown[] }[])('lists what $specs needs', ({ specs, needs }) => {
  expect(listItemNeeds({ ...single, ...specs })).toEqual(needs)
})

it('finds the heaviest piece', () => {
  expect(getHeaviestKg(single)).toBe(13.1)
  expect(getHeaviestKg(set)).toBe(8)
})

describe('the facts of an item', () => {
  const size = { label: 'Dimensions', texts: ['440 × 410 × 720 mm each, without stands'] }
  const power = { label: 'Power', texts: ['2 × 500 W mains'] }
  const weight = { label: 'Weight', texts: ['2 × 21.5 kg'] }
  const item: EquipmentItem = {
    ...getEquipment('powered-speaker-15'),
    sizeMm: { width: 440, depth: 410, height: 720 },
    sizeOf: 'without stands',
    pieces: 2,
    watts: 500,
    weightKg: 21.5,
    additional: ['With stands', 'With cables'],
  }

  it('are all that apply to it, in one order', () => {
    expect(getItemFacts(item)).toEqual([
      size,
      power,
      weight,
      { label: 'Additional', texts: ['With stands', 'With cables'] },
      { label: 'Suits', texts: ['Up to 120 guests for dancing indoors, 60 outdoors', 'Up to 200 guests for speeches'] },
      { label: 'On site', texts: ['Two people to lift 21.5 kg'] },
    ])
  })

  it('are fewer for an item without capacity, specifications and needs', () => {
    const light = { ...item, id: 'mic-stand', weightKg: 4, additional: [] } as const
    expect(getItemFacts(light)).toEqual([size, power, { label: 'Weight', texts: ['2 × 4 kg'] }])
  })
})
