import { type Closure, findClosedReason } from './closed-days'
import {
  addDays,
  daysBetween,
  formatDayAndMonth,
  formatTime,
  getWeekday,
  sydneyTime,
  sydneyToday,
  WEEKDAYS,
} from './dates'

/** The opening hours of some weekdays (0 is Sunday), as HH:MM on a 24-hour clock. Null means by appointment. */
export type Hours = { days: readonly number[] } & (
  | { opens: string; closes: string }
  | { opens: null; closes: null }
)

/** The hours of the weekday of a day (YYYY-MM-DD), also if that day is a public holiday. */
export const findHours = (hours: readonly Hours[], day: string): Hours | undefined =>
  hours.find(({ days }) => days.includes(getWeekday(day)))

/** 'Mon-Fri' for days in a row, 'Sat, Sun' for others. Days are as in `Date.getDay()`. */
export function formatDays(days: readonly number[]): string {
  const names = days.map((day) => WEEKDAYS[day]?.slice(0, 3))
  const isRow = days.length > 2 && days.every((day, index) => day === Number(days[0]) + index)
  return isRow ? `${names[0]}-${names.at(-1)}` : names.join(', ')
}

/**
 * Returns whether the office is open at `now`, and a text for visitors: 'Open now, until 6 pm', 'Closed now, opens at 9 am',
 * 'Closed for Christmas Day, opens Tuesday at 9 am'. It is closed on public holidays and on the days of `closed`.
 */
export function getOpenStatus(
  { hours, closed }: { hours: readonly Hours[]; closed: readonly Closure[] },
  now: Date,
): { open: boolean; text: string } {
  const today = sydneyToday(now)
  const time = sydneyTime(now)
  const findOpenHours = (day: string) =>
    findClosedReason(day, closed) ? undefined : findHours(hours, day)

  const current = findOpenHours(today)
  if (current?.opens && current.opens <= time && time < current.closes) {
    return { open: true, text: `Open now, until ${formatTime(current.closes)}` }
  }
  if (hours.every(({ opens }) => !opens)) return { open: false, text: 'By appointment' }
  let day = current?.opens && time < current.opens ? today : addDays(today, 1)
  let opens = findOpenHours(day)?.opens
  while (!opens) {
    day = addDays(day, 1)
    opens = findOpenHours(day)?.opens
  }
  const reason = findClosedReason(today, closed)
  const when = formatOpeningDay(day, today)
  return {
    open: false,
    text: `Closed ${reason ? `for ${reason}` : 'now'}, opens ${when}at ${formatTime(opens)}`,
  }
}

/** '' for today, 'tomorrow ', 'Tuesday ', or 'Tuesday 5 January ' from the same weekday on. */
function formatOpeningDay(day: string, today: string): string {
  const ahead = daysBetween(today, day)
  if (ahead === 0) return ''
  if (ahead === 1) return 'tomorrow '
  return ahead < 7 ? `${WEEKDAYS[getWeekday(day)]} ` : `${formatDayAndMonth(day)} `
}
