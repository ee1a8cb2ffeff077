import { company } from '../../content/company'
import type { PackagePage } from '../../content/package-tiers'
import { type PictureName, pictures } from '../../content/pictures.gen'
import { withGst } from '../../lib/money'
import { pictureUrl } from '../../lib/picture-sizes'
import { isCrewed, type KnownPackage } from './package-groups'

const imageUrl = (picture: PictureName, width: number) =>
  company.url + pictureUrl(picture, pictures[picture][0], width, 'webp')

/** The category as schema.org describes a service, with its tiers as the offers of its catalogue. Prices in AUD. */
export function packageJsonLd(category: KnownPackage, page: PackagePage) {
  const url = `${company.url}/packages/${category.slug}`
  const crewed = isCrewed(category.slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: page.title,
    description: page.intro,
    serviceType: crewed ? 'Event production' : 'Equipment hire',
    url,
    image: imageUrl(category.image.picture, 1200),
    areaServed: company.state,
    provider: { '@type': 'LocalBusiness', '@id': `${company.url}/#business`, name: company.name },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: page.title,
      url,
      numberOfItems: page.tiers.length,
      itemListElement: page.tiers.map((tier) => ({
        '@type': 'Offer',
        url,
        availability: 'https://schema.org/InStock',
        ...(!crewed && { businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' }),
        itemOffered: {
          '@type': crewed ? 'Service' : 'Product',
          name: tier.name,
          description: tier.description,
          image: imageUrl(tier.image.picture, 640),
        },
        // Starting prices, so a minimum: once without GST and once with it.
        priceSpecification: [priceSpecification(tier.price, false), priceSpecification(withGst(tier.price), true)],
      })),
    },
  }
}

function priceSpecification(minPrice: number, valueAddedTaxIncluded: boolean) {
  return { '@type': 'PriceSpecification', minPrice, priceCurrency: 'AUD', valueAddedTaxIncluded }
}
