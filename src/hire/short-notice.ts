import { company } from '../content/company'
import { busyMonths, shortestLeads } from '../content/terms/lead-times'
import { daysBetween, getWeekday } from '../lib/dates/dates'
import { formatCount } from '../lib/text/quantities'

const SATURDAY = 6

/**
 * What to do about a day that is sooner than we usually need: 'That's in 4 days. We usually need a week, so call …'.
 * Gear that the client collects may be requested all the same. Undefined for a later day, a past one or no day. A date at short notice is never refused, and nothing is promised.
 */
export function getShortNotice(
  day: string,
  today: string,
  event: 'hire' | 'collection' | 'wedding' = 'hire',
): string | undefined {
  const days = daysBetween(today, day)
  const isBusy = getWeekday(day) === SATURDAY && busyMonths.includes(Number(day.slice(5, 7)))
  const lead = event === 'wedding' ? shortestLeads.wedding : isBusy ? shortestLeads.busyHire : shortestLeads.hire
  // NaN without a valid day.
  if (!(days >= 0 && days < lead.days)) return undefined
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${formatCount(days, 'day')}`
  const { display } = company.phones[0]
  if (event === 'collection') {
    return `That's ${when}. We usually ask for ${lead.text}, so request your quote and call ${display} as well.`
  }
  return `That's ${when}. We usually need ${lead.text}, so call ${display} before you count on it.`
}
