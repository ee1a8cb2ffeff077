import { Link as LinkIcon, Mail, Phone, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { CopyButton } from '../../components/CopyButton'
import { Button, buttonClass } from '../../components/ui/Button'
import type { StoredEnquiry } from '../../data/stored-enquiries'
import { budgets, eventTypes, getOptionLabel, statuses } from '../../enquiry/options'
import { formatEnquiry } from '../../enquiry/text'
import { formatDaysFromNow, formatLongDate, formatMoment, isValidDate } from '../../lib/dates/dates'
import { getMailLink } from '../../lib/links'
import { TextButton } from '../TextButton'
import { EnquiryStatusForm } from './EnquiryStatusForm'

type Props = Omit<ComponentProps<typeof EnquiryStatusForm>, 'name'> & {
  now: Date
  onDelete: (enquiry: StoredEnquiry) => void
}

/** An enquiry, the ways to answer it, and what the office has done about it. */
export function EnquiryCard({ now, onDelete, ...form }: Props) {
  const { enquiry } = form
  const { reference, fields, link, createdAt, status, handledBy, updatedAt } = enquiry
  const { fullName, email, phone, company, eventDate, venue, message } = fields
  const name = `${fullName}, ${reference}`
  const phoneHref = getPhoneHref(phone)
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
      className={`grid gap-6 rounded-card border bg-raised p-5 lg:grid-cols-[3fr_2fr] lg:gap-10 lg:p-7 ${status === 'new' ? 'border-amber/60' : 'border-line'}`}
    >
      <div className="grid grid-cols-1 content-start gap-4">
        <div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-spec text-muted">
            <span
              className={`rounded-full border px-3 py-0.5 font-text text-spec leading-5 font-semibold ${status === 'new' ? 'border-amber bg-amber text-amber-ink' : 'border-edge text-soft'}`}
            >
              {getOptionLabel(statuses, status)}
            </span>
            {reference}
          </p>
          <h3 dir="auto" className="mt-3 text-card wrap-anywhere">
            {fullName}
          </h3>
          <p className="mt-1 text-small text-muted">
            Sent at <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </p>
        </div>
        <dl className="grid gap-x-6 gap-y-3 text-small sm:grid-cols-2">
          {details.map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere text-warm">{value}</dd>
            </div>
          ))}
        </dl>
        <LongText text={message} />
        <div className="flex flex-wrap gap-3">
          {phoneHref && (
            <a href={phoneHref} aria-label={`Call ${fullName}`} className={buttonClass({ size: 'small' })}>
              <Phone aria-hidden className="size-4" />
              Call
            </a>
          )}
          <a
            href={getMailLink(email, { subject: `Your enquiry ${reference}`, text: '' })}
            aria-label={`Email ${fullName}`}
            className={buttonClass({ size: 'small' })}
          >
            <Mail aria-hidden className="size-4" />
            Email
          </a>
          <CopyButton
            label="Copy as text"
            text={formatEnquiry(fields, reference)}
            className="has-[textarea]:basis-full"
          />
          {link && (
            <a
              href={link}
              target="_blank"
              rel="noopener"
              aria-label={`Open the ${getLinkName(link)} of ${fullName} (opens in a new tab)`}
              className={buttonClass({ size: 'small' })}
            >
              <LinkIcon aria-hidden className="size-4" />
              Open the {getLinkName(link)}
            </a>
          )}
        </div>
      </div>
      <div className="grid grid-cols-1 content-start gap-4 max-lg:border-t max-lg:border-line max-lg:pt-6">
        <EnquiryStatusForm name={name} {...form} />
        {handledBy && (
          <p className="text-small wrap-anywhere text-muted">
            Changed by {handledBy} at <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>
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

/** Returns a link to call what was typed as a phone number, or null if it is not one number. */
function getPhoneHref(phone: string): string | null {
  // The zero is dialled only within the country. A number copied from an address book has invisible characters.
  const number = phone
    .replace(/^([^(]*\+[^(]*)\(0\)/, '$1')
    .replaceAll(/[\s().\p{Pd}\p{Default_Ignorable_Code_Point}]/gu, '')
  return /^\+?\d{6,15}$/.test(number) ? `tel:${number}` : null
}

const getLinkName = (link: string) => (link.startsWith('/av-hire') ? 'quote' : 'advice')

const MAX_CHARACTERS = 1200
const MAX_LINES = 12

/** A text of a visitor. A long one is cut until the admin wants to see it all. */
function LongText({ text }: { text: string }) {
  const [showsAll, setShowsAll] = useState(false)
  const isLong = text.length > MAX_CHARACTERS || text.split('\n').length > MAX_LINES
  return (
    <div className="border-t border-line pt-4">
      <p dir="auto" className={`wrap-anywhere whitespace-pre-line ${isLong && !showsAll ? 'line-clamp-12' : ''}`}>
        {text}
      </p>
      {isLong && (
        <TextButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show less' : 'Show all'}
        </TextButton>
      )}
    </div>
  )
}
