import { describe, expect, it } from 'vitest'
import {
  type CustomAdvice,
  getAdvice,
  getFilmSetup,
  getSpeakerSetup,
  type TierAdvice,
} from '../../../src/advice/advice'
import { describeLargest, formatPricedOption } from '../../../src/advice/advice-text'
import { calculate } from '../../../src/advice/calculate'
import {
  type CompleteBrief,
  type EventBrief,
  formatEventBrief,
  getCompleteBrief,
  parseEventBrief,
} from '../../../src/advice/event-brief'
import { priceBooking } from '../../../src/booking/price'
import { adviceRules } from '../../../src/content/advice/advice-rules'
import type { EventKindId } from '../../../src/content/advice/event-kinds'
import type { EventPlace } from '../../../src/content/advice/event-places'
import { getEquipment } from '../../../src/content/equipment'
import { getPackage } from '../../../src/content/packages'
import { weddingsPackage } from '../../../src/content/packages/weddings'
import type { AddOn } from '../../../src/content/schemas/package'
import { createAdviceEnquiry } from '../../../src/enquiry/advice-enquiry'
import { getWeightKg } from '../../../src/hire/kit-totals'
import { withParams } from '../../../src/lib/query'
import { formatBothPrices, getLowestPrice, multiplyPrice } from '../../../src/lib/text/money'
import { createPackage } from '../../support/packages'

const { permissions, operation, crewCost, cover } = adviceRules

const subwoofers: AddOn = {
  id: 'subwoofers',
  text: 'Two subwoofers',
  items: [{ id: 'subwoofer-18', count: 2 }],
  forMoreGuests: true,
}

const getTotal = (advice: TierAdvice) => priceBooking({ lines: [advice] }).total
const getPrice = (advice: TierAdvice) => getLowestPrice(getTotal(advice))

describe('advice', () => {
  it('has a price with the hours that it buys', () => {
    const advice = getAdvice({ event: 'wedding', guests: 80, place: 'indoors' }) as TierAdvice
    expect(formatPricedOption(advice)).toMatch(
      new RegExp(` incl\\. GST .* for ${weddingsPackage.hours} hours$`),
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
      {
        items: [{ id: 'powered-speaker-15', count: 1, replaces: 'powered-speaker-12' }],
        guests: 120,
        price: 500,
      },
      { guests: 120, price: 600 },
      { items: [{ id: 'subwoofer-18', count: 2 }], guests: 200, price: 650 },
    ])
    const advise = (guests: number, place: EventPlace = 'indoors') =>
      getAdvice({ event: 'sound', guests, place }, pkg) as TierAdvice
    const price = multiplyPrice(getEquipment('subwoofer-18').price24h, 2)

    expect(advise(80).addOns).toEqual([])
    expect(advise(81)).toMatchObject({
      tier: { level: 'basic' },
      withAddOns: {
        tier: { guests: 120 },
        kit: [
          { id: 'powered-speaker-12', count: 2 },
          { id: 'vocal-mic', count: 1 },
          { id: 'subwoofer-18', count: 2 },
        ],
      },
      addOns: [{ id: subwoofers.id }],
      reasons: expect.arrayContaining([
        `Includes the add-on for ${formatBothPrices(price)}`,
      ]) as string[],
    })
    expect(getPrice(advise(81))).toBe(200 + getLowestPrice(price))
    expect(advise(75, 'outdoors').reasons).toContain('Good for 100 outdoors, 200 indoors')
  })

  it('adds the power and the weight of the add-on, and its crew, to a tier that comes with a crew', () => {
    const addOn: AddOn = {
      ...subwoofers,
      items: [...(subwoofers.items ?? []), { id: 'led-screen', count: 1 }],
    }
    const pkg = createPackage({ slug: 'weddings', crewed: true, addOns: [addOn] }, [
      {
        items: [{ id: 'powered-speaker-12', count: 2 }],
        guests: 80,
        totals: { watts: 1500, weightKg: 100 },
      },
      ...[120, 120, 120].map((guests) => ({ guests, price: 5000 })),
    ])
    const advice = getAdvice({ event: 'wedding', guests: 81, place: 'indoors' }, pkg) as TierAdvice
    const { crewFrom, withAddOns } = advice
    const { siteNeeds } = withAddOns
    const led = getEquipment('led-screen')
    const subwoofer = getEquipment('subwoofer-18')
    expect(siteNeeds.watts).toBe(1500 + 2 * subwoofer.watts + led.watts * (led.pieces ?? 1))
    expect(siteNeeds.weightKg).toBe(100 + getWeightKg(addOn.items ?? []))
    expect(siteNeeds.contents).toContain(addOn.text)
    expect(getPrice(advice)).toBe(
      1000 +
        2 * getLowestPrice(subwoofer.price24h) +
        getLowestPrice(led.price24h) +
        Number(led.crewFrom),
    )
    expect(crewFrom).toBe(0)
  })
})

