import { describe, expect, it } from 'vitest'
import { getAdvice } from '../../../src/advice/advice'
import { toServiceLine } from '../../../src/booking/booking'
import { describeDelivery, toHireBooking } from '../../../src/booking/hire-lines'
import { findPlace } from '../../../src/booking/place/find-place'
import { priceBooking } from '../../../src/booking/price'
import { getTier, getTierDetails } from '../../../src/booking/tiers/tier'
import { company } from '../../../src/content/company'
import { type EquipmentId, getEquipment } from '../../../src/content/equipment'
import { getPackage } from '../../../src/content/packages'
import { functionsPackage } from '../../../src/content/packages/functions'
import { dancers } from '../../../src/content/services/dancers'
import { photographyVideography } from '../../../src/content/services/photography-videography'
import { HIRE_HOURS } from '../../../src/content/terms/hire-terms'
import { getDeliveryArea } from '../../../src/content/terms/travel'
import { createAdviceEnquiry } from '../../../src/enquiry/advice-enquiry'
import { createBookingEnquiry } from '../../../src/enquiry/booking-enquiry'
import { createPlainEnquiry } from '../../../src/enquiry/plain-enquiry'
import { describePeriod } from '../../../src/hire/hire-dates'
import {
  addCrew,
  addPrices,
  formatBothPrices,
  formatHirePrice,
  formatPrice,
  formatPriceWithCrew,
  multiplyPrice,
} from '../../../src/lib/text/money'

const toLines = (...ids: EquipmentId[]) => ids.map((id) => ({ id, count: 1 }))
const room = '16 × 8 m, indoors. It fits.'
const player = getEquipment('xdj-xz')
const beam = getEquipment('moving-head-beam')
const subwoofer = getEquipment('subwoofer-18')
const sparks = getEquipment('cold-spark')
const parramatta = getDeliveryArea('parramatta')

