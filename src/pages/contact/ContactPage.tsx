import { AnswerList } from '../../components/AnswerList'
import { PageLink } from '../../components/links/PageLink'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/ui/Section'
import { bookingAnswers } from '../../content/answers'
import { company } from '../../content/company'
import { stageDoorPicture } from '../../content/pictures'
import { ContactPanel } from './ContactPanel'
import { EnquiryForm } from './EnquiryForm'

export default function ContactPage() {
  return (
    <Page
      path="/contact"
      title="Contact & Event Enquiries"
      description={`Call, email or send us an enquiry about your event in the Shire, Sydney or Wollongong. ${company.enquiriesTo} replies within ${company.replyTime}. Office in ${company.location}.`}
      picture={stageDoorPicture}
      firstScreen={
        <PageHero
          title="Contact us"
          intro={`Send us your date, your venue and how many guests. ${company.enquiriesTo} reads every enquiry and replies within ${company.replyTime}.`}
          gel="amber"
          image={stageDoorPicture}
          focus="focal-[70%_40%]"
        />
      }
    >
      <div className="wrap grid items-start gap-[clamp(2.5rem,5vw,5.5rem)] pt-10 lg:grid-cols-[1.5fr_1fr]">
        <EnquiryForm />
        <ContactPanel />
      </div>
      <Section
        title={bookingAnswers.title}
        aside={
          <PageLink to="/faq#more-answers" className="standalone-link text-warm">
            More answers
          </PageLink>
        }
      >
        <AnswerList answers={bookingAnswers.answers} headingLevel={3} />
      </Section>
    </Page>
  )
}
