import { isPast } from '../../lib/dates'
import { getTicketHref } from '../../lib/links'

/** Explains the ticket link. Warns if visitors would not see it as a link. */
export function TicketHint({ link }: { link: string }) {
  const isHidden = link !== '' && getTicketHref(link) === null
  return (
    <span aria-live="polite" className={isHidden ? 'text-straw' : ''}>
      {isHidden
        ? 'This can be saved, but visitors will not get a link: it must start with https://, http:// or a single /.'
        : 'A full address, or a path on this site such as /contact.'}
    </span>
  )
}

/** Warns about a past date: the event would be deactivated when the page is next opened. */
export function DateHint({ date, now }: { date: string; now: Date }) {
  return (
    <span aria-live="polite" className="text-straw">
      {date !== '' && isPast(date, now) && 'This day is past: the event will be switched off again.'}
    </span>
  )
}
