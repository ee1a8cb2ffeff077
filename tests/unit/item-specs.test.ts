import { describe, expect, it } from 'vitest'
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
import { listItemNeeds } from '../../src/plan/item-needs'

const single: ItemSpecs = { sizeMm: { width: 878, depth: 466, height: 118 }, weightKg: 13.1, watts: 45 }
const pair: ItemSpecs = { ...single, pieces: 2 }
const set: ItemSpecs = { ...single, heaviestKg: 8, sizeOf: 'side by side' }

describe('formatSize', () => {
  it.each([
    [single, '878 × 466 × 118 mm'],
    [pair, '878 × 466 × 118 mm each'],
    [set, '878 × 466 × 118 mm, side by side'],
    [{ ...pair, sizeOf: 'without stands' }, '878 × 466 × 118 mm each, without stands'],
  ])('names what was measured', (specs, text) => {
    expect(formatSize(specs)).toBe(text)
  })
})

describe('formatWeight', () => {
  it.each([
    [single, '13.1 kg'],
    [pair, '2 × 13.1 kg'],
    [set, '13.1 kg in all'],
    [{ ...pair, heaviestKg: 8 }, '2 × 13.1 kg'],
  ])('names the number of pieces', (specs, text) => {
    expect(formatWeight(specs)).toBe(text)
  })
})

describe('formatPower', () => {
  it.each([
    [single, '45 W mains'],
    [pair, '2 × 45 W mains'],
    [{ ...single, batteryHours: 8 }, '45 W mains, battery up to 8 hours'],
    [{ ...single, watts: 0, batteryHours: 8 }, 'Battery up to 8 hours'],
    [{ ...single, watts: 0, noMains: 'None needed' }, 'None needed'],
  ])('gives the watts, or why there are none', (specs, text) => {
    expect(formatPower(specs)).toBe(text)
  })
})

describe('listItemNeeds', () => {
  it('is empty for an item that one person carries and plugs in', () => {
    expect(listItemNeeds({ ...single, weightKg: ONE_PERSON_LIFT_KG })).toEqual([])
  })

  it('names the ceiling', () => {
    expect(listItemNeeds({ ...single, ceilingM: 3 })).toEqual(['Ceiling of at least 3 m'])
  })

  it('asks for two people if the heaviest piece is too heavy for one', () => {
    expect(listItemNeeds({ ...single, weightKg: 32 })).toEqual(['Two people to lift 32 kg'])
    expect(listItemNeeds({ ...single, weightKg: 42, heaviestKg: 18 })).toEqual([])
    expect(listItemNeeds({ ...single, weightKg: 95, crew: 'build' })).toEqual([
      'Delivered, built and taken down by our crew',
    ])
  })

  it.each(['haze', 'sparks', 'gas', 'hanging'] as const)(
    'names what to arrange with the venue for %s',
    (permission) => {
      expect(listItemNeeds({ ...single, permission })).toEqual([expect.stringContaining('venue')])
    },
  )
})

it('adds up the watts of all pieces, and finds the heaviest piece', () => {
  expect(getTotalWatts([single, pair])).toBe(135)
  expect(getHeaviestKg(single)).toBe(13.1)
  expect(getHeaviestKg(set)).toBe(8)
})

describe('countOutlets', () => {
  const load = (watts: number, pieces = 1): ItemSpecs => ({ ...single, watts, pieces })

  it('plans a power point for each started 1840 W', () => {
    const counts = [0, 1, WATTS_PER_OUTLET, WATTS_PER_OUTLET + 1].map((watts) =>
      countOutlets([load(1), load(0)], watts),
    )
    expect(countOutlets([])).toBe(0)
    expect(countOutlets([load(0, 3)])).toBe(0)
    expect(counts).toEqual([1, 1, 1, 2])
  })

  it('never divides the watts of a piece between two power points', () => {
    expect(countOutlets([load(900, 2)])).toBe(1)
    expect(countOutlets([load(1500), load(700), load(600, 2)])).toBe(3)
  })

  it('fills up power points with smaller pieces', () => {
    expect(countOutlets([load(340), load(1500), load(900, 2)])).toBe(2)
    expect(countOutlets([load(700, 2), load(1140, 4), load(700, 2)])).toBe(4)
  })
})
