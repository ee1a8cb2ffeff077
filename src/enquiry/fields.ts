import * as v from 'valibot'
import type { enquiryDetails } from '../content/terms/privacy'
import { formatLongDate } from '../lib/dates/dates'
import { type FieldRow, textField } from '../lib/form-fields'
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

/** A field with one of these options. One that is no longer offered falls back to an empty field. */
const choiceField = <const Value extends string>(
  label: string,
  options: readonly Option<Value>[],
  placeholder: string,
) => ({
  label,
  options,
  placeholder,
  schema: v.fallback(v.picklist(['', ...options.map(({ value }) => value)]), ''),
  format: (value: string) => getOptionLabel(options, value),
})

/**
 * The fields of an enquiry, in the order in which they are listed. Those that are required come first in the form. The privacy
 * policy names each: see `enquiryDetails`. CONTRIBUTING.md says how to add one.
 */
export const enquiryFields = {
  fullName: textField('Full Name', { required: 'Full name is required', autoComplete: 'name' }),
  email: textField('Email', {
    required: 'Email is required',
    check: [(email) => EMAIL.test(cleanEmail(email)), 'Please enter a valid email address'],
    // In an email field, Chromium rewrites a domain that is not ASCII before it can be checked.
    type: 'text',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  }),
  phone: textField('Phone', { type: 'tel', autoComplete: 'tel' }),
  company: textField('Company or ABN', { autoComplete: 'organization' }),
  /** YYYY-MM-DD. */
  eventDate: textField('Event Date', { type: 'date', format: formatLongDate }),
  eventType: choiceField('Event Type', eventTypes, 'Choose a type'),
  venue: textField('Venue'),
  budget: choiceField('Budget', budgets, 'Choose a budget'),
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
    isWide: true,
  },
  message: textField('Message', {
    required: 'Message is required',
    // A longer message could be refused by the webhook, however often it is sent.
    limit: 10_000,
    rows: 6,
    isWide: true,
  }),
} satisfies Record<keyof typeof enquiryDetails, FieldRow>

export type FieldName = keyof typeof enquiryFields

export const fieldNames = Object.keys(enquiryFields) as FieldName[]
