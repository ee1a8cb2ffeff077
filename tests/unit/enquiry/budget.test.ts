import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Line } from '../../../src/booking/booking'
import { company } from '../../../src/content/company'
import { getPackage } from '../../../src/content/packages'
import { functionsPackage } from '../../../src/content/packages/functions'
import { weddingsPackage } from '../../../src/content/packages/weddings'
import { djHire } from '../../../src/content/services/dj-hire'
import { karaoke } from '../../../src/content/services/karaoke'
import { deliveryAreas } from '../../../src/content/terms/travel'
import { describeBudget } from '../../../src/enquiry/budget'
import { eventOffers, serviceOffers } from '../../../src/enquiry/budget-offers.data'
import { formatTotal } from '../../../src/lib/text/money'

/** What a budget covers depends on the prices, so these tests have their own. */
const prices = {
  wedding: [1000, 1200, 1800, 2500],
  birthday: [600, 700, 800, 1000],
  conference: [1000, 1250, 2500, 3500],
  'DJ Services': [350],
  'Live Entertainment': [450],
  Lighting: [350, 480, 650, 800],
  Photography: [450],
  Karaoke: [350],
  'Event Consultation': [500],
}
const trips: Record<string, number> = { 'sutherland-shire': 60, parramatta: 120 }
const DEAREST_TRIP = 210

const priced = [
  ...Object.entries(prices).flatMap(([name, list]) => {
    const lines: readonly Line[] = eventOffers[name]?.tiers ?? serviceOffers[name] ?? []
    return list.map((price, index) => ({ entry: getPriced(lines[index]), price }))
  }),
  ...deliveryAreas.map((entry) => ({ entry, price: trips[entry.id] ?? DEAREST_TRIP })),
].map((row) => ({ ...row, before: row.entry.price }))

function getPriced(line: Line | undefined): { price: number } {
  if (line?.kind === 'tier') return line.tier
  if (line?.kind === 'service') return line.start
  throw new Error('Has no price')
}

beforeAll(() => {
  for (const { entry, price } of priced) Object.assign(entry, { price })
})
// The other files have the same modules.
afterAll(() => {
  for (const { entry, before } of priced) Object.assign(entry, { price: before })
})

const [basic, premium, diamond, horizon] = weddingsPackage.tiers
const wedding = {
  budget: '1000-2500',
  eventDate: '',
  eventType: 'wedding',
  servicesInterested: [],
} as const
const singing = {
  budget: 'under-1000',
  eventDate: '',
  eventType: '',
  servicesInterested: ['Karaoke'],
} as const

const parramatta = {
  label: 'Parramatta',
  area: 'parramatta',
  isKnown: true,
  isInRadius: true,
} as const
const nowra = { label: 'Nowra', isKnown: true, isInRadius: false } as const

