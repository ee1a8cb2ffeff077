import { describe, expect, it } from 'vitest'
import { company } from '../../src/content/company'
import { equipmentCategories, getEquipment } from '../../src/content/equipment'
import { packages } from '../../src/content/packages'
import { type WeeklyEvent, weeklyEvents } from '../../src/content/weekly-events'
import { withGst } from '../../src/lib/money'
import { getTierFacts } from '../../src/packages/tiers'
import { publicPaths } from '../../src/public-paths'
import { weeklyEventJsonLd } from '../../src/seo/event-json-ld'
import { createJsonLd, toJsonLdScript } from '../../src/seo/json-ld'

type Node = Record<string, unknown>

const now = new Date('2026-11-24T09:00+11:00')
const getNodes = (path: string) => (createJsonLd(path, now)?.['@graph'] ?? []) as unknown as Node[]

/** A node and all nodes in it. */
function flatten(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const nested = Object.values(value).flatMap(flatten)
  return '@type' in value ? [value, ...nested] : nested
}

describe.each(publicPaths)('the JSON-LD of %s', (path) => {
  it('has every price with and without GST, claims no availability, and leads back to the home page', () => {
    const nodes = getNodes(path)
    // It depends on the date.
    expect(flatten(nodes).filter((node) => 'availability' in node)).toEqual([])
    for (const { priceSpecification } of flatten(nodes).filter((node) => 'priceSpecification' in node)) {
      const [excluding, including, ...others] = priceSpecification as Node[]
      expect(others).toEqual([])
      expect([excluding?.valueAddedTaxIncluded, including?.valueAddedTaxIncluded]).toEqual([false, true])
      for (const amount of ['price', 'minPrice', 'maxPrice']) {
        expect(including?.[amount]).toBe(excluding?.[amount] && withGst(Number(excluding[amount])))
      }
    }

    const breadcrumbs = nodes.filter((node) => node['@type'] === 'BreadcrumbList')
    expect(breadcrumbs).toHaveLength(path === '/' ? 0 : 1)
    const items = breadcrumbs.flatMap(
      (list) => list.itemListElement as { name: string; item: { '@id': string }; position: number }[],
    )
    for (const [index, { name, item, position }] of items.entries()) {
      expect(name).not.toBe('')
      expect(position).toBe(index + 1)
      expect(publicPaths).toContain(item['@id'].slice(company.url.length))
    }
    expect(items.at(-1)?.item['@id']).toBe(path === '/' ? undefined : company.url + path)
  })
})

describe('the JSON-LD', () => {
  it('has the age from which guests may come to a weekly event', () => {
    const events = getNodes('/upcoming-events').filter((node) => node['@type'] === 'Event')
    const entries: readonly WeeklyEvent[] = weeklyEvents
    expect(events.map(({ typicalAgeRange }) => typicalAgeRange)).toEqual(
      entries.map(({ minAge }) => minAge && `${minAge}-`),
    )
    for (const { ages, minAge = '' } of entries) expect(ages).toContain(String(minAge))
  })

  it.each([
    ['/', 'LocalBusiness'],
    ['/services/dj-hire', 'Service'],
    ['/packages/weddings', 'Service'],
    ['/av-hire/xdj-xz', 'Product'],
    ['/av-hire/pa-systems', 'ItemList'],
    ['/faq', 'FAQPage'],
    ['/upcoming-events', 'Event'],
  ])('of %s describes a %s', (path, type) => {
    expect(getNodes(path).map((node) => node['@type'])).toContain(type)
  })

  it.each(equipmentCategories)(
    'of the hire category $slug lists its items, whose breadcrumbs lead to it',
    (category) => {
      const path = `/av-hire/${category.slug}`
      const list = getNodes(path).find((node) => node['@type'] === 'ItemList')
      const urls = flatten(list?.itemListElement).map(({ url }) => url)
      expect(urls).toEqual(category.items.map(({ id }) => `${company.url}/av-hire/${id}`))
      for (const { id } of category.items) {
        const breadcrumbs = flatten(getNodes(`/av-hire/${id}`)).filter((node) => node['@type'] === 'ListItem')
        expect(breadcrumbs.map(({ item }) => (item as Node)['@id'])).toEqual(
          ['/', '/av-hire', path, `/av-hire/${id}`].map((ancestor) => company.url + ancestor),
        )
      }
    },
  )

  it.each(packages)('of $slug has the price of every tier with the crew that it needs', (category) => {
    const minPrices = flatten(getNodes(`/packages/${category.slug}`)).flatMap(({ minPrice = [] }) => minPrice)
    const totals = getTierFacts(category).map(({ tier, crewFrom }) => tier.price + crewFrom)
    expect(minPrices).toEqual(totals.flatMap((total) => [total, withGst(total)]))
  })

  it('has the compulsory crew in the price of a hire item', () => {
    const { price24h, crewFrom } = getEquipment('stage-deck')
    const nodes = flatten(getNodes('/av-hire/stage-deck'))
    const total = Number(price24h) + Number(crewFrom)
    expect(nodes.flatMap(({ minPrice = [] }) => minPrice)).toEqual([total, withGst(total)])
    expect(nodes.filter((node) => 'price' in node)).toEqual([])
  })

  it('does not exist for an unknown path', () => {
    expect(createJsonLd('/404', now)).toBeNull()
  })

  it('has the next date of a weekly event, which is no public holiday, with the Sydney offset of that day', () => {
    // Christmas Day and New Year's Day are Fridays.
    const moment = new Date('2026-12-20T12:00+11:00')
    const event = weeklyEventJsonLd('/upcoming-events', weeklyEvents[0], moment) as unknown as Node
    expect(event).toMatchObject({
      startDate: '2027-01-08T20:00:00+11:00',
      endDate: '2027-01-08T23:30:00+11:00',
      eventSchedule: { exceptDate: expect.arrayContaining(['2026-12-25', '2027-01-01']) },
    })
  })
})

it('is in a script element that no text can close', () => {
  const text = '</script><!--<script>'
  const [, json = ''] = /^<script[^>]*>(.*)<\/script>$/.exec(toJsonLdScript({ text })) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ text })
})
