import ical, { ICalEventRepeatingFreq } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { company } from '../content/company'
import {
  getCalendarPath,
  type WeeklyEvent,
  weeklyEvents,
  weeklyVenue,
  weeklyVenueAddress,
} from '../content/events/weekly-events'
import { SYDNEY } from '../lib/dates/dates'
import { getDatesOff, getEndDay, getNextDate } from '../lib/dates/weekly-dates'

const SECONDS_PER_DAY = 24 * 60 * 60

/**
 * Creates the iCalendar files (RFC 5545) of the site, by their paths: one for each weekly event, which repeats from its
 * next date at `now`.
 */
export function createCalendarFiles(now: Date): Map<string, string> {
  return new Map(weeklyEvents.map((event) => [getCalendarPath(event), createCalendar(event, now)]))
}

function createCalendar(event: WeeklyEvent, now: Date): string {
  const calendar = ical({
    name: escapeText(`${event.title} at ${company.name}`),
    prodId: { company: company.name, product: 'Weekly events', language: 'EN' },
    // Without a name, because DTSTAMP would be in that time zone, and must be in UTC.
    timezone: { name: null, generator: createTimeZone },
    ttl: SECONDS_PER_DAY,
  })
  calendar.createEvent(toEntry(event, now))
  // The library leaves out the line break of the last line, and writes the time zone before the last properties of the
  // calendar. A strict reader expects it after them.
  const file = `${calendar.toString()}\r\n`
  const [timeZone = ''] = /BEGIN:VTIMEZONE[^]*END:VTIMEZONE\r\n/.exec(file) ?? []
  return file.replace(timeZone, '').replace('BEGIN:VEVENT', `${timeZone}BEGIN:VEVENT`)
}

/** The library does not escape the name of a calendar. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`)

function toEntry(event: WeeklyEvent, now: Date) {
  const date = getNextDate(event, now)
  const exclude = getDatesOff(event, now).map((dateOff) => `${dateOff}T${event.starts}`)
  return {
    // Stays the same, so that a second import updates the first.
    id: `${event.id}@${new URL(company.url).host}`,
    stamp: now,
    lastModified: now,
    // Grows with each day on which the site is built, so that an import updates the one of an earlier day.
    sequence: Math.floor(now.getTime() / 1000 / SECONDS_PER_DAY),
    // Times without an offset are written as they are, on a machine in any time zone.
    timezone: SYDNEY,
    start: `${date}T${event.starts}`,
    end: `${getEndDay(event, date)}T${event.ends}`,
    repeating: {
      freq: ICalEventRepeatingFreq.WEEKLY,
      // An empty list would be written as an EXDATE without a value, which is not valid.
      ...(exclude.length > 0 && { exclude }),
    },
    summary: event.title,
    description: `${event.description} ${event.ages} Not on public holidays.`,
    location: `${weeklyVenue.name}, ${weeklyVenueAddress}`,
    url: `${company.url}/upcoming-events/${event.id}`,
  }
}

/** Returns the VTIMEZONE component of a time zone. */
function createTimeZone(name: string): string | null {
  const [component = null] = tzlib_get_ical_block(name)
  return component
}
