import { Link as LinkIcon, Mail, Phone, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { PageLink } from '../../components/links/PageLink'
import { Button, buttonClass } from '../../components/ui/Button'
import type { EnquiryList, StoredEnquiry } from '../../data/enquiries'
import { formatAnswerBy, getOverdueBefore } from '../../enquiry/answer-by'
import { formatEnquiry } from '../../enquiry/enquiry'
import { budgets, eventTypes, getOptionLabel, statuses } from '../../enquiry/options'
import { formatDaysFromNow, formatLongDate, formatMoment, isValidDate } from '../../lib/dates/dates'
import { getMailLink, getPhoneLink } from '../../lib/links'
import { Badge } from '../list/OfficeList'
import { EnquiryStatusForm } from './EnquiryStatusForm'

type Props = Omit<ComponentProps<typeof EnquiryStatusForm>, 'name'> & {
  now: Date
  /** How many enquiries have the same event date, this one included. */
  day: EnquiryList['days'][string] | undefined
  onDelete: (enquiry: StoredEnquiry) => void
}

/** An enquiry, the ways to answer it, and what the office has done about it. */
export function EnquiryCard({ now, day, onDelete, ...form }: Props) {
  const { enquiry } = form
  const { reference, fields, link, createdAt, delivery, status, handledBy, updatedAt } = enquiry
  const { fullName, email, phone, company, eventDate, venue, message } = fields
  const name = `${fullName}, ${reference}`
  const phoneHref = getPhoneLink(phone)
  const isNew = status === 'new'
  const isOverdue = isNew && new Date(createdAt) < new Date(getOverdueBefore(now))
  const details = [
    ['Event type', getOptionLabel(eventTypes, fields.eventType)],
    [
      'Event date',
      isValidDate(eventDate) ? `${formatLongDate(eventDate)}, ${formatDaysFromNow(eventDate, now)}` : eventDate,
    ],
    ['Venue', venue],
    ['Budget', getOptionLabel(budgets, fields.budget)],
    ['Services', fields.servicesInterested.join(', ')],
    ['Company or ABN', company],
    ['Email', email],
    ['Phone', phone],
  ].filter(([, value]) => value)

  return (
    <article
      aria-label={name}
      className={`grid gap-6 rounded-card border bg-raised p-5 lg:grid-cols-[3fr_2fr] lg:gap-10 lg:p-7 ${isNew ? 'border-amber/60' : 'border-line'}`}
    >
      <div className="grid grid-cols-1 content-start gap-4">
        <div>
          <div className="flex flex-wrap items-center gap-2">
            <Badge className={isNew ? 'border-amber bg-amber text-amber-ink' : 'border-edge text-soft'}>
              {getOptionLabel(statuses, status)}
            </Badge>
            {isOverdue && <Badge className="border-rose bg-rose text-night">Overdue</Badge>}
            {delivery === 'refused' && <Badge className="border-rose text-rose-light">Not emailed</Badge>}
            {delivery === 'unknown' && <Badge className="border-straw/50 text-straw">Email not confirmed</Badge>}
            <span translate="no" className="font-mono text-label text-muted">
              {reference}
            </span>
          </div>
          <h3 dir="auto" className="mt-3 text-card wrap-anywhere">
            {fullName}
          </h3>
        </div>
        <div className="flex flex-wrap gap-3">
          <a
            href={getReplyLink(enquiry)}
            aria-label={`Reply to ${fullName}`}
            className={buttonClass({ variant: isNew ? 'primary' : 'outline', size: 'small' })}
          >
            <Mail aria-hidden className="size-4" />
            Reply
          </a>
          {phoneHref && (
            <a href={phoneHref} aria-label={`Call ${fullName}`} className={buttonClass({ size: 'small' })}>
              <Phone aria-hidden className="size-4" />
              Call
            </a>
          )}
        </div>
        <div className="text-small">
          {isNew && (
            <p className={isOverdue ? 'font-semibold text-rose-light' : 'font-semibold text-warm'}>
              Answer by <span>{formatAnswerBy(createdAt)}</span>
            </p>
          )}
          <p className="text-muted">
            Sent at <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </p>
        </div>
        <dl className="grid gap-x-6 gap-y-3 text-small sm:grid-cols-2">
          {details.map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere text-warm">{value}</dd>
              {label === 'Event date' && day && isValidDate(eventDate) && <SameDay enquiry={enquiry} day={day} />}
            </div>
          ))}
        </dl>
        <p dir="auto" className="border-t border-line pt-4 wrap-anywhere whitespace-pre-line">
          {message}
        </p>
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noopener"
            aria-label={`Open the ${getLinkName(link)} of ${fullName} (opens in a new tab)`}
            className={buttonClass({ size: 'small' }, 'justify-self-start')}
          >
            <LinkIcon aria-hidden className="size-4" />
            <span>{`Open the ${getLinkName(link)}`}</span>
          </a>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-4 max-lg:border-t max-lg:border-line max-lg:pt-6">
        <EnquiryStatusForm name={name} {...form} />
        {handledBy && (
          <p className="text-small wrap-anywhere text-muted">
            <span>{`Changed by ${handledBy}`}</span> at <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>
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
    </article>
  )
}

/** Links to the other enquiries for the same day. Shows nothing if there are none. */
function SameDay({ enquiry, day }: { enquiry: StoredEnquiry; day: EnquiryList['days'][string] }) {
  const { status, fields } = enquiry
  const booked = day.booked - (status === 'booked' ? 1 : 0)
  const open = day.open - (status === 'new' || status === 'answered' ? 1 : 0)
  const counts = [booked > 0 && `Booked for that day: ${booked}`, open > 0 && `Asked for that day: ${open}`]
  const text = counts.filter(Boolean).join('. ')
  if (!text) return null
  return (
    <dd>
      <PageLink
        to={`/eventsadmin/enquiries?date=${fields.eventDate}`}
        className="inline-flex min-h-touch items-center text-straw underline decoration-edge underline-offset-4 hover:decoration-current"
      >
        {text}
      </PageLink>
    </dd>
  )
}

/** A link to answer an enquiry, which is quoted below the answer. */
function getReplyLink({ fields, reference }: StoredEnquiry): string {
  const quote = formatEnquiry(fields, reference).trim().replaceAll(/^/gm, '> ')
  const subject = `Re: Your enquiry ${reference}`
  return getMailLink(fields.email, { subject, text: `\n\n${quote}`, cutNote: '> [The rest is left out.]' })
}

const getLinkName = (link: string) => (link.startsWith('/av-hire') ? 'quote' : 'advice')
