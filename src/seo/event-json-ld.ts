import type { Event } from 'schema-dts'
import { company } from '../content/company'
import { type WeeklyEvent, weeklyVenue } from '../content/events/weekly-events'
import { toSydneyTimestamp } from '../lib/dates/dates'
import { getEndDay, getNextDate } from '../lib/dates/weekly-dates'
import { businessReference, toImageUrl } from './business-json-ld'

/**
 * Schema.org `Event` for the next occurrence at `now` of an event that takes place every week. Search engines ignore a
 * schedule.
 */
export function weeklyEventJsonLd(path: string, event: WeeklyEvent, now: Date): Event {
  const { name, street, suburb, state, postcode } = weeklyVenue
  const date = getNextDate(event, now)
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    image: toImageUrl(event.image),
    url: company.url + path,
    startDate: toSydneyTimestamp(date, event.starts),
    endDate: toSydneyTimestamp(getEndDay(event, date), event.ends),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: suburb,
        addressRegion: state,
        postalCode: postcode,
        addressCountry: company.country,
      },
    },
    ...(event.minAge && { typicalAgeRange: `${event.minAge}-` }),
    isAccessibleForFree: true,
    organizer: businessReference,
  }
}
