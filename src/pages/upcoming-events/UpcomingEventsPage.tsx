import { CallToAction } from '../../components/CallToAction'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { getClosingCall } from '../../content/closing-calls'
import { upcomingEventsSummary } from '../../content/events/upcoming-events'
import { weeklyVenue } from '../../content/events/weekly-events'
import { liveMusicProduction2Picture } from '../../content/pictures'
import { NextDates } from './NextDates'
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
          eyebrow="What's on"
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
