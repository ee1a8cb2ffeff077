import { AfterFirstScreen } from '../../components/AfterFirstScreen'
import stageDoorPicture from '../../../pictures/contact/stage-door.webp?picture'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../seo/Seo'
import { company } from '../../content/company'
import { ContactPanel } from './ContactPanel'
import { EnquiryForm } from './EnquiryForm'

export default function ContactPage() {
  return (
    <>
      <Seo
        path="/contact"
        title="Contact & Event Enquiries"
        description="Tell us the room, the crowd and the date. We reply within 1-2 business days. Phone, e-mail and office hours in Sutherland NSW."
        picture={stageDoorPicture}
      />
      <PageHero
        eyebrow="Contact"
        title="Tell us about the night"
        intro={`The room, the crowd, the date if there is one. We reply within ${company.replyTime}.`}
        gel="amber"
        image={stageDoorPicture}
        focus="focal-[70%_40%]"
      />
      <AfterFirstScreen>
        <div className="wrap grid items-start gap-[clamp(2.5rem,5vw,5.5rem)] pt-10 lg:grid-cols-[1.5fr_1fr]">
          <EnquiryForm />
          <ContactPanel />
        </div>
      </AfterFirstScreen>
    </>
  )
}
