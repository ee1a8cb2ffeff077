export const SYDNEY = 'Australia/Sydney'

/** In the order of `Date.getDay()`. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

// en-CA writes a date as YYYY-MM-DD.
const sydneyDate = new Intl.DateTimeFormat('en-CA', {
  timeZone: SYDNEY,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const sydneyClock = new Intl.DateTimeFormat('en-AU', {
  timeZone: SYDNEY,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The calendar day in Sydney at `now`, as YYYY-MM-DD, wherever the machine is. */
export function sydneyToday(now: Date): string {
  const parts = Object.fromEntries(sydneyDate.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** The time of day in Sydney at `now`, as HH:MM on a 24-hour clock, wherever the machine is. */
export function sydneyTime(now: Date): string {
  return sydneyClock.format(now)
}

/** Whether a calendar day (YYYY-MM-DD) is over in Sydney. An event on its own day is not past. */
export function isPast(eventDate: string, now: Date): boolean {
  return eventDate < sydneyToday(now)
}

/** Whether a text is a day of the calendar, written as YYYY-MM-DD. */
export function isValidDate(date: string): boolean {
  return parseDay(date) !== null
}

/**
 * 'Friday, 20 November 2026' for '2026-11-20'. The day is never put through a time zone, and the words are our own,
 * because browsers punctuate en-AU differently. A text that is no date comes back as it is.
 */
export function formatLongDate(date: string): string {
  const day = parseDay(date)
  if (!day) return date
  return `${WEEKDAYS[day.getUTCDay()]}, ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** The day as midnight UTC, for arithmetic only; null where the text is no day of the calendar as YYYY-MM-DD. */
function parseDay(date: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
  const day = new Date(`${date}T00:00:00Z`)
  // 30 February parses, as 2 March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? day : null
}
