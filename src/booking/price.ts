import { technician } from '../content/terms/hire-terms'
import { getTripPrice, type TripPurpose } from '../content/terms/travel'
import { getItemPrice } from '../hire/item-price'
import { sum } from '../lib/sum'
import { addCrew, addPrices, type Price, type PriceWithCrew } from '../lib/text/money'
import type { AddOnLine, Booking, ItemLine, Line, ServiceLine, TierLine } from './booking'
import { listPlaces, type Place } from './place/place'
import { getTierHours, needsSecondTechnician } from './tiers/hours'

/** A line of a booking with its price, in AUD excluding GST. */
type PricedLine = PriceWithCrew & {
  line: Line | AddOnLine
  /** How many hours the price buys. Undefined for what is not paid by time. */
  hours?: number | undefined
}

/**
 * The one trip of a booking: included in the prices within the radius, quoted, or its price there and back in AUD excluding
 * GST. Undefined if it is not known where the event is, or if the client collects the gear.
 */
export type Trip = 'included' | 'quoted' | number | undefined

/** In AUD excluding GST. `price` and `crewFrom` are the sums of the rows. */
export type BookingPrice = PriceWithCrew & {
  /** Each tier is followed by its add-ons. An add-on that we quote has no row. */
  rows: readonly PricedLine[]
  trip: Trip
  /** The rows, their crew, and the trip if its price is known. A range if the price of an item is a range. */
  total: Price
  /** The total is the least that it can cost. */
  isFrom: boolean
}

/** What a booking costs. It refuses none: `findCheaper` and `getGuests` say whether another one would be better. */
export const priceBooking = (booking: Booking): BookingPrice => priceTogether([booking])

/** The places of several bookings. What is collected has none. */
export const getPlaces = (bookings: readonly Booking[]): Place[] =>
  listPlaces(bookings.flatMap(({ place }) => (typeof place === 'object' ? place : [])))

/** What several bookings at one place cost together. They share one trip, which brings no gear that the client collects. */
export function priceTogether(bookings: readonly Booking[]): BookingPrice {
  const lines = bookings.flatMap((booking) => booking.lines)
  const brought = bookings.filter(
    (booking) => typeof booking.place === 'object' || hasPeople(booking.lines),
  )
  const rows = bookings.flatMap((booking) =>
    booking.lines.flatMap((line) => priceLine(line, booking)),
  )
  const price = addPrices(rows.map((row) => row.price))
  const crewFrom = sum(rows.map((row) => row.crewFrom))
  const trip = getTrip(
    brought.flatMap((booking) => booking.lines),
    getPlaces(bookings)[0],
  )
  return {
    rows,
    price,
    crewFrom,
    trip,
    total: addPrices([price, crewFrom, getTripAmount(trip)]),
    isFrom: crewFrom > 0 || typeof price !== 'number' || lines.some(({ kind }) => kind !== 'item'),
  }
}

/** What a trip adds to a total, in AUD excluding GST. */
export const getTripAmount = (trip: Trip): number => (typeof trip === 'number' ? trip : 0)

function priceLine(line: Line, { hours: eventHours = 0, period }: Booking): PricedLine[] {
  const days = period?.days ?? 1
  if (line.kind === 'tier') {
    const { pkg, crewFrom, addOns } = line
    // What is hired is hired for a day, however long the event.
    const hours = pkg.crewed ? Math.max(eventHours, getTierHours(pkg)) : getTierHours(pkg)
    const price = priceTier(line, hours) * (pkg.crewed ? 1 : days)
    return [
      { line, ...addCrew(price, crewFrom), hours },
      ...addOns.flatMap((addOn) => (addOn.price ? { line: addOn, ...addOn.price } : [])),
    ]
  }
  if (line.kind === 'service') {
    const hours = line.start.hours && Math.max(eventHours, line.start.hours)
    return [{ line, ...addCrew(priceService(line, hours)), hours }]
  }
  if (line.kind === 'item') return [{ line, ...getItemPrice(line.item, line.count, days) }]
  return [{ line, ...addCrew(line.price) }]
}

/** A tier for some hours, with a second technician where one alone may not work as long. */
function priceTier({ pkg, tier: { price, technicians = 0, longerFrom } }: TierLine, hours: number) {
  const extraHours = hours - getTierHours(pkg)
  const extraHour = pkg.extraHour ?? longerFrom ?? 0
  const second = needsSecondTechnician(technicians, hours) ? technician.price : 0
  return price + extraHours * (extraHour + technicians * technician.extraHour) + second
}

const priceService = ({ start, count }: ServiceLine, hours = 0): number =>
  count * (start.price + (hours - (start.hours ?? hours)) * (start.extraHour ?? 0))

/**
 * Who pays for the trip of a line: a crew that brings everything includes it, a visit includes its own and brings nothing
 * else, people bring the gear along, and gear alone is delivered.
 */
function getTraveller(line: Line): 'crew' | 'visit' | 'people' | 'gear' | undefined {
  if (line.kind === 'tier') {
    if (line.pkg.crewed) return 'crew'
    const hasPeople = line.crewFrom > 0 || line.addOns.some((addOn) => addOn.hasPeople)
    return hasPeople ? 'people' : 'gear'
  }
  if (line.kind === 'service') return travellers[line.service.travel]
  if (line.kind === 'quoted') return undefined
  return line.item.crew ? 'people' : 'gear'
}

/** Whether someone of ours comes to the event. Gear alone may be collected. */
export const hasPeople = (lines: readonly Line[]): boolean =>
  lines.some((line) => getTraveller(line) !== undefined && getTraveller(line) !== 'gear')

/**
 * Where a tier or a service is booked for. Undefined for gear alone, which may be collected, and for a visit, whose page doesn't
 * ask where it is.
 */
export function getLinePlace(
  line: TierLine | ServiceLine,
  place: Place | undefined,
): Place | undefined {
  const traveller = getTraveller(line)
  return traveller === 'crew' || traveller === 'people' ? place : undefined
}

/** Who makes the trip of a booking that does not include it. */
export const getTripPurpose = (lines: readonly Line[]): TripPurpose =>
  lines.some((line) => getTraveller(line) === 'people') ? 'people' : 'gear'

const travellers = { included: 'visit', 'by-area': 'people', delivery: 'gear' } as const

function getTrip(lines: readonly Line[], place: Place | undefined): Trip {
  const all = new Set(lines.map(getTraveller))
  const isIncluded = all.has('crew') || (all.has('visit') && !all.has('people') && !all.has('gear'))
  // While it isn't clear whether the place is within the radius, `describeTrip` says where the trip is included.
  if (isIncluded) return place?.isInRadius === false ? 'quoted' : 'included'
  if (!place) return undefined
  const { area, mayHaveArea } = place
  if (area) return getTripPrice(area, getTripPurpose(lines)) || 'included'
  return mayHaveArea ? undefined : 'quoted'
}

/** A hire item of a booking with what all of them cost. */
export type ItemRow = ItemLine & PriceWithCrew

/** The rows that are hire items. */
export const getItemRows = ({ rows }: BookingPrice): ItemRow[] =>
  rows.flatMap(({ line, price, crewFrom, total }) =>
    line.kind === 'item' ? { ...line, price, crewFrom, total } : [],
  )
