import type { Service } from 'schema-dts'
import { company } from '../content/company'
import type { PackageCategory } from '../content/packages'
import { getTierFacts } from '../packages/tiers'
import { areaServed, businessReference } from './business'
import { toImageUrl } from './image-url'
import { createOffer, LEASE_OUT } from './offer'

/** Schema.org `Service` for a package category, with its tiers as an offer catalogue. */
export function packageJsonLd(path: string, category: PackageCategory): Service {
  return {
    '@type': 'Service',
    name: category.title,
    description: category.intro,
    serviceType: category.crewed ? 'Event production' : 'Equipment hire',
    url: company.url + path,
    image: toImageUrl(category.image),
    areaServed,
    provider: businessReference,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: category.title,
      numberOfItems: category.tiers.length,
      itemListElement: getTierFacts(category).map(({ tier, crewFrom }) => ({
        // With the crew that some equipment tiers cannot be had without.
        ...createOffer({ path, price: tier.price + crewFrom, isMinimum: true }),
        ...(!category.crewed && { businessFunction: LEASE_OUT }),
        itemOffered: {
          '@type': category.crewed ? 'Service' : 'Product',
          name: tier.name,
          description: tier.description,
          image: toImageUrl(tier.image),
        },
      })),
    },
  }
}
