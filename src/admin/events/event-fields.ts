import { type EventCategory, eventCategories, type EventInput, type SiteEvent } from '../../data/events'
import { isValidDate } from '../../lib/dates'
import { isHttpUrl, getTicketHref } from '../../lib/links'

/** What the form holds, as typed. */
export type EventFields = {
  title: string
  description: string
  image: string
  ticketLink: string
  category: EventCategory
  eventDate: string
}

export type EventFieldErrors = Partial<Record<keyof EventFields, string>>

export const emptyFields: EventFields = {
  title: '',
  description: '',
  image: '',
  ticketLink: '',
  category: 'Announcement',
  eventDate: '',
}

/** In the order in which the form shows them. */
export const fieldNames = ['title', 'description', 'image', 'ticketLink', 'category', 'eventDate'] as const

export function fieldsOf({ title, description, image, ticketLink, category, eventDate }: SiteEvent): EventFields {
  return { title, description, image, ticketLink: ticketLink ?? '', category, eventDate }
}

export function sameFields(a: EventFields, b: EventFields): boolean {
  return fieldNames.every((name) => a[name] === b[name])
}

/** A full web address, or the path of a file on this site. Anything else could not be shown as a picture. */
export function isImageUrl(text: string): boolean {
  return isHttpUrl(text) || (text.startsWith('/') && getTicketHref(text) !== null)
}

/** What stands in the way of saving, by field. Nothing does where it is empty. */
export function checkFields(fields: EventFields): EventFieldErrors {
  const errors: EventFieldErrors = {}
  const image = fields.image.trim()
  if (!fields.title.trim()) errors.title = 'Title is required'
  if (!fields.description.trim()) errors.description = 'Description is required'
  if (!image) errors.image = 'Image URL is required'
  else if (!isImageUrl(image)) errors.image = 'Please enter a valid image URL, such as https://example.com/poster.jpg'
  if (!eventCategories.includes(fields.category)) errors.category = 'Category is required'
  if (!fields.eventDate) errors.eventDate = 'Event date is required'
  // The database keeps out slips of the keyboard such as the year 20266; say so before it does.
  else if (!isValidDate(fields.eventDate) || !fields.eventDate.startsWith('2'))
    errors.eventDate = 'Please enter a year from 2000 to 2999'
  return errors
}

/** The saved form always makes its event active, so that an edit brings a retired one back. */
export function inputOf(fields: EventFields): EventInput {
  return {
    title: fields.title.trim(),
    description: fields.description.trim(),
    image: fields.image.trim(),
    ticketLink: fields.ticketLink.trim() || null,
    category: fields.category,
    eventDate: fields.eventDate,
    isActive: true,
  }
}
