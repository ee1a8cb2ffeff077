import { company } from '../../src/content/company'
import { weeklyEvents } from '../../src/content/events/weekly-events'
import type { Closure } from '../../src/lib/dates/closed-days'
import { formatDateRange, sydneyToday } from '../../src/lib/dates/dates'

type Lists = {
  closed: readonly Closure[]
  events: readonly { datesOff: readonly string[] }[]
}

/**
 * What the content says of the days to come. Days of a wrong year are often over, which is no mistake, so the owner reads
 * here what the site understood.
 */
export function describeDaysAhead(
  { closed, events }: Lists = { closed: company.closed, events: weeklyEvents },
  now = new Date(),
): string[] {
  const today = sydneyToday(now)
  const closures = closed
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from, to, why }) => `${formatDateRange(from, to)} for ${why}`)
  const datesOff = [...new Set(events.flatMap((event) => event.datesOff))].toSorted()
  const nights = datesOff.filter((date) => date >= today).map((date) => formatDateRange(date, date))
  return [
    describeNext('The office closes next', closures, closed.length > 0),
    describeNext('The next nights off', nights, datesOff.length > 0),
  ]
}

function describeNext(title: string, next: readonly string[], isListed: boolean): string {
  const over = isListed ? ' All days in the list are over. Check their years.' : ''
  return next.length > 0
    ? `${title}: ${next.join('; ')}. Public holidays come on top.`
    : `${title}: on public holidays only.${over}`
}
