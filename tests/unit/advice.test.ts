import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adviceRules } from '../../src/content/advice-rules'
import { findEquipment } from '../../src/content/equipment'
import { type EventPlace, eventKinds, eventPlaces } from '../../src/content/event-kinds'
import { type Package, packages, type Tier } from '../../src/content/packages'
import { withParams } from '../../src/lib/query'
import { getAdvice, type TierAdvice } from '../../src/packages/advice'
import {
  type CompleteBrief,
  formatEventBrief,
  getCompleteBrief,
  MAX_GUESTS,
  parseEventBrief,
  parseGuests,
} from '../../src/packages/event-brief'
import { createPackageEnquiry, formatAdvice } from '../../src/packages/package-enquiry'
import { getTierFacts } from '../../src/packages/tiers'
import { createPackage } from '../support/packages'

const anyEvent = fc.constantFrom(...eventKinds.map(({ id }) => id))
const anyPlace = fc.constantFrom(...eventPlaces.map(({ id }) => id))
const anyGuests = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: MAX_GUESTS }))
const anyBrief: fc.Arbitrary<CompleteBrief> = fc.record({ event: anyEvent, guests: anyGuests, place: anyPlace })

/** A package whose tiers are enough for any numbers of guests, at prices that rise. */
const anyPackage = fc
  .record({
    category: fc.constantFrom(...packages),
    guests: fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 4, maxLength: 4 }),
    prices: fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ category, guests, prices }) => {
    const rising = prices.toSorted((a, b) => a - b)
    const tiers = category.tiers.map((tier, index) => ({
      ...tier,
      guests: guests[index] ?? 0,
      price: rising[index] ?? 0,
    }))
    return { ...category, tiers: tiers as unknown as Package['tiers'] }
  })

describe('advice', () => {
  it('is the smallest tier that is large enough for the guests, whatever the content', () => {
    fc.assert(
      fc.property(anyBrief, anyPackage, (brief, category) => {
        const advice = getAdvice(brief, category)
        const share = brief.place === 'indoors' ? 1 : adviceRules.outdoorGuestPercent / 100
        const isEnough = ({ guests, level }: Tier) =>
          Math.floor(guests * share + 1e-9) >= brief.guests &&
          !(brief.place !== 'indoors' && adviceRules.roomTiers[category.slug]?.[level])
        expect('tier' in advice ? advice.tier : undefined).toEqual(category.tiers.find(isEnough))
        expect('tier' in advice || advice.guests < brief.guests).toBe(true)
      }),
    )
  })

  it.each(packages)('on $slug gives each reason and condition once', (category) => {
    const texts = eventPlaces.flatMap(({ id: place }) =>
      category.tiers.map(({ guests }) => {
        const advice = getAdvice({ event: 'party', guests: Math.floor(guests * 0.8), place }, category)
        return 'tier' in advice ? [...advice.reasons, ...advice.conditions] : []
      }),
    )
    expect(texts.map((list) => new Set(list).size)).toEqual(texts.map(({ length }) => length))
  })

  it('has the tiers beside it as steps, with the differences in their prices and contents', () => {
    fc.assert(
      fc.property(anyBrief, anyPackage, (brief, category) => {
        const advice = getAdvice(brief, category)
        fc.pre('tier' in advice)
        const { tier, crewFrom, stepDown, stepUp } = advice
        const facts = getTierFacts(category)
        const size = category.tiers.indexOf(tier)
        expect(stepDown?.tier).toBe(category.tiers[size - 1])
        expect(stepUp?.tier).toBe(category.tiers[size + 1])
        const totals = facts.map((option) => option.tier.price + option.crewFrom)
        expect(tier.price + crewFrom).toBe(totals[size])
        expect(stepDown && tier.price + crewFrom - stepDown.priceDifference).toBe(totals[size - 1])
        expect(stepUp && tier.price + crewFrom + stepUp.priceDifference).toBe(totals[size + 1])
        expect(stepDown?.guests ?? 0).toBeLessThan(brief.guests)
        expect([stepDown, stepUp].map((step) => step?.changes)).not.toContainEqual([])
      }),
    )
  })

  it('names what the smaller tier has instead, and not who builds it', () => {
    const category = createPackage({ crewed: false }, [
      { items: [{ id: 'dj-controller', count: 1 }] },
      {
        items: [
          { id: 'led-dj-booth', count: 1, replaces: 'dj-controller' },
          { id: 'xdj-xz', count: 1 },
        ],
        features: ['Cables'],
        guests: 200,
      },
    ])
    const getSteps = (guests: number) =>
      getAdvice({ event: 'dj-set', guests, place: 'indoors' }, category) as TierAdvice
    expect(getSteps(100).stepUp?.changes).toEqual([
      'LED DJ Booth instead of DJ Controller, built by our crew',
      'XDJ-XZ',
      'Cables',
    ])
    expect(getSteps(200).stepDown?.changes).toEqual(['LED DJ Booth (DJ Controller instead)', 'XDJ-XZ', 'Cables'])
  })

  it('includes sound for a talk outdoors', () => {
    const brief = { event: 'talk', guests: 20, place: 'outdoors' } as const
    const { tier, stepDown } = getAdvice(brief) as TierAdvice
    expect(tier.level).toBe('premium')
    expect(stepDown?.guests).toBe(0)
    const indoors = getAdvice({ ...brief, place: 'indoors' }) as TierAdvice
    expect(indoors.tier.level).toBe('basic')
    expect(indoors.conditions).toContain(adviceRules.roomTiers['av-equipment']?.basic)
  })
})