it.each([
  ['haze indoors', 'indoors', 100, { conditions: [permissions.haze.indoors, crewCost] }],
  [
    'what stays away, what the ground needs and what has to be covered outdoors',
    'outdoors',
    200,
    {
      conditions: [
        `Not for outdoors: ${getEquipment('haze-machine').name} and ${getEquipment('mirror-ball').name}. Ask us for the price without.`,
        getEquipment('led-screen').outdoors,
        'The floor needs level ground.',
        cover,
        crewCost,
      ],
    },
  ],
] as const)('a tier has conditions: %s', (_, place, guests, expected) => {
  const pkg = createPackage({ slug: 'weddings', crewed: false }, [
    {
      items: [
        { id: 'haze-machine', count: 1 },
        { id: 'led-screen', count: 1 },
      ],
    },
    {
      guests: 200,
      items: [{ id: 'mirror-ball', count: 1 }],
      ceiling: { metres: 5, for: 'the drapes' },
      outdoors: 'The floor needs level ground.',
    },
  ])
  const event = { event: 'wedding', guests, place, time: 'after-dark' } as const
  expect(getAdvice(event, pkg)).toMatchObject({
    ...expected,
    reasons: expect.arrayContaining([operation.uncrewed]),
  })
  const crewed = getAdvice(event, { ...pkg, crewed: true }) as TierAdvice
  expect(crewed.conditions).not.toContain(crewCost)
  expect(crewed.reasons).toContain(operation.crewed)
})

describe('in a room', () => {
  const getReason = (
    event: EventKindId,
    guests: number,
    place: EventPlace,
    lengthM: number,
    widthM: number,
  ) => {
    const advice = getAdvice({
      event,
      guests,
      place,
      time: 'day',
      room: { lengthM, widthM },
    }) as TierAdvice
    return advice.reasons[0]
  }

  it('says how many the room holds, and how many the tier suits in a larger one', () => {
    expect(getReason('wedding', 60, 'indoors', 12, 9)).toMatch(
      /^Your room holds up to \d+ with it, close together. It suits 80 in a larger one$/,
    )
    expect(getReason('party', 60, 'outdoors', 12, 9)).toBe('Good for 100 outdoors, 200 indoors')
    expect(getReason('wedding', 60, 'indoors', 25, 20)).toBe('Suits up to 80 guests')
  })

  it('names the tier that needs the least floor if the room limits all of them', () => {
    const brief = {
      event: 'wedding',
      guests: 45,
      place: 'outdoors',
      room: { lengthM: 9, widthM: 7 },
    } as const
    const advice = getAdvice(brief) as CustomAdvice
    expect(advice.largest.tier.level).toBe('basic')
    expect(describeLargest(advice, brief)).toContain(
      `${getPackage('weddings').tiers[0].name} suits up to `,
    )
    expect(describeLargest(advice, brief)).toMatch(
      / \d+ guests outdoors, close together in your space\.$/,
    )
  })

  it('names the tier that needs the least floor if the room has no space for guests', () => {
    const brief = {
      event: 'wedding',
      guests: 20,
      place: 'indoors',
      room: { lengthM: 5, widthM: 5 },
    } as const
    const advice = getAdvice(brief) as CustomAdvice
    expect(advice.largest.tier).toBe(getPackage('weddings').tiers[0])
    expect(describeLargest(advice, brief)).toBe(
      "There's no space left for your guests beside our gear.",
    )
  })
})

