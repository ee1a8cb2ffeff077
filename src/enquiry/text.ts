import { formatLongDate } from '../lib/dates/dates'
import type { EnquiryFields } from './enquiry'
import { budgets, eventTypes, getOptionLabel } from './options'

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
