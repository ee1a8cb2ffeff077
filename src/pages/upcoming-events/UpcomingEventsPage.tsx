import { CallToAction } from '../../components/CallToAction'
import { useNow } from '../../components/hooks/use-now'
import { PageLink } from '../../components/links/PageLink'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { getClosingCall } from '../../content/closing-calls'
import { upcomingEventsSummary } from '../../content/events/upcoming-events'
import { weeklyEvents, weeklyVenue } from '../../content/events/weekly-events'
import { liveMusicProduction2Picture } from '../../content/pictures'
import { formatShortDate, formatTime, sydneyToday, WEEKDAYS } from '../../lib/dates/dates'
import { formatEnd, getNextDate, isOn } from '../../lib/dates/weekly-dates'
import { WeeklyEvents } from './WeeklyEvents'
import { WhatsNew } from './WhatsNew'

export default function UpcomingEventsPage() {
  return (
    <Page
      path="/upcoming-events"
      {...upcomingEventsSummary}
      picture={liveMusicProduction2Picture}
      firstScreen={
        <PageHero
          title="Upcoming & Weekly Events"
          gel="rose"
          image={liveMusicProduction2Picture}
          focus="focal-[60%_40%]"
        >
          <NextDates />
          <p className="mt-4 max-w-[52ch] text-warm">
            {`Hear us before you book us. It's free to get in, at ${weeklyVenue.name} in ${weeklyVenue.suburb}, and our own crew runs the sound and lights.`}
          </p>
        </PageHero>
      }
    >
      <WeeklyEvents />
      <WhatsNew />
      <CallToAction {...getClosingCall('/upcoming-events')} label="Start Planning" gel="rose" />
    </Page>
  )
}

type WeeklyEvent = (typeof weeklyEvents)[number]

/** What is on when, in the order of time, with a link to each page. */
function NextDates() {
  const now = useNow()
  const events = now
    ? weeklyEvents.toSorted((a, b) => getStart(a, now).localeCompare(getStart(b, now)))
    : weeklyEvents
  return (
    <ul aria-label="Next dates" className="mt-4 max-w-xl border-b border-line lg:mt-6">
      {events.map((event, row) => (
        // By row, so that no row moves once the date is known: each gets the words of another night.
        <li
          key={row}
          data-gel={event.gel}
          className="relative grid items-center gap-x-3 border-t border-line py-1.5 xs:grid-cols-[6.5rem_1fr]"
        >
          {/* The weekday until the date is known, on as many lines. */}
          <p className="text-small leading-snug">
            <span className="block font-semibold text-warm">
              {now ? formatNextDate(event, now) : WEEKDAYS[event.weekday]}
            </span>
            <span>
              {now && isOn(event, now) ? `until ${formatEnd(event)}` : formatTime(event.starts)}
            </span>
          </p>
          <p className="leading-snug">
            <PageLink
              to={`/upcoming-events/${event.id}`}
              className="flex min-h-touch items-center font-semibold text-warm after:absolute after:inset-0 hover:underline"
            >
              {event.title}
            </PageLink>
            <span className="block pb-1 text-small">Free entry</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

const getStart = (event: WeeklyEvent, now: Date) => `${getNextDate(event, now)} ${event.starts}`

const EVENING = '17:00'

/** 'On now', 'Today', 'Tonight' or 'Sat 28 Nov'. */
function formatNextDate(event: WeeklyEvent, now: Date): string {
  if (isOn(event, now)) return 'On now'
  const date = getNextDate(event, now)
  if (date !== sydneyToday(now)) return formatShortDate(date)
  return event.starts >= EVENING ? 'Tonight' : 'Today'
}
