import { type EventCategory, type SiteEvent } from '../../data/events'

export type EventFilters = {
  search: string
  category: EventCategory | ''
  status: 'active' | 'inactive' | ''
}

export const noFilters: EventFilters = { search: '', category: '', status: '' }

/** The events that pass all three filters, in the order given. An empty filter lets everything pass. */
export function filterEvents(events: readonly SiteEvent[], { search, category, status }: EventFilters): SiteEvent[] {
  const wanted = search.trim().toLowerCase()
  return events.filter(
    (event) =>
      event.title.toLowerCase().includes(wanted) &&
      (category === '' || event.category === category) &&
      (status === '' || event.isActive === (status === 'active')),
  )
}
