import type { Gel } from '../../lib/gels'
import type { EventCategory } from '../../data/events'

/** The light at the foot of an event's card: one gel for each kind of entry, so that the desk reads at a glance. */
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
