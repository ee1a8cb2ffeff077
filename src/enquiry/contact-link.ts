import type { PackageSlug } from '../content/packages'
import type { EventType } from './options'

/** What a link fills in on the contact page. */
export type Prefill = {
  subject?: string
  message?: string | undefined
  /** YYYY-MM-DD. */
  eventDate?: string | undefined
  /** A value of the form's event types. */
  eventType?: string | undefined
  venue?: string | undefined
  /** The paths of what the visitor asks about, one a line. They reach the office with the enquiry. */
  link?: string | undefined
}

/** Links to the contact page and prefills its form. The page uses the subject only if there is no message. */
export function contactLink({
  subject,
  message,
  eventDate,
  eventType,
  venue,
  link,
}: Prefill): `/contact?${string}` {
  const params = Object.entries({ subject, message, date: eventDate, type: eventType, venue, link })
  const query = params.flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value)}` : [],
  )
  return `/contact?${query.join('&')}`
}

/** The paths of an enquiry as its text has them: one a line, none twice. */
export const joinLinks = (...paths: (string | undefined)[]): string =>
  [...new Set(paths.flatMap((path) => path?.split('\n') ?? []))].filter(Boolean).join('\n')

/** A message without the paragraphs that are empty. */
export const joinParagraphs = (...paragraphs: (string | false | null | undefined)[]): string =>
  paragraphs.filter(Boolean).join('\n\n')

/** The paragraph about the visitor's room, if there is one. */
export const formatRoomParagraph = (room?: string) => room && `Our space: ${room}`

const packageEventTypes = new Map<string, EventType>([
  ['weddings', 'wedding'],
  ['corporate', 'corporate'],
] satisfies [PackageSlug, EventType][])

/** The event type of a package that is for one kind of event. Undefined for the others, and for any other text. */
export const getPackageEventType = (slug: string): EventType | undefined =>
  packageEventTypes.get(slug)
