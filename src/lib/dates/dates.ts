import { toTwoDigits } from '../text/quantities'

export const SYDNEY = 'Australia/Sydney'

/** Indexed by `Date.getDay()`. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

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
] as const

let sydneyClock: Intl.DateTimeFormat | undefined

function getSydneyParts(moment: Date) {
  // Created when it is needed, because the first use of `Intl` in a tab is slow.
  sydneyClock ??= new Intl.DateTimeFormat('en-AU', {
    timeZone: SYDNEY,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return Object.fromEntries(
    sydneyClock.formatToParts(moment).map(({ type, value }) => [type, value]),
  )
}

/** Returns the calendar day in Sydney as YYYY-MM-DD, regardless of the machine's time zone. */
export function sydneyToday(now: Date): string {
  const { year, month, day } = getSydneyParts(now)
  return `${year}-${month}-${day}`
}

/** Returns the time of day in Sydney as HH:MM on a 24-hour clock, regardless of the machine's time zone. */
export function sydneyTime(now: Date): string {
  const { hour, minute } = getSydneyParts(now)
  return `${hour}:${minute}`
}

/** Returns a day (YYYY-MM-DD) and a time (HH:MM) in Sydney with the offset at that moment: '2026-11-27T20:00:00+11:00'. */
export function toSydneyTimestamp(date: string, time: string): string {
  const timestamp = (offset: string) => `${date}T${time}:00${offset}`
  const isDaylightSaving = sydneyTime(new Date(timestamp('+11:00'))) === time
  return timestamp(isDaylightSaving ? '+11:00' : '+10:00')
}

/** An event is past when its day (YYYY-MM-DD) is over in Sydney. */
export function isPast(eventDate: string, now: Date): boolean {
  return eventDate < sydneyToday(now)
}

/** A day that the calendar has, as YYYY-MM-DD. */
export function isValidDate(date: string): boolean {
  return parseDay(date) !== null
}

/**
 * Formats '2026-11-20' as 'Friday, 20 November 2026'. Returns any other string unchanged. Does not use `Intl`,
 * because browsers punctuate en-AU differently.
 */
export function formatLongDate(date: string): string {
  const day = parseDay(date)
  if (!day) return date
  return `${WEEKDAYS[day.getUTCDay()]}, ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** Formats '2026-11-20' as 'Fri 20 Nov'. Returns any other string unchanged. */
export function formatShortDate(date: string): string {
  const day = parseDay(date)
  if (!day) return date
  const [weekday, month] = [WEEKDAYS[day.getUTCDay()], MONTHS[day.getUTCMonth()]]
  return `${weekday?.slice(0, 3)} ${day.getUTCDate()} ${month?.slice(0, 3)}`
}

/** Formats '2026-11-20' as 'Friday 20 November'. Returns any other string unchanged. */
export function formatDayAndMonth(date: string): string {
  const day = parseDay(date)
  if (!day) return date
  return `${WEEKDAYS[day.getUTCDay()]} ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`
}

/**
 * Formats two valid days as 'Friday 4 to Monday 7 December 2026', and one day as 'Friday 4 December 2026'. The month and
 * the year are said once if both days have the same.
 */
export function formatDateRange(from: string, to: string): string {
  const [year, month, day] = from.split('-')
  const last = `${formatDayAndMonth(to)} ${to.slice(0, 4)}`
  if (from === to) return last
  if (to.startsWith(`${year}-${month}-`))
    return `${WEEKDAYS[getWeekday(from)]} ${Number(day)} to ${last}`
  const first = formatDayAndMonth(from)
  return to.startsWith(`${year}-`) ? `${first} to ${last}` : `${first} ${year} to ${last}`
}

/** Formats a 24-hour HH:MM as '4.30 pm', or '9 am' on the hour. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}${minute ? `.${toTwoDigits(minute)}` : ''} ${hour < 12 ? 'am' : 'pm'}`
}

/** Formats a moment (ISO 8601) as '4.30 pm on Friday, 20 November 2026' in Sydney. */
export function formatMoment(timestamp: string): string {
  const moment = new Date(timestamp)
  return `${formatTime(sydneyTime(moment))} on ${formatLongDate(sydneyToday(moment))}`
}

const DAY_MS = 24 * 60 * 60 * 1000

/** An earlier or later day of an event or a hire is a typing mistake. */
const MAX_DAYS_FROM_TODAY = 5 * 365

/** The day `days` after another one. Both are valid days as YYYY-MM-DD. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** The number of days from one valid day to another, negative if that is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The last day that a visitor may choose: five years ahead. */
export const getLastDay = (today: string): string => addDays(today, MAX_DAYS_FROM_TODAY)

/** False for what is no day, and for a year that is a typing mistake, such as 0027, 1220 or 20266. */
export const hasLikelyYear = (date: string, today: string): boolean =>
  isValidDate(date) && Math.abs(daysBetween(today, date)) <= MAX_DAYS_FROM_TODAY

/** Formats how far a valid day is from today in Sydney: 'today', 'tomorrow', 'in 12 days', '12 days ago'. */
export const formatDaysFromNow = (date: string, now: Date): string =>
  new Intl.RelativeTimeFormat('en-AU', { numeric: 'auto' }).format(
    daysBetween(sydneyToday(now), date),
    'day',
  )

/** The weekday of a valid day, as in `Date.getDay()`. */
export const getWeekday = (date: string): number => new Date(date).getUTCDay()

/** Parses YYYY-MM-DD as midnight UTC. Returns null if the string is not a calendar day. */
function parseDay(date: string): Date | null {
  const day = new Date(`${date}T00:00:00Z`)
  // `Date` parses 30 February as 2 March, and 2026-11 as 1 November.
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === date ? day : null
}
