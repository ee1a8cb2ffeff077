import { describe, expect, it, onTestFinished } from 'vitest'
import { company } from '../../../src/content/company'
import { getEquipment } from '../../../src/content/equipment'
import {
  type WeeklyEvent,
  weeklyEvents,
  weeklyVenue,
} from '../../../src/content/events/weekly-events'
import { services } from '../../../src/content/services'
import { getLowestPrice, withGst } from '../../../src/lib/text/money'
import { publicPages } from '../../../src/public-pages'
import { weeklyEventJsonLd } from '../../../src/seo/event-json-ld'
import { createJsonLd, toJsonLdScript } from '../../../src/seo/json-ld'

type Node = Record<string, unknown>

const now = new Date('2026-11-24T09:00+11:00')
const publicPaths = [...publicPages.keys()]
const getNodes = (path: string) => (createJsonLd(path, now)?.['@graph'] ?? []) as unknown as Node[]

/** A node and all nodes in it. */
function flatten(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const nested = Object.values(value).flatMap(flatten)
  return '@type' in value ? [value, ...nested] : nested
}

describe.each(publicPaths)('the JSON-LD of %s', (path) => {
  it('has only prices including GST and claims no availability', () => {
    const nodes = getNodes(path)
    // It depends on the date.
    expect(flatten(nodes).filter((node) => 'availability' in node)).toEqual([])
    for (const { price, lowPrice, highPrice, priceSpecification } of flatten(nodes).filter(
      (node) => 'priceSpecification' in node,
    )) {
      const specification = priceSpecification as Node
      expect(specification.valueAddedTaxIncluded).toBe(true)
      expect(specification.price).toBe(price)
      expect([specification.minPrice, specification.maxPrice]).toEqual([
        lowPrice ?? specification.minPrice,
        highPrice,
      ])
    }
  })
})

describe('the JSON-LD', () => {
  it.each([
    ['/av-hire/xdj-xz', ['/', '/av-hire', '/av-hire/dj-equipment']],
    ['/guides/dj-cost', ['/', '/guides']],
  ])('of %s has breadcrumbs through %j', (path, ancestors) => {
    const crumbs = flatten(getNodes(path)).filter((node) => node['@type'] === 'ListItem')
    expect(crumbs.map(({ item }) => (item as Node)['@id'])).toEqual(
      [...ancestors, path].map((each) => company.url + each),
    )
  })

  it('has the compulsory crew in the price of a hire item', () => {
    const { price24h, crewFrom } = getEquipment('stage-deck')
    const nodes = flatten(getNodes('/av-hire/stage-deck'))
    const total = getLowestPrice(price24h) + Number(crewFrom)
    expect(nodes.flatMap(({ lowPrice = [] }) => lowPrice)).toEqual([withGst(total)])
    expect(nodes.filter((node) => 'price' in node)).toEqual([])
  })

  it.each(services)('of $slug has each starting price with what it pays for', (service) => {
    const prices = [
      { price: service.startingFrom, unit: service.unit },
      ...(service.alsoFrom ?? []),
    ]
    const specifications = flatten(getNodes(`/services/${service.slug}`)).filter(
      (node) => 'minPrice' in node,
    )
    expect(specifications.map(({ minPrice, unitText }) => ({ minPrice, unitText }))).toEqual(
      prices.map(({ price, unit }) => ({ minPrice: withGst(price), unitText: unit })),
    )
  })

  it('has the days on which the company is closed', () => {
    Object.assign(company, {
      closed: [{ from: '2026-12-24', to: '2027-01-04', why: 'our summer break' }],
    })
    onTestFinished(() => void Object.assign(company, { closed: [] }))
    const closed = {
      validFrom: '2026-12-24',
      validThrough: '2027-01-04',
      opens: '00:00',
      closes: '00:00',
    }
    expect(getNodes('/contact')[0]?.openingHoursSpecification).toContainEqual(
      expect.objectContaining(closed),
    )
  })

  it.each(['/', '/contact'])('of %s has the opening hours', (path) => {
    expect(flatten(getNodes(path)[0]?.openingHoursSpecification)).not.toEqual([])
  })
})

describe('the Event data of the weekly events', () => {
  const getEvents = (path: string, moment = now) =>
    flatten(createJsonLd(path, moment)?.['@graph']).filter((node) => node['@type'] === 'Event')

  it.each(weeklyEvents)(
    'of $id has what search engines require, the age of guests, and no drinks',
    (event) => {
      const [node] = getEvents(`/upcoming-events/${event.id}`)
      const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+1[01]:00$/
      expect(node).toMatchObject({
        name: event.title,
        startDate: expect.stringMatching(time),
        endDate: expect.stringMatching(time),
        location: {
          '@type': 'Place',
          name: weeklyVenue.name,
          address: { streetAddress: weeklyVenue.street },
        },
      })
      expect(node?.typicalAgeRange).toBe(event.minAge && `${event.minAge}-`)
      expect(JSON.stringify(node)).not.toMatch(/vodka|shots|drink/i)
    },
  )

  it('ends on the next day after midnight', () => {
    const [event] = weeklyEvents
    const late = { ...(event as WeeklyEvent), weekday: 6, starts: '21:00', ends: '01:00' }
    const data = weeklyEventJsonLd('/', late, new Date('2027-07-04T00:30+10:00'))
    expect(data).toMatchObject({
      startDate: '2027-07-03T21:00:00+10:00',
      endDate: '2027-07-04T01:00:00+10:00',
    })
  })

  it('has the offset of its day and starts on no public holiday', () => {
    const karaoke = weeklyEvents.find(({ id }) => id === 'friday-karaoke')
    // Christmas Day and New Year's Day are Fridays.
    const [summer] = getEvents(
      '/upcoming-events/friday-karaoke',
      new Date('2026-12-20T12:00+11:00'),
    )
    expect(summer?.startDate).toBe(`2027-01-08T${karaoke?.starts}:00+11:00`)
    const [winter] = getEvents(
      '/upcoming-events/friday-karaoke',
      new Date('2027-07-01T12:00+10:00'),
    )
    expect(winter?.startDate).toBe(`2027-07-02T${karaoke?.starts}:00+10:00`)
  })
})

it('is in a script element that no text can close', () => {
  const text = '</script><!--<script>'
  const [, json = ''] = /^<script[^>]*>(.*)<\/script>$/.exec(toJsonLdScript({ text })) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ text })
})
