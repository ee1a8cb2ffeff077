import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultView,
  filterEvents,
  formatListView,
  type ListView,
  noFilters,
  parseListView,
} from '../../../src/admin/events/list/list-view'
import { getPublicSummary } from '../../../src/admin/events/public-summary'
import { getPage, getPageOf, PAGE_SIZE } from '../../../src/admin/list/pages'
import { eventCategories, type SiteEvent } from '../../../src/data/events'
import { withParams } from '../../../src/lib/query'

const TODAY = '2026-11-21'

const makeEvent = (event: Partial<SiteEvent> = {}): SiteEvent => ({
  id: 'event-1',
  title: 'Open evening',
  description: 'Hear four sizes of speaker.',
  image: '/sample-events/stage.jpg',
  imageAlt: 'Crowd at a stage',
  ticketLink: null,
  category: 'Event',
  eventDate: '2026-12-12',
  isActive: true,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  ...event,
})

const anyFilters = fc.record({
  search: fc.string({ maxLength: 2 }),
  category: fc.constantFrom('' as const, ...eventCategories),
  status: fc.constantFrom('' as const, 'active' as const, 'inactive' as const),
})
const anyView: fc.Arbitrary<ListView> = fc
  .tuple(anyFilters, fc.integer({ min: 1, max: 999_999 }))
  .map(([filters, page]) => ({ ...filters, page }))

describe('getPublicSummary', () => {
  it.each([
    [[makeEvent({ eventDate: TODAY })], 'Visitors see 1 card. It ends on Saturday, 21 November 2026.'],
    [
      [makeEvent(), makeEvent({ eventDate: '2026-11-30' })],
      'Visitors see 2 cards. The last one ends on Saturday, 12 December 2026.',
    ],
    [[makeEvent({ eventDate: '2026-11-20' }), makeEvent({ isActive: false })], 'Visitors see no cards right now.'],
  ])('counts the cards that visitors see, and names the last date: case %#', (events, text) => {
    expect(getPublicSummary(events, TODAY).visible).toBe(text)
  })

  it('names the visible cards without a picture, or without a description of it', () => {
    const withoutPicture = makeEvent({ image: ' ', imageAlt: '' })
    const withoutDescription = makeEvent({ imageAlt: ' ' })
    const hidden = makeEvent({ image: '', isActive: false })
    expect(getPublicSummary([makeEvent(), withoutPicture, withoutDescription, hidden], TODAY)).toMatchObject({
      visibleCount: 3,
      withoutPicture: [withoutPicture],
      withoutDescription: [withoutDescription],
    })
  })
})

describe('filterEvents', () => {
  const events = [
    makeEvent({ title: 'Winter gala', category: 'Festival' }),
    makeEvent({ title: 'Winter party', isActive: false }),
    makeEvent({ title: 'Other' }),
  ]

  it.each<[Partial<typeof noFilters>, number[]]>([
    [{ category: 'Event' }, [1, 2]],
    [{ status: 'active' }, [0, 2]],
    [{ status: 'inactive' }, [1]],
    [{ search: 'gala winter' }, [0]],
    // With a typing error.
    [{ search: 'witner' }, [0, 1]],
    [{ search: 'winter zzzzqqq' }, []],
    [{ search: 'winter', category: 'Event', status: 'inactive' }, [1]],
  ])('combines the search with the category and the status: %j', (filters, found) => {
    expect(filterEvents(events, { ...noFilters, ...filters }).map((event) => events.indexOf(event))).toEqual(found)
  })

  it('keeps the event that was saved last', () => {
    const events = [makeEvent({ id: 'a' }), makeEvent({ id: 'b' })]
    expect(filterEvents(events, { ...noFilters, search: 'other' }, 'b')).toEqual([events[1]])
  })
})

describe('the list view', () => {
  it('is the same after it was written to the URL, which keeps other parameters', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const params = withParams(new URLSearchParams('utm_source=mail&page=7'), formatListView(view))
        expect(parseListView(new URLSearchParams(params.toString()))).toEqual({
          ...view,
          search: view.search.trim() && view.search,
        })
        expect(params.get('utm_source')).toBe('mail')
      }),
    )
  })

  it.each(['category=Concert', 'status=deleted', 'page=0', 'page=-1', 'page=two', 'page=1e9', 'page='])(
    'ignores %s',
    (query) => {
      expect(parseListView(new URLSearchParams(query))).toEqual(defaultView)
    },
  )

  it('shows each event on one page, and the last page instead of a later one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { maxLength: 4 * PAGE_SIZE }), (items) => {
        const { pageCount } = getPage(items, 1)
        const pages = Array.from({ length: pageCount }, (_, index) => getPage(items, index + 1))
        expect(pages.flatMap((page) => page.items)).toEqual(items)
        expect(getPage(items, pageCount + 5)).toEqual(pages.at(-1))
        for (const [index, item] of items.entries()) {
          expect(getPage(items, getPageOf(index)).items).toContain(item)
        }
      }),
    )
  })
})
