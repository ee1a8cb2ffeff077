import type { Kit } from '../content/equipment/kit'
import {
  deliveryAreas,
  type DeliveryAreaId,
  getDeliveryArea,
  getTripPrice,
  type TripPurpose,
} from '../content/terms/travel'
import { formatBothPrices } from '../lib/text/money'
import { getItems } from './kit-totals'

/** How the client gets the items: not chosen yet, collected, delivered to one of our areas, or to another place. */
export type Delivery = '' | 'collect' | DeliveryAreaId | 'elsewhere'

/** Reads a stored or linked choice. An area that is not ours counts as another place. Never throws. */
export function parseDelivery(value: unknown): Delivery {
  if (!value || typeof value !== 'string') return ''
  const area = deliveryAreas.find(({ id }) => id === value)
  return area?.id ?? (value === 'collect' ? 'collect' : 'elsewhere')
}

const isArea = (delivery: Delivery): delivery is DeliveryAreaId =>
  deliveryAreas.some(({ id }) => id === delivery)

/** The purpose of the trip to the client: our crew, if a kit has work for it, brings everything else along. */
export const getTripPurpose = (kit: Kit): TripPurpose =>
  getItems(kit).some(({ item }) => item.crew) ? 'people' : 'gear'

/** The choice that applies to a kit. With our crew nothing is collected, because the rest comes in the same trip. */
export const getDelivery = (delivery: Delivery, kit: Kit): Delivery =>
  delivery === 'collect' && getTripPurpose(kit) === 'people' ? '' : delivery

/** The price of the trip there and back, in AUD excluding GST. 0 if nothing is chosen, or if it is quoted. */
export const getDeliveryPrice = (delivery: Delivery, kit: Kit): number =>
  isArea(delivery) ? getTripPrice(delivery, getTripPurpose(kit)) : 0

/** 'Parramatta', for the title of a fold. Empty if nothing is chosen. */
export function getDeliveryName(choice: Delivery, kit: Kit): string {
  const delivery = getDelivery(choice, kit)
  if (delivery === 'collect') return 'Collected'
  if (delivery === 'elsewhere') return 'Delivered'
  return delivery && getDeliveryArea(delivery).name
}

/**
 * 'Delivery and pickup, Parramatta: $132 incl. GST ($120+GST)', or 'Delivery and pickup to Leura: quoted' with the name of a
 * place that is in no area. Empty if nothing is chosen.
 */
export function describeDelivery(choice: Delivery, kit: Kit, place?: string): string {
  const delivery = getDelivery(choice, kit)
  if (delivery === '') return ''
  if (delivery === 'collect') return "I'll collect it and bring it back"
  const what = getTripPurpose(kit) === 'people' ? 'Delivery with crew' : 'Delivery and pickup'
  if (delivery === 'elsewhere') return `${what} ${place ? `to ${place}` : 'somewhere else'}: quoted`
  const price = getDeliveryPrice(delivery, kit)
  return `${what}, ${getDeliveryArea(delivery).name}: ${price > 0 ? formatBothPrices(price) : 'no extra cost'}`
}
