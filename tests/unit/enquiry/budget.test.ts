import { describe, expect, it } from 'vitest'
import { functionsPackage } from '../../../src/content/packages/functions'
import { productionPackage } from '../../../src/content/packages/production'
import { weddingsPackage } from '../../../src/content/packages/weddings'
import { bandsAcoustic } from '../../../src/content/services/bands-acoustic'
import { djHire } from '../../../src/content/services/dj-hire'
import { eventConsultation } from '../../../src/content/services/event-consultation'
import { karaoke } from '../../../src/content/services/karaoke'
import { photographyVideography } from '../../../src/content/services/photography-videography'
import { getTripPrice } from '../../../src/content/terms/travel'
import { describeBudget } from '../../../src/enquiry/budget'
import { formatTotal } from '../../../src/lib/text/money'

const [basic, premium, diamond, horizon] = weddingsPackage.tiers
const wedding = { budget: '1000-2500', eventType: 'wedding', servicesInterested: [] } as const
const singing = { budget: 'under-1000', eventType: '', servicesInterested: ['Karaoke'] } as const

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
    expect(sentence).toMatch(`$2,500 covers ${diamond.name} for 5 hours (up to`)
    expect(sentence).toMatch(`: from ${formatTotal(diamond.price)}`)
    expect(sentence).toMatch(/, with travel within about 100 km of Sutherland\.$/)
    expect(describeBudget({ ...wedding, budget: 'over-20000' })).toMatch(horizon.name)
  })

  it('is a smaller tier beside services that are ticked, but for those that the package includes', () => {
    const sentence = describeBudget({
      ...wedding,
      servicesInterested: ['DJ Services', 'Karaoke', 'Photography'],
    })
    expect(sentence).toMatch(`$2,500 covers ${premium.name} for`)
    expect(sentence).toMatch(
      `of photos: from ${formatTotal(premium.price + karaoke.startingFrom + photographyVideography.startingFrom)}`,
    )
    expect(sentence).not.toMatch(djHire.name)
  })

  it('is only what is ticked, if no part of the package is', () => {
    for (const [eventType, service, price] of [
      ['wedding', 'Photography', photographyVideography.startingFrom],
      ['birthday', 'Karaoke', karaoke.startingFrom],
      ['conference', 'Event Consultation', eventConsultation.startingFrom],
    ] as const) {
      const wishes = { budget: 'under-1000', eventType, servicesInterested: [service] } as const
      expect(describeBudget(wishes)).toMatch(/^\$1,000 covers (?!.*Basic)/)
      expect(describeBudget(wishes)).toMatch(`from ${formatTotal(price)}`)
    }
  })

  it('is what is ticked alone, where it is too little for the package', () => {
    const sentence = describeBudget({
      budget: 'under-1000',
      eventType: 'wedding',
      servicesInterested: ['DJ Services', 'Photography'],
    })
    expect(sentence).toMatch(`$1,000 covers ${djHire.name} for 3 hours and`)
    expect(sentence).not.toMatch(weddingsPackage.name)
  })

  it('has the trip to the place of the event, or says that it is quoted or not counted', () => {
    const price = karaoke.startingFrom
    const alone = describeBudget(singing)
    expect(alone).toMatch(`$1,000 covers ${karaoke.name} for 2 hours: from ${formatTotal(price)}`)
    expect(alone).toMatch(/, before the trip\.$/)
    const there = describeBudget(singing, parramatta)
    const total = price + getTripPrice('parramatta', 'people')
    expect(there).toMatch(`covers ${karaoke.name} for 2 hours: from ${formatTotal(total)}`)
    expect(there).toMatch(/, with travel to Parramatta\.$/)
    const quoted = describeBudget(singing, nowra)
    expect(quoted).toMatch(`covers ${karaoke.name} for 2 hours: from`)
    expect(quoted).toMatch(/, plus the trip to Nowra, which we quote\.$/)
    // The crew of a wedding brings everything.
    const both = { ...wedding, servicesInterested: ['DJ Services', 'Karaoke'] } as const
    expect(describeBudget(both, parramatta)).toMatch(`: from ${formatTotal(diamond.price + price)}`)
    expect(describeBudget(both, parramatta)).toMatch('with travel to Parramatta')
    // A visit includes its own trip, but brings no singers.
    const visit = { ...singing, servicesInterested: ['Karaoke', 'Event Consultation'] } as const
    expect(describeBudget(visit)).toMatch(/before the trip\.$/)
  })

  it('is nothing that the dearest of our areas makes dearer than the budget, while the place is not known', () => {
    const [, smaller] = productionPackage.tiers
    const lights = { ...singing, servicesInterested: ['Lighting'] } as const
    expect(describeBudget(lights)).toMatch(`$1,000 covers ${smaller.name} for`)
    // Nothing smaller is left: its price is true, and says that the trip is not in it.
    const two = { ...singing, servicesInterested: ['Live Entertainment', 'Photography'] } as const
    const sum = bandsAcoustic.startingFrom + photographyVideography.startingFrom
    expect(describeBudget(two)).toMatch(
      new RegExp(`^\\$1,000 covers .*: from \\${formatTotal(sum)}.*, before the trip`),
    )
    expect(describeBudget(two, parramatta)).toMatch('Our cheapest for that is')
  })

  it('counts GST and the trip', () => {
    // $880 with GST is within the budget, and $1,012 with the trip is not.
    const photos = { ...singing, servicesInterested: ['Photography', 'Karaoke'] } as const
    expect(describeBudget(photos)).toMatch('$1,000 covers')
    expect(describeBudget(photos, parramatta)).toMatch('Our cheapest for that is')
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
    const alone = `${djHire.name} for 3 hours and`
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
