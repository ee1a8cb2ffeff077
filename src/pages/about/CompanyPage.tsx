import { AfterFirstScreen } from '../../components/AfterFirstScreen'
import crewDawnPicture from '../../../pictures/about/crew-dawn.webp?picture'
import { CallToAction } from '../../components/CallToAction'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../seo/Seo'
import { Testimonials } from '../../components/Testimonials'
import { company } from '../../content/company'
import { AvHireTeaser } from './AvHireTeaser'
import { Founders } from './Founders'
import { Story } from './Story'

export default function CompanyPage() {
  return (
    <>
      <Seo
        path="/about/company"
        title="Our Company & Founders"
        description="How the company works, who founded it and where its gear lives. Event production from Sutherland for Sydney, New South Wales and beyond."
        picture={crewDawnPicture}
      />
      <PageHero
        eyebrow="Our company"
        title="First in, last out"
        intro={`Sound, light, stages and crew, out of ${company.location}.`}
        gel="amber"
        image={crewDawnPicture}
        focus="focal-[58%_15%] 2xl:focal-[58%_60%] max-lg:-translate-y-[14%] lg:translate-x-[8%] lg:[mask-image:linear-gradient(to_right,transparent,black_15%)]"
      >
        {/* Empty space, so that the text does not cover the crew in the lower half of the picture. */}
        <div className="lg:h-[18vw]" />
      </PageHero>
      <Story />
      <AfterFirstScreen>
        <Founders />
        <AvHireTeaser />
        <Testimonials />
        <CallToAction
          title="Give us the date"
          text={`Send the room, the crowd and what has to happen. A reply comes within ${company.replyTime}.`}
        />
      </AfterFirstScreen>
    </>
  )
}
