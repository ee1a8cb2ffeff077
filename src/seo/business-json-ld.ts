import type { LocalBusiness } from 'schema-dts'
import { company } from '../content/company'
import { ideasToLifePicture } from '../content/pictures'
import { mainServices } from '../content/services'
import { sydneyToday, WEEKDAYS } from '../lib/dates/dates'
import { getHolidays } from '../lib/dates/public-holidays'
import { getPictureUrl, getWebpWidths, type PictureSource } from '../lib/pictures'

const HOLIDAYS_LISTED = 5

/**
 * Schema.org `LocalBusiness`: address, phones, hours, price level and main services. It is closed on the
 * public holidays of about half a year from `now`, which is enough for a site that is rebuilt every week.
 */
export function businessJsonLd(now: Date): LocalBusiness {
  const today = sydneyToday(now)
  const year = Number(today.slice(0, 4))
  const holidays = [year, year + 1]
    .flatMap(getHolidays)
    .map(({ date }) => date)
    .filter((date) => date >= today)
    .slice(0, HOLIDAYS_LISTED)
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
    openingHoursSpecification: company.hours.flatMap(({ days, opens, closes }) =>
      opens === null || closes === null
        ? []
        : { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map((day) => WEEKDAYS[day]), opens, closes },
    ),
    specialOpeningHoursSpecification: holidays.map((date) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: '00:00',
      closes: '00:00',
    })),
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
