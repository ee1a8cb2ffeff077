import { CalendarPlus, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { CallToAction } from '../../components/CallToAction'
import { NotFoundView } from '../../components/fallbacks/NotFoundView'
import { KeyFacts } from '../../components/folds/KeyFacts'
import { useNow } from '../../components/hooks/use-now'
import { Breadcrumbs } from '../../components/links/Breadcrumbs'
import { LinkGroup } from '../../components/links/LinkGroup'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { buttonClass } from '../../components/ui/Button'
import { Section } from '../../components/ui/Section'
import { team } from '../../content/about/team'
import { getClosingCall } from '../../content/closing-calls'
import { company } from '../../content/company'
import {
  findWeeklyEvent,
  getCalendarPath,
  type WeeklyEvent,
  weeklyEvents,
  weeklyVenue,
  weeklyVenueAddress,
} from '../../content/events/weekly-events'
import { formatLongDate, formatTime } from '../../lib/dates/dates'
import {
  formatEnd,
  formatWeeklyTimes,
  getDatesOff,
  getNextDate,
  isOn,
} from '../../lib/dates/weekly-dates'
import type { PageProps } from '../../sitemap'

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
            <p className="mt-6 text-base font-semibold text-warm">{times}</p>
            {/* The minimum height keeps the layout from moving when the date appears. */}
            <p className="min-h-[1lh] text-base text-warm">
              {now &&
                (isOn(event, now)
                  ? `On now, until ${formatEnd(event)}`
                  : `Next: ${formatLongDate(getNextDate(event, now))}`)}
            </p>
            <p className="mt-5 max-w-[52ch]">{description}</p>
            {drinks && <p className="mt-2 max-w-[52ch]">{drinks}</p>}
            <CalendarLinks path={getCalendarPath(event)} />
          </PageHero>
        }
      >
        <KeyFacts
          open
          title="Getting there and getting in"
          facts={getWeeklyEventFacts(event, now)}
        />
        <Section title="How it runs" gel={gel}>
          <ol className="grid gap-x-[clamp(2rem,6vw,6rem)] md:grid-cols-2">
            {runSheet.map((part) => (
              <li
                key={part.at}
                className="grid border-t border-line py-6 xs:grid-cols-[5.5rem_1fr]"
              >
                <span className="pt-1.5 font-mono text-label text-muted">
                  {formatTime(part.at)}
                </span>
                <div>
                  <h3 className="mb-2 text-card">{part.title}</h3>
                  <p>{part.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Section>
        <LinkGroup
          title="Other weekly events"
          links={weeklyEvents
            .filter((other) => other !== event)
            .map((other) => ({ to: `/upcoming-events/${other.id}`, name: other.title }))}
        />
        <CallToAction
          {...getClosingCall(`/upcoming-events/${id}`)}
          label="Start Planning"
          gel={gel}
        />
      </Page>
    </article>
  )
}

/** Adds the dates to the visitor's calendar. Google's follows later changes. Both work without JavaScript. */
function CalendarLinks({ path }: { path: string }) {
  const feed = company.url.replace(/^https?/, 'webcal') + path
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      <a href={path} className={buttonClass({ size: 'small' }, 'bg-night/70')}>
        <CalendarPlus aria-hidden className="size-4.5" />
        Add to calendar
      </a>
      <a
        href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={`${linkClass} text-warm`}
      >
        <span>
          Google Calendar <span className="sr-only">(opens in a new tab)</span>
        </span>
        <ExternalLink aria-hidden className="size-4" />
      </a>
    </div>
  )
}

const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${weeklyVenue.name}, ${weeklyVenueAddress}`)}`
const linkClass = 'standalone-link gap-2 text-small'

/** Dates off in these weeks are named. */
const DATES_OFF_WEEKS = 8

/** `now` is null while prerendering. */
function getWeeklyEventFacts(
  event: WeeklyEvent,
  now: Date | null,
): { term: string; text: ReactNode }[] {
  const datesOff = now ? getDatesOff(event, now, DATES_OFF_WEEKS).map(formatLongDate) : []
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
    { term: "Who's on", text: hosts.map(({ name, role }) => `${name}, ${role}`).join('; ') },
    { term: 'Parking', text: weeklyVenue.parking },
    { term: 'Train', text: weeklyVenue.train },
    { term: 'Getting in', text: weeklyVenue.access },
    {
      term: 'Dates off',
      text: (
        <>
          <p>Public holidays, and any other date the calendar leaves out.</p>
          <p>{datesOff.length > 0 && `Next: not on ${datesOff.join(' or ')}.`}</p>
        </>
      ),
    },
  ]
}
