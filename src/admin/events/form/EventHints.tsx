import { isPast } from '../../../lib/dates'
import { getTicketHref } from '../../../lib/links'
import { countCharacters, maxLengths } from './event-fields'

/** The part of the limit from which the number of characters is shown. */
const COUNTER_SHARE = 0.9

/** Returns the number of characters of a text that is near its limit or above it, otherwise null. */
export function getCounter(name: keyof typeof maxLengths, text: string): string | null {
  const [count, max] = [countCharacters(text), maxLengths[name]]
  if (count < max * COUNTER_SHARE) return null
  return `${count.toLocaleString('en-AU')} of ${max.toLocaleString('en-AU')} characters`
}

/** Explains the picture description. */
export function PictureDescriptionHint({ text }: { text: string }) {
  return (
    <span aria-live="polite">
      Read aloud to people who cannot see the picture, for example “Two speaker towers on a lawn at dusk”.{' '}
      {getCounter('imageAlt', text)}
    </span>
  )
}

/** Explains the ticket link. Warns if visitors would not see it as a link. */
export function TicketHint({ link }: { link: string }) {
  const counter = getCounter('ticketLink', link)
  const isHidden = link !== '' && getTicketHref(link) === null
  return (
    <span aria-live="polite" className={isHidden ? 'text-straw' : ''}>
      {isHidden
        ? 'You can save this, but visitors will not see a link. A link starts with https://, http:// or a single /.'
        : 'A full address, or a path on this site such as /contact.'}{' '}
      {counter}
    </span>
  )
}

/** Warns about a past date: the event would become inactive when the page is next opened. */
export function DateHint({ date, now }: { date: string; now: Date }) {
  return (
    <span aria-live="polite" className="text-straw">
      {date !== '' && isPast(date, now) && 'This date has passed, so visitors will not see the event.'}
    </span>
  )
}