it('speakers alone cost less than an advised tier without a crew, and are not named beside one with a crew', () => {
  const brief = { event: 'sound', guests: 100, place: 'outdoors', time: 'day' } as const
  const advice = getAdvice(brief) as TierAdvice
  const speakers = getSpeakerSetup(brief, advice)
  expect(speakers?.guests).toBeGreaterThanOrEqual(100)
  expect(getLowestPrice(speakers?.price ?? Infinity)).toBeLessThan(getPrice(advice))
  const party = { event: 'party', guests: 60, place: 'indoors' } as const
  expect(getSpeakerSetup(party, getAdvice(party) as TierAdvice)).toBeUndefined()
})

it('names the projector with the speakers for a film, where a talk needs a dearer tier', () => {
  const getFilm = (brief: CompleteBrief) => getFilmSetup(brief, getAdvice(brief) as TierAdvice)
  const brief = { event: 'talk', guests: 120, place: 'indoors' } as const
  const [projector] = getPackage('av-equipment').tiers
  const [speakers] = getPackage('speakers').tiers
  const price = calculate.getPrice({ tiers: [projector, speakers] })
  expect(getFilm(brief)).toMatchObject({
    name: `${projector.name} with ${speakers.name}`,
    price: { total: price },
  })
  expect(getFilm({ ...brief, place: 'outdoors', time: 'after-dark' })?.price.total).toBe(price)
  expect(getFilm({ ...brief, guests: 60 })).toBeUndefined()
  expect(getFilm({ event: 'conference', guests: 60, place: 'indoors' })).toBeUndefined()
})

it('names the tier with its add-on and price, and the event, in the enquiry about an advice', () => {
  const brief = { event: 'wedding', guests: 81, place: 'indoors' } as const
  const advice = getAdvice(brief) as TierAdvice
  const { subject, message } = createAdviceEnquiry(brief, advice)
  expect(advice.addOns[0]?.text).toBeDefined()
  expect(subject).toBe(`Package Enquiry: ${advice.tier.name}`)
  expect(message).toContain(
    `- ${advice.tier.name} for ${weddingsPackage.hours} hours\n- ${advice.addOns[0]?.text}: `,
  )
  expect(message).toContain(`is from ${formatBothPrices(getTotal(advice))}, with travel within`)
  expect(message).toContain('a wedding for 81 guests, indoors')
})

describe('event brief in a URL', () => {
  it('is read as it was written, without an unknown event or place', () => {
    const written = { event: 'talk', guests: '120', place: 'outdoors', time: 'after-dark' } as const
    expect(parseEventBrief(withParams(new URLSearchParams(), formatEventBrief(written)))).toEqual(
      written,
    )
    const unknown = new URLSearchParams('event=funeral&place=moon&time=dusk')
    expect(parseEventBrief(unknown)).toEqual({ event: null, guests: '', place: null, time: null })
  })

  const brief: EventBrief = { event: 'talk', guests: '1,200', place: 'outdoors', time: null }

  it('is complete with an event, a number of guests and a place', () => {
    expect(getCompleteBrief(brief)).toEqual({
      event: 'talk',
      guests: 1200,
      place: 'outdoors',
      time: 'day',
    })
    const incomplete = [{ event: null }, { guests: '0' }, { place: null }]
    expect(incomplete.map((change) => getCompleteBrief({ ...brief, ...change }))).toEqual([
      null,
      null,
      null,
    ])
  })

  it.each<[Partial<EventBrief>, string | undefined]>([
    [{ time: 'after-dark' }, 'after-dark'],
    // Darkness matters only in the open, and only for a picture.
    [{ time: 'after-dark', place: 'marquee' }, undefined],
    [{ time: 'after-dark', event: 'party' }, undefined],
  ])('with %o has the time %s', (change, time) => {
    expect(getCompleteBrief({ ...brief, ...change })?.time).toBe(time)
  })
})
