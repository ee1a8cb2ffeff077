import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getTierDetails } from '../../../../src/booking/tiers/tier'
import { packageSeatings } from '../../../../src/content/advice/event-kinds'
import { eventPlaces } from '../../../../src/content/advice/event-places'
import { seatings } from '../../../../src/content/advice/room-rules'
import { SLIDE_TEXT_POINTS, WALL_TEXT_POINTS } from '../../../../src/content/advice/slide-text'
import { equipment, getEquipment } from '../../../../src/content/equipment'
import { getPackage, packages, type PackageSlug } from '../../../../src/content/packages'
import type { TierLevel } from '../../../../src/content/tier-levels'
import { getSuitabilityInRoom } from '../../../../src/suitability/room/room'
import {
  getRoomVerdict,
  listAlternatives,
  type NamedEquipment,
} from '../../../../src/suitability/room/room-verdict'
import type { RoomBrief } from '../../../../src/suitability/suitability'

const getTiers = (slug: PackageSlug) =>
  packages
    .filter((pkg) => pkg.slug === slug)
    .flatMap(getTierDetails)
    .map(({ kit, tier }): NamedEquipment => ({ kit, tier, name: tier.name }))

function getTier(slug: PackageSlug, level: TierLevel): NamedEquipment {
  const found = getTiers(slug).find(({ tier }) => tier?.level === level)
  if (!found) throw new Error(`${slug} has no ${level}`)
  return found
}

const tiers = packages.flatMap(({ slug }) => getTiers(slug))

const kits = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom(...equipment.map(({ id }) => id)),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 5 },
  )
  .map((kit): NamedEquipment => ({ kit }))

const metres = (max: number) => fc.integer({ min: 10, max: max * 10 }).map((tenths) => tenths / 10)
const briefs = fc.record({
  guests: fc.integer({ min: 1, max: 500 }),
  seating: fc.constantFrom(...seatings),
  place: fc.constantFrom(...eventPlaces.map(({ id }) => id)),
  isAfterDark: fc.boolean(),
  room: fc.record({
    lengthM: metres(40),
    widthM: metres(30),
    heightM: fc.option(metres(8), { nil: undefined }),
  }),
})

const getGuests = (gear: NamedEquipment, brief: RoomBrief) =>
  getSuitabilityInRoom(gear, brief).guests

const indoors = (
  lengthM: number,
  widthM: number,
  guests: number,
  seating: RoomBrief['seating'],
): RoomBrief => ({
  room: { lengthM, widthM },
  guests,
  seating,
  place: 'indoors',
})

it('suits no fewer in a larger room, and as many with its sides swapped, whatever the equipment', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...tiers), kits), briefs, (gear, brief) => {
      const { lengthM, widthM, heightM } = brief.room
      const inRoom = (length: number, width: number) =>
        getGuests(gear, { ...brief, room: { lengthM: length, widthM: width, heightM } })
      const guests = inRoom(lengthM, widthM)
      expect(inRoom(lengthM, widthM + 2)).toBeGreaterThanOrEqual(guests)
      expect(inRoom(lengthM + 0.3, widthM + 0.1)).toBeGreaterThanOrEqual(guests)
      expect(inRoom(widthM, lengthM)).toBe(guests)
    }),
    { numRuns: 25 },
  )
})

