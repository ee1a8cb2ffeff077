import { addDays, daysBetween, getWeekday, SYDNEY, sydneyTime, sydneyToday } from './dates'

/**
 * A weekday as in `Date.getDay()` and two times of that day, as HH:MM on a 24-hour clock in Sydney. It does not take place
 * on `datesOff` (YYYY-MM-DD), which may include other weekdays.
 */
type WeeklySlot = { weekday: number; starts: string; ends: string; datesOff?: readonly string[] }

export type WeeklyCalendarEntry = WeeklySlot & {
  /** A permanent id such as 'friday-karaoke@southbeam.example', so that a second import updates the first. */
  uid: string
  title: string
  description: string
  location: string
  /** The absolute URL of a page with more information. */
  url: string
}

const RRULE_DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
/** The maximum length of a line without its line break (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75

/**
 * Returns the day of the next occurrence in Sydney, as YYYY-MM-DD: today until it has ended, then the first week that is
 * not a date off. Throws a RangeError if `now` is an invalid date.
 */
export function getNextDate(slot: WeeklySlot, now: Date): string {
  const today = sydneyToday(now)
  const daysAhead = (slot.weekday - getWeekday(today) + 7) % 7
  const isOver = daysAhead === 0 && sydneyTime(now) >= slot.ends
  let date = addDays(today, isOver ? 7 : daysAhead)
  while (slot.datesOff?.includes(date)) date = addDays(date, 7)
  return date
}

/** Returns the dates off from today on that fall on the slot's weekday, at most `days` ahead, in order. */
export function getDatesOff(slot: WeeklySlot, now: Date, days = Infinity): string[] {
  const today = sydneyToday(now)
  return (slot.datesOff ?? [])
    .filter((date) => date >= today && daysBetween(today, date) <= days)
    .filter((date) => getWeekday(date) === slot.weekday)
    .toSorted()
}

/** Returns a day (YYYY-MM-DD) and a time (HH:MM) in Sydney with the offset at that moment: '2026-11-27T20:00:00+11:00'. */
export function toSydneyTimestamp(date: string, time: string): string {
  const timestamp = (offset: string) => `${date}T${time}:00${offset}`
  const isDaylightSaving = sydneyTime(new Date(timestamp('+11:00'))) === time
  return timestamp(isDaylightSaving ? '+11:00' : '+10:00')
}

/**
 * Creates an iCalendar file (RFC 5545) with one entry that repeats every week from its next date, at Sydney time.
 * `producer` is the name of the company that publishes the file.
 */
export function createIcsFile(entry: WeeklyCalendarEntry, producer: string, now: Date): string {
  const { starts, ends } = getNextTimes(entry, now)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(producer)}//Weekly events//EN`,
    'CALSCALE:GREGORIAN',
    ...SYDNEY_TIME_ZONE,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${toUtcTimestamp(now)}`,
    `DTSTART;TZID=${SYDNEY}:${starts}`,
    `DTEND;TZID=${SYDNEY}:${ends}`,
    `RRULE:${toWeeklyRule(entry)}`,
    ...getDatesOff(entry, now).map((date) => `EXDATE;TZID=${SYDNEY}:${toLocalTime(date, entry.starts)}`),
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Returns the URL that opens Google Calendar with the same weekly entry filled in. */
export function getGoogleCalendarUrl(entry: WeeklyCalendarEntry, now: Date): string {
  const { starts, ends } = getNextTimes(entry, now)
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${starts}/${ends}`,
    ctz: SYDNEY,
    recur: `RRULE:${toWeeklyRule(entry)}`,
    details: `${entry.description}\n\n${entry.url}`,
    location: entry.location,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** Returns the start and end of the next occurrence as iCalendar local times: 20261127T200000. */
function getNextTimes(slot: WeeklySlot, now: Date) {
  const date = getNextDate(slot, now)
  return { starts: toLocalTime(date, slot.starts), ends: toLocalTime(date, slot.ends) }
}

const toLocalTime = (date: string, time: string) => `${date.replaceAll('-', '')}T${time.replace(':', '')}00`

const toWeeklyRule = (slot: WeeklySlot) => `FREQ=WEEKLY;BYDAY=${RRULE_DAYS[slot.weekday]}`

const toUtcTimestamp = (now: Date) => now.toISOString().replace(/[-:]|\.\d+/g, '')

/** Daylight saving in New South Wales since 2008, for calendars without a time zone database. */
const SYDNEY_TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${SYDNEY}`,
  'BEGIN:STANDARD',
  'DTSTART:20080406T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU',
  'TZOFFSETFROM:+1100',
  'TZOFFSETTO:+1000',
  'TZNAME:AEST',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20081005T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU',
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+1100',
  'TZNAME:AEDT',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

/** Escapes a TEXT value. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** Breaks a line before the character that would exceed the limit. The next line starts with a space, which counts. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
