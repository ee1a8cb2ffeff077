import { AnswerList } from '../../components/folds/AnswerList'
import { PhoneLink } from '../../components/links/ContactLinks'
import { PageLink } from '../../components/links/PageLink'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/ui/Section'
import { bookingAnswers } from '../../content/answers'
import { company } from '../../content/company'
import { openDoorPicture } from '../../content/pictures'
import { useStore } from '../../lib/browser/store'
import { ContactPanel } from './ContactPanel'
import { enquiryStore } from './enquiry-store'
import { EnquiryForm } from './EnquiryForm'

export default function ContactPage() {
  const { status, sent } = useStore(enquiryStore)
  const thanked = status === 'sent' ? sent : null
  return (
    <Page
      path="/contact"
      title={`Contact & Event Quotes, ${company.city}`}
      description={`Call, email or send us an enquiry about your event. We cover ${company.area}, and reply within ${company.replyTime}.`}
      picture={openDoorPicture}
      firstScreen={
        <PageHero
          title={thanked ? <Thanks fullName={thanked.enquiry.fullName} /> : 'Contact us'}
          intro={
            <>
              {thanked
                ? "We've got your enquiry. We'll reply within "
                : 'Send us your date, your venue and how many guests. We reply within '}
              <span className="whitespace-nowrap">{company.replyTime}</span>
              {thanked ? '.' : ', and the quote is free.'}
            </>
          }
          gel="amber"
          image={openDoorPicture}
          focus="focal-[56%_45%]"
          hasLowPicture
        >
          {!thanked && (
            <p className="mt-4 lg:hidden">
              Or call <PhoneLink className="standalone-link text-warm" />
            </p>
          )}
        </PageHero>
      }
    >
      <div className="wrap grid items-start gap-[clamp(2.5rem,5vw,5.5rem)] pt-2 lg:grid-cols-[1.5fr_1fr] lg:pt-10">
        <EnquiryForm />
        <ContactPanel />
      </div>
      <Section
        title={bookingAnswers.title}
        aside={
          <PageLink to="/faq#more-answers" className="standalone-link text-warm">
            Delivery, DJs, power and paperwork
          </PageLink>
        }
      >
        <AnswerList answers={bookingAnswers.answers} headingLevel={3} />
      </Section>
    </Page>
  )
}

/** 'Thank you, Priya', with the first two words on one line. */
function Thanks({ fullName }: { fullName: string }) {
  const [firstName] = fullName.trim().split(/\s+/)
  return (
    <>
      <span className="whitespace-nowrap">Thank you</span>
      {firstName && `, ${firstName}`}
    </>
  )
}
