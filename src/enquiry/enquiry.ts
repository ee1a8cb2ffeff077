import * as v from 'valibot'
import { addDays, hasLikelyYear, sydneyToday } from '../lib/dates/dates'
import { createFormSchema } from '../lib/form-fields'
import { type FieldErrors, getFieldErrors, parseFields } from '../lib/form-schema'
import { mapValues } from '../lib/map-values'
import { cleanEmail, cleanText, removeInvisible } from './clean-text'
import { enquiryFields, type FieldName } from './fields'

const enquirySchema = createFormSchema(enquiryFields)

/** An enquiry as the visitor types it. Fields that are not filled in are empty. */
export type Enquiry = v.InferOutput<typeof enquirySchema>

export const emptyEnquiry: Enquiry = v.getFallbacks(enquirySchema)

export function isEmpty(enquiry: Enquiry): boolean {
  return Object.values(enquiry).every((value) => value.length === 0)
}

/** Returns the values that the form can show. Any other value becomes empty. The result may still be incomplete. */
export const parseEnquiry = (values: unknown): Enquiry => parseFields(enquirySchema, values)

/** The fields of an enquiry, with any texts: their options may no longer be offered. */
export type EnquiryFields = {
  [Name in FieldName]: Enquiry[Name] extends string ? string : readonly string[]
}

/** Returns error messages by field. The enquiry can be sent if there are none. */
export function validateEnquiry(enquiry: Enquiry, now = new Date()): FieldErrors<keyof Enquiry> {
  const errors = getFieldErrors(enquirySchema, enquiry)
  const eventDate = enquiry.eventDate && getDayError(enquiry.eventDate, sydneyToday(now))
  return eventDate ? { ...errors, eventDate } : errors
}

/** So many days ago may be today for us: the clock of the visitor's device may be wrong. */
const MAX_CLOCK_ERROR_DAYS = 7

/** A day that is over by the clock of the visitor's device, but may not be by ours. It is asked about, and not refused. */
export const mayBePast = (day: string, today: string): boolean =>
  day < today && day >= addDays(today, -MAX_CLOCK_ERROR_DAYS)

function getDayError(day: string, today: string): string | undefined {
  if (!hasLikelyYear(day, today)) return 'Please check the year'
  return day >= today || mayBePast(day, today)
    ? undefined
    : 'Event date cannot be earlier than today'
}

/** An enquiry that is sent to the webhook, or a copy of it for the office. */
export type SentEnquiry = EnquiryFields & {
  /** ISO 8601, UTC. */
  submissionDate: string
}

/** Trims the texts, and removes the characters with which they would be refused. */
const cleanFields = ({ servicesInterested, ...texts }: Enquiry): EnquiryFields => ({
  ...mapValues(
    { ...texts, email: cleanEmail(texts.email), phone: removeInvisible(texts.phone) },
    cleanText,
  ),
  servicesInterested,
})

/** The enquiry as the office gets it. Fields that are not filled in are empty. */
export const toSentEnquiry = (enquiry: Enquiry, now = new Date()): SentEnquiry => ({
  ...cleanFields(enquiry),
  submissionDate: now.toISOString(),
})

const NOT_SPECIFIED = 'Not Specified'

/** The body of the call to the webhook, which has 'Not Specified' in empty fields. */
export const toPayload = ({ servicesInterested, ...texts }: SentEnquiry): SentEnquiry => ({
  ...mapValues(texts, (text) => text || NOT_SPECIFIED),
  servicesInterested: servicesInterested.length > 0 ? servicesInterested : [NOT_SPECIFIED],
})

/** Compared as they would be sent: a space at the end makes no other enquiry. */
export const isSameEnquiry = (a: Enquiry, b: Enquiry): boolean =>
  JSON.stringify(cleanFields(a)) === JSON.stringify(cleanFields(b))

/**
 * The fields that are filled in, without the message, as a person reads them. Anybody can send a field that the
 * site does not know, so its label does not look like the site's own.
 */
export const describeEnquiry = (enquiry: EnquiryFields) =>
  Object.entries(enquiry)
    .filter(([name]) => name !== 'message')
    .map(([name, value]) => {
      const field: { label: string; format?: (text: string) => string } | undefined =
        enquiryFields[name as FieldName]
      const text = [value].flat().join(', ').trim()
      return { name, label: field?.label ?? `Other (${name})`, text: field?.format?.(text) ?? text }
    })
    .filter(({ text }) => text)

/** An enquiry as plain text, one line for each field that is filled in, and the message below them. */
export function formatEnquiry(enquiry: EnquiryFields, reference: string): string {
  const lines = [{ label: 'Reference', text: reference }, ...describeEnquiry(enquiry)]
  // Anybody can send a text with line breaks, which must not look like other fields.
  const list = lines
    .map(({ label, text }) => `${label}: ${text.replaceAll(/\s+/g, ' ')}`)
    .join('\n')
  return `${list}\n\n${enquiry.message.trim()}\n`
}

/** Without characters that look like another one: 0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
const ALPHABET = '23456789ACDEFHJKMNPQRTWXY'

/** Creates a reference such as 'ENQ-7F3K-Q2'. */
export function createReference(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(6))
  const symbols = Array.from(numbers, (number) => ALPHABET[number % ALPHABET.length])
  return `ENQ-${symbols.slice(0, 4).join('')}-${symbols.slice(4).join('')}`
}
