import type { Service as ServiceThing } from 'schema-dts'
import { company } from '../content/company'
import type { Service } from '../content/services'
import { getStarts } from '../packages/services'
import { areaServed, businessReference } from './business'
import { toImageUrl } from './image-url'
import { createOffer } from './offer'

/** Schema.org `Service` with its starting prices. */
export function serviceJsonLd(path: string, service: Service): ServiceThing {
  return {
    '@type': 'Service',
    name: service.name,
    description: service.summary,
    serviceType: service.serviceType,
    url: company.url + path,
    image: toImageUrl(service.image),
    areaServed,
    provider: businessReference,
    offers: getStarts(service).map(({ price, unit, hours }) =>
      createOffer({ path, price, isMinimum: true, unit, hours }),
    ),
  }
}
