import type { Enquiry } from './enquiry'

/** The event types of the packages that are for one kind of event, by their slugs. */
const packageEventTypes = new Map<string, Enquiry['eventType']>([
  ['weddings', 'wedding'],
  ['corporate', 'corporate'],
])

/** The package, the service or the person that a subject is about: 'Rafi' of 'Booking: Rafi'. Empty if it has none. */
export const getSubjectName = (subject: string): string =>
  /^(?:Package Enquiry|Enquiry|Booking): (.+)/.exec(subject)?.[1] ?? ''

/** The event type of a subject that is a package, as 'weddings', or one of its tiers, as 'Package Enquiry: Weddings Basic'. */
export function getSubjectEventType(subject: string): Enquiry['eventType'] {
  const [, word = ''] = /^(?:Package Enquiry: )?(\w+)/.exec(subject) ?? []
  return packageEventTypes.get(word.toLowerCase()) ?? ''
}