describe('what a budget buys', () => {
  it('is the largest tier that it pays for, with its price', () => {
    const sentence = describeBudget(wedding)
    expect(sentence).toMatch(
      `$2,500 covers ${diamond.name} for ${weddingsPackage.hours} hours (up to`,
    )
    expect(sentence).toMatch(`: from ${formatTotal(1800)}`)
    const { serviceRadiusKm, suburb } = company
    expect(sentence).toMatch(
      new RegExp(`, with travel within about ${serviceRadiusKm} km of ${suburb}\\.$`),
    )
    expect(describeBudget({ ...wedding, budget: 'over-20000' })).toMatch(horizon.name)
  })

  it('is a smaller tier beside services that are ticked, but for those that the package includes', () => {
    const sentence = describeBudget({
      ...wedding,
      servicesInterested: ['DJ Services', 'Karaoke', 'Photography'],
    })
    expect(sentence).toMatch(`$2,500 covers ${premium.name} for`)
    expect(sentence).toMatch(`of photos: from ${formatTotal(1200 + 350 + 450)}`)
    expect(sentence).not.toMatch(djHire.name)
  })

  it('is only what is ticked, if no part of the package is', () => {
    for (const [eventType, service, price] of [
      ['wedding', 'Photography', 450],
      ['birthday', 'Karaoke', 350],
      ['conference', 'Event Consultation', 500],
    ] as const) {
      const wishes = { ...singing, eventType, servicesInterested: [service] } as const
      expect(describeBudget(wishes)).toMatch(/^\$1,000 covers (?!.*Basic)/)
      expect(describeBudget(wishes)).toMatch(`from ${formatTotal(price)}`)
    }
  })

  it('is what is ticked alone, where it is too little for the package', () => {
    const sentence = describeBudget({
      ...singing,
      eventType: 'wedding',
      servicesInterested: ['DJ Services', 'Photography'],
    })
    expect(sentence).toMatch(`$1,000 covers ${djHire.name} for ${djHire.scope.hours} hours and`)
    expect(sentence).not.toMatch(weddingsPackage.name)
  })

  it('has the trip to the place of the event, or says that it is quoted or not counted', () => {
    const what = `${karaoke.name} for ${karaoke.scope.hours} hours`
    const alone = describeBudget(singing)
    expect(alone).toMatch(`$1,000 covers ${what}: from ${formatTotal(350)}`)
    expect(alone).toMatch(/, before the trip\.$/)
    const there = describeBudget(singing, parramatta)
    expect(there).toMatch(`covers ${what}: from ${formatTotal(350 + 120)}`)
    expect(there).toMatch(/, with travel to Parramatta\.$/)
    const quoted = describeBudget(singing, nowra)
    expect(quoted).toMatch(`covers ${what}: from`)
    expect(quoted).toMatch(/, plus the trip to Nowra, which we quote\.$/)
    // The crew of a wedding brings everything.
    const both = { ...wedding, servicesInterested: ['DJ Services', 'Karaoke'] } as const
    expect(describeBudget(both, parramatta)).toMatch(`: from ${formatTotal(1800 + 350)}`)
    expect(describeBudget(both, parramatta)).toMatch('with travel to Parramatta')
    // A visit includes its own trip, but brings no singers.
    const visit = { ...singing, servicesInterested: ['Karaoke', 'Event Consultation'] } as const
    expect(describeBudget(visit)).toMatch(/before the trip\.$/)
  })

  it('is nothing that the dearest of our areas makes dearer than the budget, while the place is not known', () => {
    const [, smaller] = getPackage('production').tiers
    const lights = { ...singing, servicesInterested: ['Lighting'] } as const
    expect(describeBudget(lights)).toMatch(`$1,000 covers ${smaller.name} for`)
    // Nothing smaller is left: its price is true, and says that the trip is not in it.
    const two = { ...singing, servicesInterested: ['Live Entertainment', 'Photography'] } as const
    expect(describeBudget(two)).toMatch(
      new RegExp(`^\\$1,000 covers .*: from \\${formatTotal(450 + 450)}.*, before the trip`),
    )
    expect(describeBudget(two, parramatta)).toMatch('Our cheapest for that is')
  })

  it('counts GST and the trip', () => {
    // $880 with GST is within the budget, and $1,012 with the trip is not.
    const photos = { ...singing, servicesInterested: ['Photography', 'Karaoke'] } as const
    expect(describeBudget(photos)).toMatch('$1,000 covers')
    expect(describeBudget(photos, parramatta)).toMatch('Our cheapest for that is')
  })

  it('is the price of an ordinary day if that of the event has its own', () => {
    const what = `${karaoke.name} for ${karaoke.scope.hours} hours`
    // The form knows the price of the next five years' days.
    const year = new Date().getFullYear() + 1
    for (const day of [`${year}-01-01`, `${year}-12-31`]) {
      const wishes = { ...singing, eventDate: day }
      expect(describeBudget(wishes)).toContain(`covers ${what} on an ordinary day: from`)
      expect(describeBudget({ ...wishes, budget: 'discuss' })).toContain('on an ordinary day')
    }
    const ordinary = { ...singing, eventDate: `${year}-02-15` }
    expect(describeBudget(ordinary)).toContain(`covers ${what}: `)
  })

  it('is the price of the least if the budget is too small or not chosen yet', () => {
    const least = `${basic.name} for ${weddingsPackage.hours} hours`
    expect(describeBudget({ ...wedding, budget: 'under-1000' })).toMatch(
      new RegExp(`^Our cheapest for that is ${least}.*we'll tell you what your budget buys.$`),
    )
    expect(describeBudget({ ...wedding, budget: 'discuss' })).toMatch(`Prices start with ${least}`)
  })

  it('is the cheapest of all that has what is ticked, if the budget is too small or not chosen yet', () => {
    const two = { ...wedding, servicesInterested: ['DJ Services', 'Live Entertainment'] } as const
    const alone = `${djHire.name} for ${djHire.scope.hours} hours and`
    expect(describeBudget({ ...two, budget: 'under-1000' }, parramatta)).toMatch(
      new RegExp(`cheapest for that is ${alone}`),
    )
    expect(describeBudget({ ...two, budget: 'discuss' })).toMatch(`Prices start with ${alone}`)
  })

  it('is no package that has nothing of what is ticked, however large the budget', () => {
    expect(
      describeBudget({ ...wedding, budget: '2500-5000', servicesInterested: ['Photography'] }),
    ).not.toMatch(weddingsPackage.name)
  })

  it('is a party for a school or a charity', () => {
    for (const eventType of ['school', 'charity'] as const)
      expect(describeBudget({ ...wedding, eventType })).toMatch(functionsPackage.name)
  })

  it('asks for what is missing, and says nothing without a budget', () => {
    const nothing = { ...wedding, eventType: '' } as const
    expect(describeBudget(nothing)).toMatch('Choose an event type or a service')
    expect(describeBudget({ ...nothing, eventType: 'other' })).toMatch(/^Tick a service/)
    expect(describeBudget({ ...wedding, budget: '' })).toBe('')
  })
})
