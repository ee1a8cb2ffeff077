import { formatTime, sydneyTime, sydneyToday, WEEKDAYS } from './dates'

const DAY_MS = 24 * 60 * 60 * 1000

/** The opening hours of some weekdays (0 is Sunday), as HH:MM on a 24-hour clock. Null means by appointment. */
export type Hours = { days: readonly number[]; opens: string | null; closes: string | null }

/** A day (YYYY-MM-DD) on which the office is closed, and why: 'Christmas Day'. */
export type Holiday = { date: string; name: string }

/**
 * Returns whether the office is open at `now`, in Sydney time, and a text for visitors: 'Open now, until 6 pm',
 * 'Closed now, opens at 9 am', 'Closed for Christmas Day, opens Tuesday at 9 am'.
 */
export function getOpenStatus(
  hours: readonly Hours[],
  now: Date,
  holidays: readonly Holiday[],
): { open: boolean; text: string } {
  const today = new Date(sydneyToday(now))
  const time = sydneyTime(now)
  const findHoliday = (day: Date) => holidays.find(({ date }) => date === day.toISOString().slice(0, 10))
  const hoursFor = (day: Date) =>
    findHoliday(day)
      ? undefined
      : hours.find((entry) => entry.days.includes(day.getUTCDay()) && entry.opens && entry.closes)

  const current = hoursFor(today)
  if (current?.opens && current.closes && current.opens <= time && time < current.closes) {
    return { open: true, text: `Open now, until ${formatTime(current.closes)}` }
  }
  const reason = findHoliday(today)
  const closed = reason ? `Closed for ${reason.name}` : 'Closed now'
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = new Date(today.getTime() + ahead * DAY_MS)
    const opens = hoursFor(day)?.opens
    if (!opens || (ahead === 0 && time >= opens)) continue
    const when = ahead === 0 ? '' : ahead === 1 ? 'tomorrow ' : `${WEEKDAYS[day.getUTCDay()]} `
    return { open: false, text: `${closed}, opens ${when}at ${formatTime(opens)}` }
  }
  return { open: false, text: 'By appointment' }
}
