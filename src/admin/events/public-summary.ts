import type { SiteEvent } from '../../data/events'
import { formatLongDate } from '../../lib/dates'
import { isImageUrl } from '../../lib/links'

type PublicSummary = {
  /** How many cards visitors see, and until when. */
  visible: string
  /** How many events visitors do not see, or null. */
  inactive: string | null
  /** Cards that visitors see without a picture. */
  withoutPicture: readonly SiteEvent[]
  /** Cards whose picture has no description for people who cannot see it. */
  withoutDescription: readonly SiteEvent[]
  /** Visitors see no card. */
  isEmpty: boolean
}

/** Sums up what the public page shows on a day in Sydney (YYYY-MM-DD): the active events that are not past. */
export function getPublicSummary(events: readonly SiteEvent[], today: string): PublicSummary {
  const visible = events.filter(({ isActive, eventDate }) => isActive && eventDate >= today)
  const lastDate = visible.reduce((latest, { eventDate }) => (eventDate > latest ? eventDate : latest), '')
  const hasPicture = ({ image }: SiteEvent) => isImageUrl(image)
  return {
    visible: formatVisible(visible.length, formatEnd(lastDate, today)),
    inactive: formatInactive(events.filter(({ isActive }) => !isActive).length),
    withoutPicture: visible.filter((event) => !hasPicture(event)),
    withoutDescription: visible.filter((event) => hasPicture(event) && !event.imageAlt.trim()),
    isEmpty: visible.length === 0,
  }
}

function formatVisible(count: number, end: string): string {
  if (count === 0) return 'Visitors see no cards right now.'
  if (count === 1) return `Visitors see 1 card. It ends ${end}.`
  return `Visitors see ${count.toLocaleString('en-AU')} cards. The last one ends ${end}.`
}

/** 'today', 'on 12 December', or 'on 4 January 2027' in another year. */
function formatEnd(date: string, today: string): string {
  const [, day = ''] = formatLongDate(date).split(', ')
  return date === today ? 'today' : `on ${day.replace(` ${today.slice(0, 4)}`, '')}`
}

function formatInactive(count: number): string | null {
  if (count === 0) return null
  return `${count.toLocaleString('en-AU')} ${count === 1 ? 'event is' : 'events are'} inactive, so visitors don't see ${count === 1 ? 'it' : 'them'}.`
}
