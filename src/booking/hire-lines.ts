import { getEquipment } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import { getDeliveryArea } from '../content/terms/travel'
import type { HirePeriod } from '../hire/hire-period'
import type { Quote } from '../hire/quote'
import type { Delivery } from '../hire/quote-path'
import { addDays, daysBetween } from '../lib/dates/dates'
import { formatBothPrices } from '../lib/text/money'
import type { Booking, ItemLine, PageBooking } from './booking'
import { getDeliveryPlace, namePlace, type Place } from './place/place'
import { type BookingPrice, getTripPurpose, hasPeople } from './price'

// Bookings of hire items alone.

export const toItemLines = (kit: Kit): ItemLine[] =>
  kit.map(({ id, count }) => ({ kind: 'item', item: getEquipment(id), count }))

/** The booking of a quote. `typed` is the place that the visitor has typed, which may be in another area than the quote's. */
export function toHireBooking(
  { kit, delivery }: Pick<Quote, 'kit' | 'delivery'>,
  period?: HirePeriod | null,
  typed?: Place,
): PageBooking & { lines: readonly ItemLine[] } {
  const choice = getDelivery(delivery, kit)
  return {
    lines: toItemLines(kit),
    period,
    place:
      choice === '' || choice === 'collect' ? choice || undefined : getDeliveryPlace(choice, typed),
  }
}

/** Whether a booking may be done without our people: it is gear that the client collects, or has not decided about. */
export const mayBeCollected = ({ lines, place }: Booking): boolean =>
  !hasPeople(lines) && typeof place !== 'object'

/** Whether our people come on a day of a hire: for delivery and pickup, and on the days between if they stay with it. */
export function isVisited(booking: Booking, day: string): boolean {
  const { lines, period } = booking
  if (!period || mayBeCollected(booking)) return false
  return getTripPurpose(lines) === 'people'
    ? period.from <= day && day <= period.to
    : day === period.from || day === period.to
}

/** The days of a hire with our crew on which our people come. Empty for gear alone, which costs the same on every day. */
export function listCrewDays(booking: Booking): string[] {
  const { lines, period } = booking
  if (!period || !hasPeople(lines)) return []
  const { from, to } = period
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) =>
    addDays(from, index),
  ).filter((day) => isVisited(booking, day))
}

/** The choice that applies to a kit. With our crew nothing is collected, because the rest comes in the same trip. */
export const getDelivery = (delivery: Delivery, kit: Kit): Delivery =>
  delivery === 'collect' && getTripPurpose(toItemLines(kit)) === 'people' ? '' : delivery

/** 'Parramatta', for the title of a fold. Empty if nothing is chosen. */
export function getDeliveryName(choice: Delivery, kit: Kit): string {
  const delivery = getDelivery(choice, kit)
  if (delivery === 'collect') return 'Collected'
  if (delivery === 'elsewhere') return 'Delivered'
  return delivery && getDeliveryArea(delivery).name
}

/**
 * How the gear of a hire gets to the client: 'Delivery and pickup, Parramatta: $132 incl. GST ($120+GST)', or 'Delivery and
 * pickup to Leura: quoted' with the name of a place that is in no area, or 'Delivery and pickup to “Paramatta”: not in the total'
 * if it is not clear where that is. Empty if nothing is chosen.
 */
export function describeDelivery({ place, lines }: Booking, { trip }: BookingPrice): string {
  if (!place || lines.length === 0) return ''
  if (place === 'collect') return "I'll collect it and bring it back"
  const what = getTripPurpose(lines) === 'people' ? 'Delivery with crew' : 'Delivery and pickup'
  if (!place.area) {
    const to = place.label ? `to ${namePlace(place)}` : 'somewhere else'
    return `${what} ${to}: ${trip === 'quoted' ? 'quoted' : 'not in the total'}`
  }
  const price = typeof trip === 'number' ? formatBothPrices(trip) : 'no extra cost'
  return `${what}, ${getDeliveryArea(place.area).name}: ${price}`
}
