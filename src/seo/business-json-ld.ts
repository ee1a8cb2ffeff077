import ideasToLifePicture from '../../pictures/slides/ideas-to-life.webp?picture'
import { company } from '../content/company'
import { serviceNames, type ServiceSlug } from '../content/service-names'
import { WEEKDAYS } from '../lib/dates'
import { getSharePictureUrl } from '../lib/pictures'
import { businessReference } from './business'

/** The services that are listed in the business's schema.org data. */
const LISTED_SERVICES: readonly ServiceSlug[] = [
  'dj-hire',
  'live-music-production',
  'av-hire',
  'photography-videography',
]

/** Schema.org `LocalBusiness`: address, hours, price level and the listed services. */
export function businessJsonLd() {
  return {
    '@context': 'https://schema.org',
    ...businessReference,
    description: company.description,
    url: company.url,
    image: company.url + getSharePictureUrl(ideasToLifePicture),
    telephone: company.phones[0].tel,
    email: company.email,
    priceRange: company.priceRange,
    address: {
      '@type': 'PostalAddress',
      addressLocality: company.suburb,
      addressRegion: company.state,
      postalCode: company.postcode,
      addressCountry: company.country,
    },
    areaServed: { '@type': 'State', name: 'New South Wales' },
    openingHoursSpecification: company.hours
      .filter((hours) => hours.opens !== null)
      .map((hours) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.days.map((day) => WEEKDAYS[day]),
        opens: hours.opens,
        closes: hours.closes,
      })),
    sameAs: company.social.map((link) => link.href),
    makesOffer: serviceNames
      .filter((service) => LISTED_SERVICES.includes(service.slug))
      .map((service) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: service.name, url: `${company.url}/services/${service.slug}` },
      })),
  }
}
