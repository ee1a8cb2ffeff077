import type { ReactNode } from 'react'
import { litRoomStore } from '../../components/fader/lit-room'
import { LazyBoundary } from '../../components/fallbacks/LazyBoundary'
import { AnswerList } from '../../components/folds/AnswerList'
import { useNow } from '../../components/hooks/use-now'
import { EmailLink, PhoneLink } from '../../components/links/ContactLinks'
import { PageLink } from '../../components/links/PageLink'
import { SocialLinks } from '../../components/links/SocialLinks'
import { Page } from '../../components/Page'
import { PageHero } from '../../components/PageHero'
import { Picture } from '../../components/ui/Picture'
import { Section } from '../../components/ui/Section'
import { bookingAnswers } from '../../content/booking-answers'
import { company } from '../../content/company'
import { stageDoorPicture } from '../../content/pictures'
import { HOLD_DAYS } from '../../content/terms/payment-terms'
import { describeAnswerBy } from '../../enquiry/answer-by'
import { quoteCountStore } from '../../hire/quote-count'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import { useStore } from '../../lib/browser/store'
import { formatDateRange, formatTime, sydneyToday } from '../../lib/dates/dates'
import { formatDays, getOpenStatus } from '../../lib/dates/opening-hours'
import { enquiryPerson } from './enquiry-person.data'
import { enquiryStore } from './enquiry-store'
import { EnquiryForm } from './EnquiryForm'

/** On a wide screen. */
const COLUMNS = 'gap-[clamp(2.5rem,5vw,5.5rem)] lg:grid-cols-[1.5fr_1fr]'

const QuoteOffer = lazyWithPreload(() => import('./QuoteOffer'))

export default function ContactPage() {
  const { thanks } = useStore(enquiryStore)
  const hasQuote = useStore(quoteCountStore) > 0
  return (
    <Page
      path="/contact"
      title={`Contact & Event Quotes, ${company.city}`}
      description={`Call, email or write. We reply within ${company.replyTime} and cover ${company.area}.`}
      picture={stageDoorPicture}
      firstScreen={
        // As high as the room beside it, which the panel below would cover.
        <div
          className={
            thanks ? 'thanks-title relative isolate overflow-x-clip lg:min-h-108' : undefined
          }
        >
          {thanks && (
            <div
              aria-hidden
              className="absolute top-0 left-0 -z-10 h-100 w-192 max-w-full light-beam print:hidden"
            />
          )}
          <PageHero
            aside={<LitRoom isFullyLit={thanks !== null} />}
            title={
              thanks ? <ThanksHeading fullName={thanks.draft.enquiry.fullName} /> : 'Contact us'
            }
            intro={
              thanks ? (
                <span className="block text-balance">{`We've got your enquiry. We'll reply ${describeAnswerBy(thanks.answerBy)}.`}</span>
              ) : (
                <>
                  <span>Send us your date, your venue and how many guests. We reply within </span>
                  <span className="whitespace-nowrap">{company.replyTime}</span>
                  <span>, and the quote is free.</span>
                </>
              )
            }
            gel="amber"
          >
            {!thanks && <NextSteps />}
          </PageHero>
        </div>
      }
    >
      <div className={`wrap grid items-start pt-2 lg:pt-4 ${COLUMNS}`}>
        <div className="grid gap-6">
          {!thanks && <CallRow />}
          {hasQuote && !thanks && (
            // As high as the offer, so that the form does not move when its code has loaded. Empty if there is nothing to offer.
            <div className="min-h-17 empty:hidden">
              <LazyBoundary name="Your quote" loadingLabel="Loading your quote...">
                <QuoteOffer />
              </LazyBoundary>
            </div>
          )}
          <EnquiryForm />
        </div>
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
        <AnswerList answers={bookingAnswers.answers} />
      </Section>
      <section id="accessibility" className="wrap pt-section">
        <h2 className="text-card">Accessibility of this site</h2>
        <p className="mt-2 max-w-[72ch] text-small">
          We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. We check the
          site with automatic tests and with a keyboard, but people who use screen readers haven't
          tested it yet. If something doesn't work for you, call <PhoneLink /> or email{' '}
          <EmailLink />. We'll answer your question or take your enquiry that way, and fix the page.
        </p>
      </section>
    </Page>
  )
}

/** 'Thank you, Priya Nair', with the first two words on one line. */
const ThanksHeading = ({ fullName }: { fullName: string }) => (
  <>
    <span className="whitespace-nowrap">Thank you</span>
    <span translate="no" className="wrap-anywhere">{`, ${fullName.trim()}`}</span>
  </>
)

/** What happens with an enquiry, and who answers it. */
function NextSteps() {
  const { name, role, photo } = enquiryPerson
  return (
    <div className="mt-5 flex items-center gap-4 lg:mt-6 lg:max-w-[58%] lg:gap-6">
      {photo && (
        <Picture
          picture={photo}
          alt=""
          sizes="(min-width: 720px) 160px, 80px"
          maxWidth={360}
          className="aspect-square w-20 shrink-0 self-start rounded-field focal-[50%_25%] max-xs:hidden md:w-40"
        />
      )}
      <ol className="list-inside list-decimal space-y-1 text-small text-warm md:text-base">
        <li>
          <span translate="no">{name}</span>
          <span>{`, our ${role}, or a colleague reads what you send.`}</span>
        </li>
        <li>{`We reply within ${company.replyTime}, talk it through with you and email a quote.`}</li>
        <li>{`We usually keep your date free for ${HOLD_DAYS} days after the quote. It's booked once you sign.`}</li>
      </ol>
    </div>
  )
}

