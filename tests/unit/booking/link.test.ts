import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type PageBooking,
  getStartingPrices,
  limitHours,
  toServiceLine,
} from '../../../src/booking/booking'
import { toHireBooking } from '../../../src/booking/hire-lines'
import { formatBookingPath, formatSharedPath } from '../../../src/booking/link'
import { findPlace } from '../../../src/booking/place/find-place'
import { getLinePlace, priceBooking } from '../../../src/booking/price'
import { readBookingPath } from '../../../src/booking/read-link'
import { getTierHours } from '../../../src/booking/tiers/hours'
import { getTier, getTierDetails } from '../../../src/booking/tiers/tier'
import { describePrice } from '../../../src/booking/words'
import { equipment } from '../../../src/content/equipment'
import { packages } from '../../../src/content/packages'
import { services } from '../../../src/content/services'
import { karaoke } from '../../../src/content/services/karaoke'
import { deliveryAreas } from '../../../src/content/terms/travel'
import { countHireDays } from '../../../src/hire/hire-dates'
import type { Delivery } from '../../../src/hire/quote-path'
import { tidyQuery } from '../../../src/lib/tidy-address'

/** Clear, outside all areas, beyond the radius, unknown, with a mistake, ambiguous, of several areas, and a postcode alone. */
const places = [
  undefined,
  ...[
    'Parramatta',
    '12 Lawrence Hargrave Drive, Thirroul',
    'Gosford',
    'Nowra',
    'Coffs Harbour',
    'Goulbrun',
    'Sand',
    '2765',
    '2150',
    '2229',
    'Level 3, the old mill & barn?',
  ].map((text) => findPlace(text)?.place),
]
const anyPlace = fc.constantFrom(...places)

const anyTier: fc.Arbitrary<PageBooking> = fc
  .tuple(
    fc.constantFrom(...packages.flatMap(getTierDetails)),
    fc.integer({ min: 0, max: 8 }),
    anyPlace,
    fc.boolean(),
  )
  .map(([{ pkg, tier }, more, place, hasAddOns]) => {
    const hours = getTierHours(pkg) + (pkg.crewed ? more : 0)
    const addOns = hasAddOns ? pkg.addOns.filter(({ extraHour }) => !extraHour || more === 0) : []
    const line = getTier(pkg, tier.level, addOns)
    return { lines: [line], hours, place: getLinePlace(line, place) }
  })

const anyService: fc.Arbitrary<PageBooking> = fc
  .tuple(
    fc.constantFrom(
      ...services.flatMap((service) =>
        getStartingPrices(service).map((start) => ({ service, start })),
      ),
    ),
    fc.integer({ min: 0, max: 8 }),
    fc.integer({ min: 1, max: 20 }),
    anyPlace,
  )
  .map(([{ service, start }, more, count, place]) => {
    const line = { ...toServiceLine(service, start.unit), count: service.countNoun ? count : 1 }
    const hours = start.hours && start.hours + (start.extraHour === undefined ? 0 : more)
    return { lines: [line], hours, place: getLinePlace(line, place) }
  })

