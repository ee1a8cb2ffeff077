import { budgets, eventTypes } from '../../content/enquiry-options'
import { formatLongDate } from '../../lib/dates'
import type { Enquiry } from './enquiry'

/** An enquiry as plain text, one line for each field that is filled in, and the message below them. */
export function formatEnquiry(enquiry: Enquiry, reference: string): string {
  const getLabel = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? ''
  const lines = [
    ['Reference', reference],
    ['Full Name', enquiry.fullName],
    ['Email', enquiry.email],
    ['Phone', enquiry.phone],
    ['Company or ABN', enquiry.company],
    ['Event Date', formatLongDate(enquiry.eventDate)],
    ['Event Type', getLabel(eventTypes, enquiry.eventType)],
    ['Venue', enquiry.venue],
    ['Budget', getLabel(budgets, enquiry.budget)],
    ['Services Interested In', enquiry.servicesInterested.join(', ')],
  ]
    .map(([label, value = '']) => [label, value.trim()])
    .filter(([, value]) => value)
  return `${lines.map((line) => line.join(': ')).join('\n')}\n\n${enquiry.message.trim()}\n`
}

/** A `mailto:` link that opens the visitor's email program with subject and text filled in. */
export function getMailLink(email: string, { subject, text }: { subject: string; text: string }): string {
  // RFC 6068 wants CRLF.
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
}
