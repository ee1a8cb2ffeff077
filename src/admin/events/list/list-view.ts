import { eventCategories, type EventCategory, type SiteEvent } from '../../../data/events'
import { search } from '../../../lib/text/search'
import { formatPage, parsePage } from '../../list/pages'

export const noFilters = {
  search: '',
  category: '' as EventCategory | '',
  status: '' as 'active' | 'inactive' | '',
}
type Filters = typeof noFilters

/** The search, filters and page of the list of events. The URL has everything that differs from `defaultView`. */
export type ListView = Filters & {
  /** Counted from 1. May be past the last page, because the number of events changes. */
  page: number
}

export const defaultView: ListView = { ...noFilters, page: 1 }

/** Reads the view from the query of the URL. Ignores unknown values. */
export function parseListView(params: URLSearchParams): ListView {
  const status = params.get('status')
  return {
    search: params.get('q') ?? '',
    category: eventCategories.find((category) => category === params.get('category')) ?? '',
    status: status === 'active' || status === 'inactive' ? status : '',
    page: parsePage(params),
  }
}

/** The parameters of the URL for a view. */
export const formatListView = ({ search, category, status, page }: ListView) => ({
  q: search.trim() && search,
  category,
  status,
  page: formatPage(page),
})

/**
 * Returns the events that match all filters, in the given order. An empty filter matches every event. The search is for
 * words of the title, see `search`, none of which is left out. The event with the id `savedId` is always among them.
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
