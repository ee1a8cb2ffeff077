import { getEquipment } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import { getDeliveryArea } from '../content/terms/travel'
import { type Delivery, getDelivery } from '../hire/delivery'
import type { HirePeriod } from '../hire/hire-period'
import type { Quote } from '../hire/quote'
import { formatBothPrices } from '../lib/text/money'
import type { Booking, ItemLine } from './booking'
import type { BookingPrice } from './price'

// Bookings of hire items alone.

export const toItemLines = (kit: Kit): ItemLine[] =>
  kit.map(({ id, count }) => ({ kind: 'item', item: getEquipment(id), count }))

/**
 * The booking of a quote. `suburb` is where the items go, if the visitor has said more than the area: otherwise its place has
 * no label. With our crew nothing is collected, because the rest comes in the same trip.
 */
export function toHireBooking(
  { kit, delivery }: Pick<Quote, 'kit' | 'delivery'>,
  period?: HirePeriod | null,
  suburb?: string,
): Booking {
  return { lines: toItemLines(kit), period, place: toPlace(getDelivery(delivery, kit), suburb) }
}

function toPlace(delivery: Delivery, label = ''): Booking['place'] {
  if (delivery === '' || delivery === 'collect') return delivery || undefined
  if (delivery === 'elsewhere') return { label, isInRadius: false }
  return { label, area: delivery, isInRadius: true }
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