describe('the reasons and conditions of an advised tier', () => {
  const category = createPackage({ slug: 'weddings', crewed: false }, [
    {
      items: [
        { id: 'wireless-uplight', count: 1 },
        { id: 'haze-machine', count: 1 },
      ],
    },
    {
      guests: 200,
      items: [
        { id: 'led-screen', count: 1 },
        { id: 'projector-screen', count: 1, replaces: 'wireless-uplight' },
      ],
    },
    {
      guests: 300,
      items: [
        { id: 'stage-deck', count: 1 },
        { id: 'mirror-ball', count: 1 },
        { id: 'cold-spark', count: 1 },
      ],
    },
    { guests: 400, items: [{ id: 'co2-jet', count: 1, outdoorsOnly: true }], ceilingM: 6 },
  ])
  const { permissions, operation, crewCost, cover, outdoorTiers, outdoorGuestPercent: percent } = adviceRules
  const { haze, hanging, sparks, gas } = permissions
  const [uplight, led, projector, stage, ball, spark] = (
    ['wireless-uplight', 'led-screen', 'projector-screen', 'stage-deck', 'mirror-ball', 'cold-spark'] as const
  ).map(findEquipment)

  /** The advice for as many guests as the tier with this number suits, from 1. */
  const adviseTier = (number: number, place: EventPlace, crewed = false) =>
    getAdvice(
      { event: 'wedding', guests: number * (place === 'indoors' ? 100 : percent), place },
      { ...category, crewed },
    )

  it('depend on the place', () => {
    expect(adviseTier(1, 'indoors')).toMatchObject({
      reasons: ['Suits up to 100 guests', operation.uncrewed],
      conditions: [haze.indoors],
    })
    expect(adviseTier(1, 'outdoors')).toMatchObject({
      reasons: [
        `Suits up to ${percent} guests outdoors (100 indoors, where the walls help the sound and light)`,
        operation.uncrewed,
        `${uplight?.name} needs no power point. Its battery lasts up to ${uplight?.batteryHours} hours`,
      ],
      conditions: [haze.outdoors, cover],
    })
    expect(adviseTier(3, 'outdoors')).toHaveProperty('conditions', [
      haze.outdoors,
      hanging.outdoors,
      sparks.outdoors,
      led?.outdoors,
      projector?.outdoors,
      stage?.outdoors,
      outdoorTiers.weddings?.diamond,
      cover,
      crewCost,
    ])
  })

  it('name the ceiling with the items that need it, and the crew unless it is included', () => {
    const low = `The ceiling has to be at least ${projector?.ceilingM} m high for the ${projector?.name}.`
    const high = `The ceiling has to be at least ${spark?.ceilingM} m high for the ${spark?.name}.`
    const underRoof = `The ceiling has to be at least ${stage?.ceilingM} m high for the ${stage?.name} and ${ball?.name}.`
    expect(adviseTier(2, 'indoors')).toHaveProperty('conditions', [haze.indoors, low, crewCost])
    const onlyIndoors = [haze.indoors, hanging.indoors, sparks.indoors]
    expect(adviseTier(3, 'indoors')).toHaveProperty('conditions', [...onlyIndoors, high, crewCost])
    expect(adviseTier(3, 'marquee')).toMatchObject({ conditions: expect.arrayContaining([underRoof]) as string[] })
    const highest = 'The ceiling has to be at least 6 m high.'
    expect(adviseTier(4, 'indoors')).toHaveProperty('conditions', [...onlyIndoors, gas.indoors, highest, crewCost])
    expect(adviseTier(2, 'indoors', true)).toMatchObject({
      conditions: [haze.indoors, low],
      reasons: ['Suits up to 200 guests', operation.crewed, projector?.adviceReason],
    })
  })
})

