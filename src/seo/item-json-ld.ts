import type { Product } from 'schema-dts'
import { company } from '../content/company'
import { type EquipmentItem, getEquipmentCategory } from '../content/equipment'
import { HIRE_HOURS } from '../content/terms/hire-terms'
import { getTotal } from '../lib/text/money'
import { businessReference } from './business'
import { toImageUrl } from './image-url'
import { createItemOffer, LEASE_OUT } from './offer'

/**
 * Schema.org `Product` for a hire item, with its price for 24 hours. Nobody can hire an item that needs our crew without it,
 * so its price includes the crew and is a minimum, as the cost of the crew is.
 */
export function itemJsonLd(path: string, item: EquipmentItem): Product {
  const { price24h: price, crewFrom } = item
  return {
    '@type': 'Product',
    name: item.name,
    description: item.description,
    sku: item.id,
    category: getEquipmentCategory(item).name,
    url: company.url + path,
    image: toImageUrl(item.image),
    offers: {
      ...createItemOffer({
        path,
        price: getTotal({ price, crewFrom }),
        isMinimum: Boolean(crewFrom),
        hours: HIRE_HOURS,
      }),
      businessFunction: LEASE_OUT,
      seller: businessReference,
    },
  }
}
