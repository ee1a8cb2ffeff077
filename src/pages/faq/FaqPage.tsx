import { BeamHero } from '../../components/BeamHero'
import { CallToAction } from '../../components/CallToAction'
import { EmailLink, PhoneLink } from '../../components/links/ContactLinks'
import { RelatedLinks } from '../../components/links/RelatedLinks'
import { Page } from '../../components/Page'
import { Section } from '../../components/ui/Section'
import { getClosingCall } from '../../content/closing-calls'
import { company } from '../../content/company'
import { faq } from '../../content/faq'
import { warehousePicture } from '../../content/pictures'
import { MoreAnswers } from './MoreAnswers'
import { QuestionList } from './QuestionList'

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
  'flex min-h-touch items-center justify-between gap-4 py-2 font-semibold text-paper-ink hover:underline hover:underline-offset-4'

/** Phone numbers and email address for other questions. */
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
              {phone.display}
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
