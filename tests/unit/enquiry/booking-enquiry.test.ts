import { describe, expect, it } from 'vitest'
import { getAdvice } from '../../../src/advice/advice'
import { toServiceLine } from '../../../src/booking/booking'
import { describeDelivery, toHireBooking } from '../../../src/booking/hire-lines'
import { findPlace } from '../../../src/booking/place/find-place'
import { priceBooking } from '../../../src/booking/price'
import { getTier, getTierDetails } from '../../../src/booking/tiers/tier'
import type { EquipmentId } from '../../../src/content/equipment'
import { getPackage } from '../../../src/content/packages'
import { dancers } from '../../../src/content/services/dancers'
import { photographyVideography } from '../../../src/content/services/photography-videography'
import { createAdviceEnquiry } from '../../../src/enquiry/advice-enquiry'
import { createBookingEnquiry } from '../../../src/enquiry/booking-enquiry'
import { createPlainEnquiry } from '../../../src/enquiry/plain-enquiry'
import { describePeriod } from '../../../src/hire/hire-dates'

const toLines = (...ids: EquipmentId[]) => ids.map((id) => ({ id, count: 1 }))
const room = '16 × 8 m, indoors. It fits.'

describe('the request of a quote', () => {
  it('lists every item with its price, and how many if there are more than one', () => {
    const kit = [
      ...toLines('xdj-xz', 'moving-head-beam'),
      { id: 'subwoofer-18', count: 2 } as const,
    ]
    expect(createBookingEnquiry(toHireBooking({ kit, delivery: '' }))).toEqual({
      subject: 'AV Hire Quote Request: XDJ-XZ, Moving Head Beam, 18-Inch Subwoofer',
      message: `I'd like a quote for this equipment:

- XDJ-XZ ($100/24h)
- Moving Head Beam (From $60-$90/24h)
- 2 x 18-Inch Subwoofer ($60/24h each)

Item prices are +GST. The total on your website is $308-$341 incl. GST ($280-$310+GST) for 24 hours.

Please let me know about availability and total pricing.`,
      link: '/av-hire?list=xdj-xz.moving-head-beam.subwoofer-18*2',
    })
  })

  it('names the delivery with its price, which is in the total, then the room', () => {
    const booking = toHireBooking({ kit: toLines('xdj-xz'), delivery: 'parramatta' })
    const hire = { period: null, delivery: describeDelivery(booking, priceBooking(booking)) }
    const { message, venue } = createBookingEnquiry(booking, { room, hire })
    expect(message).toContain(
      `\n\nDelivery and pickup, Parramatta: $132 incl. GST ($120+GST)\n\nOur space: ${room}\n\n`,
    )
    expect(message).toContain(
      'is $242 incl. GST ($220+GST) for 24 hours, with travel to Parramatta.',
    )
    expect(venue).toBeUndefined()
  })

  it('names a place outside our areas, which is the venue, and that we quote the trip', () => {
    const booking = toHireBooking(
      { kit: toLines('xdj-xz'), delivery: 'elsewhere' },
      null,
      findPlace('Leura')?.place,
    )
    const hire = { period: null, delivery: describeDelivery(booking, priceBooking(booking)) }
    const { message, venue } = createBookingEnquiry(booking, { hire })
    expect(message).toContain('\n\nDelivery and pickup to Leura: quoted\n\n')
    expect(message).toContain('for 24 hours, plus the trip to Leura, which we quote.')
    expect(venue).toBe('Leura')
  })

  it('names the hire days of a quote with dates, which becomes the event date', () => {
    const period = { from: '2026-12-04', to: '2026-12-07', days: 2 }
    const kit = toLines('xdj-xz', 'cold-spark')
    const { message, eventDate, link } = createBookingEnquiry(
      toHireBooking({ kit, delivery: '' }, period),
      { hire: { period: describePeriod(period, 'people'), delivery: '' } },
    )
    expect(message).toContain(
      '(with crew from $310, gear $190/24h)\n\nFriday 4 to Monday 7 December 2026: 2 days',
    )
    expect(message).toContain('is from $770 incl. GST with crew ($700+GST) for 2 days.')
    expect(eventDate).toBe('2026-12-04')
    expect(link).toBe('/av-hire?list=xdj-xz.cold-spark.2026-12-04.2026-12-07')
  })
})

const functions = getPackage('functions')
const [basic] = getTierDetails(functions)

describe('the enquiry about a tier', () => {
  it('has its subject and its link, and no message without any choices', () => {
    expect(createPlainEnquiry({ lines: [basic] })).toEqual({
      subject: 'Package Enquiry: Functions Basic',
      link: '/packages/functions?light=basic',
    })
  })

  it('says what, how long, where, the room, and the total with the add-ons that have a price', () => {
    const addOns = functions.addOns.filter(({ id }) => id === 'extra-hours' || id === 'uplights')
    const place = {
      label: 'Cronulla',
      area: 'sutherland-shire',
      isKnown: true,
      isInRadius: true,
    } as const
    const lines = [getTier(functions, 'basic', addOns)] as const
    const booking = { lines, hours: 5, place }
    const names = addOns.map(({ text }) => text)
    expect(createBookingEnquiry(booking, { room }).message)
      .toBe(`Subject: Package Enquiry: Functions Basic

- Functions Basic for 5 hours
- ${names[0]}: $165 incl. GST ($150+GST) per hour
- ${names[1]}: $132 incl. GST ($120+GST)

Suburb: Cronulla

Our space: ${room}

The total on your website is from $1,122 incl. GST ($1,020+GST), with travel to Cronulla.`)
  })
})

describe('the enquiry about a service', () => {
  it('says for how long, how many, and where', () => {
    const nowra = { label: 'Nowra', isKnown: true, isInRadius: false }
    const lines = [{ ...toServiceLine(dancers), count: 3 }] as const
    const { subject, message } = createBookingEnquiry({ lines, hours: 2, place: nowra })
    expect(subject).toBe('Enquiry: Dancers')
    expect(message).toContain('\n\n- Dancers for 2 hours, 3 performers\n\nSuburb: Nowra\n\n')
    expect(message).toContain(', plus the trip to Nowra, which we quote.')
  })

  it('names which of its prices is meant', () => {
    const lines = [toServiceLine(photographyVideography, 'of video')] as const
    const { message } = createBookingEnquiry({ lines, hours: 6 })
    expect(message).toContain('- Photography & Videography for 6 hours of video\n')
  })
})

it('the enquiry about advice says what the event is, and has the links of the advice and of the tier', () => {
  const brief = { event: 'wedding', guests: 110, place: 'indoors' } as const
  const { subject, message, link, eventType } = createAdviceEnquiry(brief, getAdvice(brief))
  expect(subject).toBe('Package Enquiry: Weddings Premium')
  expect(message).toMatch(
    /^I'm planning a wedding for 110 guests, indoors\.\n\n- Weddings Premium for/,
  )
  const nowra = findPlace('Nowra')?.place
  expect(createAdviceEnquiry(brief, getAdvice(brief), { place: nowra })).toMatchObject({
    message: expect.stringContaining('plus the trip to Nowra, which we quote.') as string,
    venue: 'Nowra',
  })
  expect(message).toContain(
    'with travel within about 100 km of Sutherland.\n\nPlease let me know if you',
  )
  expect(eventType).toBe('wedding')
  expect(link.split('\n')).toEqual([
    '/packages?event=wedding&guests=110&place=indoors#which-package',
    '/packages/weddings?light=premium&add=subwoofers',
  ])
})
