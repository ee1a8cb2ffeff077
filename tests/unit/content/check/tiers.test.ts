import { expect, it } from 'vitest'
import { getEquipment } from '../../../../src/content/equipment'
import type { Package } from '../../../../src/content/packages'
import type { AddOn, Tier } from '../../../../src/content/schemas/package'
import { getLowestPrice } from '../../../../src/lib/text/money'
import { checkTiers } from '../../../../vite/content/rules/tiers'
import { createPackage } from '../../../support/packages'

const speaker = { id: 'powered-speaker-12', count: 2 } as const
const singlePrice = 2 * getLowestPrice(getEquipment(speaker.id).price24h)

/** An equipment package of speakers whose prices rise. */
const createSpeakers = (tiers: readonly Partial<Tier>[], values: Partial<Package> = {}) =>
  createPackage(
    { slug: 'speakers', crewed: false, ...values },
    [0, 1, 2, 3].map((index) => ({
      items: index === 0 ? [speaker] : [],
      guests: 80,
      price: singlePrice - 4 + index,
      ...tiers[index],
    })),
  )
/** A package with a crew whose numbers rise. */
const createCrewed = (tiers: readonly Partial<Tier>[], values: Partial<Package> = {}) =>
  createPackage(
    { slug: 'functions', crewed: true, extraHour: 150, ...values },
    [0, 1, 2, 3].map((index) => ({
      items: index === 0 ? [speaker] : [],
      guests: 80,
      price: 1000 + index,
      totals: { watts: 3000, weightKg: 500 },
      ...tiers[index],
    })),
  )
const check = (pkg: Package) => checkTiers(pkg).map(({ entry, message }) => `${entry}: ${message}`)

it('accepts tiers that are right', () => {
  expect(check(createSpeakers([]))).toEqual([])
  expect(check(createSpeakers([{ guests: 60, guestsReason: 'so everyone sees' }]))).toEqual([])
  expect(check(createCrewed([]))).toEqual([])
})

it.each<[string, Partial<Tier>[], string]>([
  [
    'another level',
    [{}, { level: 'horizon' }],
    'Test 1: level is horizon. The tiers are in this order: basic,',
  ],
  [
    'the same price',
    [{}, { price: singlePrice - 4 }],
    `Test 1: price is ${singlePrice - 4}. It must be more than`,
  ],
  [
    'fewer guests',
    [{}, { guests: 40 }],
    'Test 1: guests is 40. It must be at least the 80 of Test 0.',
  ],
  [
    'too many guests',
    [{}, {}, {}, { guests: 500 }],
    'Test 3: guests is 500. Its speakers, lights, screen or dance',
  ],
  [
    'a price above that of its items',
    [{}, {}, {}, { price: singlePrice + 1 }],
    `Test 3: price is ${singlePrice + 1}. It must be at most ${singlePrice}, what its items cost singly.`,
  ],
  [
    'an item that adds nothing',
    [{}, { items: [speaker] }],
    'adds nothing, because the tier before already has 2.',
  ],
  [
    'no space around its effects',
    [{}, {}, {}, { items: [{ id: 'co2-jet', count: 1 }] }],
    'Test 3: clearSpaceM is too',
  ],
  [
    'effects without a crew',
    [{}, {}, {}, { items: [{ id: 'co2-jet', count: 1 }] }],
    'Test 3: only our crew operates',
  ],
])('names a tier of equipment with %s', (_, tiers, sentence) => {
  expect(check(createSpeakers(tiers)).join('\n')).toContain(sentence)
})

it.each<[string, Partial<Tier>[], string]>([
  ['no totals', [{ totals: undefined }], 'Test 0: totals is missing.'],
  [
    'too few watts',
    [{}, { totals: { watts: 10, weightKg: 500 } }],
    'Test 1: totals.watts is 10. It must be at least',
  ],
  [
    'no price for more hours',
    [{}, { longerFrom: 80 }, { technicians: 1 }, { longerFrom: 80 }],
    'Test 0: has no price for more hours.',
  ],
])('names a tier with a crew that has %s', (_, tiers, sentence) => {
  const extraHour = tiers[1]?.longerFrom ? undefined : 150
  expect(check(createCrewed(tiers, { extraHour })).join('\n')).toContain(sentence)
})

it('names a tier whose last row cannot read the slides', () => {
  const wall = { screenM: { width: 4, height: 2 }, guests: 120, items: [speaker] }
  const withFloor = (width: number, depth: number) => {
    const guests = { guests: 120 }
    return check(
      createCrewed([{ ...wall, floorM: { width, depth } }, guests, guests, guests], {
        slug: 'corporate',
      }),
    )
  }
  expect(withFloor(8, 3)).toEqual([])
  expect(withFloor(20, 16)).toEqual([
    expect.stringMatching(/^Test 0: its last row needs \d+-point text, not 35-point/),
  ])
})

it('names an add-on whose text begins with another number than it has', () => {
  const addOn: AddOn = {
    id: 'subwoofers',
    text: 'Two subwoofers',
    items: [{ id: 'subwoofer-18', count: 2 }],
  }
  const lights: AddOn = { id: 'lights', text: '4 lights', items: [{ id: 'led-par', count: 2 }] }
  expect(check(createCrewed([], { addOns: [addOn, lights] }))).toEqual([])
  expect(check(createCrewed([], { addOns: [{ ...addOn, text: 'Three subwoofers' }] }))).toEqual([
    expect.stringMatching(/^subwoofers: 'Three subwoofers' begins with Three, but has 2 × /),
  ])
})

it('names an add-on for more guests with which a tier suits no more', () => {
  const more: AddOn = {
    id: 'bigger',
    text: 'Bigger',
    items: [{ id: 'subwoofer-18', count: 2 }],
    forMoreGuests: true,
  }
  const microphone: AddOn = { ...more, items: [{ id: 'vocal-mic', count: 1 }] }
  expect(check(createCrewed([], { addOns: [more] }))).toEqual([])
  expect(check(createCrewed([], { addOns: [microphone] }))).toEqual([
    'bigger: is for more guests, but every tier suits as many without it: see guest-rules.ts.',
  ])
  expect(
    check(
      createCrewed([{}, { guests: 60, guestsReason: 'so everyone sees' }], {
        addOns: [{ ...more, tiers: ['premium'] }],
      }),
    ).at(0),
  ).toBe('bigger: is for more guests, but premium suits as many without it: see guest-rules.ts.')
})
