import { sydneyTime, sydneyToday, WEEKDAYS } from './dates'

/** Trading hours of some days of the week (0 is Sunday), as HH:MM on a 24-hour clock. No times: by appointment. */
export type Hours = { days: readonly number[]; opens: string | null; closes: string | null }

/**
 * Whether the office is open at `now`, on the Sydney clock wherever the visitor is, in the visitor's words:
 * 'Open now, until 6 pm', 'Closed now, opens at 9 am', 'Closed now, opens Monday at 9 am'.
 */
export function openStatus(hours: readonly Hours[], now: Date): { open: boolean; text: string } {
  const today = new Date(sydneyToday(now)).getUTCDay()
  const time = sydneyTime(now)
  const of = (day: number) => hours.find((entry) => entry.days.includes(day) && entry.opens && entry.closes)

  const current = of(today)
  if (current?.opens && current.closes && current.opens <= time && time < current.closes) {
    return { open: true, text: `Open now, until ${clockTime(current.closes)}` }
  }
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = (today + ahead) % 7
    const opens = of(day)?.opens
    if (!opens || (ahead === 0 && time >= opens)) continue
    const when = ahead === 0 ? '' : ahead === 1 ? 'tomorrow ' : `${WEEKDAYS[day]} `
    return { open: false, text: `Closed now, opens ${when}at ${clockTime(opens)}` }
  }
  return { open: false, text: 'By appointment' }
}

/** '9 am', '4.30 pm'. */
function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}${minute ? `.${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`
}
