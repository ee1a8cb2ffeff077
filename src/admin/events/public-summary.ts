import type { SiteEvent } from '../../data/events'
import { formatLongDate } from '../../lib/dates/dates'
import { isImageUrl } from '../../lib/links'
import { formatNumber } from '../../lib/text/quantities'

/** Sums up what the public page shows on a day in Sydney (YYYY-MM-DD): the active events that are not past. */
export function getPublicSummary(events: readonly SiteEvent[], today: string) {
  const visible = events.filter(({ isActive, eventDate }) => isActive && eventDate >= today)
  const withPicture = visible.filter(({ image }) => isImageUrl(image))
  return {
    visibleCount: visible.length,
    /** How many cards visitors see, and until when. */
    visible: formatVisible(visible),
    /** How many events visitors don't see, or null. */
    inactive: formatInactive(events.filter(({ isActive }) => !isActive).length),
    /** Cards that visitors see without a picture. */
    withoutPicture: visible.filter((event) => !withPicture.includes(event)),
    /** Cards whose picture has no description for people who cannot see it. */
    withoutDescription: withPicture.filter(({ imageAlt }) => !imageAlt.trim()),
  }
}

function formatVisible(events: readonly SiteEvent[]): string {
  const last = events
    .map(({ eventDate }) => eventDate)
    .toSorted()
    .at(-1)
  if (last === undefined) return 'Visitors see no cards right now.'
  if (events.length === 1) return `Visitors see 1 card. It ends on ${formatLongDate(last)}.`
  return `Visitors see ${formatNumber(events.length)} cards. The last one ends on ${formatLongDate(last)}.`
}

function formatInactive(count: number): string | null {
  if (count === 0) return null
  return `${formatNumber(count)} ${count === 1 ? 'event is' : 'events are'} inactive, so visitors don't see ${count === 1 ? 'it' : 'them'}.`
}
