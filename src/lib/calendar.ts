import { SYDNEY, sydneyTime, sydneyToday } from './dates'

/** When something happens every week: a day as in `Date.getDay()` and two times of that day, Sydney clock, HH:MM. */
export type WeeklySlot = { weekday: number; starts: string; ends: string }

export type WeeklyCalendarEntry = WeeklySlot & {
  /** Names the entry for good, so that a second import updates the first: 'friday-karaoke@southbeam.example'. */
  uid: string
  title: string
  description: string
  location: string
  /** The page that tells more about it, as a full address. */
  url: string
}

const RRULE_DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const DAY_MS = 24 * 60 * 60 * 1000
/** The most octets of a line of an iCalendar file, its line break not counted (RFC 5545, 3.1). */
const MAX_OCTETS = 75

/**
 * The day of the next one, as YYYY-MM-DD in Sydney: today until it has ended, then a week later.
 * Throws a RangeError for a clock that is not a date.
 */
export function nextDate(slot: WeeklySlot, now: Date): string {
  const today = new Date(`${sydneyToday(now)}T00:00Z`) // a plain day: no time zone may move it
  const daysAhead = (slot.weekday - today.getUTCDay() + 7) % 7
  const isOver = daysAhead === 0 && sydneyTime(now) >= slot.ends
  return new Date(today.getTime() + (isOver ? 7 : daysAhead) * DAY_MS).toISOString().slice(0, 10)
}

/**
 * An iCalendar file (RFC 5545) with one weekly entry, from its next date on, on the Sydney clock in any reader's time
 * zone. `producer` names the maker of the file.
 */
export function icsFile(entry: WeeklyCalendarEntry, producer: string, now: Date): string {
  const { starts, ends } = localTimes(entry, now)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(producer)}//Weekly events//EN`,
    'CALSCALE:GREGORIAN',
    ...SYDNEY_RULES,
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART;TZID=${SYDNEY}:${starts}`,
    `DTEND;TZID=${SYDNEY}:${ends}`,
    `RRULE:${weeklyRule(entry)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** The address that opens Google Calendar with the same weekly entry filled in. */
export function googleCalendarUrl(entry: WeeklyCalendarEntry, now: Date): string {
  const { starts, ends } = localTimes(entry, now)
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${starts}/${ends}`,
    ctz: SYDNEY,
    recur: `RRULE:${weeklyRule(entry)}`,
    details: `${entry.description}\n\n${entry.url}`,
    location: entry.location,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** Start and end of the next one as iCalendar writes local times: 20261127T200000. */
function localTimes(slot: WeeklySlot, now: Date) {
  const day = nextDate(slot, now).replaceAll('-', '')
  const at = (time: string) => `${day}T${time.replace(':', '')}00`
  return { starts: at(slot.starts), ends: at(slot.ends) }
}

const weeklyRule = (slot: WeeklySlot) => `FREQ=WEEKLY;BYDAY=${RRULE_DAYS[slot.weekday]}`

const utcStamp = (now: Date) => now.toISOString().replace(/[-:]|\.\d+/g, '')

/** The rules that New South Wales has had since 2008. A reader without a time zone database goes by them. */
const SYDNEY_RULES = [
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

/** A value of type TEXT: backslash, semicolon, comma and line break are escaped, other control characters dropped. */
function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (character) => `\\${character}`)
      .replace(/\r\n?|\n/g, '\\n')
      // oxlint-disable-next-line no-control-regex -- they are what it removes
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  )
}

/** Breaks a line where the next character would go past the limit. What follows starts with a space, which counts. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
