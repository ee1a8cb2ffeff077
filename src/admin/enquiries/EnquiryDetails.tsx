import { Link as LinkIcon, Mail, Phone, Trash2 } from 'lucide-react'
import { UNKNOWN_PARTS } from '../../booking/words'
import { CopyButton } from '../../components/CopyButton'
import { PageLink } from '../../components/links/PageLink'
import { Button, buttonClass } from '../../components/ui/Button'
import type { EnquiryList, StoredEnquiry } from '../../data/enquiries'
import { findChangedEnquiry } from '../../enquiry/changed-enquiry'
import { describeEnquiry, formatEnquiry } from '../../enquiry/enquiry'
import {
  arePricedTogether,
  countUnreadLinks,
  describeLinkPrice,
  type EnquiryLink,
  readEnquiryLinks,
} from '../../enquiry/enquiry-links'
import { createReply } from '../../enquiry/reply'
import { formatDaysFromNow, formatMoment, isValidDate, sydneyToday } from '../../lib/dates/dates'
import { getMailLink, getPhoneLink } from '../../lib/links'
import { formatCount } from '../../lib/text/quantities'
import { EnquiryStatusForm, type StatusForm } from './EnquiryStatusForm'
import type { FullDays } from './use-full-days'

const linkClass =
  'inline-flex min-h-touch items-center justify-self-start text-straw underline decoration-edge underline-offset-4 hover:decoration-current'

type Props = {
  enquiry: StoredEnquiry
  /** Names the enquiry for screen readers. */
  name: string
  now: Date
  /** How many enquiries have the same event date, this one included. */
  day: EnquiryList['days'][string] | undefined
  fullDays: FullDays
  /** The reference of an enquiry of the list that changes this one. */
  changedBy: string | undefined
  form: StatusForm
  onDelete: (enquiry: StoredEnquiry) => void
}

