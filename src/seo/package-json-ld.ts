import { company } from '../content/company'
import type { PackageCategory, PackagePage } from '../content/packages'
import { withGst } from '../lib/money'
import { getPictureUrl, getSharePictureUrl } from '../lib/pictures'
import { businessReference } from './business'
import { OFFER, toPriceSpecification } from './offer'

/** Schema.org `Service` for a package category, with its tiers as an offer catalogue. */
export function packageJsonLd(category: PackageCategory, page: PackagePage) {
  const url = `${company.url}/packages/${category.slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: page.title,
    description: page.intro,
    serviceType: category.crewed ? 'Event production' : 'Equipment hire',
    url,
    image: company.url + getSharePictureUrl(category.image),
    areaServed: company.state,
    provider: businessReference,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: page.title,
      url,
      numberOfItems: page.tiers.length,
      itemListElement: page.tiers.map((tier) => ({
        ...OFFER,
        url,
        ...(!category.crewed && { businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' }),
        itemOffered: {
          '@type': category.crewed ? 'Service' : 'Product',
          name: tier.name,
          description: tier.description,
          image: company.url + getPictureUrl(tier.image, 640, 'webp'),
        },
        priceSpecification: [toPriceSpecification(tier.price, false), toPriceSpecification(withGst(tier.price), true)],
      })),
    },
  }
}
