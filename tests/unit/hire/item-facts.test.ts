import { expect, it } from 'vitest'
import { type EquipmentItem, getEquipment } from '../../../src/content/equipment'
import { getItemFacts } from '../../../src/hire/item-facts'

const item: EquipmentItem = {
  ...getEquipment('xdj-xz'),
  sizeMm: { width: 878, depth: 466, height: 118 },
  weightKg: 13.1,
  watts: 45,
  additional: [],
}
const getFacts = (changes: Partial<EquipmentItem>) =>
  Object.fromEntries(
    getItemFacts({ ...item, ...changes }).map(({ label, texts }) => [label, texts.join()]),
  )

const facts = { Dimensions: '878 × 466 × 118 mm', Power: '45 W mains', Weight: '13.1 kg' }

it.each<[Partial<EquipmentItem>, object]>([
  [{}, {}],
  [
    { pieces: 2 },
    { Dimensions: '878 × 466 × 118 mm each', Power: '2 × 45 W mains', Weight: '2 × 13.1 kg' },
  ],
  [
    { heaviestKg: 8, sizeOf: 'side by side' },
    { Dimensions: '878 × 466 × 118 mm, side by side', Weight: '13.1 kg in all' },
  ],
  [{ batteryHours: 8 }, { Power: '45 W mains, battery up to 8 hours' }],
  [{ watts: 0, noMains: 'None needed' }, { Power: 'None needed' }],
  [
    { weightKg: 32, ceilingM: 3 },
    { Weight: '32 kg', 'On site': 'Two people to lift 32 kg,Ceiling of at least 3 m' },
  ],
  [{ weightKg: 42, heaviestKg: 20 }, { Weight: '42 kg in all' }],
  [
    { weightKg: 95, crew: 'build' },
    { Weight: '95 kg', 'On site': 'Built and taken down by our crew' },
  ],
  [{ permission: 'sparks' }, { 'On site': expect.stringContaining('venue') }],
  [
    { id: 'powered-speaker-15' },
    { Suits: 'Up to 120 guests for dancing indoors, 60 outdoors,Up to 200 guests for speeches' },
  ],
])(
  'has the facts of an item, and leaves out those that it does not have: %j',
  (changes, expected) => {
    expect(getFacts(changes)).toEqual({ ...facts, ...expected })
  },
)
