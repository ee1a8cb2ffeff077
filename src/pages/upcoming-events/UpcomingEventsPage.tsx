import { ClosingCall } from '../../components/ClosingCall'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../components/Seo'
import { company } from '../../content/company'
import { pageMeta } from '../../sitemap'
import { WeeklyEvents } from './WeeklyEvents'
import { WhatsNew } from './WhatsNew'

export default function UpcomingEventsPage() {
  return (
    <>
      <Seo path="/upcoming-events" {...pageMeta('/upcoming-events')} picture="services/live-music-production-2" />
      <PageHero
        cue="LX 06 · Upcoming events"
        title="Hear us before you book us"
        lede="Three nights a week with free entry and our own crew behind the desk. Put one in your calendar and see how a room sounds."
        gel="rose"
        image={{
          picture: 'services/live-music-production-2',
          alt: 'Monitor desk at the side of a stage, with amps, a guitar and crossing beams beyond',
        }}
        focus="object-[60%_40%]"
      />
      <WeeklyEvents />
      <WhatsNew />
      <ClosingCall
        title="Have a date of your own?"
        text={`Tell us what it is for and who is coming. We reply within ${company.replyTime}.`}
        label="Start Planning"
        gel="rose"
      />
    </>
  )
}
