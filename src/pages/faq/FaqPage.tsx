import type { SyntheticEvent } from 'react'
import { CallToAction } from '../../components/CallToAction'
import { OpenAnswerList } from '../../components/folds/AnswerList'
import { Fold } from '../../components/folds/Fold'
import { SuburbPrice } from '../../components/hire/SuburbField'
import { CertificateLink, PhoneLink } from '../../components/links/ContactLinks'
import { PageLink } from '../../components/links/PageLink'
import { RelatedLinks } from '../../components/links/RelatedLinks'
import { Page } from '../../components/Page'
import { BeamHero } from '../../components/PageHero'
import { Section } from '../../components/ui/Section'
import { getClosingCall } from '../../content/closing-calls'
import { company } from '../../content/company'
import { faq } from '../../content/faq'
import { warehousePicture } from '../../content/pictures'
import { toTwoDigits } from '../../lib/text/quantities'
import { answerGroups } from './more-answers.data'

export default function FaqPage() {
  return (
    <Page
      path="/faq"
      title="FAQ: DJ, Event & Equipment Hire"
      description={`Does the DJ MC? What does an extra hour cost? When must the music stop? Answers on booking, delivery, power, insurance and invoices in ${company.city}.`}
      picture={warehousePicture}
      firstScreen={
        <BeamHero
          title="Frequently asked questions"
          intro="What people ask before they book an event or hire gear."
          gel="straw"
        />
      }
    >
      <Section
        title="Hiring gear and booking"
        background="paper"
        className="mt-0!"
        aside={<GearHelp />}
      >
        <QuestionList />
      </Section>
      <MoreAnswers />
      <RelatedLinks path="/faq" title="Guides with prices" />
      <CallToAction {...getClosingCall('/faq')} gel="congo" />
    </Page>
  )
}

function GearHelp() {
  return (
    <div className="text-small print:hidden">
      <p>Something wrong with gear you've got on hire? Call us.</p>
      {company.phones.map((phone) => (
        <p key={phone.tel}>
          <PhoneLink phone={phone} className="standalone-link text-paper-ink" />{' '}
          <span>{phone.when}</span>
        </p>
      ))}
    </div>
  )
}

/** Questions that expand to show their answers, at most one at a time. */
function QuestionList() {
  // The shared `name` makes the browser close the other items, which may move this one out of view.
  const handleToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
  }

  return (
    <ol className="border-b border-paper-line">
      {faq.map((item, index) => (
        <li key={item.id} className="border-t border-paper-line">
          <Fold
            id={item.id}
            name="faq"
            onToggle={handleToggle}
            title={
              <h3 className="flex items-baseline gap-4 text-base leading-tight text-paper-ink sm:gap-8 sm:text-card">
                <span
                  aria-hidden
                  className="shrink-0 font-mono text-label font-normal whitespace-nowrap text-paper-muted"
                >
                  {toTwoDigits(index + 1)}
                </span>
                <span>{item.question}</span>
              </h3>
            }
            className="text-paper-ink print:break-inside-avoid"
          >
            <div className="flex flex-col items-start gap-3 pb-7 pl-8.5 text-paper-text sm:pr-14 sm:pl-12.5">
              {item.answer.map((paragraph) => (
                <p key={paragraph} className="max-w-[62ch]">
                  {paragraph}
                </p>
              ))}
              {item.asksForSuburb && <SuburbPrice className="w-full max-w-xl" />}
              {item.links?.map(({ text, to }) => (
                <PageLink key={to} to={to} className="standalone-link text-paper-ink">
                  {text}
                </PageLink>
              ))}
              {item.hasCertificate && <CertificateLink className="text-paper-ink" />}
            </div>
          </Fold>
        </li>
      ))}
    </ol>
  )
}

function MoreAnswers() {
  return (
    <Section id="more-answers" title="Booking, DJs, power and paperwork" gel="teal">
      <div className="border-b border-line">
        {answerGroups.map(({ id, title, answers }) => (
          <Fold
            key={id}
            id={id}
            title={<h3 className="text-base leading-tight sm:text-card">{title}</h3>}
            className="border-t border-line"
          >
            <OpenAnswerList answers={answers} headingLevel={4} />
          </Fold>
        ))}
      </div>
    </Section>
  )
}
