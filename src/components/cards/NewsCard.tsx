import { useId, useState } from 'react'
import type { EventInput } from '../../data/events'
import { formatLongDate } from '../../lib/dates/dates'
import { getTicketHref, isImageUrl } from '../../lib/links'

/** Descriptions with more characters are shortened to three lines, which hold slightly fewer. */
const CLAMP_LENGTH = 120

export function NewsCard({ event }: { event: EventInput }) {
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-paper-line">
      <EventPicture src={event.image} alt={event.imageAlt} title={event.title} />
      <div className="flex flex-1 flex-col p-5">
        <p className="mb-3 eyebrow text-paper-muted">{event.category}</p>
        <h3 className="line-clamp-4 text-card wrap-anywhere text-paper-ink max-xs:line-clamp-6">
          {event.title}
        </h3>
        <time dateTime={event.eventDate} className="mt-2 text-small font-semibold text-paper-ink">
          {formatLongDate(event.eventDate)}
        </time>
        <Description text={event.description} title={event.title} />
        <TicketLink event={event} />
      </div>
    </article>
  )
}

function Description({ text, title }: { text: string; title: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const isLong = text.length > CLAMP_LENGTH || text.split('\n').length > 3
  return (
    <>
      <p
        id={id}
        className={`mt-3 text-small wrap-anywhere whitespace-pre-line ${isLong && !open ? 'line-clamp-3' : ''}`}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="min-h-touch self-start text-small font-semibold text-paper-ink underline decoration-paper-ink/40 underline-offset-4 hover:decoration-current print:hidden"
        >
          <span>{open ? 'Show less' : 'Read more'}</span>{' '}
          <span className="sr-only">{`about ${title}`}</span>
        </button>
      )}
    </>
  )
}

/** Shows nothing if the stored link is not safe to follow. */
function TicketLink({ event }: { event: EventInput }) {
  const href = getTicketHref(event.ticketLink)
  if (!href) return null
  const isExternal = !href.startsWith('/')
  const hasTickets = isExternal && (event.category === 'Event' || event.category === 'Festival')
  return (
    <a
      href={href}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      className="mt-auto standalone-link self-start pt-2 text-paper-ink"
    >
      <span>
        <span>{hasTickets ? 'Get tickets' : 'More details'}</span>{' '}
        <span className="sr-only">{`for ${event.title}${isExternal ? ' (opens in a new tab)' : ''}`}</span>
      </span>
    </a>
  )
}

type PictureProps = {
  src: string
  /** Empty if the picture has no description. It is then hidden from screen readers, because the title is below it. */
  alt: string
  title: string
}

/**
 * The picture of a stored event, from any host. Shows its description, or the title, on a tinted surface if there is no
 * picture, or if its address is not safe.
 */
export function EventPicture({ src, alt, title }: PictureProps) {
  const [isMissing, setIsMissing] = useState(!isImageUrl(src))

  if (isMissing) {
    return (
      <div
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        className="flex aspect-4/3 items-end bg-night bg-linear-to-br from-gel/45 to-transparent p-5"
      >
        <span className="line-clamp-3 font-display text-card font-extrabold wrap-anywhere text-warm">
          {alt || title}
        </span>
      </div>
    )
  }
  return (
    <img
      src={src}
      alt={alt}
      width={604}
      height={453}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setIsMissing(true)}
      className="aspect-4/3 w-full bg-plate object-cover"
    />
  )
}
