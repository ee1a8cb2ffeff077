import { company } from '../content/company'
import { pictures } from '../content/pictures.gen'
import { services } from '../content/services'
import { WEEKDAYS } from '../lib/dates'
import { sharePictureUrl } from '../lib/picture-sizes'

/** The four services that the business is listed with. */
const LISTED = ['dj-hire', 'live-music-production', 'av-hire', 'photography-videography']

/** The business as schema.org describes one: who, where, when open, what it offers and its price level. */
export function businessJsonLd() {
  const picture = 'slides/ideas-to-life'
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${company.url}/#business`,
    name: company.name,
    description: company.description,
    url: company.url,
    image: company.url + sharePictureUrl(picture, pictures[picture][0]),
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
    makesOffer: services
      .filter((service) => LISTED.includes(service.slug))
      .map((service) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: service.name, url: `${company.url}/services/${service.slug}` },
      })),
  }
}
