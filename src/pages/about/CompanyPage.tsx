import { CallToAction } from '../../components/CallToAction'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { Testimonials } from '../../components/Testimonials'
import { getClosingCall } from '../../content/closing-calls'
import { company } from '../../content/company'
import { crewDawnPicture, weddingsDiamondPicture } from '../../content/pictures'
import { AvHireTeaser } from './AvHireTeaser'
import { Founders } from './Founders'
import { Story } from './Story'

export default function CompanyPage() {
  return (
    <Page
      path="/about/company"
      title={`Event Production Company, ${company.city}`}
      description={`How we run your event, from the first call to the swept floor, who started the company and the gear we own. Event production from ${company.location}.`}
      picture={crewDawnPicture}
      firstScreen={
        <PageHero
          title={`${company.city} event production company`}
          intro={`Event production from ${company.location}: sound, lights, stages and the people to run them.`}
          gel="amber"
          image={crewDawnPicture}
          quoteLink="/contact"
          focus="lg:focal-[58%_15%] 2xl:focal-[58%_60%] lg:translate-x-[8%] lg:[mask-image:linear-gradient(to_right,transparent,black_15%)]"
        >
          {/* Empty space, so that the text does not cover the crew in the lower half of the picture. */}
          <div className="lg:h-[18vw]" />
        </PageHero>
      }
    >
      <Story />
      <Founders />
      <AvHireTeaser />
      <Testimonials picture={weddingsDiamondPicture} />
      <CallToAction {...getClosingCall('/about/company')} />
    </Page>
  )
}