/** The room that the visitor has lit, or our stage door. After sending it is lit to the full. */
function LitRoom({ isFullyLit }: { isFullyLit: boolean }) {
  const room = useStore(litRoomStore)
  return (
    <div
      className={`mb-4 grid lg:absolute lg:inset-x-0 lg:top-26 lg:mx-auto lg:mb-0 lg:w-[min(1320px,100%-2*theme(spacing.gutter))] print:hidden ${COLUMNS}`}
    >
      <figure className="lg:col-start-2">
        <Picture
          picture={room?.scene ?? stageDoorPicture}
          priority={!room}
          sizes="(min-width: 1080px) 34vw, 100vw"
          className={`h-50 w-full transition-[filter] duration-600 max-lg:[mask-image:linear-gradient(#000_80%,transparent)] max-lg:focal-[50%_40%] md:max-lg:h-[min(18rem,32svh)] lg:aspect-8/5 lg:h-auto lg:rounded-card ${isFullyLit ? '' : 'brightness-80'}`}
        />
        {room && (
          <figcaption className="px-gutter pt-2 text-small font-medium text-balance text-warm lg:px-0">
            {room.text}
          </figcaption>
        )}
      </figure>
    </div>
  )
}

/** The number and whether anyone answers it, below the middle of a phone's first window. On a wide screen the panel has both. */
function CallRow() {
  return (
    <div
      data-gel="teal"
      // Two rows on a phone even while the status is empty, so that the form does not move when it is filled in.
      className="grid items-center justify-between gap-x-4 rounded-field border border-line bg-raised px-4 py-1.5 sm:flex lg:hidden print:hidden"
    >
      <p>
        <span>Or call </span>
        <PhoneLink className="standalone-link text-warm" />
      </p>
      <OpeningStatus />
    </div>
  )
}

const linkClass =
  'inline-flex min-h-touch items-center wrap-anywhere underline decoration-edge underline-offset-4 hover:decoration-current'

/** Contact details of the company, and whether the office is open now. */
function ContactPanel() {
  return (
    <aside
      aria-label="Contact details"
      data-gel="teal"
      className="rounded-card border border-line bg-raised bg-[radial-gradient(120%_90%_at_100%_0,theme(colors.teal.DEFAULT/16%),transparent_60%)] p-4 xs:p-7 lg:sticky lg:top-24"
    >
      <div className="mb-6">
        <OpeningStatus />
      </div>
      <dl className="grid gap-5 font-medium text-warm sm:max-lg:grid-cols-2">
        <Row label="Call">
          <ul>
            {company.phones.map((phone) => (
              <li key={phone.tel} className="flex flex-wrap items-baseline gap-x-3">
                <PhoneLink phone={phone} className={linkClass} />
                <span className="text-small font-normal">{phone.when}</span>
              </li>
            ))}
          </ul>
        </Row>
        <Row label="Email">
          <EmailLink className={linkClass} />
        </Row>
        <Row label="Where">
          {company.location}. We work within about {company.serviceRadiusKm} km: {company.area}.
        </Row>
        <Row label="Hours">
          <ul>
            {company.hours.map((hours) => (
              <li
                key={formatDays(hours.days)}
                className="tabular-nums"
              >{`${formatDays(hours.days)} ${hours.opens ? `${formatTime(hours.opens)} to ${formatTime(hours.closes)}` : 'by appointment'}`}</li>
            ))}
            <li>Closed on public holidays</li>
            <Closures />
          </ul>
        </Row>
        <Row label="Follow">
          <span className="flex flex-wrap gap-3 pt-1">
            <SocialLinks />
          </span>
        </Row>
      </dl>
    </aside>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small font-normal text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** When the office is closed besides public holidays. Those that are over are removed after mount. */
function Closures() {
  const now = useNow()
  return company.closed
    .filter(({ to }) => !now || to >= sydneyToday(now))
    .map(({ from, to, why }) => (
      <li key={from}>{`Closed ${formatDateRange(from, to)} for ${why}`}</li>
    ))
}

/** Filled in after mount, because it depends on the time. The minimum height prevents a layout shift. */
function OpeningStatus() {
  const now = useNow()
  const status = now && getOpenStatus(company, now)
  return (
    <p
      className={`flex min-h-6 items-center gap-2.5 text-small font-semibold ${status?.open ? 'text-teal' : 'text-straw'}`}
    >
      {status && (
        <>
          <span
            aria-hidden
            className="size-2 shrink-0 rounded-full bg-current shadow-[0_0_14px_currentColor] forced-colors:border-4"
          />
          <span>{status.text}</span>
        </>
      )}
    </p>
  )
}
