import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { CallToAction } from '../../components/CallToAction'
import { NotFoundView } from '../../components/fallbacks/NotFoundView'
import { FoldSection } from '../../components/folds/FoldSection'
import { KeyFacts } from '../../components/folds/KeyFacts'
import { useNow } from '../../components/hooks/use-now'
import { Breadcrumbs } from '../../components/links/Breadcrumbs'
import { PageLink } from '../../components/links/PageLink'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { Picture } from '../../components/ui/Picture'
import { Section } from '../../components/ui/Section'
import { team } from '../../content/about/team'
import { getClosingCall } from '../../content/closing-calls'
import {
  findWeeklyEvent,
  getCalendarPath,
  type WeeklyEvent,
  weeklyEvents,
  weeklyVenue,
  weeklyVenueAddress,
} from '../../content/events/weekly-events'
import { formatLongDate, formatTime } from '../../lib/dates/dates'
import { formatWeeklyTimes, getComingDates, getNextDate } from '../../lib/dates/weekly-dates'
import { getPageLabel, type PageProps } from '../../sitemap'
import { CalendarLinks } from './CalendarLinks'

/** On a wide screen the whole poster is on the right, and fades out at its sides. */
const POSTER_FOCUS =
  'focal-[50%_30%] lg:mr-[max(1rem,50%-41rem)] lg:ml-auto lg:aspect-3/4 lg:h-full lg:w-auto! lg:[mask-image:linear-gradient(90deg,transparent,#000_25%,#000_75%,transparent)]'

export default function WeeklyEventPage({ slug }: PageProps) {
  const event = findWeeklyEvent(slug)
  const now = useNow()
  if (!event) {
    return (
      <NotFoundView
        title="Event Not Found"
        text="The event you're looking for isn't one of our weekly events."
        link={{ label: 'All events', to: '/upcoming-events' }}
      />
    )
  }
  const { id, title, description, drinks, gel, image, runSheet } = event
  const times = formatWeeklyTimes(event)
  const name = `${title} in ${weeklyVenue.suburb}`

  return (
    <article data-gel={gel}>
      <Page
        path={`/upcoming-events/${id}`}
        title={name}
        description={`${description} ${times}, in ${weeklyVenue.suburb}.`}
        picture={image}
        firstScreen={
          <PageHero
            breadcrumbs={<Breadcrumbs path={`/upcoming-events/${id}`} />}
            title={name}
            gel={gel}
            image={image}
            focus={POSTER_FOCUS}
          >
            <p className="mt-6 text-intro font-semibold text-warm">{times}</p>
            {/* The minimum height keeps the layout from moving when the date appears. */}
            <p className="min-h-[1lh] text-intro text-warm">
              {now && `Next: ${formatLongDate(getNextDate(event, now))}`}
            </p>
            <p className="mt-5 max-w-[52ch]">{description}</p>
            {drinks && <p className="mt-2 max-w-[52ch]">{drinks}</p>}
            <CalendarLinks path={getCalendarPath(event)} name={title} className="mt-7" />
          </PageHero>
        }
      >
        <KeyFacts open title="Getting there and getting in" facts={getWeeklyEventFacts(event)} />
        <Section title="How it runs" gel={gel}>
          <ol className="grid gap-x-[clamp(2rem,6vw,6rem)] md:grid-cols-2">
            {runSheet.map((part) => (
              <li key={part.at} className="grid grid-cols-[5.5rem_1fr] border-t border-line py-6">
                <span className="pt-1.5 font-mono text-label text-muted">{formatTime(part.at)}</span>
                <div>
                  <h3 className="mb-2 text-card">{part.title}</h3>
                  <p>{part.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Section>
        <ComingDates event={event} now={now} />
        <OtherWeeklyEvents current={event} />
        <CallToAction {...getClosingCall(`/upcoming-events/${id}`)} label="Start Planning" gel={gel} />
      </Page>
    </article>
  )
}

const WEEKS = 8

/** The dates of the next weeks, and those on which the event does not take place. `now` is null while prerendering. */
function ComingDates({ event, now }: { event: WeeklyEvent; now: Date | null }) {
  const dates = now ? getComingDates(event, now, WEEKS) : []
  return (
    <FoldSection title="Next dates" background="paper">
      <p className="mb-5 max-w-[56ch]">
        We take a break on public holidays and over Christmas and New Year. Our calendar leaves those dates out, and if
        you subscribe, later changes reach you too.
      </p>
      {/* Without the dates, as high as with them. */}
      <ul className="grid min-h-[calc(8*4.0625rem)] auto-rows-min gap-x-[clamp(2rem,6vw,6rem)] md:min-h-[calc(4*4.0625rem)] md:grid-cols-2">
        {dates.map(({ date, isOff }) => (
          <li
            key={date}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 border-t border-paper-line"
          >
            <span className={isOff ? 'line-through' : 'font-semibold text-paper-ink'}>{formatLongDate(date)}</span>
            <span className="text-small">{isOff ? 'Not on' : `From ${formatTime(event.starts)}`}</span>
          </li>
        ))}
      </ul>
    </FoldSection>
  )
}

function OtherWeeklyEvents({ current }: { current: WeeklyEvent }) {
  const others = weeklyEvents.filter(({ id }) => id !== current.id)
  return (
    <Section title="Other weekly events" className="print:hidden">
      <ul className="grid gap-4.5 lg:grid-cols-2">
        {others.map((event) => (
          <li
            key={event.id}
            data-gel={event.gel}
            className="group footlight relative isolate grid grid-cols-[7.5rem_1fr] overflow-hidden rounded-card border border-line bg-raised transition duration-300 ease-standard focus-within:border-gel/55 hover:border-gel/55 hover:shadow-lit sm:grid-cols-[10rem_1fr] lg:last:odd:col-span-full"
          >
            <Picture picture={event.image} alt="" sizes="160px" className="size-full bg-plate" />
            <div className="self-center p-5 md:p-6">
              <h3 className="text-block">
                <PageLink to={`/upcoming-events/${event.id}`} className="stretch">
                  {event.title}
                </PageLink>
              </h3>
              <p className="mt-3 font-semibold text-warm">{formatWeeklyTimes(event)}</p>
              <p className="text-small">{event.ages}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${weeklyVenue.name}, ${weeklyVenueAddress}`)}`
const linkClass = 'standalone-link gap-2 text-small'

function getWeeklyEventFacts(event: WeeklyEvent): { term: string; text: ReactNode }[] {
  const hosts = event.hosts.flatMap((host) => team.filter(({ id }) => id === host))
  return [
    { term: 'Entry', text: `Free, no booking. ${event.ages}` },
    {
      term: 'Where',
      text: (
        <>
          <p>{`${weeklyVenue.name}, ${weeklyVenueAddress}`}</p>
          <a href={map} target="_blank" rel="noopener noreferrer" className={linkClass}>
            <span>
              Show on a map <span className="sr-only">(opens in a new tab)</span>
            </span>
            <ExternalLink aria-hidden className="size-4" />
          </a>
        </>
      ),
    },
    {
      term: "Who's on",
      text: (
        <>
          {hosts.map(({ id, name, role }) => (
            <p key={id}>{`${name}, ${role}`}</p>
          ))}
          <PageLink to="/team" className={linkClass}>
            {getPageLabel('/team')}
          </PageLink>
        </>
      ),
    },
    { term: 'Parking', text: weeklyVenue.parking },
    { term: 'Train', text: weeklyVenue.train },
    { term: 'Getting in', text: weeklyVenue.access },
  ]
}
