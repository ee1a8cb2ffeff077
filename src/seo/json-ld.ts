import type { Article, BreadcrumbList, Product, Service as ServiceThing, Thing } from 'schema-dts'
import { getStartingPrices } from '../booking/booking'
import { priceBooking } from '../booking/price'
import { company } from '../content/company'
import { equipment, type EquipmentItem, getEquipmentCategory } from '../content/equipment'
import { weeklyEvents } from '../content/events/weekly-events'
import { type Guide, guides } from '../content/guides'
import { type Service, services } from '../content/services'
import { HIRE_HOURS } from '../content/terms/hire-terms'
import { listBreadcrumbs, publicPages } from '../public-pages'
import { areaServed, businessJsonLd, businessReference, toImageUrl } from './business-json-ld'
import { weeklyEventJsonLd } from './event-json-ld'
import { createOffer } from './offer'

type CreateSubject = (path: string, now: Date) => Thing

/**
 * Structured data of each page, by its path. Pages that are not listed have only their breadcrumbs, because search engines
 * show nothing else of them: they allow an `Event` only on its own page, and use no lists of pages.
 */
const subjects = new Map<string, CreateSubject>([
  ['/', businessJsonLd],
  ['/contact', businessJsonLd],
  ...weeklyEvents.map((event): [string, CreateSubject] => [
    `/upcoming-events/${event.id}`,
    (path, now) => weeklyEventJsonLd(path, event, now),
  ]),
  ...services.map((service): [string, CreateSubject] => [
    `/services/${service.slug}`,
    (path) => serviceJsonLd(path, service),
  ]),
  ...equipment.map((item): [string, CreateSubject] => [
    `/av-hire/${item.id}`,
    (path) => itemJsonLd(path, item),
  ]),
  ...guides.map((guide): [string, CreateSubject] => [
    `/guides/${guide.slug}`,
    (path) => guideJsonLd(path, guide),
  ]),
])

/**
 * Returns the schema.org data of the public page at a path, or null for any other path. Only for the build: crawlers read
 * the prerendered HTML, so the site does not load this module. `now` decides which date of a weekly event is the next.
 */
export function createJsonLd(path: string, now: Date) {
  if (!publicPages.has(path)) return null
  const subject = subjects.get(path)?.(path, now) ?? []
  const breadcrumbs = path === '/' ? [] : breadcrumbsJsonLd(path)
  return { '@context': 'https://schema.org', '@graph': [subject, breadcrumbs].flat() } as const
}

/** Schema.org `BreadcrumbList`: the home page, the pages above the page, and the page itself. */
function breadcrumbsJsonLd(path: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: listBreadcrumbs(path).map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      item: { '@id': company.url + page.path },
    })),
  }
}

/** A script element. Without the escape, a "<" in a text could close it. */
export const toJsonLdScript = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** Schema.org `Service` with its starting prices. */
function serviceJsonLd(path: string, service: Service): ServiceThing {
  return {
    '@type': 'Service',
    name: service.name,
    description: service.summary,
    serviceType: service.serviceType,
    url: company.url + path,
    image: toImageUrl(service.image),
    areaServed,
    provider: businessReference,
    offers: getStartingPrices(service).map(({ price, unit, hours }) =>
      createOffer({ path, price, isMinimum: true, unit, hours }),
    ),
  }
}

/**
 * Schema.org `Product` for a hire item, with its price for 24 hours. Nobody can hire an item that needs our crew without it,
 * so its price includes the crew and is a minimum, as the cost of the crew is.
 */
function itemJsonLd(path: string, item: EquipmentItem): Product {
  const { total, isFrom } = priceBooking({ lines: [{ kind: 'item', item, count: 1 }] })
  return {
    '@type': 'Product',
    name: item.name,
    description: item.description,
    sku: item.id,
    category: getEquipmentCategory(item).name,
    url: company.url + path,
    image: toImageUrl(item.image),
    offers: {
      ...createOffer({
        path,
        price: total,
        isMinimum: isFrom,
        hours: HIRE_HOURS,
      }),
      // The GoodRelations term for hire. Without it, an offer in schema.org is a sale.
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
      seller: businessReference,
    },
  }
}

/** Schema.org `Article` for a guide. It has no date, because its prices are always the current ones. */
function guideJsonLd(path: string, { title, intro, image }: Guide): Article {
  return {
    '@type': 'Article',
    headline: title,
    description: intro,
    url: company.url + path,
    image: toImageUrl(image),
    author: businessReference,
    publisher: businessReference,
  }
}
