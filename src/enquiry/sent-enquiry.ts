import { formatLongDate } from '../lib/dates/dates'
import type { Enquiry, EnquiryFields } from './enquiry'
import { budgets, eventTypes, getOptionLabel } from './options'

/** An enquiry that is sent to the webhook, or a copy of it for the office. */
export type SentEnquiry = EnquiryFields & {
  /** ISO 8601, UTC. */
  submissionDate: string
}

/** Copied with an email address from some programs. Mail servers refuse an address that has them. */
const INVISIBLE_CHARACTERS = /\p{Default_Ignorable_Code_Point}/gu

/** U+0000 and one half of an emoji, which a cut or copied text may have. The database refuses a text with them. */
const UNSTORABLE_CHARACTERS = /[\0\p{Surrogate}]/gu

/** Trims the texts, and removes the characters with which they would be refused. */
function cleanFields({ servicesInterested, ...texts }: Enquiry): EnquiryFields {
  const typed = { ...texts, email: texts.email.replaceAll(INVISIBLE_CHARACTERS, '') }
  const cleaned = Object.entries(typed).map(([name, value]) => [
    name,
    value.replaceAll(UNSTORABLE_CHARACTERS, '').trim(),
  ])
  return { ...(Object.fromEntries(cleaned) as Record<keyof typeof typed, string>), servicesInterested }
}

/** The enquiry as the office gets it. Fields that are not filled in are empty. */
export const toSentEnquiry = (enquiry: Enquiry, now = new Date()): SentEnquiry => ({
  ...cleanFields(enquiry),
  submissionDate: now.toISOString(),
})

const NOT_SPECIFIED = 'Not Specified'

/** The body of the call to the webhook, which has 'Not Specified' in empty fields. */
export function toPayload({ servicesInterested, ...texts }: SentEnquiry): SentEnquiry {
  const filled = Object.entries(texts).map(([name, value]) => [name, value || NOT_SPECIFIED])
  return {
    ...(Object.fromEntries(filled) as typeof texts),
    servicesInterested: servicesInterested.length > 0 ? servicesInterested : [NOT_SPECIFIED],
  }
}

/** Compared as they would be sent: a space at the end makes no other enquiry. */
export const isSameEnquiry = (a: Enquiry, b: Enquiry): boolean =>
  JSON.stringify(cleanFields(a)) === JSON.stringify(cleanFields(b))

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

/** Without characters that look like another one: 0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
const ALPHABET = '23456789ACDEFHJKMNPQRTWXY'

/** Creates a reference such as 'ENQ-7F3K-Q2'. */
export function createReference(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(6))
  const symbols = Array.from(numbers, (number) => ALPHABET[number % ALPHABET.length])
  return `ENQ-${symbols.slice(0, 4).join('')}-${symbols.slice(4).join('')}`
}
