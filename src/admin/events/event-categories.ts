import { type EventCategory, eventCategories } from '../../data/events'
import type { Gel } from '../../lib/gels'

export const categoryOptions = eventCategories.map((category) => ({ value: category, label: category }))

/** The accent colour of an event card. */
export const categoryGels: Record<EventCategory, Gel> = {
  Announcement: 'amber',
  'Equipment Update': 'teal',
  Partnership: 'straw',
  'Team News': 'straw',
  'Service Update': 'teal',
  Event: 'congo',
  Festival: 'rose',
  Corporate: 'congo',
  Wedding: 'rose',
}
