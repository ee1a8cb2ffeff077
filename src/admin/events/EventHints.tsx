import { isPast } from '../../lib/dates'
import { getTicketHref } from '../../lib/links'

/** What a ticket link may be; a warning where it would be stored and never shown as a link. */
export function TicketHint({ link }: { link: string }) {
  const isDead = link !== '' && getTicketHref(link) === null
  return (
    <span aria-live="polite" className={isDead ? 'text-straw' : ''}>
      {isDead
        ? 'This can be saved, but visitors will not get a link: it must start with https://, http:// or a single /.'
        : 'A full address, or a path on this site such as /contact.'}
    </span>
  )
}

/** A warning about a day on which the event would not stay active. */
export function DateHint({ date, now }: { date: string; now: Date }) {
  return (
    <span aria-live="polite" className="text-straw">
      {date !== '' && isPast(date, now) && 'This day is past: the event will be switched off again.'}
    </span>
  )
}
