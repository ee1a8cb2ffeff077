import { company } from '../content/company'
import type { PackagePage } from '../content/package-tiers'
import type { PackageCategory } from '../content/packages'
import type { ServiceDetail } from '../content/service-details'
import type { Service } from '../content/services'
import { withGst } from '../lib/money'
import { getPictureUrl, getSharePictureUrl } from '../lib/pictures'
import { businessReference } from './business'

const OFFER = { '@type': 'Offer', availability: 'https://schema.org/InStock' }

/** Schema.org `Service` with its starting price. */
export function serviceJsonLd(service: Service, detail: ServiceDetail) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.name,
    description: detail.summary,
    serviceType: detail.serviceType,
    url: `${company.url}/services/${service.slug}`,
    image: company.url + getSharePictureUrl(service.image),
    areaServed: company.state,
    provider: businessReference,
    offers: { ...OFFER, priceSpecification: toPriceSpecification(service.startingFrom, false) },
  }
}

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

/** All prices on the site are starting prices, so they are minimums. AUD. */
function toPriceSpecification(minPrice: number, valueAddedTaxIncluded: boolean) {
  return { '@type': 'PriceSpecification', minPrice, priceCurrency: 'AUD', valueAddedTaxIncluded }
}
