import { expect, it } from 'vitest'
import { getEquipment } from '../../../src/content/equipment'
import type { ItemSpecs } from '../../../src/content/schemas/hire-item'
import {
  formatPower,
  formatSize,
  formatWeight,
  getItemFacts,
  listItemNeeds,
  ONE_PERSON_LIFT_KG,
} from '../../../src/hire/item-facts'

const single: ItemSpecs = { sizeMm: { width: 878, depth: 466, height: 118 }, weightKg: 13.1, watts: 45 }
const pair: ItemSpecs = { ...single, pieces: 2 }
const set: ItemSpecs = { ...single, heaviestKg: 8, sizeOf: 'side by side' }

it.each<[ItemSpecs, string, string, string]>([
  [single, '878 × 466 × 118 mm', '13.1 kg', '45 W mains'],
  [pair, '878 × 466 × 118 mm each', '2 × 13.1 kg', '2 × 45 W mains'],
  [set, '878 × 466 × 118 mm, side by side', '13.1 kg in all', '45 W mains'],
  [{ ...single, batteryHours: 8 }, '878 × 466 × 118 mm', '13.1 kg', '45 W mains, battery up to 8 hours'],
  [{ ...single, watts: 0, batteryHours: 8 }, '878 × 466 × 118 mm', '13.1 kg', 'Battery up to 8 hours'],
  [{ ...single, watts: 0, noMains: 'None needed' }, '878 × 466 × 118 mm', '13.1 kg', 'None needed'],
])('names what the size, the weight and the watts are of: %j', (specs, size, weight, power) => {
  expect([formatSize(specs), formatWeight(specs), formatPower(specs)]).toEqual([size, weight, power])
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

it('says how many guests an item suits, and leaves out facts that it does not have', () => {
  const item = { ...getEquipment('powered-speaker-15'), weightKg: 4, additional: [] }
  expect(getItemFacts(item).find(({ label }) => label === 'Suits')?.texts).toEqual([
    'Up to 120 guests for dancing indoors, 60 outdoors',
    'Up to 200 guests for speeches',
  ])
  expect(getItemFacts({ ...item, id: 'mic-stand' }).map(({ label }) => label)).toEqual([
    'Dimensions',
    'Power',
    'Weight',
  ])
})
