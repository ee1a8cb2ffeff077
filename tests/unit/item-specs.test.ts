import { describe, expect, it } from 'vitest'
import { listItemNeeds } from '../../src/hire/item-needs'
import {
  countOutlets,
  formatPower,
  formatSize,
  formatWeight,
  getHeaviestKg,
  getTotalWatts,
  type ItemSpecs,
  ONE_PERSON_LIFT_KG,
  WATTS_PER_OUTLET,
} from '../../src/lib/item-specs'

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

it('adds up the watts of all pieces, and finds the heaviest piece', () => {
  expect(getTotalWatts([single, pair])).toBe(135)
  expect(getHeaviestKg(single)).toBe(13.1)
  expect(getHeaviestKg(set)).toBe(8)
})

describe('countOutlets', () => {
  const load = (watts: number, pieces = 1): ItemSpecs => ({ ...single, watts, pieces })

  it('plans a circuit for each started 1840 W', () => {
    expect(countOutlets([])).toBe(0)
    expect(countOutlets([load(0, 3)])).toBe(0)
    expect([1, WATTS_PER_OUTLET, WATTS_PER_OUTLET + 1].map((watts) => countOutlets([load(1, watts)]))).toEqual([
      1, 1, 2,
    ])
  })

  it('keeps a reserve of a tenth if only the total of some devices is known', () => {
    const totals = [0, WATTS_PER_OUTLET / 1.1, WATTS_PER_OUTLET, 3 * WATTS_PER_OUTLET]
    expect(totals.map((watts) => countOutlets([load(1), load(0)], Math.floor(watts)))).toEqual([1, 1, 2, 4])
  })

  it('never divides the watts of a piece between two circuits', () => {
    expect(countOutlets([load(900, 2)])).toBe(1)
    expect(countOutlets([load(1500), load(700), load(600, 2)])).toBe(3)
  })

  it('fills up circuits with smaller pieces', () => {
    expect(countOutlets([load(340), load(1500), load(900, 2)])).toBe(2)
    expect(countOutlets([load(700, 2), load(1140, 4), load(700, 2)])).toBe(4)
  })
})
