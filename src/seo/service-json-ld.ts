import { company } from '../content/company'
import type { Service, ServiceDetail } from '../content/services'
import { getSharePictureUrl } from '../lib/pictures'
import { businessReference } from './business'
import { OFFER, toPriceSpecification } from './offer'

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
