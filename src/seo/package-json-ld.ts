import type { Service } from 'schema-dts'
import { company } from '../content/company'
import type { Package } from '../content/packages'
import { getTotal } from '../lib/text/money'
import { getTierHours } from '../packages/tier-kit'
import { getTierDetails } from '../packages/tiers'
import { areaServed, businessReference } from './business'
import { toImageUrl } from './image-url'
import { createOffer, LEASE_OUT } from './offer'

/** Schema.org `Service` for a package, with its tiers as an offer catalogue. */
export function packageJsonLd(path: string, pkg: Package): Service {
  return {
    '@type': 'Service',
    name: pkg.title,
    description: pkg.intro,
    serviceType: pkg.crewed ? 'Event production' : 'Equipment hire',
    url: company.url + path,
    image: toImageUrl(pkg.image),
    areaServed,
    provider: businessReference,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: pkg.title,
      numberOfItems: pkg.tiers.length,
      itemListElement: getTierDetails(pkg).map(({ tier, crewFrom }) => ({
        // With the crew that some equipment tiers cannot be had without.
        ...createOffer({
          path,
          price: getTotal({ price: tier.price, crewFrom }),
          isMinimum: true,
          hours: getTierHours(pkg),
        }),
        ...(!pkg.crewed && { businessFunction: LEASE_OUT }),
        itemOffered: {
          '@type': pkg.crewed ? 'Service' : 'Product',
          name: tier.name,
          description: tier.description,
          image: toImageUrl(tier.image),
        },
      })),
    },
  }
}
