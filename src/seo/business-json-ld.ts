import type { LocalBusiness } from 'schema-dts'
import { company } from '../content/company'
import { ideasToLifePicture } from '../content/pictures'
import { mainServices } from '../content/services'
import { WEEKDAYS } from '../lib/dates/dates'
import { getPictureUrl, getWebpWidths, type PictureSource } from '../lib/pictures'

/** Schema.org `LocalBusiness`: address, phones, hours, price level and main services. */
export function businessJsonLd(): LocalBusiness {
  return {
    ...businessReference,
    description: company.description,
    url: company.url,
    image: toImageUrl(ideasToLifePicture),
    telephone: company.phones.map(({ tel }) => tel),
    email: company.email,
    priceRange: company.priceRange,
    address: {
      '@type': 'PostalAddress',
      addressLocality: company.suburb,
      addressRegion: company.state,
      postalCode: company.postcode,
      addressCountry: company.country,
    },
    areaServed,
    openingHoursSpecification: [
      ...company.hours.flatMap(({ days, opens, closes }) =>
        opens === null || closes === null
          ? []
          : {
              '@type': 'OpeningHoursSpecification' as const,
              dayOfWeek: days.map((day) => WEEKDAYS[day]),
              opens,
              closes,
            },
      ),
      // Two times of 00:00 are how search engines read a day on which a business is closed.
      ...company.closed.map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: from,
        validThrough: to,
        opens: '00:00',
        closes: '00:00',
      })),
    ],
    makesOffer: mainServices.map(({ name, slug }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, url: `${company.url}/services/${slug}` },
    })),
    sameAs: company.social.map((link) => link.href),
  }
}

/** A reference to the business, which `businessJsonLd` describes in full. */
export const businessReference = {
  '@type': 'LocalBusiness',
  '@id': `${company.url}/#business`,
  name: company.name,
} satisfies Exclude<LocalBusiness, string>

/** Where the business works. */
export const areaServed = { '@type': 'State', name: 'New South Wales' } as const

/** The absolute URL of a picture for search engines: WebP, at its largest width. */
export function toImageUrl(picture: PictureSource): string {
  const [, width] = getWebpWidths(picture.name)
  return company.url + getPictureUrl(picture, width, 'webp')
}
