import { company } from '../content/company'
import { busyMonths, shortestLeads } from '../content/terms/lead-times'
import { addDays, daysBetween, getWeekday, hasLikelyYear } from '../lib/dates/dates'
import { formatCount } from '../lib/text/quantities'
import type { HireDates } from './hire-period'

const SATURDAY = 6

/** How many days from today until the day before another one are in `company.closed`. */
const countClosedDays = (today: string, day: string): number =>
  company.closed.reduce((count, { from, to }) => {
    const first = from > today ? from : today
    const next = to < day ? addDays(to, 1) : day
    return count + Math.max(0, daysBetween(first, next))
  }, 0)

/** The days that we have until a day. Those on which the company is closed do not count. */
const countNotice = (today: string, day: string): number =>
  daysBetween(today, day) - countClosedDays(today, day)

/** A Saturday in a busy month that is sooner than gear for it is usually asked for. */
function hasBusySaturday({ from, to }: HireDates, today: string): boolean {
  for (
    let day = from;
    day <= to && countNotice(today, day) < shortestLeads.busyHire.days;
    day = addDays(day, 1)
  ) {
    const isBusyMonth = busyMonths.some(({ number }) => number === day.slice(5, 7))
    if (getWeekday(day) === SATURDAY && isBusyMonth) return true
  }
  return false
}

/**
 * Advice for a day that is sooner than we usually need: 'That's in 4 days. We usually need a week, so call …'. Gear that the
 * client collects may be requested all the same. A date at short notice is never refused, and nothing is promised.
 * Undefined for a later day, a past one, an unlikely year or no day. A hire needs its gear until `to`. Days in `company.closed`
 * do not count.
 */
export function getShortNotice(
  day: string,
  today: string,
  event: 'hire' | 'collection' | 'wedding' = 'hire',
  to = day,
): string | undefined {
  // `addDays` cannot count on from a year of five digits.
  if (day < today || !hasLikelyYear(day, today)) return undefined
  const days = daysBetween(today, day)
  const isBusy = hasBusySaturday({ from: day, to }, today)
  const lead =
    event === 'wedding'
      ? shortestLeads.wedding
      : isBusy
        ? shortestLeads.busyHire
        : shortestLeads.hire
  if (countNotice(today, day) >= lead.days) return undefined
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${formatCount(days, 'day')}`
  const closedDays = countClosedDays(today, day)
  const closed =
    closedDays === 0
      ? ''
      : `, and we're closed ${closedDays === days ? 'until then' : `for ${closedDays} of them`}`
  const { display } = company.phones[0]
  if (event === 'collection') {
    return `That's ${when}${closed}. We usually ask for ${lead.text}, so request your quote and call ${display} as well.`
  }
  return `That's ${when}${closed}. We usually need ${lead.text}, so call ${display} before you count on it.`
}
