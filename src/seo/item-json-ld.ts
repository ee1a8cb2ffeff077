import type { Product } from 'schema-dts'
import { company } from '../content/company'
import { type EquipmentItem, getEquipmentCategory } from '../content/equipment'
import { businessReference } from './business'
import { toImageUrl } from './image-url'
import { createOffer, LEASE_OUT } from './offer'

/** Schema.org `Product` for a hire item, with its price for 24 hours. */
export function itemJsonLd(path: string, item: EquipmentItem): Product {
  return {
    '@type': 'Product',
    name: item.name,
    description: item.description,
    sku: item.id,
    category: getEquipmentCategory(item).name,
    url: company.url + path,
    image: toImageUrl(item.image),
    offers: {
      ...createOffer({ path, price: item.price24h, hours: 24 }),
      businessFunction: LEASE_OUT,
      seller: businessReference,
    },
  }
}
