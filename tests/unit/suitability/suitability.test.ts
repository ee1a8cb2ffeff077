import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getTierDetails } from '../../../src/booking/tiers/tier'
import { getTierSummary } from '../../../src/booking/tiers/tier-suitability'
import { eventPlaces } from '../../../src/content/advice/event-places'
import { seatings } from '../../../src/content/advice/room-rules'
import { equipment } from '../../../src/content/equipment'
import type { Kit } from '../../../src/content/equipment/kit'
import { getPackage, type PackageSlug, packages } from '../../../src/content/packages'
import type { TierLevel } from '../../../src/content/tier-levels'
import { type Brief, type Equipment, getSuitability } from '../../../src/suitability/suitability'

const getTier = (slug: PackageSlug, level: TierLevel): Equipment => {
  const facts = getTierDetails(getPackage(slug)).find(({ tier }) => tier.level === level)
  if (!facts) throw new Error(`${slug} has no ${level}`)
  return facts
}
const toKit = (counts: Partial<Record<Kit[number]['id'], number>>): Kit =>
  Object.entries(counts).map(([id, count]) => ({ id: id as Kit[number]['id'], count }))

const dancing = { seating: 'dancing', place: 'indoors' } as const
const rows = { seating: 'rows', place: 'indoors' } as const
const outdoors = { place: 'outdoors' } as const
const afterDark = { ...outdoors, isAfterDark: true } as const
const marquee = { place: 'marquee' } as const

const battery = toKit({ 'battery-pa': 1 })
const projector = toKit({ 'projector-screen': 1 })
const fullSound = toKit({ 'powered-speaker-15': 1, 'subwoofer-18': 2 })
const beams = toKit({ 'truss-goalpost': 1, 'moving-head-beam': 4, 'haze-machine': 1 })

describe('equipment suits', () => {
  it.each<[string, Kit, Brief, number, string]>([
    ['a 12-inch pair to dance to', toKit({ 'powered-speaker-12': 2 }), dancing, 80, 'dancing'],
    [
      'half as many on the lawn',
      toKit({ 'powered-speaker-12': 2 }),
      { ...dancing, ...outdoors },
      40,
      'dancing',
    ],
    ['more with subwoofers', fullSound, dancing, 200, 'dancing'],
    ['fewer for speech from a battery', battery, { ...rows, ...outdoors }, 60, 'speech'],
    ['who can read a projector', projector, rows, 120, 'picture'],
    ['more with two projectors', toKit({ 'projector-screen': 2 }), rows, 200, 'picture'],
    ['no one with a projector by day', projector, { ...rows, ...outdoors }, 0, 'daylight'],
    ['as many after dark', projector, { ...rows, ...afterDark }, 120, 'picture'],
    ['few with a screen for pictures', toKit({ 'led-screen': 1 }), rows, 40, 'picture'],
    [
      'as many as a hired dance floor',
      [...fullSound, ...toKit({ 'dance-floor': 2 })],
      dancing,
      100,
      'dance floor',
    ],
    ['who see beams in haze', beams, { ...dancing, seating: 'standing' }, 200, 'light'],
    ['no one with beams without haze', beams, { seating: 'standing', ...afterDark }, 0, 'light'],
    ['no one with lights by day', beams, { seating: 'standing', ...outdoors }, 0, 'daylight'],
    [
      'the smaller of sound and picture',
      [...toKit({ 'powered-speaker-12': 1 }), ...projector],
      rows,
      60,
      'speech',
    ],
  ])('%s', (_, kit, brief, guests, kind) => {
    expect(getSuitability({ kit }, brief)).toMatchObject({
      guests,
      limits: expect.arrayContaining([expect.objectContaining({ kind, guests })]) as unknown[],
    })
  })

  it('any number if nothing of it limits them', () => {
    expect(getSuitability({ kit: toKit({ 'vocal-mic': 2 }) }, rows)).toMatchObject({
      guests: Infinity,
      limits: [],
    })
    // Dancers do not watch a screen, and beside speakers lights are decoration.
    expect(getSuitability({ kit: projector }, dancing).guests).toBe(Infinity)
    expect(getSuitability({ kit: [...fullSound, ...beams] }, dancing).limits).toHaveLength(1)
  })
})