it('has a kind of event for each package', () => {
  expect(eventKinds.map(({ slug }) => slug).toSorted()).toEqual(packages.map(({ slug }) => slug).toSorted())
})

it('says that only the largest tier of lights and stage has a stage', () => {
  const { conditions } = getAdvice({ event: 'lights', guests: 50, place: 'indoors' }) as TierAdvice
  expect(conditions.join()).toContain(
    "A stage isn't included. Production Horizon has one, from $800+GST, $880 incl. GST, with crew from $1,100+GST, from $1,210 incl. GST",
  )
})

describe('enquiry', () => {
  it('has the tier in the subject, and the tier with both prices and the event in the message', () => {
    const brief = { event: 'wedding', guests: 120, place: 'indoors' } as const
    const advice = getAdvice(brief)
    expect(createPackageEnquiry(brief, advice)).toEqual({
      subject: 'Package Enquiry: Weddings Diamond',
      message: `I'm interested in Weddings Diamond, from $1,800+GST, $1,980 incl. GST.

I'm planning a wedding for 120 guests, indoors.

Please let me know if you're available and what it costs.`,
    })
    expect(formatAdvice(brief, advice)).toBe('Weddings Diamond, from $1,800+GST, $1,980 incl. GST')
  })

  it('asks for a suggestion when no tier is enough', () => {
    const brief = { event: 'sound', guests: 5000, place: 'outdoors' } as const
    const advice = getAdvice(brief)
    const { subject, message } = createPackageEnquiry(brief, advice)
    expect(subject).toBe('speakers')
    expect(createPackageEnquiry({ ...brief, guests: 1 }, advice).message).toContain('for 1 guest,')
    expect(message).toContain('an event that needs more sound for 5,000 guests, outdoors')
    expect(message).toContain('Speakers Horizon suits up to 200 guests')
    expect(formatAdvice(brief, advice)).toBe('No tier suits 5,000 guests outdoors. Please talk to us')
  })
})

describe('event brief in a URL', () => {
  it('is read as it was written, without an unknown event or place', () => {
    const brief = { event: 'wedding', guests: '120', place: 'marquee' } as const
    expect(parseEventBrief(withParams(new URLSearchParams(), formatEventBrief(brief)))).toEqual(brief)
    const unknown = new URLSearchParams('event=funeral&place=moon')
    expect(parseEventBrief(unknown)).toEqual({ event: null, guests: '', place: null })
  })

  it('has the number of guests, or else the text that was typed', () => {
    const format = (guests: string) => formatEventBrief({ event: null, guests, place: null }).guests
    expect(['1,200', ' many '].map(format)).toEqual(['1200', 'many'])
  })

  it('is complete with an event, a valid number of guests and a place', () => {
    const brief = { event: 'wedding', guests: '1,200', place: 'indoors' } as const
    expect(getCompleteBrief(brief)).toEqual({ ...brief, guests: 1200 })
    const others = [{ event: null }, { guests: '0' }, { place: null }]
    expect(others.map((other) => getCompleteBrief({ ...brief, ...other }))).toEqual([null, null, null])
  })

  it.each([
    ['120', 120],
    [' 1,200 ', 1200],
    ['1 200', 1200],
    ['007', 7],
    ['0', null],
    ['1.5', null],
    ['10000', 10_000],
    ['10001', null],
    ['1e3', null],
    ['', null],
  ])('reads %j guests as %j', (text, guests) => {
    expect(parseGuests(text)).toBe(guests)
  })
})
