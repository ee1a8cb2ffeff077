import type { SyntheticEvent } from 'react'
import { CallToAction } from '../../components/CallToAction'
import { OpenAnswerList } from '../../components/folds/AnswerList'
import { Fold } from '../../components/folds/Fold'
import { SuburbPrice } from '../../components/hire/SuburbField'
import { EmailLink, PhoneLink } from '../../components/links/ContactLinks'
import { RelatedLinks } from '../../components/links/LinkGroup'
import { PageLink } from '../../components/links/PageLink'
import { Page } from '../../components/Page'
import { BeamHero } from '../../components/PageHero'
import { Section } from '../../components/ui/Section'
import { answerGroups } from '../../content/answers'
import { getClosingCall } from '../../content/closing-calls'
import { company } from '../../content/company'
import { faq } from '../../content/faq'
import { warehousePicture } from '../../content/pictures'
import type { FaqItem } from '../../content/schemas/answer'
import { toTwoDigits } from '../../lib/text/quantities'

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
      <Section title="Hiring gear and booking" background="paper" className="mt-0!">
        <div className="grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-12 lg:grid-cols-[1fr_19rem]">
          <QuestionList items={faq} />
          <ContactHelp />
        </div>
      </Section>
      <MoreAnswers />
      <RelatedLinks path="/faq" title="Guides with prices" />
      <CallToAction {...getClosingCall('/faq')} gel="congo" />
    </Page>
  )
}

const contactClass =
  'flex min-h-touch items-center justify-between gap-4 py-2 font-semibold wrap-anywhere text-paper-ink hover:underline hover:underline-offset-4'

function ContactHelp() {
  return (
    <aside aria-labelledby="contact-help" className="lg:sticky lg:top-28 lg:self-start print:hidden">
      <h3 id="contact-help" className="text-card text-paper-ink">
        Call or email us
      </h3>
      <p className="mt-3 max-w-[44ch]">
        If something's wrong with gear you've got on hire, call. We answer emails within{' '}
        <span className="whitespace-nowrap">{company.replyTime}</span>.
      </p>
      <ul className="mt-4 border-b border-paper-line">
        {company.phones.map((phone) => (
          <li key={phone.tel} className="border-t border-paper-line">
            <PhoneLink phone={phone} className={contactClass}>
              <ContactLabel label={phone.label} />
              <span>{phone.display}</span>
            </PhoneLink>
            <p className="-mt-2 pb-2 text-small">{phone.when}</p>
          </li>
        ))}
        <li className="border-t border-paper-line">
          <EmailLink className={contactClass}>
            <ContactLabel label="Email" />
            {company.email}
          </EmailLink>
        </li>
      </ul>
    </aside>
  )
}

function ContactLabel({ label }: { label: string }) {
  return <span className="font-mono text-label font-normal text-paper-muted uppercase">{label}</span>
}

/** Questions that expand to show their answers, at most one at a time. */
function QuestionList({ items }: { items: readonly FaqItem[] }) {
  // The shared `name` makes the browser close the other items, which may move this one out of view.
  const handleToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
  }

  return (
    <ol className="border-b border-paper-line">
      {items.map((item, index) => (
        <li key={item.id} className="border-t border-paper-line">
          <Fold
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
              {item.link && (
                <PageLink to={item.link.to} className="standalone-link text-paper-ink">
                  {item.link.text}
                </PageLink>
              )}
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
