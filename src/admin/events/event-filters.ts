import { type EventCategory, type SiteEvent } from '../../data/events'

export type EventFilters = {
  search: string
  category: EventCategory | ''
  status: 'active' | 'inactive' | ''
}

export const noFilters: EventFilters = { search: '', category: '', status: '' }

/** Returns the events that match all filters, in the given order. An empty filter matches every event. */
export function filterEvents(events: readonly SiteEvent[], { search, category, status }: EventFilters): SiteEvent[] {
  const query = search.trim().toLowerCase()
  return events.filter(
    (event) =>
      event.title.toLowerCase().includes(query) &&
      (category === '' || event.category === category) &&
      (status === '' || event.isActive === (status === 'active')),
  )
}