it('draws the dance floor in the room, and as large as the guests need', () => {
  fc.assert(
    fc.property(fc.constantFrom(...getTiers('weddings')), briefs, (gear, brief) => {
      const { plan, tight } = getSuitabilityInRoom(gear, {
        ...brief,
        seating: 'tables-dancing',
        place: 'indoors',
      })
      const { danceFloor, floor, start } = plan
      if (!danceFloor || tight < 1) return
      expect(danceFloor.depth).toBeGreaterThanOrEqual(1)
      expect(start + danceFloor.depth).toBeLessThanOrEqual(floor.depth + 1e-9)
      expect(danceFloor.width).toBeLessThanOrEqual(floor.width)
    }),
    { numRuns: 300 },
  )
  // The floor in front of the gear is too shallow for one.
  for (const widthM of [3, 3.4]) {
    const room = indoors(12, widthM, 10, 'tables-dancing')
    expect(getSuitabilityInRoom(getTier('weddings', 'basic'), room).plan.danceFloor).toBeUndefined()
  }
  const { plan, guests } = getSuitabilityInRoom(
    getTier('weddings', 'basic'),
    indoors(18.5, 6, 51, 'tables-dancing'),
  )
  expect(guests).toBeGreaterThanOrEqual(51)
  expect((plan.danceFloor?.width ?? 0) * (plan.danceFloor?.depth ?? 0)).toBeGreaterThanOrEqual(
    (51 * 12) / 50,
  )
})

describe('the floor', () => {
  it('has no guests at tables in the clear zone of sparks, which standing guests leave', () => {
    const sparks: NamedEquipment = { kit: [{ id: 'cold-spark', count: 2 }] }
    const { plan } = getSuitabilityInRoom(sparks, indoors(12, 10, 60, 'tables'))
    const zone = (plan.zone?.width ?? 0) * (plan.zone?.depth ?? 0)
    expect(zone).toBeGreaterThan(36)
    const withoutSparks = getSuitabilityInRoom({ kit: [] }, indoors(12, 10, 60, 'tables')).tight
    const atTables = getSuitabilityInRoom(sparks, indoors(12, 10, 60, 'tables')).tight
    expect(withoutSparks - atTables).toBeGreaterThanOrEqual(Math.floor(zone / 1.05))
    expect(getSuitabilityInRoom(sparks, indoors(12, 10, 60, 'standing')).tight).toBe(
      Math.floor((120 - zone) / 0.5),
    )
  })

  it('is as wide for the gear as the gear, where sparks stay outside and indoors', () => {
    const getGear = (place: RoomBrief['place']) =>
      getSuitabilityInRoom(getTier('functions', 'horizon'), {
        ...indoors(20, 15, 100, 'dancing'),
        place,
      }).plan
    expect(getGear('marquee')).toMatchObject({ gear: { width: 6, depth: 3 }, zone: undefined })
    expect(getGear('indoors')).toMatchObject({
      gear: { width: 6, depth: 3 },
      zone: { width: 8, depth: 6.5 },
    })
  })

  it('has no table where there is no width for one with its chairs', () => {
    expect(getGuests({ kit: [] }, indoors(40, 2, 8, 'tables'))).toBe(0)
    expect(getGuests({ kit: [] }, indoors(40, 2, 8, 'rows'))).toBeGreaterThan(8)
  })

  it('has to be large enough for the gear', () => {
    const verdict = getRoomVerdict(getTier('production', 'horizon'), indoors(3, 3, 10, 'standing'))
    expect(verdict).toMatchObject({ status: 'no', headline: "It doesn't suit your event." })
    expect(verdict.sentences[0]).toBe('3 × 3 m is too small for our gear.')
  })
})

