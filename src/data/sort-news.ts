import type { EventCategory, SiteEvent } from './events'

/** Categories of news that happen on their date. The others are notices, which are true from now on. */
const datedCategories: readonly EventCategory[] = ['Event', 'Festival', 'Corporate', 'Wedding']

/** The order of the page: notices first, then events. Both by date, the next one first. */
export function sortNews<News extends Pick<SiteEvent, 'category' | 'eventDate'>>(events: readonly News[]): News[] {
  const isDated = ({ category }: News) => datedCategories.includes(category)
  return events.toSorted((a, b) => Number(isDated(a)) - Number(isDated(b)) || a.eventDate.localeCompare(b.eventDate))
}
