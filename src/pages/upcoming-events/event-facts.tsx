import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageLink } from '../../components/links/PageLink'
import { team } from '../../content/about/team'
import { type WeeklyEvent, weeklyVenue, weeklyVenueAddress } from '../../content/events/weekly-events'
import { getPageLabel } from '../../sitemap'

const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${weeklyVenue.name}, ${weeklyVenueAddress}`)}`
const linkClass = 'standalone-link gap-2 text-small'

/** Facts before going to a weekly event. */
export function getWeeklyEventFacts(event: WeeklyEvent): { term: string; text: ReactNode }[] {
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