describe('the answer', () => {
  const outdoors = { place: 'outdoors', room: { lengthM: 18, widthM: 12 }, guests: 60 } as const

  it('is no outdoors by day with a projector', () => {
    const verdict = getRoomVerdict(getTier('corporate', 'premium'), {
      ...outdoors,
      seating: 'rows',
    })
    expect(verdict.status).toBe('no')
    expect(verdict.sentences[0]).toMatch(/^Our screens don't show in daylight/)
  })

  it('has a ceiling that is too low, and asks to check one that is not known', () => {
    const horizon = getTier('production', 'horizon')
    const brief = indoors(30, 20, 100, packageSeatings.production)
    const tier = horizon.tier && { ...horizon.tier, ceiling: { metres: 9, for: 'the drapes' } }
    expect(getRoomVerdict({ ...horizon, tier }, brief).sentences).toContain(
      'Check the ceiling: you need 9 m for the drapes.',
    )
    const low = getRoomVerdict(horizon, { ...brief, room: { ...brief.room, heightM: 2.4 } })
    expect(low.status).toBe('no')
    expect(low.sentences[0]).toMatch(/^You need a ceiling of/)
  })

  it.each([
    [getTier('corporate', 'premium'), SLIDE_TEXT_POINTS],
    [getTier('corporate', 'diamond'), WALL_TEXT_POINTS],
    [getTier('corporate', 'horizon'), WALL_TEXT_POINTS],
    [getTier('av-equipment', 'horizon'), SLIDE_TEXT_POINTS],
  ])('has the size of the text that the pages name, in a large hall: $name', (gear, points) => {
    for (const [lengthM, widthM] of [
      [40, 30],
      [25, 20],
    ] as const) {
      const verdict = getRoomVerdict(gear, indoors(lengthM, widthM, gear.tier?.guests ?? 0, 'rows'))
      expect(verdict.status).toBe('suits')
      expect(verdict.sentences.join(' ')).toContain(`${points}-point text`)
    }
  })

  it('measures the furthest table as far apart as its number of guests is comfortable', () => {
    const getSentences = (guests: number) =>
      getRoomVerdict(
        getTier('av-equipment', 'basic'),
        indoors(14, 8, guests, 'tables'),
      ).sentences.join(' ')
    expect(getSentences(48)).toContain('holds about 48 at tables. ')
    expect(getSentences(48)).toContain('The back is 14 m from the screen, so use 40-point text.')
    expect(getSentences(49)).toContain('close together. ')
    expect(getSentences(49)).toContain('can read 30-point text')
  })

  it('names the effects that everyone keeps clear of', () => {
    const kit = (['cold-spark', 'co2-jet'] as const).map((id) => ({ id, count: 2 }))
    const { sentences } = getRoomVerdict({ kit }, indoors(30, 20, 60, 'standing'))
    const names = kit.map(({ id }) => `the ${getEquipment(id).shortName}`)
    expect(sentences.join(' ')).toContain(`in front while we set off ${names.join(' and ')}.`)
  })

  it('leaves two heights of the screen free in front of it', () => {
    const projector = getTier('av-equipment', 'basic')
    // 31 guests if the first row could be at the foot of the screen.
    expect(getGuests(projector, indoors(6, 6, 60, 'rows'))).toBe(25)
  })

  it('names the aisle of a projector beside the floor of the gear', () => {
    const aisle = 'along one wall and an aisle for the projector, 3.5 to 5 m in front.'
    const getSentences = (seating: RoomBrief['seating']) =>
      getRoomVerdict(getTier('av-equipment', 'basic'), indoors(14, 8, 40, seating)).sentences.join(
        ' ',
      )
    expect(getSentences('rows')).toContain(aisle)
    expect(getSentences('tables')).not.toContain('aisle')
  })

  it('does not say that guests suit who only fit close together', () => {
    const verdict = getRoomVerdict(getTier('functions', 'basic'), indoors(6, 6, 40, 'dancing'))
    expect(verdict.headline).toBe('Up to 34 guests dancing fit close together, not 40.')
    expect(listAlternatives(verdict)[0]?.text).toBe('Up to 34 guests dancing, close together')
  })

  it('offers fewer guests and the cheapest larger tier', () => {
    const verdict = getRoomVerdict(
      getTier('weddings', 'basic'),
      indoors(40, 30, 110, 'tables-dancing'),
    )
    const [basic, , diamond] = getPackage('weddings').tiers
    expect(listAlternatives(verdict, getTiers('weddings'))).toEqual([
      { text: `Up to ${basic.guests} guests at tables with a dance floor`, guests: basic.guests },
      { text: diamond.name, tier: diamond.name },
    ])
  })
})
