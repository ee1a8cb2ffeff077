import { isPast } from '../../../lib/dates'
import { getTicketHref } from '../../../lib/links'

/** Explains the ticket link. Warns if visitors would not see it as a link. */
export function TicketHint({ link }: { link: string }) {
  const isHidden = link !== '' && getTicketHref(link) === null
  return (
    <span aria-live="polite" className={isHidden ? 'text-straw' : ''}>
      {isHidden
        ? "You can save this, but visitors won't see a link. A link starts with https://, http:// or a single /."
        : 'A full address, or a path on this site such as /contact.'}
    </span>
  )
}

/** Warns about a past date: the event would become inactive when the page is next opened. */
export function DateHint({ date, now }: { date: string; now: Date }) {
  return (
    <span aria-live="polite" className="text-straw">
      {date !== '' && isPast(date, now) && "This date has passed, so visitors won't see the event."}
    </span>
  )
}
