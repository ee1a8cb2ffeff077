import type { EventCategory, SiteEvent } from '../../../data/events'

export type EventFilters = {
  search: string
  category: EventCategory | ''
  status: 'active' | 'inactive' | ''
}

export const noFilters: EventFilters = { search: '', category: '', status: '' }

/**
 * Returns the events that match all filters, in the given order. An empty filter matches every event. The search finds any
 * part of a title, and ignores case and accents.
 */
export function filterEvents(events: readonly SiteEvent[], { search, category, status }: EventFilters): SiteEvent[] {
  const query = fold(search.trim())
  return events.filter(
    (event) =>
      (category === '' || event.category === category) &&
      (status === '' || event.isActive === (status === 'active')) &&
      fold(event.title).includes(query),
  )
}

// Some letters have no counterpart in one of the cases: 'ẞ' and 'ß' are the same only as 'SS', both forms of the Greek
// sigma only as 'Σ'.
const fold = (text: string) => text.toLowerCase().toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')
