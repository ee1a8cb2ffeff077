import { addDays, formatTime, getWeekday, sydneyTime, sydneyToday, WEEKDAYS } from './dates'
import { findHoliday } from './public-holidays'

/** The opening hours of some weekdays (0 is Sunday), as HH:MM on a 24-hour clock. Null means by appointment. */
export type Hours = { days: readonly number[] } & ({ opens: string; closes: string } | { opens: null; closes: null })

/** 'Mon-Fri' for days in a row, 'Sat, Sun' for others. Days are as in `Date.getDay()`. */
export function formatDays(days: readonly number[]): string {
  const names = days.map((day) => WEEKDAYS[day]?.slice(0, 3))
  const isRow = days.length > 2 && days.every((day, index) => day === Number(days[0]) + index)
  return isRow ? `${names[0]}-${names.at(-1)}` : names.join(', ')
}

/**
 * Returns whether the office, which is closed on public holidays, is open at `now`, and a text for visitors: 'Open now, until 6 pm',
 * 'Closed now, opens at 9 am', 'Closed for Christmas Day, opens Tuesday at 9 am'.
 */
export function getOpenStatus(hours: readonly Hours[], now: Date): { open: boolean; text: string } {
  const today = sydneyToday(now)
  const time = sydneyTime(now)
  const findHours = (day: string) =>
    findHoliday(day) ? undefined : hours.find(({ days }) => days.includes(getWeekday(day)))

  const current = findHours(today)
  if (current?.opens && current.opens <= time && time < current.closes) {
    return { open: true, text: `Open now, until ${formatTime(current.closes)}` }
  }
  const holiday = findHoliday(today)
  const closed = holiday ? `Closed for ${holiday.name}` : 'Closed now'
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = addDays(today, ahead)
    const opens = findHours(day)?.opens
    if (!opens || (ahead === 0 && time >= opens)) continue
    const when = ahead === 0 ? '' : ahead === 1 ? 'tomorrow ' : `${WEEKDAYS[getWeekday(day)]} `
    return { open: false, text: `${closed}, opens ${when}at ${formatTime(opens)}` }
  }
  return { open: false, text: 'By appointment' }
}
