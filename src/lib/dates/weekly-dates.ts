import { addDays, formatTime, getWeekday, sydneyTime, sydneyToday, WEEKDAYS } from './dates'
import { findHoliday } from './public-holidays'

/**
 * A weekday as in `Date.getDay()` and two times of that day, as HH:MM on a 24-hour clock in Sydney. It does not take place
 * on public holidays and on `datesOff` (YYYY-MM-DD), which may include other weekdays.
 */
type WeeklySlot = { weekday: number; starts: string; ends: string; datesOff: readonly string[] }

/** 'Every Friday, 8 pm to 11.30 pm' */
export const formatWeeklyTimes = ({ weekday, starts, ends }: WeeklySlot): string =>
  `Every ${WEEKDAYS[weekday]}, ${formatTime(starts)} to ${formatTime(ends)}`

const isDateOff = ({ datesOff }: WeeklySlot, date: string): boolean =>
  datesOff.includes(date) || findHoliday(date) !== undefined

/** Returns the slot's day in this week or the next, date off or not: today until it has ended. */
function getFirstDay({ weekday, ends }: WeeklySlot, now: Date): string {
  const today = sydneyToday(now)
  const daysAhead = (weekday - getWeekday(today) + 7) % 7
  const isOver = daysAhead === 0 && sydneyTime(now) >= ends
  return addDays(today, isOver ? 7 : daysAhead)
}

/**
 * Returns the day of the next occurrence in Sydney, as YYYY-MM-DD: today until it has ended, then the first week that is
 * not a date off. Throws a RangeError if `now` is an invalid date.
 */
export function getNextDate(slot: WeeklySlot, now: Date): string {
  let date = getFirstDay(slot, now)
  while (isDateOff(slot, date)) date = addDays(date, 7)
  return date
}

/** Returns the slot's days of the next weeks, by default of three years, that are dates off, in order. */
export function getDatesOff(slot: WeeklySlot, now: Date, weeks = 3 * 52): string[] {
  const first = getFirstDay(slot, now)
  const days = Array.from({ length: weeks }, (_, week) => addDays(first, 7 * week))
  return days.filter((day) => isDateOff(slot, day))
}
