import warehousePicture from '../../../pictures/about/warehouse.webp?picture'
import { CallToAction } from '../../components/CallToAction'
import { PageHero } from '../../components/PageHero'
import { Seo } from '../../seo/Seo'
import { Section } from '../../components/ui/Section'
import { company } from '../../content/company'
import { faq } from '../../content/faq'
import { QuestionList } from './QuestionList'

export default function FaqPage() {
  return (
    <>
      <Seo
        path="/faq"
        title="Questions About Hire & Events"
        description="Delivery, cables, damage, faults, company bookings, hire periods, insurance, testing and package deals: nine plain answers before you book."
        picture={warehousePicture}
      />
      <PageHero
        eyebrow="FAQ"
        title="Asked before every hire"
        intro="Delivery, cables, damage, insurance: what hirers want to know before they sign, answered the way we answer the phone."
        gel="straw"
        image={warehousePicture}
        focus="focal-[50%_50%]"
      />
      <Section eyebrow="Cue sheet" title={`${faq.length} plain answers`} background="paper" gel="amber">
        <div className="grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-12 lg:grid-cols-[1fr_19rem]">
          <QuestionList items={faq} />
          <PhoneHelp />
        </div>
      </Section>
      <CallToAction
        title="Now for your own question"
        text="Give us the date, the room and what is on your mind. The answer comes from somebody who packs the cases."
        gel="congo"
      />
    </>
  )
}

const contacts = [
  ...company.phones.map(({ label, display, tel }) => ({ label, text: display, href: `tel:${tel}` })),
  { label: 'E-mail', text: company.email, href: `mailto:${company.email}` },
]

/** Phone numbers and e-mail address for questions that the list does not answer. */
function PhoneHelp() {
  return (
    <aside aria-labelledby="phone-help" className="lg:sticky lg:top-28 lg:self-start print:hidden">
      <h3 id="phone-help" className="text-card text-paper-ink">
        Quicker by phone?
      </h3>
      <p className="mt-3 max-w-[44ch]">
        If the gear is already with you and something is wrong, call. For everything else an e-mail does, and we reply
        within <span className="whitespace-nowrap">{company.replyTime}</span>.
      </p>
      <ul className="mt-4 border-b border-paper-line">
        {contacts.map(({ label, text, href }) => (
          <li key={href} className="border-t border-paper-line">
            <a
              href={href}
              className="flex min-h-touch items-center justify-between gap-4 py-2 font-semibold text-paper-ink hover:underline hover:underline-offset-4"
            >
              <span className="font-mono text-label font-normal text-paper-muted uppercase">{label}</span>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
