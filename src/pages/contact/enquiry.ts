import * as v from 'valibot'
import type { FieldErrors } from '../../components/use-submit'
import { budgets, eventTypes, servicesInterested } from '../../content/enquiry-options'
import type { EnquiryPayload } from '../../data/enquiries'
import { isPast } from '../../lib/dates'

const NOT_SPECIFIED = 'Not Specified'

/** Text, at sign, text, dot, text. Spaces around them are removed before sending. */
const EMAIL = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/

// Values that the form cannot show, such as an option that is no longer offered, fall back to an empty field.
const text = v.fallback(v.string(), '')
const oneOf = <const Value extends string>(options: readonly { value: Value }[]) =>
  v.fallback(v.picklist(['', ...options.map(({ value }) => value)]), '')
const someOf = <const Value extends string>(options: readonly Value[]) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((values) => values.filter((value) => v.is(v.picklist(options), value))),
    v.readonly(),
  )

const required = (message: string) => v.pipe(text, v.regex(/\S/, message))

/** The fields of the enquiry form, and what they must contain before it can be sent. */
const enquirySchema = v.object({
  fullName: required('Full name is required'),
  email: v.pipe(required('Email is required'), v.regex(EMAIL, 'Please enter a valid email address')),
  phone: text,
  company: text,
  /** YYYY-MM-DD. */
  eventDate: v.pipe(
    text,
    v.check((date) => !date || !isPast(date, new Date()), 'Event date cannot be earlier than today'),
  ),
  eventType: oneOf(eventTypes),
  venue: text,
  budget: oneOf(budgets),
  servicesInterested: someOf(servicesInterested),
  message: required('Message is required'),
  /** Hidden from visitors. Bots fill it in. */
  honeypot: v.pipe(text, v.empty('Spam detected')),
})

/** The enquiry form as the visitor fills it in. An empty value means that the field was left empty. */
export type Enquiry = v.InferOutput<typeof enquirySchema>

export const emptyEnquiry: Enquiry = v.getFallbacks(enquirySchema)

export function isEmpty(enquiry: Enquiry): boolean {
  return Object.values(enquiry).every((value) => value.length === 0)
}

/** Returns the values that the form can show. Any other value becomes empty. The result may still be incomplete. */
export function parseEnquiry(values: unknown): Enquiry {
  const result = v.safeParse(enquirySchema, values)
  return result.typed ? result.output : emptyEnquiry
}

/** Returns error messages by field. The enquiry can be sent if there are none. */
export function validateEnquiry(enquiry: Enquiry): FieldErrors<keyof Enquiry> {
  const result = v.safeParse(enquirySchema, enquiry)
  if (result.success) return {}
  const messages = v.flatten<typeof enquirySchema>(result.issues).nested ?? {}
  return Object.fromEntries(Object.entries(messages).map(([field, list]) => [field, list?.[0]]))
}

/** Trims the texts, fills empty fields with 'Not Specified' and leaves out the honeypot. */
export function toPayload(enquiry: Enquiry, now = new Date()): EnquiryPayload {
  const { honeypot: _, servicesInterested, ...texts } = enquiry
  const filled = Object.entries(texts).map(([name, value]) => [name, value.trim() || NOT_SPECIFIED])
  return {
    ...(Object.fromEntries(filled) as Record<keyof typeof texts, string>),
    servicesInterested: servicesInterested.length > 0 ? servicesInterested : [NOT_SPECIFIED],
    submissionDate: now.toISOString(),
  }
}
