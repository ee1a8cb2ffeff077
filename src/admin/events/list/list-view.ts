import { type EventCategory, eventCategories, type SiteEvent } from '../../../data/events'
import { search } from '../../../lib/search'

/** 24 fill the rows of two and of three columns. */
export const PAGE_SIZE = 24

type Filters = {
  search: string
  category: EventCategory | ''
  status: 'active' | 'inactive' | ''
}

export const noFilters: Filters = { search: '', category: '', status: '' }

/** What the list of events shows. The URL has everything that differs from `defaultView`. */
export type ListView = Filters & {
  /** Counted from 1. May be past the last page, because the number of events changes. */
  page: number
}

export const defaultView: ListView = { ...noFilters, page: 1 }

/** Reads the view from the query of the URL. Ignores unknown values. */
export function parseListView(params: URLSearchParams): ListView {
  const status = params.get('status')
  const page = params.get('page') ?? ''
  return {
    search: params.get('q') ?? '',
    category: eventCategories.find((category) => category === params.get('category')) ?? '',
    status: status === 'active' || status === 'inactive' ? status : '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The parameters of the URL for a view. */
export const formatListView = ({ search, category, status, page }: ListView) => ({
  q: search.trim() && search,
  category,
  status,
  page: page > 1 ? String(page) : '',
})

/**
 * Returns the events that match all filters, in the given order. An empty filter matches every event. Every word of the
 * search has to match the title, see `search`. The event with the id `savedId` is always among them.
 */
export function filterEvents(
  events: readonly SiteEvent[],
  { search: query, category, status }: Filters,
  savedId?: string | null,
): SiteEvent[] {
  const { items, match } = search(events, query, ({ title }) => [[title]])
  const found = new Set(match === 'partial' ? [] : items)
  return events.filter(
    (event) =>
      event.id === savedId ||
      (found.has(event) &&
        (category === '' || event.category === category) &&
        (status === '' || event.isActive === (status === 'active'))),
  )
}

/** Returns the events of a page, or of the last page if there are fewer pages. */
export function getPage<Item>(items: readonly Item[], requestedPage: number) {
  const pageCount = Math.max(1, Math.ceil(items.length / PAGE_SIZE))
  const page = Math.min(requestedPage, pageCount)
  const start = (page - 1) * PAGE_SIZE
  return { items: items.slice(start, start + PAGE_SIZE), page, pageCount, start }
}

/** The page that shows the item at an index. */
export const getPageOf = (index: number): number => Math.floor(index / PAGE_SIZE) + 1
