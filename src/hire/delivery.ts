import type { Kit } from '../content/equipment/kit'
import { deliveryAreas, type DeliveryAreaId, getDeliveryArea } from '../content/terms/travel'
import { formatBothPrices } from '../lib/text/money'
import { getItems } from './kit'

/** How the client gets the items: not chosen yet, collected, delivered to one of our areas, or to another place. */
export type Delivery = '' | 'collect' | DeliveryAreaId | 'elsewhere'

/** Reads a stored or linked choice. An area that is not ours counts as another place. Never throws. */
export function parseDelivery(value: unknown): Delivery {
  if (!value || typeof value !== 'string') return ''
  const area = deliveryAreas.find(({ id }) => id === value)
  return area?.id ?? (value === 'collect' ? 'collect' : 'elsewhere')
}

const isArea = (delivery: Delivery): delivery is DeliveryAreaId => deliveryAreas.some(({ id }) => id === delivery)

/** Whether the client can collect something. What our crew builds, hangs or operates, our crew also brings. */
export const canBeCollected = (kit: Kit): boolean => getItems(kit).some(({ item }) => !item.crew)

/** What delivery and pickup cost together, in AUD excluding GST. 0 if our crew brings everything, or if it is quoted. */
export const getDeliveryPrice = (delivery: Delivery, kit: Kit): number =>
  isArea(delivery) && canBeCollected(kit) ? getDeliveryArea(delivery).price : 0

/** 'Parramatta', for the title of a fold. Empty if nothing is chosen, or if our crew brings everything. */
export function getDeliveryName(delivery: Delivery, kit: Kit): string {
  if (delivery === '' || !canBeCollected(kit)) return ''
  if (delivery === 'collect') return 'Collected'
  return delivery === 'elsewhere' ? 'Delivered' : getDeliveryArea(delivery).name
}

/** 'Delivery and pickup, Parramatta: $132 incl. GST ($120+GST)'. Empty if nothing is chosen. */
export function describeDelivery(delivery: Delivery, kit: Kit): string {
  if (delivery === '') return ''
  if (!canBeCollected(kit)) return 'Delivery and pickup: in the price with crew'
  if (delivery === 'collect') return "I'll collect it and bring it back"
  if (delivery === 'elsewhere') return 'Delivery and pickup somewhere else: quoted'
  const { name, price } = getDeliveryArea(delivery)
  return `Delivery and pickup, ${name}: ${formatBothPrices(price)}`
}
