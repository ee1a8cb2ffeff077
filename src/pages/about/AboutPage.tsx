import { CallToAction } from '../../components/CallToAction'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { Testimonials } from '../../components/Testimonials'
import { company } from '../../content/company'
import { consolePicture } from '../../content/pictures'
import { AboutLinks } from './AboutLinks'
import { QuickOverview } from './QuickOverview'

export default function AboutPage() {
  return (
    <Page
      path="/about"
      title="About Our Event Company"
      description={`How ${company.name} plans and runs events, who is on the team and what clients say. Over a decade of weddings, parties and conferences from ${company.location}.`}
      picture={consolePicture}
    >
      <PageHero
        title={`About ${company.name}`}
        intro="Meet the people behind your event: how we work, who is on the team and what our clients say."
        gel="congo"
        image={consolePicture}
        focus="focal-[40%_70%]"
      />
      <AboutLinks />
      <QuickOverview />
      <Testimonials />
      <CallToAction
        title="Start with a conversation"
        text="The first consultation is free. Tell us the date, the venue and how many guests you expect, and we will suggest what you need."
      />
    </Page>
  )
}
