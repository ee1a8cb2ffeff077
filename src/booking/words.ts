import { getDeliveryArea, travelArea } from '../content/terms/travel'
import { formatDuration } from '../hire/hire-period'
import { formatPriceWithCrew } from '../lib/text/money'
import { formatCount, withCount } from '../lib/text/quantities'
import { type Booking, formatBuys, isHire, type Line } from './booking'
import { namePlace, type Place } from './place/place'
import { type BookingPrice, getPlaces, priceBooking, priceTogether, type Trip } from './price'
import { formatTierHours } from './tiers/hours'

/**
 * 'Weddings Diamond for 6 hours', 'Dancers for 2 hours, 3 performers', or '2 × 18-Inch Subwoofer'. `paidHours` are those of a
 * priced line, by default those of the starting price.
 */
export function describeLine(line: Line, paidHours?: number): string {
  if (line.kind === 'tier') return `${line.tier.name} ${formatTierHours(line.pkg, paidHours)}`
  if (line.kind === 'item') return withCount(line.item.name, line.count)
  if (line.kind === 'quoted') return 'Quoted work'
  const { service, start, count } = line
  const { name, countNoun } = service
  const hours = paidHours ?? start.hours
  if (!countNoun) return `${name} ${formatBuys({ hours, unit: start.unit })}`
  return `${name} ${formatBuys({ hours })}, ${formatCount(count, countNoun)}`
}

/** Said of a link whose price may be another one than that which was sent. */
export const UNKNOWN_PARTS =
  'The link also names something that we have no price for. Check the price.'

/** The total of a booking in a sentence: 'from $341 incl. GST with crew ($310+GST)'. */
export const describeTotal = (price: BookingPrice): string =>
  `${price.isFrom ? 'from ' : ''}${formatPriceWithCrew(price)}`

/** A place in a sentence, or its area if only that was chosen. Empty for 'somewhere else'. */
export const nameWhere = (place: Place): string =>
  !place.label && place.area ? getDeliveryArea(place.area).name : namePlace(place)

/**
 * How a total and its trip go together: 'with travel to Parramatta' if the total has the trip, 'with travel within about 100 km
 * of Sutherland' while the place is not clear, 'plus the trip to Nowra, which we quote', 'before the trip to “Paramatta”' if it is
 * not clear which price the trip has, or empty without a place.
 */
export function describeTrip(trip: Trip, place: Booking['place']): string {
  const known = typeof place === 'object' ? place : undefined
  const name = known ? nameWhere(known) : ''
  const to = name && ` to ${name}`
  if (trip === undefined) return to && `before the trip${to}`
  if (trip === 'quoted') return `plus the trip${to}, which we quote`
  return known?.isInRadius ? `with travel${to}` : `with travel ${travelArea}`
}

/**
 * What bookings at one place cost together, and their trip: 'from $341 incl. GST with crew ($310+GST) for 2 days, with travel to
 * Parramatta'.
 */
export function describePrice(...bookings: readonly Booking[]): string {
  const price = priceTogether(bookings)
  const [place] = getPlaces(bookings)
  return [describeSum(bookings, price), describeTrip(price.trip, place)].filter(Boolean).join(', ')
}

/** What a booking costs without its trip, which it shares with others. */
export function describePriceWithoutTrip(booking: Booking): string {
  const withoutPlace = { ...booking, place: undefined }
  return describeSum([withoutPlace], priceBooking(withoutPlace))
}

/** A hire says for how long here, everything else where it is named. */
function describeSum(bookings: readonly Booking[], price: BookingPrice): string {
  const [first] = bookings
  const isAlone = first && bookings.length === 1 && isHire(first)
  const duration = isAlone ? ` for ${formatDuration(first.period ?? null)}` : ''
  return describeTotal(price) + duration
}
