import * as v from 'valibot'
import type { FieldErrors } from '../../components/use-submit'
import { type EventInput, eventCategories } from '../../data/events'
import { isValidDate } from '../../lib/dates'
import { getTicketHref, isHttpUrl } from '../../lib/links'

// Values that the form cannot show, such as a category that is no longer offered, fall back to the default.
const text = v.fallback(v.string(), '')
const required = (message: string) => v.pipe(text, v.regex(/\S/, message))

/** The fields of the event form, and what they must contain before the event can be saved. */
const eventFieldsSchema = v.object({
  title: required('Title is required'),
  description: required('Description is required'),
  image: v.pipe(
    required('Image URL is required'),
    v.check((url) => isImageUrl(url.trim()), 'Please enter a valid image URL, such as https://example.com/poster.jpg'),
  ),
  ticketLink: text,
  category: v.fallback(v.picklist(eventCategories), 'Announcement'),
  eventDate: v.pipe(
    required('Event date is required'),
    // The database has the same limits. Date inputs accept typing errors such as the year 20266.
    v.check((date) => isValidDate(date) && date.startsWith('2'), 'Please enter a year from 2000 to 2999'),
  ),
})

/** The event form as it is filled in. */
export type EventFields = v.InferOutput<typeof eventFieldsSchema>
export type EventFieldName = keyof EventFields

export const emptyFields: EventFields = v.getFallbacks(eventFieldsSchema)

/** Takes the fields from a stored event or draft. The result may be incomplete. */
export function toFields(values: unknown): EventFields {
  const result = v.safeParse(eventFieldsSchema, values)
  return result.typed ? result.output : emptyFields
}

/** Converts valid fields to what is stored. A saved event is always active. */
export function toInput(fields: EventFields): EventInput {
  return {
    ...fields,
    title: fields.title.trim(),
    description: fields.description.trim(),
    image: fields.image.trim(),
    ticketLink: fields.ticketLink.trim() || null,
    isActive: true,
  }
}

export function areFieldsEqual(a: EventFields, b: EventFields): boolean {
  return (Object.keys(emptyFields) as EventFieldName[]).every((name) => a[name] === b[name])
}

/** Returns error messages by field. The event can be saved if there are none. */
export function validateFields(fields: EventFields): FieldErrors<EventFieldName> {
  const result = v.safeParse(eventFieldsSchema, fields)
  if (result.success) return {}
  const messages = v.flatten<typeof eventFieldsSchema>(result.issues).nested ?? {}
  return Object.fromEntries(Object.entries(messages).map(([name, list]) => [name, list?.[0]]))
}

/** Whether an image can be shown from a text: an absolute URL or a path of this site. */
export function isImageUrl(url: string): boolean {
  return isHttpUrl(url) || (url.startsWith('/') && getTicketHref(url) !== null)
}
