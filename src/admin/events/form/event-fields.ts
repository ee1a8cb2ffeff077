import * as v from 'valibot'
import { type EventInput, eventCategories } from '../../../data/events'
import { cleanText } from '../../../enquiry/clean-text'
import { formatLongDate, isValidDate } from '../../../lib/dates/dates'
import { createFormSchema, type FieldRow, textField } from '../../../lib/form-fields'
import { type FieldErrors, getFieldErrors, parseFields } from '../../../lib/form-schema'
import { isImageUrl } from '../../../lib/links'
import { mapValues } from '../../../lib/map-values'
import { createDrafts } from '../../use-row-form'

export const categoryOptions = eventCategories.map((category) => ({
  value: category,
  label: category,
}))

/**
 * The fields of an event, in the order of the form. Their limits are in characters, as JavaScript counts them. The database
 * allows a little more, because it counts an emoji as one.
 */
export const eventFields = {
  title: textField('Title', { required: 'Title is required', isWide: true }),
  description: textField('Description', {
    required: 'Description is required',
    limit: 5000,
    rows: 4,
    isWide: true,
  }),
  image: textField('Image URL', {
    required: 'Image URL is required',
    check: [
      (url) => isImageUrl(cleanText(url)),
      'Please enter a valid image URL, such as https://example.com/poster.jpg',
    ],
    limit: 2048,
    type: 'url',
    placeholder: 'https://',
  }),
  imageAlt: textField('What the Picture Shows', {
    limit: 300,
    hint: "Read out to people who can't see the picture. Say who or what first: “A DJ and a full dance floor”.",
    isWide: true,
  }),
  ticketLink: textField('Ticket Link', { limit: 2048, inputMode: 'url', isWide: true }),
  category: {
    label: 'Category',
    required: true,
    options: categoryOptions,
    // A category that is no longer offered falls back to the default.
    schema: v.fallback(v.picklist(eventCategories), 'Announcement'),
  },
  eventDate: textField('Event Date', {
    required: 'Event date is required',
    // The database has the same limits. Date inputs accept typing errors such as the year 20266.
    check: [
      (date) => isValidDate(date) && date.startsWith('2'),
      'Please enter a year from 2000 to 2999',
    ],
    type: 'date',
    format: formatLongDate,
  }),
} satisfies Record<Exclude<keyof EventInput, 'isActive'>, FieldRow>

const eventFieldsSchema = createFormSchema(eventFields)

/** The event form as it is filled in. */
export type EventFields = v.InferOutput<typeof eventFieldsSchema>
export type EventFieldName = keyof EventFields
export const eventFieldNames = Object.keys(eventFields) as EventFieldName[]

export const emptyFields: EventFields = v.getFallbacks(eventFieldsSchema)

/** Takes the fields from a stored event or draft. The result may be incomplete. */
export const toFields = (values: unknown): EventFields => parseFields(eventFieldsSchema, values)

/** Converts valid fields to what is stored. A saved event is always active. */
export function toInput(fields: EventFields): EventInput {
  const { ticketLink, ...texts } = mapValues(fields, cleanText)
  return {
    ...texts,
    category: fields.category,
    ticketLink: ticketLink || null,
    isActive: true,
  }
}

/** The texts of an event's fields by their labels. */
export const describeEvent = (event: EventInput): [label: string, text: string][] => [
  ...eventFieldNames.map((name): [string, string] => {
    const { label, format }: FieldRow = eventFields[name]
    const text = event[name] ?? ''
    return [label, format?.(text) ?? text]
  }),
  ['Status', event.isActive ? 'Active' : 'Inactive'],
]

/** Returns error messages by field. The event can be saved if there are none. */
export const validateFields = (fields: EventFields): FieldErrors<EventFieldName> =>
  getFieldErrors(eventFieldsSchema, fields)

export const eventDrafts = createDrafts(
  'event-drafts',
  v.pipe(v.unknown(), v.transform(toFields)),
  'local',
)
