import * as v from 'valibot'
import { type EventInput, eventCategories } from '../../../data/events'
import { formatLongDate, isValidDate } from '../../../lib/dates/dates'
import {
  type FieldErrors,
  getFieldErrors,
  parseFields,
  requiredText,
  text,
} from '../../../lib/form-schema'
import { isImageUrl } from '../../../lib/links'
import { formatNumber } from '../../../lib/text/quantities'
import { createDrafts } from '../../use-row-form'

/** In characters, as JavaScript counts them. The database allows a little more, because it counts an emoji as one. */
const maxLengths = {
  title: 200,
  description: 5000,
  image: 2048,
  imageAlt: 300,
  ticketLink: 2048,
} as const

export const fieldLabels = {
  title: 'Title',
  description: 'Description',
  image: 'Image URL',
  imageAlt: 'What the Picture Shows',
  ticketLink: 'Ticket Link',
  category: 'Category',
  eventDate: 'Event Date',
} as const

export const categoryOptions = eventCategories.map((category) => ({
  value: category,
  label: category,
}))

const hasLength = (name: keyof typeof maxLengths) =>
  v.maxLength<string, number, (issue: { input: string }) => string>(
    maxLengths[name],
    ({ input }) =>
      `${fieldLabels[name]} can have ${formatNumber(maxLengths[name])} characters at most. It has ${formatNumber(input.length)}.`,
  )

/** The fields of the event form, and what they must contain before the event can be saved. */
const eventFieldsSchema = v.object({
  title: v.pipe(requiredText('Title is required'), hasLength('title')),
  description: v.pipe(requiredText('Description is required'), hasLength('description')),
  image: v.pipe(
    requiredText('Image URL is required'),
    v.check(
      (url) => isImageUrl(url.trim()),
      'Please enter a valid image URL, such as https://example.com/poster.jpg',
    ),
    hasLength('image'),
  ),
  imageAlt: v.pipe(text, hasLength('imageAlt')),
  ticketLink: v.pipe(text, hasLength('ticketLink')),
  // A category that is no longer offered falls back to the default.
  category: v.fallback(v.picklist(eventCategories), 'Announcement'),
  eventDate: v.pipe(
    requiredText('Event date is required'),
    // The database has the same limits. Date inputs accept typing errors such as the year 20266.
    v.check(
      (date) => isValidDate(date) && date.startsWith('2'),
      'Please enter a year from 2000 to 2999',
    ),
  ),
})

/** The event form as it is filled in. */
export type EventFields = v.InferOutput<typeof eventFieldsSchema>
export type EventFieldName = keyof EventFields

export const emptyFields: EventFields = v.getFallbacks(eventFieldsSchema)

/** Takes the fields from a stored event or draft. The result may be incomplete. */
export const toFields = (values: unknown): EventFields => parseFields(eventFieldsSchema, values)

/** Converts valid fields to what is stored. A saved event is always active. */
export function toInput(fields: EventFields): EventInput {
  return {
    ...fields,
    title: fields.title.trim(),
    description: fields.description.trim(),
    image: fields.image.trim(),
    imageAlt: fields.imageAlt.trim(),
    ticketLink: fields.ticketLink.trim() || null,
    isActive: true,
  }
}

/** The texts of an event's fields by their labels. */
export function describeEvent(event: EventInput): [label: string, text: string][] {
  const names = Object.keys(fieldLabels) as EventFieldName[]
  const toText = (name: EventFieldName) =>
    name === 'eventDate' ? formatLongDate(event.eventDate) : (event[name] ?? '')
  return [
    ...names.map((name): [string, string] => [fieldLabels[name], toText(name)]),
    ['Status', event.isActive ? 'Active' : 'Inactive'],
  ]
}

/** Returns error messages by field. The event can be saved if there are none. */
export const validateFields = (fields: EventFields): FieldErrors<EventFieldName> =>
  getFieldErrors(eventFieldsSchema, fields)

export const eventDrafts = createDrafts(
  'event-drafts',
  v.pipe(v.unknown(), v.transform(toFields)),
  'local',
)
