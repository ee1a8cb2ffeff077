import { AfterFirstScreen } from '../../components/AfterFirstScreen'
import liveMusicProduction2Picture from '../../../pictures/services/live-music-production-2.webp?picture'
import { CallToAction } from '../../components/CallToAction'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../seo/Seo'
import { company } from '../../content/company'
import { WeeklyEvents } from './WeeklyEvents'
import { WhatsNew } from './WhatsNew'

export default function UpcomingEventsPage() {
  return (
    <>
      <Seo
        path="/upcoming-events"
        title="Upcoming & Weekly Events"
        description="Three free weekly nights and the latest news from the crew: karaoke on Friday, a DJ on Saturday, acoustic sets on Sunday, and what is coming next."
        picture={liveMusicProduction2Picture}
      />
      <PageHero
        eyebrow="Upcoming events"
        title="Hear us before you book us"
        intro="Three nights a week with free entry and our own crew behind the desk. Put one in your calendar and see how a room sounds."
        gel="rose"
        image={liveMusicProduction2Picture}
        focus="focal-[60%_40%]"
      />
      <WeeklyEvents />
      <AfterFirstScreen>
        <WhatsNew />
        <CallToAction
          title="Have a date of your own?"
          text={`Tell us what it is for and who is coming. We reply within ${company.replyTime}.`}
          label="Start Planning"
          gel="rose"
        />
      </AfterFirstScreen>
    </>
  )
}
