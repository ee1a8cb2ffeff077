import { AnswerList } from '../../components/AnswerList'
import { PageLink } from '../../components/links/PageLink'
import { Section } from '../../components/ui/Section'
import { bookingAnswers } from '../../content/answers'

/** How to book and to pay, below the enquiry form. */
export function BookingAnswers() {
  return (
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
  )
}
