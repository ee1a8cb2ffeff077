import { budgets, eventTypes } from '../content/enquiry-options'
import type { EnquiryPayload } from '../data/enquiries'
import { formatLongDate } from '../lib/dates/dates'

/** The fields of an enquiry as the visitor filled them in: empty instead of 'Not Specified'. */
export type EnquiryFields = Omit<EnquiryPayload, 'submissionDate'>

/** What the form shows for the value of an option. Options that are no longer offered have no other label. */
export const getOptionLabel = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value

/** An enquiry as plain text, one line for each field that is filled in, and the message below them. */
export function formatEnquiry(enquiry: EnquiryFields, reference: string): string {
  const lines = [
    ['Reference', reference],
    ['Full Name', enquiry.fullName],
    ['Email', enquiry.email],
    ['Phone', enquiry.phone],
    ['Company or ABN', enquiry.company],
    ['Event Date', formatLongDate(enquiry.eventDate)],
    ['Event Type', getOptionLabel(eventTypes, enquiry.eventType)],
    ['Venue', enquiry.venue],
    ['Budget', getOptionLabel(budgets, enquiry.budget)],
    ['Services Interested In', enquiry.servicesInterested.join(', ')],
  ]
    .map(([label, value = '']) => [label, value.trim()])
    .filter(([, value]) => value)
  return `${lines.map((line) => line.join(': ')).join('\n')}\n\n${enquiry.message.trim()}\n`
}

/** A `mailto:` link that opens an email program with subject and text filled in. */
export function getMailLink(email: string, { subject, text }: { subject: string; text: string }): string {
  // Encoded, because a visitor may have typed an address that adds a header.
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  // RFC 6068 wants CRLF.
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
}
