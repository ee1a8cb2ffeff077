import type { EventCategory, SiteEvent } from '../../../data/events'
import { search } from '../../../lib/search'

export type EventFilters = {
  search: string
  category: EventCategory | ''
  status: 'active' | 'inactive' | ''
}

export const noFilters: EventFilters = { search: '', category: '', status: '' }

/**
 * Returns the events that match all filters, in the given order. An empty filter matches every event. The search is for
 * words of the title, see `search`.
 */
export function filterEvents(events: readonly SiteEvent[], filters: EventFilters): SiteEvent[] {
  const { category, status } = filters
  const found = new Set(search(events, filters.search, ({ title }) => [[title]]))
  return events.filter(
    (event) =>
      found.has(event) &&
      (category === '' || event.category === category) &&
      (status === '' || event.isActive === (status === 'active')),
  )
}
