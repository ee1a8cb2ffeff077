import * as v from 'valibot'
import { formatLongDate } from '../lib/dates/dates'
import { requiredText, text } from '../lib/form-schema'
import { formatNumber } from '../lib/text/quantities'
import { cleanEmail } from './clean-text'
import {
  budgets,
  eventTypes,
  getOptionLabel,
  type Option,
  type ServiceInterested,
  servicesInterested,
} from './options'

/**
 * Text, at sign, text, dot, text, without the characters that could make it two addresses. No half starts or ends with a
 * dot or has two in a row. The webhook (docs/n8n) and the database (`private.is_enquiry_body`) refuse the same.
 */
const EMAIL = /^[^\s@,;:<>()".]+(\.[^\s@,;:<>()".]+)*@[^\s@,;:<>()".]+(\.[^\s@,;:<>()".]+)+$/

/**
 * A field with a text of up to `limit` characters. The form has no `maxLength`, which would cut a pasted text without a
 * message. The message calls the text `what`.
 */
const textField = (
  label: string,
  schema: v.SchemaWithFallback<v.GenericSchema<unknown, string>, string> = text,
  limit = 200,
  what = 'this',
) => ({
  label,
  schema: v.pipe(
    schema,
    v.maxLength<string, number, (issue: { input: string }) => string>(
      limit,
      ({ input }) =>
        `Please shorten ${what} to ${formatNumber(limit)} characters. It has ${formatNumber(input.length)}.`,
    ),
  ),
  limit,
})

/** A field with one of these options. One that is no longer offered falls back to an empty field. */
const choiceField = <const Value extends string>(
  label: string,
  options: readonly Option<Value>[],
) => ({
  label,
  schema: v.fallback(v.picklist(['', ...options.map(({ value }) => value)]), ''),
  format: (value: string) => getOptionLabel(options, value),
})

/**
 * The fields of an enquiry, in the order in which they are listed: the label, the values with which it can be sent, and
 * how the text is shown to a person, if not as it is. CONTRIBUTING.md says how to add one.
 */
export const enquiryFields = {
  fullName: textField('Full Name', requiredText('Full name is required')),
  email: textField(
    'Email',
    v.pipe(
      requiredText('Email is required'),
      v.check((email) => EMAIL.test(cleanEmail(email)), 'Please enter a valid email address'),
    ),
  ),
  phone: textField('Phone'),
  company: textField('Company or ABN'),
  /** YYYY-MM-DD. */
  eventDate: { label: 'Event Date', schema: text, format: formatLongDate },
  eventType: choiceField('Event Type', eventTypes),
  venue: textField('Venue'),
  budget: choiceField('Budget', budgets),
  servicesInterested: {
    label: 'Services Interested In',
    schema: v.pipe(
      v.fallback(v.array(v.unknown()), []),
      v.transform((values) =>
        values.filter((value): value is ServiceInterested =>
          (servicesInterested as readonly unknown[]).includes(value),
        ),
      ),
      v.readonly(),
    ),
  },
  // A longer message could be refused by the webhook, however often it is sent.
  message: textField('Message', requiredText('Message is required'), 10_000, 'the message'),
}

export type FieldName = keyof typeof enquiryFields
