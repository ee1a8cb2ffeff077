import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adviceRules } from '../../../src/content/advice/advice-rules'
import { eventKinds, getEventKind } from '../../../src/content/advice/event-kinds'
import { type EventPlace, eventPlaces } from '../../../src/content/advice/event-places'
import { findEquipment, getEquipment } from '../../../src/content/equipment'
import { getPackage, packages } from '../../../src/content/packages'
import type { AddOn, Tier } from '../../../src/content/schemas/package'
import { withParams } from '../../../src/lib/query'
import { formatBothPrices } from '../../../src/lib/text/money'
import { type Advice, type CustomAdvice, getAdvice, type TierAdvice } from '../../../src/packages/advice'
import {
  type CompleteBrief,
  type EventBrief,
  formatEventBrief,
  getCompleteBrief,
  parseEventBrief,
} from '../../../src/packages/event-brief'
import { createPackageEnquiry, formatAdvice } from '../../../src/packages/package-enquiry'
import { getTierOptions } from '../../../src/packages/tier-options'
import { getTierSuitability } from '../../../src/packages/tier-suitability'
import { MAX_GUESTS } from '../../../src/suitability/suitability'
import { createPackage } from '../../support/packages'

const anyEvent = fc.constantFrom(...eventKinds.map(({ id }) => id))
const anyPlace = fc.constantFrom(...eventPlaces.map(({ id }) => id))
const anyGuests = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: MAX_GUESTS }))
const anyTime = fc.constantFrom('day', 'after-dark', undefined)
const anyBrief: fc.Arbitrary<CompleteBrief> = fc.record({
  event: anyEvent,
  guests: anyGuests,
  place: anyPlace,
  time: anyTime,
})

const subwoofers: AddOn = {
  id: 'subwoofers',
  text: 'Two subwoofers',
  items: [{ id: 'subwoofer-18', count: 2 }],
  forMoreGuests: true,
}