const anyHire: fc.Arbitrary<PageBooking> = fc
  .tuple(
    fc.uniqueArray(
      fc.record({
        id: fc.constantFrom(...equipment.map(({ id }) => id)),
        count: fc.integer({ min: 1, max: 20 }),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 6 },
    ),
    fc.constantFrom<Delivery>('', 'collect', 'elsewhere', ...deliveryAreas.map(({ id }) => id)),
    fc.constantFrom(null, { from: '2020-12-04', to: '2020-12-08' }),
    anyPlace,
  )
  .map(([kit, delivery, dates, place]) =>
    toHireBooking({ kit, delivery }, dates && { ...dates, days: countHireDays(dates) }, place),
  )

describe('the link of a booking', () => {
  it('leads to the same price, whatever is booked, also when its dates are past', () => {
    fc.assert(
      fc.property(fc.oneof(anyTier, anyService, anyHire), (booking) => {
        const { booking: read } = readBookingPath(formatBookingPath(booking))
        const { total, trip } = priceBooking(booking)
        expect(read && priceBooking(read)).toMatchObject({ total, trip })
        // The office's answer says of the trip what the page has said.
        expect(read && describePrice(read)).toBe(describePrice(booking))
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    '/packages/speakers?light=basic',
    '/services/av-hire?',
    '/services/event-consultation?',
  ])('adds no trip to %s, whose page does not ask for the suburb', (path) =>
    expect(readBookingPath(`${path}&to=Penrith`)).toEqual(readBookingPath(path)),
  )

  it('has no address for others that the visitor has typed', () => {
    const { booking } = readBookingPath('/packages/weddings?light=basic')
    const share = (text: string) =>
      booking && formatSharedPath({ ...booking, place: findPlace(text)?.place })
    expect(share('12 Acacia Crescent, Wagga Wagga')).not.toContain('Acacia')
    expect(share('12 Acacia Crescent, Cronulla')).toContain('to=Cronulla')
    expect(share('12 Acacia Crescent, Cronulla')).not.toContain('Acacia')
    const shareQuote = (text: string) => {
      const quote = { kit: [{ id: 'led-par', count: 1 }], delivery: 'elsewhere' } as const
      return formatSharedPath(toHireBooking(quote, null, findPlace(text)?.place))
    }
    expect(shareQuote('12 Acacia Crescent, Wagga Wagga')).toBe('/av-hire?list=led-par.to-elsewhere')
    expect(shareQuote('12 Acacia Crescent, Leura')).toBe(
      '/av-hire?list=led-par.to-elsewhere&to=Leura',
    )
  })

  it.each([
    '/packages/unknown?light=basic',
    '/services/unknown?hours=3',
    '/av-hire?list=fax-machine',
    '/packages/constructor?light=__proto__',
    // Another tier or number would be another price.
    '/packages/weddings?light=gold',
    '/packages/weddings?light=basic&hours=many',
    '/services/dancers?count=x',
  ])('%s has no booking, and names what we do not have', (path) =>
    expect(readBookingPath(path)).toEqual({ booking: null, hasUnknownParts: true }),
  )

  it('is not that of another page', () => {
    for (const path of ['/av-hire', '/contact?subject=DJ'])
      expect(readBookingPath(path)).toEqual({ booking: null, hasUnknownParts: false })
  })

  it.each([
    ['/packages/weddings?light=basic&add=gone.uplights', true],
    ['/packages/weddings?light=basic&add=', false],
    // A tier that cannot have it.
    ['/packages/weddings?light=basic&add=subwoofers', true],
    ['/packages/weddings?light=premium&add=subwoofers', false],
    ['/services/photography-videography?for=of+paintings', true],
    ['/services/photography-videography?for=OF+VIDEO', false],
    ['/av-hire?list=led-par.fax-machine', true],
    // Another number than that of the price.
    ['/packages/weddings?light=basic&hours=40', true],
    ['/packages/weddings?light=basic&hours=2', true],
    ['/packages/speakers?light=basic&hours=30', true],
    ['/services/karaoke?hours=40', true],
    // Its price has none for more hours.
    ['/services/av-hire?hours=30', true],
    ['/services/dancers?count=99', true],
    ['/services/dancers?count=20', false],
    ['/av-hire?list=xdj-xz*0', true],
  ])('%s says if we have no price for a part of it: %s', (path, hasUnknownParts) => {
    const { booking, ...rest } = readBookingPath(path)
    expect(rest).toEqual({ hasUnknownParts })
    expect(booking?.lines).toHaveLength(1)
  })

  it('leads to the same price after what mail programs, chats, QR codes and trackers do to links', () => {
    const damage = fc.constantFrom<(link: string) => string>(
      (link) => link.replaceAll('&', '&amp;'),
      (link) => link.replaceAll('&', '&amp%3B'),
      (link) => link.replaceAll('&', '&amp;amp;'),
      (link) => link.toUpperCase(),
      (link) => `${link}?utm_source=mail&utm_medium=email`,
      (link) => link.replace('?', '?fbclid=x?'),
      (link) => `${link}.`,
      (link) => `${link})`,
      (link) => `${link}%20`,
    )
    fc.assert(
      fc.property(
        fc.oneof(anyTier, anyService, anyHire),
        damage,
        damage,
        (booking, first, second) => {
          const { pathname, search } = new URL(
            second(first(formatBookingPath(booking))),
            'https://site.example',
          )
          const read = readBookingPath(pathname.toLowerCase() + tidyQuery(search))
          const { total, trip } = priceBooking(booking)
          expect(read.hasUnknownParts).toBe(false)
          expect(read.booking && priceBooking(read.booking)).toMatchObject({ total, trip })
        },
      ),
      { numRuns: 500 },
    )
  })

  it('limits the hours and the count, and leaves out add-ons that the tier cannot have', () => {
    const [line] = readBookingPath('/services/dancers?hours=99&count=1e9').booking?.lines ?? []
    expect(line).toMatchObject({ count: 20 })
    const { booking: long } = readBookingPath('/services/karaoke?hours=99')
    expect(long?.hours).toBe(limitHours(99, karaoke.scope.hours))
    const { booking: tier } = readBookingPath(
      '/packages/weddings?light=basic&add=subwoofers.uplights.x',
    )
    expect(tier?.lines[0]).toMatchObject({ addOns: [{ id: 'uplights' }] })
  })
})
