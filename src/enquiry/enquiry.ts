import * as v from 'valibot'
import { formatLongDate, hasLikelyYear, sydneyToday } from '../lib/dates/dates'
import {
  type FieldErrors,
  getFieldErrors,
  parseFields,
  requiredText,
  text,
} from '../lib/form-schema'
import { formatNumber } from '../lib/text/quantities'
import { budgets, eventTypes, getOptionLabel, servicesInterested } from './options'

/** In characters. A longer message could be refused by the webhook, however often it is sent. */
const MAX_MESSAGE_LENGTH = 10_000

/** In characters. The fields have no `maxLength`, which would cut a pasted text without a message. */
const MAX_TEXT_LENGTH = 200

/**
 * Text, at sign, text, dot, text, without the characters that could make it two addresses. No half starts or ends with a
 * dot or has two in a row. The webhook (docs/n8n) and the database (`private.is_enquiry_body`) refuse the same.
 */
const EMAIL = /^[^\s@,;:<>()".]+(\.[^\s@,;:<>()".]+)*@[^\s@,;:<>()".]+(\.[^\s@,;:<>()".]+)+$/

const limitLength = (length: number, what: string) =>
  v.maxLength<string, number, (issue: { input: string }) => string>(
    length,
    ({ input }) =>
      `Please shorten ${what} to ${formatNumber(length)} characters. It has ${formatNumber(input.length)}.`,
  )
const shortText = v.pipe(text, limitLength(MAX_TEXT_LENGTH, 'this'))

// An option that is no longer offered falls back to an empty field.
const oneOf = <const Value extends string>(options: readonly { value: Value }[]) =>
  v.fallback(v.picklist(['', ...options.map(({ value }) => value)]), '')
const someOf = <const Value extends string>(options: readonly Value[]) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((values) => values.filter((value) => v.is(v.picklist(options), value))),
    v.readonly(),
  )

/** The fields of an enquiry, and the values with which it can be sent. */
const enquirySchema = v.object({
  fullName: v.pipe(requiredText('Full name is required'), limitLength(MAX_TEXT_LENGTH, 'this')),
  email: v.pipe(
    requiredText('Email is required'),
    v.check((email) => EMAIL.test(cleanEmail(email)), 'Please enter a valid email address'),
    limitLength(MAX_TEXT_LENGTH, 'this'),
  ),
  phone: shortText,
  company: shortText,
  /** YYYY-MM-DD. */
  eventDate: text,
  eventType: oneOf(eventTypes),
  venue: shortText,
  budget: oneOf(budgets),
  servicesInterested: someOf(servicesInterested),
  message: v.pipe(
    requiredText('Message is required'),
    limitLength(MAX_MESSAGE_LENGTH, 'the message'),
  ),
})

/** An enquiry as the visitor types it. Fields that are not filled in are empty. */
export type Enquiry = v.InferOutput<typeof enquirySchema>

export const emptyEnquiry: Enquiry = v.getFallbacks(enquirySchema)

export function isEmpty(enquiry: Enquiry): boolean {
  return Object.values(enquiry).every((value) => value.length === 0)
}

/** Returns the values that the form can show. Any other value becomes empty. The result may still be incomplete. */
export const parseEnquiry = (values: unknown): Enquiry => parseFields(enquirySchema, values)

const { servicesInterested: _, ...textEntries } = enquirySchema.entries

/** The fields of an enquiry that was sent or stored, with any texts. Other values become empty. */
export const sentFieldsSchema = v.object({
  ...v.entriesFromList(Object.keys(textEntries) as (keyof typeof textEntries)[], text),
  servicesInterested: v.pipe(v.fallback(v.array(v.string()), []), v.readonly()),
})

/** The fields of an enquiry, with any texts: their options may no longer be offered. */
export type EnquiryFields = v.InferOutput<typeof sentFieldsSchema>

/** Returns error messages by field. The enquiry can be sent if there are none. */
export function validateEnquiry(enquiry: Enquiry, now = new Date()): FieldErrors<keyof Enquiry> {
  const errors = getFieldErrors(enquirySchema, enquiry)
  const eventDate = enquiry.eventDate && getDayError(enquiry.eventDate, sydneyToday(now))
  return eventDate ? { ...errors, eventDate } : errors
}

function getDayError(day: string, today: string): string | undefined {
  if (!hasLikelyYear(day, today)) return 'Please check the year'
  return day < today ? 'Event date cannot be earlier than today' : undefined
}

/** An enquiry that is sent to the webhook, or a copy of it for the office. */
export type SentEnquiry = EnquiryFields & {
  /** ISO 8601, UTC. */
  submissionDate: string
}

/** Copied with an address or a number from some programs. Mail servers refuse an address that has them. */
const removeInvisible = (text: string) => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')

/** U+0000 and one half of an emoji, which a cut or copied text may have. The database refuses a text with them. */
const UNSTORABLE_CHARACTERS = /[\0\p{Surrogate}]/gu

/** What follows an address in a sentence, and is copied with it. */
const TRAILING_PUNCTUATION = /[\s.,;:'"’”)>]+$/

/** The email address as it is sent. */
export const cleanEmail = (email: string): string =>
  removeInvisible(email)
    .replaceAll(UNSTORABLE_CHARACTERS, '')
    .replace(TRAILING_PUNCTUATION, '')
    .trim()

/** Trims the texts, and removes the characters with which they would be refused. */
function cleanFields({ servicesInterested, ...texts }: Enquiry): EnquiryFields {
  const typed = { ...texts, email: cleanEmail(texts.email), phone: removeInvisible(texts.phone) }
  const cleaned = Object.entries(typed).map(([name, value]) => [
    name,
    value.replaceAll(UNSTORABLE_CHARACTERS, '').trim(),
  ])
  return {
    ...(Object.fromEntries(cleaned) as Record<keyof typeof typed, string>),
    servicesInterested,
  }
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