describe('the request of a quote', () => {
  it('lists every item with its price, and how many if there are more than one', () => {
    const kit = [
      ...toLines('xdj-xz', 'moving-head-beam'),
      { id: 'subwoofer-18', count: 2 } as const,
    ]
    const total = formatBothPrices(
      addPrices([player.price24h, beam.price24h, multiplyPrice(subwoofer.price24h, 2)]),
    )
    expect(createBookingEnquiry(toHireBooking({ kit, delivery: '' }))).toEqual({
      subject: `AV Hire Quote Request: ${player.name}, ${beam.name}, ${subwoofer.name}`,
      message: `I'd like a quote for this equipment:

- ${player.name} (${formatHirePrice(player.price24h)}/24h)
- ${beam.name} (${formatHirePrice(beam.price24h)}/24h)
- 2 x ${subwoofer.name} (${formatHirePrice(subwoofer.price24h)}/24h each)

Item prices are +GST. The total on your website is from ${total} for ${HIRE_HOURS} hours.

Please let me know about availability and total pricing.`,
      link: '/av-hire?list=xdj-xz.moving-head-beam.subwoofer-18*2',
    })
  })

  it('names the delivery with its price, which is in the total, then the room', () => {
    const booking = toHireBooking({ kit: toLines('xdj-xz'), delivery: 'parramatta' })
    const hire = { period: null, delivery: describeDelivery(booking, priceBooking(booking)) }
    const { message, venue } = createBookingEnquiry(booking, { room, hire })
    expect(message).toContain(
      `\n\nDelivery and pickup, ${parramatta.name}: ${formatBothPrices(parramatta.price)}\n\nOur space: ${room}\n\n`,
    )
    const total = formatBothPrices(addPrices([player.price24h, parramatta.price]))
    expect(message).toContain(
      `${total} for ${HIRE_HOURS} hours, with travel to ${parramatta.name}.`,
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
    expect(message).toContain(`for ${HIRE_HOURS} hours, plus the trip to Leura, which we quote.`)
    expect(venue).toBe('Leura')
  })

  it('names the hire days of a quote with dates, which becomes the event date', () => {
    const period = { from: '2026-12-04', to: '2026-12-07', days: 2 }
    const kit = toLines('xdj-xz', 'cold-spark')
    const { message, eventDate, link } = createBookingEnquiry(
      toHireBooking({ kit, delivery: '' }, period),
      { hire: { period: describePeriod(period, false), delivery: '' } },
    )
    const gear = addPrices([player.price24h, sparks.price24h])
    const withCrew = formatPrice(addPrices([sparks.price24h, sparks.crewFrom ?? 0]))
    expect(message).toContain(
      `(with crew from ${withCrew}, gear ${formatHirePrice(sparks.price24h)}/24h)\n\nFriday 4 to Monday 7 December 2026: 2 days`,
    )
    const total = formatPriceWithCrew(addCrew(multiplyPrice(gear, 2), sparks.crewFrom))
    expect(message).toContain(`is from ${total} for 2 days.`)
    expect(eventDate).toBe('2026-12-04')
    expect(link).toBe('/av-hire?list=xdj-xz.cold-spark.2026-12-04.2026-12-07')
  })
})

const functions = getPackage('functions')
const [basic] = getTierDetails(functions)

describe('the enquiry about a tier', () => {
  it('has its subject and its link, and no message without any choices', () => {
    expect(createPlainEnquiry({ lines: [basic] })).toEqual({
      subject: `Package Enquiry: ${basic.tier.name}`,
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
    const hours = functionsPackage.hours + 2
    const { extraHour } = functionsPackage
    const uplight = getEquipment('wireless-uplight').price24h
    const total = formatBothPrices(addPrices([basic.tier.price, 2 * extraHour, uplight]))
    const names = addOns.map(({ text }) => text)
    expect(createBookingEnquiry({ lines, hours, place }, { room }).message)
      .toBe(`Subject: Package Enquiry: ${basic.tier.name}

- ${basic.tier.name} for ${hours} hours
- ${names[0]}: ${formatBothPrices(extraHour)} per hour
- ${names[1]}: ${formatBothPrices(uplight)}

Suburb: Cronulla

Our space: ${room}

The total on your website is from ${total}, with travel to Cronulla.`)
  })
})

describe('the enquiry about a service', () => {
  it('says for how long, how many, and where', () => {
    const nowra = { label: 'Nowra', isKnown: true, isInRadius: false }
    const lines = [{ ...toServiceLine(dancers), count: 3 }] as const
    const { hours } = dancers.scope
    const { subject, message } = createBookingEnquiry({ lines, hours, place: nowra })
    expect(subject).toBe(`Enquiry: ${dancers.name}`)
    expect(message).toContain(
      `\n\n- ${dancers.name} for ${hours} hours, 3 performers\n\nSuburb: Nowra\n\n`,
    )
    expect(message).toContain(', plus the trip to Nowra, which we quote.')
  })

  it('names which of its prices is meant', () => {
    const lines = [toServiceLine(photographyVideography, 'of video')] as const
    const { message } = createBookingEnquiry({ lines, hours: 6 })
    expect(message).toContain(`- ${photographyVideography.name} for 6 hours of video\n`)
  })
})

it('the enquiry about advice says what the event is, and has the links of the advice and of the tier', () => {
  const brief = { event: 'wedding', guests: 110, place: 'indoors' } as const
  const { subject, message, link, eventType } = createAdviceEnquiry(brief, getAdvice(brief))
  const [, premium] = getPackage('weddings').tiers
  expect(subject).toBe(`Package Enquiry: ${premium.name}`)
  expect(message.split('\n\n').slice(0, 2)).toEqual([
    "I'm planning a wedding for 110 guests, indoors.",
    expect.stringContaining(`- ${premium.name} for`),
  ])
  const nowra = findPlace('Nowra')?.place
  expect(createAdviceEnquiry(brief, getAdvice(brief), { place: nowra })).toMatchObject({
    message: expect.stringContaining('plus the trip to Nowra, which we quote.') as string,
    venue: 'Nowra',
  })
  expect(message).toContain(
    `with travel within about ${company.serviceRadiusKm} km of ${company.suburb}.\n\nPlease let me know if you`,
  )
  const planned = { ...brief, guests: 1000 }
  expect(createAdviceEnquiry(planned, getAdvice(planned), { place: nowra })).toMatchObject({
    message: expect.stringContaining('\n\nSuburb: Nowra\n\n') as string,
    venue: 'Nowra',
    link: '/packages?event=wedding&guests=1000&place=indoors#which-package',
  })
  expect(eventType).toBe('wedding')
  expect(link.split('\n')).toEqual([
    '/packages?event=wedding&guests=110&place=indoors#which-package',
    '/packages/weddings?light=premium&add=subwoofers',
  ])
})