/** What a visitor wants, the ways to answer it, and what the office has done about it. */
export function EnquiryDetails(props: Props) {
  const { enquiry, name, now, day, fullDays, changedBy, form, onDelete } = props
  const { reference, fields, link, createdAt, status, handledBy, updatedAt } = enquiry
  const { fullName, phone, eventDate, message } = fields
  const phoneHref = getPhoneLink(phone)
  const hasDate = isValidDate(eventDate)
  const links = readEnquiryLinks(link, fields.venue)
  const unreadCount = countUnreadLinks(link)
  const reply = createReply(
    { fields, links, fullDays: fullDays.days ?? [] },
    window.location.origin,
  )
  const changedPrices = listChangedPrices(links, message)

  return (
    <div className="grid gap-6 px-4 pt-1 pb-5 lg:grid-cols-[3fr_2fr] lg:gap-10 lg:px-5 lg:pb-6">
      <div className="grid grid-cols-1 content-start gap-4">
        <OtherEnquiry text="Changes" reference={findChangedEnquiry(message)} />
        <OtherEnquiry text="Changed by" reference={changedBy} />
        <p dir="auto" className="max-w-[75ch] wrap-anywhere whitespace-pre-line text-warm">
          {message}
        </p>
        <div className="flex flex-wrap gap-3">
          <a
            href={getReplyLink(enquiry, reply)}
            aria-label={`Reply to ${fullName}`}
            className={buttonClass({
              variant: status === 'new' ? 'primary' : 'outline',
              size: 'small',
            })}
          >
            <Mail aria-hidden className="size-4" />
            Reply
          </a>
          {/* On a computer without a mail program, the link does nothing. */}
          <CopyButton label="Copy Answer" text={reply} />
          {phoneHref && (
            <a
              href={phoneHref}
              aria-label={`Call ${fullName}`}
              className={buttonClass({ size: 'small' })}
            >
              <Phone aria-hidden className="size-4" />
              Call
            </a>
          )}
          {links.map(({ name, path }) => (
            <a
              key={path}
              href={path}
              target="_blank"
              rel="noopener"
              aria-label={`Open the ${name} of ${fullName} (opens in a new tab)`}
              className={buttonClass({ size: 'small' })}
            >
              <LinkIcon aria-hidden className="size-4" />
              <span>{`Open the ${name}`}</span>
            </a>
          ))}
        </div>
        {unreadCount > 0 && (
          <p className="text-small text-straw">
            {`This enquiry has ${formatCount(unreadCount, 'more link')}. The answer leaves ${unreadCount === 1 ? 'it' : 'them'} out.`}
          </p>
        )}
        {links.some(({ hasUnknownParts }) => hasUnknownParts) && (
          <p className="text-small text-straw">{UNKNOWN_PARTS}</p>
        )}
        {changedPrices.map((text) => (
          <p key={text} className="text-small wrap-anywhere text-straw">
            {text}
          </p>
        ))}
        <dl className="grid gap-x-6 gap-y-3 border-t border-line pt-4 text-small sm:grid-cols-2">
          {describeEnquiry(fields)
            .filter((field) => field.name !== 'fullName')
            .map((field) => (
              <div key={field.name}>
                <dt className="wrap-anywhere text-muted">{field.label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line text-warm">
                  {field.name === 'eventDate' && hasDate
                    ? `${field.text}, ${formatDaysFromNow(eventDate, now)}`
                    : field.text}
                </dd>
                {field.name === 'eventDate' && hasDate && day && (
                  <SameDay enquiry={enquiry} day={day} />
                )}
                {field.name === 'eventDate' && hasDate && eventDate >= sydneyToday(now) && (
                  <FullDaySwitch date={eventDate} bookedCount={day?.booked ?? 0} {...fullDays} />
                )}
              </div>
            ))}
        </dl>
        <p className="text-small text-muted">
          <span translate="no">{reference}</span>, sent at{' '}
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </p>
      </div>
      <div className="grid grid-cols-1 content-start gap-4 max-lg:border-t max-lg:border-line max-lg:pt-5">
        <EnquiryStatusForm name={name} form={form} />
        {handledBy && (
          <p className="text-small wrap-anywhere text-muted">
            <span>{`Changed by ${handledBy}`}</span> at{' '}
            <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>
          </p>
        )}
        <Button
          variant="danger"
          size="small"
          aria-label={`Delete ${name}`}
          onClick={() => onDelete(enquiry)}
          className="justify-self-start"
        >
          <Trash2 aria-hidden className="size-4" />
          Delete
        </Button>
      </div>
    </div>
  )
}

/** Links to an enquiry that this one changes, or that changes it. */
const OtherEnquiry = ({ text, reference }: { text: string; reference: string | undefined }) =>
  reference && (
    <PageLink to={`/eventsadmin/enquiries?q=${reference}`} className={linkClass}>
      {`${text} ${reference}`}
    </PageLink>
  )

/** Links to the other enquiries for the same day. Shows nothing if there are none. */
function SameDay({ enquiry, day }: { enquiry: StoredEnquiry; day: EnquiryList['days'][string] }) {
  const { status, fields } = enquiry
  const booked = day.booked - (status === 'booked' ? 1 : 0)
  const open = day.open - (status === 'new' || status === 'answered' ? 1 : 0)
  const counts = [
    booked > 0 && `Booked for that day: ${booked}`,
    open > 0 && `Asked for that day: ${open}`,
  ]
  const text = counts.filter(Boolean).join('. ')
  if (!text) return null
  return (
    <dd>
      <PageLink to={`/eventsadmin/enquiries?date=${fields.eventDate}`} className={linkClass}>
        {text}
      </PageLink>
    </dd>
  )
}

type SwitchProps = FullDays & { date: string; bookedCount: number }

/** Marks the day of an enquiry as full, and takes that back. */
function FullDaySwitch({ date, bookedCount, days, busy, change }: SwitchProps) {
  if (!days) return null
  const isFull = days.includes(date)
  return (
    <dd className="pt-1">
      <label className="inline-flex min-h-touch cursor-pointer items-center gap-2.5 text-warm">
        <input
          type="checkbox"
          checked={isFull}
          // Keeps the focus, which `disabled` would drop.
          aria-disabled={busy}
          onChange={() => {
            if (!busy) void change(date, !isFull)
          }}
          className="size-5 accent-amber aria-disabled:opacity-60"
        />
        We're full on that day
      </label>
      {isFull && bookedCount === 0 && <p className="text-straw">Nothing is booked here.</p>}
    </dd>
  )
}

const PASTE_ANSWER =
  '[The answer is too long to be filled in here. Press "Copy Answer" in the office and paste it.]'

/**
 * A link to answer an enquiry: the answer is begun, and the enquiry is quoted below it. A long list of items comes last,
 * because the end of a long mail is cut. The answer itself is never cut.
 */
function getReplyLink({ fields, reference }: StoredEnquiry, reply: string): string {
  const message = putListsLast(fields.message)
  const quote = formatEnquiry({ ...fields, message }, reference)
    .trim()
    .replaceAll(/^/gm, '> ')
  const getLink = (answer: string) =>
    getMailLink(fields.email, {
      subject: `Re: Your enquiry ${reference}`,
      text: `${answer}\n\n${quote}`,
      cutNote: '> [The rest is left out.]',
    })
  const link = getLink(reply)
  const isWhole = decodeURIComponent(link).replaceAll('\r\n', '\n').includes(reply)
  return isWhole ? link : getLink(PASTE_ANSWER)
}

function putListsLast(message: string): string {
  const paragraphs = message.split(/\n{2,}/)
  const isList = (paragraph: string) => paragraph.startsWith('- ')
  return [...paragraphs.filter((text) => !isList(text)), ...paragraphs.filter(isList)].join('\n\n')
}

/** Today's price of each link, unless the visitor's message has that of its page. Links that mean the same have one. */
const listChangedPrices = (links: readonly EnquiryLink[], message: string): string[] => [
  ...new Set(
    links.flatMap(({ booking, pageTotal }) =>
      booking && !message.includes(pageTotal)
        ? `Today: ${describeLinkPrice(booking, arePricedTogether(links))}`
        : [],
    ),
  ),
]
