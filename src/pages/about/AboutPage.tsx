import { CallToAction } from '../../components/CallToAction'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { Testimonials } from '../../components/Testimonials'
import { closingCalls } from '../../content/closing-calls'
import { company } from '../../content/company'
import { consolePicture } from '../../content/pictures'
import { AboutLinks } from './AboutLinks'
import { QuickOverview } from './QuickOverview'

export default function AboutPage() {
  return (
    <Page
      path="/about"
      title="About Our Event Company"
      description={`Who we are, how we work and what clients say. ${company.name} has run weddings, parties and conferences from ${company.location} for over a decade.`}
      picture={consolePicture}
      firstScreen={
        <PageHero
          title={`About ${company.name}`}
          intro="Meet the people behind your event. Here's how we work, who's on the crew and what clients say about us."
          gel="congo"
          image={consolePicture}
          focus="focal-[40%_70%]"
        />
      }
    >
      <AboutLinks />
      <QuickOverview />
      <Testimonials />
      <CallToAction {...closingCalls.event} />
    </Page>
  )
}
