import { CalendarPlus } from 'lucide-react'
import { ButtonLink } from '../../components/links/ButtonLink'
import { EnlargeButton } from '../../components/pictures/EnlargeButton'
import { Picture } from '../../components/ui/Picture'
import { ScrollStrip, StripButtons, useScrollStrip } from '../../components/ui/ScrollStrip'
import { Section } from '../../components/ui/Section'
import {
  getCalendarPath,
  type WeeklyEvent,
  weeklyEvents,
  weeklyVenue,
} from '../../content/events/weekly-events'
import { formatWeeklyTimes } from '../../lib/dates/weekly-dates'

export function WeeklyEvents() {
  const strip = useScrollStrip()

  return (
    <Section
      eyebrow="Free entry"
      title="Our Weekly Events"
      gel="rose"
      className="@container"
      aside={<StripButtons strip={strip} label="weekly events" />}
    >
      <ScrollStrip strip={strip} label="Weekly events">
        {weeklyEvents.map((event) => (
          <li
            key={event.id}
            data-gel={event.gel}
            className="w-[min(18.875rem,78vw)] snap-start md:w-[38.875rem] print:break-inside-avoid"
          >
            <WeeklyEventCard event={event} />
          </li>
        ))}
      </ScrollStrip>
    </Section>
  )
}

/** At either end of the dashed line of a ticket. */
const NOTCH =
  'absolute -top-2.5 size-5 rounded-full border border-edge bg-night forced-colors:hidden'

/** A weekly event, designed like a ticket. Its stub has links to its page and its calendar. */
function WeeklyEventCard({ event }: { event: WeeklyEvent }) {
  return (
    <article className="footlight-on-hover relative isolate flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised">
      <div className="flex flex-1 flex-col md:grid md:grid-cols-[17.5rem_1fr]">
        <EnlargeButton
          images={[event.image]}
          title={`${event.title} poster`}
          hasIcon
          className="aspect-4/3 overflow-hidden bg-plate focus-visible:-outline-offset-3 md:aspect-3/4"
        >
          <Picture
            picture={event.image}
            sizes="(min-width: 720px) 280px, 302px"
            className="size-full transition-transform duration-600 ease-standard group-hover:scale-103 motion-reduce:group-hover:scale-100"
          />
        </EnlargeButton>
        <div className="flex flex-1 flex-col p-5 md:p-6">
          <ul className="mb-4 flex flex-wrap gap-2 text-small leading-none font-semibold">
            <li className="rounded-full border border-gel/60 px-3 py-1.5 text-warm">
              {event.category}
            </li>
            <li className="rounded-full border border-warm bg-warm px-3 py-1.5 text-night">
              Free entry
            </li>
          </ul>
          <h3 className="text-card">{event.title}</h3>
          <p className="mt-3 font-semibold text-warm">{formatWeeklyTimes(event)}</p>
          <p className="text-small">{`${weeklyVenue.name}, ${weeklyVenue.suburb} (${weeklyVenue.street.replaceAll(' ', '\u00a0')})`}</p>
          <p className="text-small">{event.ages}</p>
          <p className="mt-4 text-small">
            {[event.description, event.drinks].filter(Boolean).join(' ')}
          </p>
        </div>
      </div>
      <div className="relative flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-dashed border-edge p-5 pt-6 md:px-6 md:py-5 print:hidden">
        <span aria-hidden className={`${NOTCH} -left-2.75`} />
        <span aria-hidden className={`${NOTCH} -right-2.75`} />
        <ButtonLink to={`/upcoming-events/${event.id}`} size="small">
          <span>
            Details <span className="sr-only">{`of ${event.title}`}</span>
          </span>
        </ButtonLink>
        <a href={getCalendarPath(event)} className="standalone-link gap-2 text-small text-warm">
          <CalendarPlus aria-hidden className="size-4.5" />
          <span>
            Add to calendar <span className="sr-only">{`for ${event.title}`}</span>
          </span>
        </a>
      </div>
    </article>
  )
}
