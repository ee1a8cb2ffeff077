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

/** How far ahead the dates off are listed. */
const LISTED_WEEKS = 3 * 52

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

/** Returns the slot's days of the next weeks, and which of them are dates off. */
export function getComingDates(slot: WeeklySlot, now: Date, weeks: number): { date: string; isOff: boolean }[] {
  const first = getFirstDay(slot, now)
  return Array.from({ length: weeks }, (_, index) => {
    const date = addDays(first, 7 * index)
    return { date, isOff: isDateOff(slot, date) }
  })
}

/** Returns the dates off of the next three years that fall on the slot's weekday, in order. */
export const getDatesOff = (slot: WeeklySlot, now: Date): string[] =>
  getComingDates(slot, now, LISTED_WEEKS)
    .filter(({ isOff }) => isOff)
    .map(({ date }) => date)
