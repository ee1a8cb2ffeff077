import { AfterFirstScreen } from '../../components/AfterFirstScreen'
import consolePicture from '../../../pictures/about/console.webp?picture'
import { CallToAction } from '../../components/CallToAction'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../seo/Seo'
import { Testimonials } from '../../components/Testimonials'
import { QuickOverview } from './QuickOverview'
import { AboutLinks } from './AboutLinks'

export default function AboutPage() {
  return (
    <>
      <Seo
        path="/about"
        title="About Our Event Crew"
        description="Who stands behind the desk on your night: the company, the team and what hosts said afterwards. Over a decade of events from Sutherland NSW."
        picture={consolePicture}
      />
      <PageHero
        eyebrow="About us"
        title="Who turns up on your night"
        intro="You hand somebody a night that cannot be run twice. Here is how we work, who will be there and what hosts said afterwards."
        gel="congo"
        image={consolePicture}
        focus="focal-[40%_70%]"
      />
      <AboutLinks />
      <AfterFirstScreen>
        <QuickOverview />
        <Testimonials />
        <CallToAction
          title="Start with a conversation"
          text="The first consultation is free. Tell us the room, the crowd and the date, and we will say what the job needs."
        />
      </AfterFirstScreen>
    </>
  )
}
