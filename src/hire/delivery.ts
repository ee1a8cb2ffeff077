import type { Kit } from '../content/equipment/kit'
import {
  deliveryAreas,
  type DeliveryAreaId,
  getDeliveryArea,
  type TripPurpose,
} from '../content/terms/travel'
import { getItems } from './kit-totals'

/** How the client gets the items: not chosen yet, collected, delivered to one of our areas, or to another place. */
export type Delivery = '' | 'collect' | DeliveryAreaId | 'elsewhere'

/** Reads a stored or linked choice. An area that is not ours counts as another place. Never throws. */
export function parseDelivery(value: unknown): Delivery {
  if (!value || typeof value !== 'string') return ''
  const area = deliveryAreas.find(({ id }) => id === value)
  return area?.id ?? (value === 'collect' ? 'collect' : 'elsewhere')
}

/** The purpose of the trip to the client: our crew, if a kit has work for it, brings everything else along. */
export const getTripPurpose = (kit: Kit): TripPurpose =>
  getItems(kit).some(({ item }) => item.crew) ? 'people' : 'gear'

/** The choice that applies to a kit. With our crew nothing is collected, because the rest comes in the same trip. */
export const getDelivery = (delivery: Delivery, kit: Kit): Delivery =>
  delivery === 'collect' && getTripPurpose(kit) === 'people' ? '' : delivery

/** 'Parramatta', for the title of a fold. Empty if nothing is chosen. */
export function getDeliveryName(choice: Delivery, kit: Kit): string {
  const delivery = getDelivery(choice, kit)
  if (delivery === 'collect') return 'Collected'
  if (delivery === 'elsewhere') return 'Delivered'
  return delivery && getDeliveryArea(delivery).name
}
