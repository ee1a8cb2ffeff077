import { CallToAction } from '../../components/CallToAction'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { Testimonials } from '../../components/Testimonials'
import { getClosingCall } from '../../content/closing-calls'
import { company } from '../../content/company'
import { consolePicture, yourCanvasPicture } from '../../content/pictures'
import { AboutLinks } from './AboutLinks'
import { QuickOverview } from './QuickOverview'

export default function AboutPage() {
  return (
    <Page
      path="/about"
      title={`About Our ${company.city} DJs & Event Crew`}
      description={`DJs, MCs, sound and lighting crew who've run weddings, parties and conferences from ${company.location} for over a decade, and what clients say about us.`}
      picture={consolePicture}
      firstScreen={
        <PageHero
          title={`About ${company.name}`}
          intro={`A ${company.city} crew of DJs, MCs, technicians and planners, working from ${company.suburb}.`}
          gel="congo"
          image={consolePicture}
          quoteLink="/contact"
          focus="focal-[40%_70%]"
        />
      }
    >
      <AboutLinks />
      <QuickOverview />
      <Testimonials picture={yourCanvasPicture} />
      <CallToAction {...getClosingCall('/about')} />
    </Page>
  )
}
