import { company } from '../../content/company'
import { pictures } from '../../content/pictures.gen'
import type { ServiceDetail } from '../../content/service-details'
import type { Service } from '../../content/services'
import { sharePictureUrl } from '../../lib/picture-sizes'

/** The service as schema.org describes one. */
export function serviceJsonLd(service: Service, detail: ServiceDetail) {
  const { picture } = service.image
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.name,
    description: detail.summary,
    serviceType: detail.serviceType,
    url: `${company.url}/services/${service.slug}`,
    image: company.url + sharePictureUrl(picture, pictures[picture][0]),
    areaServed: company.state,
    provider: { '@type': 'LocalBusiness', '@id': `${company.url}/#business`, name: company.name },
    offers: {
      '@type': 'Offer',
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: service.startingFrom,
        priceCurrency: 'AUD',
        valueAddedTaxIncluded: false,
      },
    },
  }
}
