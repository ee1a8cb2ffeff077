import { describe, expect, it } from 'vitest'
import { weddingsPackage } from '../../../src/content/packages/weddings'
import { eventConsultation } from '../../../src/content/services/event-consultation'
import { karaoke } from '../../../src/content/services/karaoke'
import { photographyVideography } from '../../../src/content/services/photography-videography'
import { getTripPrice } from '../../../src/content/terms/travel'
import { describeBudget } from '../../../src/enquiry/budget'
import { formatTotal } from '../../../src/lib/text/money'

const [basic, premium, diamond, horizon] = weddingsPackage.tiers
const wedding = { budget: '1000-2500', eventType: 'wedding', servicesInterested: [] } as const
const singing = { budget: 'under-1000', eventType: '', servicesInterested: ['Karaoke'] } as const

const parramatta = { label: 'Parramatta', area: 'parramatta', isInRadius: true } as const
const nowra = { label: 'Nowra', isInRadius: false } as const

describe('what a budget buys', () => {
  it('is the largest tier that it pays for, with its price', () => {
    const sentence = describeBudget(wedding)
    expect(sentence).toMatch(`$2,500 is enough for ${diamond.name} for`)
    expect(sentence).toMatch(`with travel: from ${formatTotal(diamond.price)}.`)
    expect(describeBudget({ ...wedding, budget: 'over-20000' })).toMatch(horizon.name)
  })

  it('is a smaller tier beside services that are ticked, but for those that the package includes', () => {
    const sentence = describeBudget({
      ...wedding,
      servicesInterested: ['DJ Services', 'Karaoke', 'Photography'],
    })
    expect(sentence).toMatch(`$2,500 is enough for ${premium.name} for`)
    expect(sentence).toMatch(
      `of photos, with travel: from ${formatTotal(premium.price + karaoke.startingFrom + photographyVideography.startingFrom)}.`,
    )
    expect(sentence).not.toMatch('DJ Hire')
  })

  it('has the trip to the suburb, or says that it is quoted', () => {
    const price = karaoke.startingFrom
    expect(describeBudget(singing)).toMatch(`plus the trip: from ${formatTotal(price)}.`)
    expect(describeBudget(singing, parramatta)).toMatch(
      `with travel to Parramatta: from ${formatTotal(price + getTripPrice('parramatta', 'people'))}.`,
    )
    expect(describeBudget(singing, nowra)).toMatch('plus the trip to Nowra, which we quote')
    // The crew of a wedding brings everything.
    const both = { ...wedding, servicesInterested: ['Karaoke'] } as const
    expect(describeBudget(both, parramatta)).toMatch(
      `with travel to Parramatta: from ${formatTotal(diamond.price + price)}.`,
    )
    expect(describeBudget(wedding, nowra)).toMatch('plus the trip to Nowra, which we quote')
    // A visit includes its own trip, but brings no singers.
    const visit = {
      ...wedding,
      eventType: '',
      servicesInterested: ['Karaoke', 'Event Consultation'],
    } as const
    expect(describeBudget(visit)).toMatch('plus the trip: from')
    expect(describeBudget(visit, parramatta)).toMatch(
      formatTotal(price + eventConsultation.startingFrom + getTripPrice('parramatta', 'people')),
    )
    // It may be several suburbs.
    const unclear = { label: 'Spring', isInRadius: undefined } as const
    expect(describeBudget(singing, unclear)).toBe(describeBudget(singing))
  })

  it('counts GST and the trip', () => {
    // $880 with GST is within the budget, and $1,012 with the trip is not.
    const photos = { ...singing, servicesInterested: ['Photography', 'Karaoke'] } as const
    expect(describeBudget(photos)).toMatch('$1,000 is enough for')
    expect(describeBudget(photos, parramatta)).toMatch('The least we have for that is')
  })

  it('is the price of the least if the budget is too small or not chosen yet', () => {
    const least = `${basic.name} for ${weddingsPackage.hours} hours`
    expect(describeBudget({ ...wedding, budget: 'under-1000' })).toMatch(
      new RegExp(`^The least we have for that is ${least}.*we'll answer with what it buys.$`),
    )
    expect(describeBudget({ ...wedding, budget: 'discuss' })).toMatch(`Prices start with ${least}`)
  })

  it('asks what the event is, and says nothing without a budget', () => {
    expect(describeBudget({ ...wedding, eventType: 'other' })).toMatch('Choose the event type')
    expect(describeBudget({ ...wedding, budget: '' })).toBe('')
  })
})