describe('advice', () => {
  it('is the cheapest tier that suits the event, or none if none does', () => {
    fc.assert(
      fc.property(anyBrief, (brief) => {
        const advice = getAdvice(brief)
        const pkg = getPackage(getEventKind(brief.event).slug)
        const suitable = getTierOptions(pkg).filter(
          (option) => getTierSuitability(option, pkg, brief).guests >= brief.guests,
        )
        expect('tier' in advice).toBe(suitable.length > 0)
        fc.pre('tier' in advice)
        const totals = suitable.map(({ tier, crewFrom }) => tier.price + crewFrom)
        expect(suitable.map(({ tier, addOn }) => [tier.level, addOn])).toContainEqual([advice.tier.level, advice.addOn])
        expect(advice.tier.price + advice.crewFrom).toBe(Math.min(...totals))
        const { guests } = getTierSuitability(advice, pkg, brief)
        expect(advice.reasons[0]).toMatch(new RegExp(`^(?:Suits up to|Good for) ${guests} `))
      }),
    )
  })

  it('is never smaller or cheaper for more guests', () => {
    fc.assert(
      fc.property(anyBrief, fc.nat(300), (brief, more) => {
        const pkg = getPackage(getEventKind(brief.event).slug)
        const sum = (advice: Advice) =>
          'tier' in advice
            ? { guests: getTierSuitability(advice, pkg, brief).guests, total: advice.tier.price + advice.crewFrom }
            : { guests: Infinity, total: Infinity }
        const [fewer, larger] = [brief, { ...brief, guests: brief.guests + more }].map((each) => sum(getAdvice(each)))
        expect(larger?.guests).toBeGreaterThanOrEqual(fewer?.guests ?? 0)
        expect(larger?.total).toBeGreaterThanOrEqual(fewer?.total ?? 0)
      }),
    )
  })

  it('is a smaller tier with the add-on for more guests, where that is cheaper than the next tier', () => {
    const pkg = createPackage({ slug: 'speakers', crewed: false, addOns: [subwoofers] }, [
      {
        items: [
          { id: 'powered-speaker-12', count: 2 },
          { id: 'vocal-mic', count: 1 },
        ],
        guests: 80,
        price: 200,
      },
      { items: [{ id: 'powered-speaker-15', count: 1, replaces: 'powered-speaker-12' }], guests: 120, price: 500 },
      { guests: 120, price: 600 },
      { items: [{ id: 'subwoofer-18', count: 2 }], guests: 200, price: 650 },
    ])
    const advise = (guests: number, place: EventPlace = 'indoors') =>
      getAdvice({ event: 'sound', guests, place }, pkg) as TierAdvice
    const price = 2 * Number(getEquipment('subwoofer-18').price24h)

    expect(advise(80).addOn).toBeUndefined()
    expect(advise(81)).toMatchObject({
      tier: { level: 'basic', guests: 120, price: 200 + price },
      kit: [
        { id: 'powered-speaker-12', count: 2 },
        { id: 'vocal-mic', count: 1 },
        { id: 'subwoofer-18', count: 2 },
      ],
      addOn: subwoofers,
      reasons: expect.arrayContaining([`Includes the add-on for ${formatBothPrices(price)}`]) as string[],
    })
    expect(advise(75, 'outdoors').reasons).toContain('Good for 100 outdoors, 200 indoors')
  })

  it('is a tier with a second screen, where the screen limits the tier', () => {
    const secondScreen: AddOn = {
      id: 'second-screen',
      text: 'Second screen',
      items: [{ id: 'projector-screen', count: 1 }],
      forMoreGuests: true,
      tiers: ['basic'],
    }
    const advise = (guests: number, speakers: Tier['items'], place: EventPlace = 'indoors') =>
      getAdvice(
        { event: 'conference', guests, place },
        createPackage({ slug: 'corporate', crewed: true, addOns: [secondScreen] }, [
          { items: [...speakers, { id: 'projector-screen', count: 1 }], guests: 120 },
          ...[250, 250, 250].map((count) => ({ guests: count, price: 5000 })),
        ]),
      )
    const columns = [{ id: 'column-array', count: 1 }] as const
    const towers = [{ id: 'pa-tower-28', count: 2 }] as const
    expect(advise(120, columns)).not.toHaveProperty('addOn')
    // The speakers then limit it to 150, or else the screens to 200.
    expect(advise(150, columns)).toMatchObject({ tier: { level: 'basic', guests: 150 }, addOn: secondScreen })
    expect(advise(200, towers)).toMatchObject({
      tier: { level: 'basic', guests: 200, floorM: { width: 6, depth: 2 } },
      kit: [...towers, { id: 'projector-screen', count: 2 }],
    })
    expect(advise(121, columns, 'outdoors')).not.toHaveProperty('addOn')
  })

  it('is no projector outdoors by day, but an LED wall, or what suits after dark', () => {
    const brief = { event: 'conference', guests: 120, place: 'outdoors' } as const
    expect(getAdvice({ ...brief, time: 'day' })).toMatchObject({ tier: { level: 'diamond' } })
    expect(getAdvice({ ...brief, time: 'after-dark' })).toMatchObject({ tier: { level: 'premium' } })
    const talk = { event: 'talk', guests: 60, place: 'outdoors' } as const
    expect(getAdvice({ ...talk, time: 'day' })).toMatchObject({
      suitability: { guests: 40, limits: [{ kind: 'picture' }, {}, {}] },
      otherwise: [
        { brief: { time: 'after-dark' }, advice: { tier: { level: 'premium' } } },
        { brief: { place: 'marquee' }, advice: { tier: { level: 'premium' } } },
      ],
    })
  })

  it('has no option for an add-on that is not for more guests, or does not suit more', () => {
    const { forMoreGuests: _, ...foyer } = subwoofers
    const uplights: AddOn = { ...subwoofers, items: [{ id: 'wireless-uplight', count: 1 }] }
    const extraHour: AddOn = { id: 'hour', text: 'An extra hour', extraHour: true, forMoreGuests: true }
    const tier = { items: [{ id: 'powered-speaker-12', count: 2 }], guests: 80 } as const
    const later = { guests: 80 }
    const addOns = [foyer, uplights, extraHour]
    const options = getTierOptions(createPackage({ crewed: false, addOns }, [tier, later, later, later]))
    expect(options.map(({ addOn }) => addOn)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('adds the power of the add-on, and its crew, to a tier that comes with a crew', () => {
    const addOn: AddOn = { ...subwoofers, items: [...(subwoofers.items ?? []), { id: 'led-screen', count: 1 }] }
    const pkg = createPackage({ slug: 'weddings', crewed: true, addOns: [addOn] }, [
      { items: [{ id: 'powered-speaker-12', count: 2 }], guests: 80, totals: { watts: 1500, weightKg: 100 } },
      ...[120, 120, 120].map((guests) => ({ guests, price: 5000 })),
    ])
    const { tier, siteNeeds, crewFrom } = getAdvice(
      { event: 'wedding', guests: 81, place: 'indoors' },
      pkg,
    ) as TierAdvice
    const led = getEquipment('led-screen')
    const subwoofer = getEquipment('subwoofer-18')
    expect(siteNeeds.watts).toBe(1500 + 2 * subwoofer.watts + led.watts * (led.pieces ?? 1))
    expect(tier.price).toBe(1000 + 2 * Number(subwoofer.price24h) + Number(led.price24h) + Number(led.crewFrom))
    expect(crewFrom).toBe(0)
  })

  it('names speakers that suit the guests if only those of the largest tier do not', () => {
    const party = { event: 'party', guests: 105 } as const
    const custom = getAdvice({ ...party, place: 'outdoors' }) as CustomAdvice
    expect(custom.setup).toMatchObject({
      kit: [
        { id: 'pa-tower-28', count: 1 },
        { id: 'subwoofer-18', count: 2 },
      ],
      guests: 125,
    })
    expect(getAdvice({ ...party, guests: 9000, place: 'outdoors' })).not.toHaveProperty('setup')
    // The dance floor and the screen limit these as well.
    expect(getAdvice({ event: 'wedding', guests: 210, place: 'indoors' })).not.toHaveProperty('setup')
    expect(getAdvice({ event: 'talk', guests: 180, place: 'indoors' })).not.toHaveProperty('setup')
  })

  it('names what suits the guests in a marquee if nothing does outdoors', () => {
    const brief = { event: 'wedding', guests: 120 } as const
    const getOthers = (guests: number) => (getAdvice({ ...brief, guests, place: 'outdoors' }) as CustomAdvice).otherwise
    expect(getOthers(120)).toMatchObject([{ advice: getAdvice({ ...brief, place: 'marquee' }) }])
    expect(getOthers(300)).toEqual([])
  })

  it.each(packages)('on $slug gives each reason and condition once', (pkg) => {
    const texts = eventPlaces.flatMap(({ id: place }) =>
      pkg.tiers.map(({ guests }) => {
        const advice = getAdvice({ event: 'party', guests: Math.floor(guests / 2), place }, pkg)
        return 'tier' in advice ? [...advice.reasons, ...advice.conditions] : []
      }),
    )
    expect(texts.map((list) => new Set(list).size)).toEqual(texts.map(({ length }) => length))
  })
})

describe('the reasons and conditions of an advised tier', () => {
  const pkg = createPackage({ slug: 'weddings', crewed: false }, [
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
      outdoors: 'The floor needs level ground.',
      items: [
        { id: 'stage-deck', count: 1 },
        { id: 'mirror-ball', count: 1 },
        { id: 'cold-spark', count: 1 },
      ],
    },
    { guests: 400, items: [{ id: 'co2-jet', count: 1, outdoorsOnly: true }], ceilingM: 6 },
  ])
  const { permissions, operation, crewCost, cover } = adviceRules
  const { haze, hanging, sparks, gas } = permissions
  const [uplight, hazer, led, projector, stage, ball, spark] = (
    [
      'wireless-uplight',
      'haze-machine',
      'led-screen',
      'projector-screen',
      'stage-deck',
      'mirror-ball',
      'cold-spark',
    ] as const
  ).map(findEquipment)

  /** The advice for as many guests as the tier with this number suits, from 1. */
  const adviseTier = (number: number, place: EventPlace, crewed = false) =>
    getAdvice({ event: 'wedding', guests: number * 100, place }, { ...pkg, crewed })

  it('depend on the place', () => {
    expect(adviseTier(1, 'indoors')).toMatchObject({
      reasons: ['Suits up to 100 guests', operation.uncrewed],
      conditions: [haze.indoors],
    })
    expect(adviseTier(1, 'outdoors')).toMatchObject({
      reasons: [
        'Suits up to 100 guests',
        operation.uncrewed,
        `${uplight?.name} runs for up to ${uplight?.batteryHours} hours without a power point`,
      ],
      conditions: [`Not for outdoors: ${hazer?.name}. Ask us for the price without.`, cover],
    })
    expect(adviseTier(1, 'marquee')).toMatchObject({
      reasons: expect.arrayContaining(['Suits up to 100 guests']) as string[],
      conditions: [haze.marquee],
    })
    expect(adviseTier(3, 'outdoors')).toHaveProperty('conditions', [
      `Not for outdoors: ${hazer?.name} and ${ball?.name}. Ask us for the price without.`,
      sparks.outdoors,
      led?.outdoors,
      projector?.outdoors,
      stage?.outdoors,
      'The floor needs level ground.',
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

it('says which tier that suits the place has what clients expect, unless it has it', () => {
  const advise = (brief: CompleteBrief) => (getAdvice(brief) as TierAdvice).conditions.join()
  const conference = { event: 'conference', guests: 50, place: 'outdoors' } as const
  expect(advise({ ...conference, time: 'day' })).toContain("A screen isn't included. Corporate Diamond has one, from $")
  expect(advise({ ...conference, time: 'after-dark' })).toContain("isn't included. Corporate Premium has one, from $")
  expect(advise({ ...conference, guests: 100, time: 'day' })).not.toContain("isn't included")
  expect(advise({ event: 'lights', guests: 50, place: 'indoors' })).toMatch(
    /A stage isn't included.*from \$[\d,.]+ incl\. GST with crew/,
  )
})

describe('enquiry', () => {
  it.each([80, 81])('names the advised tier, its add-on and the event, for %s guests', (guests) => {
    const brief = { event: 'wedding', guests, place: 'indoors' } as const
    const advice = getAdvice(brief) as TierAdvice
    const addOn = advice.addOn ? ` with the add-on "${advice.addOn.text}"` : ''
    const option = `${advice.tier.name}${addOn}, from ${formatBothPrices(advice.tier.price)}`
    expect(createPackageEnquiry(brief, advice)).toEqual({
      subject: `Package Enquiry: ${advice.tier.name}`,
      message: `I'm interested in ${option}.

I'm planning a wedding for ${guests} guests, indoors.

Please let me know if you're available and what it costs.`,
    })
    expect(formatAdvice(brief, advice)).toBe(option)
  })

  it('asks for a suggestion when no tier is enough', () => {
    const brief = { event: 'sound', guests: 5000, place: 'outdoors' } as const
    const advice = getAdvice(brief)
    const { subject, message } = createPackageEnquiry(brief, advice)
    expect(subject).toBe('speakers')
    expect(createPackageEnquiry({ ...brief, guests: 1 }, advice).message).toContain('for 1 guest,')
    expect(message).toContain('an event that needs more sound for 5,000 guests, outdoors')
    expect(message).toContain('Speakers Horizon suits up to 125 guests')
    expect(formatAdvice(brief, advice)).toBe('No tier suits 5,000 guests outdoors. Please talk to us')
    const wedding = { ...brief, event: 'wedding', place: 'indoors' } as const
    expect(createPackageEnquiry(wedding, getAdvice(wedding)).message).toContain(
      '150 guests indoors, for the dance floor.',
    )
  })
})

describe('event brief in a URL', () => {
  it('is read as it was written, without an unknown event or place', () => {
    const brief = { event: 'talk', guests: '120', place: 'outdoors', time: 'after-dark' } as const
    expect(parseEventBrief(withParams(new URLSearchParams(), formatEventBrief(brief)))).toEqual(brief)
    const unknown = new URLSearchParams('event=funeral&place=moon&time=dusk')
    expect(parseEventBrief(unknown)).toEqual({ event: null, guests: '', place: null, time: null })
  })

  it('has the number of guests, or else the text that was typed', () => {
    const format = (guests: string) => formatEventBrief({ event: null, guests, place: null, time: null }).guests
    expect(['1,200', ' many '].map(format)).toEqual(['1200', 'many'])
  })

  it('is complete with an event, a valid number of guests and a place', () => {
    const brief: EventBrief = { event: 'wedding', guests: '1,200', place: 'indoors', time: null }
    expect(getCompleteBrief(brief)).toEqual({ event: 'wedding', guests: 1200, place: 'indoors' })
    const others = [{ event: null }, { guests: '0' }, { place: null }]
    expect(others.map((other) => getCompleteBrief({ ...brief, ...other }))).toEqual([null, null, null])
  })

  it('has a time only where darkness matters, by day unless it says more', () => {
    const getTime = (change: Partial<EventBrief>) =>
      getCompleteBrief({ event: 'talk', guests: '50', place: 'outdoors', time: null, ...change })?.time
    expect(getTime({})).toBe('day')
    expect(getTime({ time: 'after-dark' })).toBe('after-dark')
    expect(getTime({ place: 'marquee', time: 'after-dark' })).toBeUndefined()
    expect(getTime({ event: 'party', time: 'after-dark' })).toBeUndefined()
  })
})
