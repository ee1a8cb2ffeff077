import type { Event } from 'schema-dts'
import { company } from '../content/company'
import { type WeeklyEvent, weeklyVenue } from '../content/events/weekly-events'
import { SYDNEY, toSydneyTimestamp, WEEKDAYS } from '../lib/dates/dates'
import { getDatesOff, getNextDate } from '../lib/dates/weekly-dates'
import { businessReference, toImageUrl } from './business-json-ld'

/**
 * Schema.org `Event` for an event that takes place every week. `startDate` is the next occurrence at `now`, which search
 * engines require. `eventSchedule` has only dates off, so it stays correct if the site is not built again.
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
    endDate: toSydneyTimestamp(date, event.ends),
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: `https://schema.org/${WEEKDAYS[event.weekday]}`,
      startTime: `${event.starts}:00`,
      endTime: `${event.ends}:00`,
      scheduleTimezone: SYDNEY,
      exceptDate: getDatesOff(event, now),
    },
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
