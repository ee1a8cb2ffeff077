import type { BreadcrumbList, Thing } from 'schema-dts'
import { company } from '../content/company'
import { equipment, equipmentCategories } from '../content/equipment'
import { weeklyEvents } from '../content/events/weekly-events'
import { faq } from '../content/faq'
import { guides } from '../content/guides'
import { packages } from '../content/packages'
import { services } from '../content/services'
import { listBreadcrumbs, publicPages } from '../public-pages'
import { businessJsonLd } from './business-json-ld'
import { categoryJsonLd } from './category-json-ld'
import { weeklyEventJsonLd, weeklyEventListJsonLd } from './event-json-ld'
import { faqJsonLd } from './faq-json-ld'
import { guideJsonLd } from './guide-json-ld'
import { itemJsonLd } from './item-json-ld'
import { packageJsonLd } from './package-json-ld'
import { serviceJsonLd } from './service-json-ld'

type CreateSubject = (path: string, now: Date) => Thing

/** Structured data of each page, by its path. Pages that are not listed have only their breadcrumbs. */
const subjects = new Map<string, CreateSubject>([
  ['/', (_, now) => businessJsonLd(now)],
  ['/contact', (_, now) => businessJsonLd(now)],
  ['/faq', (path) => faqJsonLd(path, faq)],
  ['/upcoming-events', weeklyEventListJsonLd],
  ...weeklyEvents.map((event): [string, CreateSubject] => [
    `/upcoming-events/${event.id}`,
    (path, now) => weeklyEventJsonLd(path, event, now),
  ]),
  ...services.map((service): [string, CreateSubject] => [
    `/services/${service.slug}`,
    (path) => serviceJsonLd(path, service),
  ]),
  ...packages.map((pkg): [string, CreateSubject] => [`/packages/${pkg.slug}`, (path) => packageJsonLd(path, pkg)]),
  ...equipmentCategories.map((category): [string, CreateSubject] => [
    `/av-hire/${category.slug}`,
    () => categoryJsonLd(category),
  ]),
  ...equipment.map((item): [string, CreateSubject] => [`/av-hire/${item.id}`, (path) => itemJsonLd(path, item)]),
  ...guides.map((guide): [string, CreateSubject] => [`/guides/${guide.slug}`, (path) => guideJsonLd(path, guide)]),
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