describe('a tier suits', () => {
  it.each<[string, Equipment, Brief, number, string]>([
    ['not outdoors', getTier('weddings', 'horizon'), { ...dancing, ...outdoors }, 0, 'roof'],
    ['as many as it is made for', getTier('corporate', 'basic'), rows, 80, 'tier'],
    [
      'no one with an LED wall by day',
      getTier('corporate', 'diamond'),
      { ...rows, ...outdoors },
      0,
      'daylight',
    ],
    [
      'as many with one after dark',
      getTier('corporate', 'diamond'),
      { ...rows, ...outdoors, isAfterDark: true },
      150,
      'picture',
    ],
    [
      'as many with one in a marquee',
      getTier('corporate', 'diamond'),
      { ...rows, place: 'marquee' },
      150,
      'picture',
    ],
  ])('%s', (_, facts, brief, guests, kind) => {
    const suitability = getSuitability(facts, brief)
    expect(suitability).toMatchObject({ guests })
    expect(suitability.limits[0]?.kind).toBe(kind)
  })

  it('fewer than its equipment for a reason that it prints', () => {
    const print = (level: 0 | 3) => {
      const pkg = getPackage(level ? 'weddings' : 'corporate')
      return getTierDetails(pkg).map((facts) => getTierSummary(facts)[0]?.value)[level]
    }
    expect(print(3)).toBe('Up to 150 indoors, as many as the dance floor takes')
    expect(print(0)).toBe(`Up to 80 indoors, ${getPackage('corporate').tiers[0].guestsReason}`)
  })
})

it('names what is outside and what is left out', () => {
  const { kit } = getTier('weddings', 'horizon')
  const listIds = (place: Brief['place']) => {
    const { used, outside, leftOut } = getSuitability({ kit }, { seating: 'tables-dancing', place })
    const ids = [used, outside, leftOut].map((part) => part.map(({ id }) => id))
    expect(ids.flat().toSorted()).toEqual(kit.map(({ id }) => id).toSorted())
    return ids.slice(1)
  }
  expect(listIds('indoors')).toEqual([['cold-spark'], []])
  expect(listIds('outdoors')).toEqual([[], ['low-fog', 'mirror-ball']])
  // Sparks that are used indoors stay outside a marquee.
  expect(
    getSuitability({ kit: toKit({ 'cold-spark': 1 }) }, { ...dancing, ...marquee }).outside,
  ).toHaveLength(1)
})

describe('for any equipment and event', () => {
  const anyKit = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...equipment.map(({ id }) => id)),
      count: fc.integer({ min: 1, max: 4 }),
    }),
    {
      selector: ({ id }) => id,
      maxLength: 8,
    },
  )
  const anyEquipment = fc.oneof(
    anyKit.map((kit): Equipment => ({ kit })),
    fc.constantFrom(...packages.flatMap((pkg): Equipment[] => getTierDetails(pkg))),
  )
  const anyBrief = fc.record({
    seating: fc.constantFrom(...seatings),
    place: fc.constantFrom(...eventPlaces.map(({ id }) => id)),
    isAfterDark: fc.boolean(),
  })

  it('there are never more outdoors than in a marquee, nor more there than indoors', () => {
    fc.assert(
      fc.property(anyEquipment, anyBrief, (facts, brief) => {
        const [indoors = 0, inMarquee = 0, inTheOpen = 0] = eventPlaces.map(
          ({ id: place }) => getSuitability(facts, { ...brief, place }).guests,
        )
        expect(inMarquee).toBeLessThanOrEqual(indoors)
        expect(inTheOpen).toBeLessThanOrEqual(inMarquee)
      }),
    )
  })
})
