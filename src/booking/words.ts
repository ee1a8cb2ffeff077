import { getDeliveryArea } from '../content/terms/travel'
import { formatDuration } from '../hire/hire-period'
import { sum } from '../lib/sum'
import { formatBothPrices, formatPrice, formatTotal } from '../lib/text/money'
import { formatCount, formatList, withCount } from '../lib/text/quantities'
import { formatTierHours } from '../packages/hours'
import { type Booking, isHire, type Line, type StartingPrice } from './booking'
import { type BookingPrice, priceBooking, priceTogether, type Trip } from './price'

/** The scope of a starting price: 'for 3 hours', 'for 2 hours per act', 'for one event'. */
export const formatBuys = ({ hours, unit }: Pick<StartingPrice, 'hours' | 'unit'>): string =>
  [hours && `for ${formatCount(hours, 'hour')}`, unit].filter(Boolean).join(' ')

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

/** More items than this are only counted. */
const MAX_NAMED_ITEMS = 4

/** What is booked in a sentence: 'Weddings Premium for 7 hours, with “Two subwoofers”', or 'Your quote of 12 items'. */
export function describeBooking(booking: Booking): string {
  const { lines } = booking
  if (isHire(booking) && lines.length > MAX_NAMED_ITEMS) {
    const count = sum(lines.map((line) => (line.kind === 'item' ? line.count : 0)))
    return `Your quote of ${formatCount(count, 'item')}`
  }
  const { rows } = priceBooking(booking)
  return formatList(
    lines.map((line) => {
      const hours = rows.find((row) => row.line === line)?.hours
      const addOns = line.kind === 'tier' ? line.addOns : []
      const names = addOns.map(
        ({ text, price, priceText }) => `“${text}”${price ? '' : ` (${priceText})`}`,
      )
      return [describeLine(line, hours), ...names].join(', with ')
    }),
  )
}

/** The total of a booking in a sentence: 'from $341 incl. GST with crew ($310+GST)'. */
export function describeTotal({ total, crewFrom, isFrom }: BookingPrice): string {
  const crew = crewFrom > 0 ? ' with crew' : ''
  return `${isFrom ? 'from ' : ''}${formatTotal(total)}${crew} (${formatPrice(total)}+GST)`
}

/**
 * How a total and its trip go together: 'with travel to Parramatta' if the total has the trip, 'plus the trip to Nowra, which
 * we quote', or empty if the trip is not known.
 */
export function describeTrip(trip: Trip, place: Booking['place']): string {
  const label = typeof place === 'object' ? place.label : ''
  const to = label && ` to ${label}`
  if (trip === undefined) return ''
  return trip === 'quoted' ? `plus the trip${to}, which we quote` : `with travel${to}`
}

/**
 * What bookings cost together: 'from $341 incl. GST with crew ($310+GST) for 2 days, with travel'. A hire says for how long
 * here, everything else where it is named.
 */
export function describePrice(...bookings: readonly Booking[]): string {
  const price = priceTogether(bookings)
  const place = bookings.find((booking) => booking.place)?.place
  const [first] = bookings
  const isAlone = first && bookings.length === 1 && isHire(first)
  const duration = isAlone ? ` for ${formatDuration(first.period ?? null)}` : ''
  return [describeTotal(price) + duration, describeTrip(price.trip, place)]
    .filter(Boolean)
    .join(', ')
}

/**
 * How the gear of a hire gets to the client: 'Delivery and pickup, Parramatta: $132 incl. GST ($120+GST)', or 'Delivery and
 * pickup to Leura: quoted' with the name of a place that is in no area. Empty if nothing is chosen.
 */
export function describeDelivery(
  { place, lines }: Booking,
  { crewFrom, trip }: BookingPrice,
): string {
  if (!place || lines.length === 0) return ''
  if (place === 'collect') return "I'll collect it and bring it back"
  const what = crewFrom > 0 ? 'Delivery with crew' : 'Delivery and pickup'
  if (!place.area) return `${what} ${place.label ? `to ${place.label}` : 'somewhere else'}: quoted`
  const price = typeof trip === 'number' ? formatBothPrices(trip) : 'no extra cost'
  return `${what}, ${getDeliveryArea(place.area).name}: ${price}`
}
