import { addDays, formatTime, getWeekday, sydneyToday, toSydneyTimestamp, WEEKDAYS } from './dates'
import { findHoliday } from './public-holidays'

/**
 * A weekday as in `Date.getDay()` and two times, as HH:MM on a 24-hour clock in Sydney. It starts on the weekday, and ends on
 * the next day if `ends` is not later than `starts`. It does not take place on public holidays and on `datesOff`
 * (YYYY-MM-DD), which may include other weekdays.
 */
type WeeklySlot = { weekday: number; starts: string; ends: string; datesOff: readonly string[] }
type Times = Pick<WeeklySlot, 'starts' | 'ends'>

/** '11.30 pm', 'midnight', '1 am' */
export const formatEnd = ({ ends }: Times): string =>
  ends === '00:00' ? 'midnight' : formatTime(ends)

/** 'Every Friday, 8 pm to 11.30 pm' */
export const formatWeeklyTimes = (slot: WeeklySlot): string =>
  `Every ${WEEKDAYS[slot.weekday]}, ${formatTime(slot.starts)} to ${formatEnd(slot)}`

/** The day on which it ends if it starts on `date`. */
export const getEndDay = ({ starts, ends }: Times, date: string): string =>
  ends > starts ? date : addDays(date, 1)

const MINUTES_PER_DAY = 24 * 60

/** The minutes from one time of the day to another one of the same day or the next: 240 from '21:00' to '01:00'. */
export function countMinutes(from: string, to: string): number {
  const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return (toMinutes(to) - toMinutes(from) + MINUTES_PER_DAY) % MINUTES_PER_DAY
}

const isDateOff = ({ datesOff }: WeeklySlot, date: string): boolean =>
  datesOff.includes(date) || findHoliday(date) !== undefined

/** Returns the latest of the slot's days until it has ended, date off or not, then the one a week later. */
function getFirstDay(slot: WeeklySlot, now: Date): string {
  const today = sydneyToday(now)
  const latest = addDays(today, -((getWeekday(today) - slot.weekday + 7) % 7))
  const isOver = now >= new Date(toSydneyTimestamp(getEndDay(slot, latest), slot.ends))
  return isOver ? addDays(latest, 7) : latest
}

/**
 * Returns the day of the next occurrence in Sydney, as YYYY-MM-DD: the present one until it has ended, then the first week
 * that is not a date off. Throws a RangeError if `now` is an invalid date.
 */
export function getNextDate(slot: WeeklySlot, now: Date): string {
  let date = getFirstDay(slot, now)
  while (isDateOff(slot, date)) date = addDays(date, 7)
  return date
}

/** Whether it has started and not ended. */
export const isOn = (slot: WeeklySlot, now: Date): boolean =>
  now >= new Date(toSydneyTimestamp(getNextDate(slot, now), slot.starts))

/** Returns the slot's days of the next weeks, by default of three years, that are dates off, in order. */
export function getDatesOff(slot: WeeklySlot, now: Date, weeks = 3 * 52): string[] {
  const first = getFirstDay(slot, now)
  const days = Array.from({ length: weeks }, (_, week) => addDays(first, 7 * week))
  return days.filter((day) => isDateOff(slot, day))
}
