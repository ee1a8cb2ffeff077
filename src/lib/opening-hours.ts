import { formatTime, sydneyTime, sydneyToday, WEEKDAYS } from './dates'

/** The opening hours of some weekdays (0 is Sunday), as HH:MM on a 24-hour clock. Null means by appointment. */
export type Hours = { days: readonly number[]; opens: string | null; closes: string | null }

/**
 * Returns whether the office is open at `now`, in Sydney time, and a text for visitors: 'Open now, until 6 pm',
 * 'Closed now, opens at 9 am', 'Closed now, opens Monday at 9 am'.
 */
export function getOpenStatus(hours: readonly Hours[], now: Date): { open: boolean; text: string } {
  const today = new Date(sydneyToday(now)).getUTCDay()
  const time = sydneyTime(now)
  const hoursFor = (day: number) => hours.find((entry) => entry.days.includes(day) && entry.opens && entry.closes)

  const current = hoursFor(today)
  if (current?.opens && current.closes && current.opens <= time && time < current.closes) {
    return { open: true, text: `Open now, until ${formatTime(current.closes)}` }
  }
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = (today + ahead) % 7
    const opens = hoursFor(day)?.opens
    if (!opens || (ahead === 0 && time >= opens)) continue
    const when = ahead === 0 ? '' : ahead === 1 ? 'tomorrow ' : `${WEEKDAYS[day]} `
    return { open: false, text: `Closed now, opens ${when}at ${formatTime(opens)}` }
  }
  return { open: false, text: 'By appointment' }
}
