import { HIRE_HOURS, hireRules } from '../content/hire-terms'
import { addDays, daysBetween, formatDateRange, getWeekday, isValidDate } from '../lib/dates'
import { formatCount } from '../lib/quantities'

/** The days of collection or delivery and of return, as YYYY-MM-DD, or '' if not chosen. They may be wrong. */
export type HireDates = { from: string; to: string }

/** Days that can be hired. `days` is how many hire days the price is for. */
export type HirePeriod = HireDates & { days: number }

export const noDates: HireDates = { from: '', to: '' }

const SATURDAY = 6
/** A later day is a typing mistake. */
const MAX_DAYS_AHEAD = 5 * 365

/**
 * How many hire days it is from collection to return, at least 1. A hire day has `HIRE_HOURS` (`hireRules.period`), and
 * Saturday to Monday noon counts once (`hireRules.weekend`). A public holiday counts like any other day.
 */
export function countHireDays({ from, to }: HireDates): number {
  const days = (daysBetween(from, to) * 24) / HIRE_HOURS
  return Math.max(1, days - countWeekends({ from, to }))
}

/** How many times the hire goes from Saturday to Monday. */
function countWeekends({ from, to }: HireDates): number {
  const firstMonday = addDays(from, ((SATURDAY - getWeekday(from) + 7) % 7) + 2)
  return to < firstMonday ? 0 : Math.floor(daysBetween(firstMonday, to) / 7) + 1
}

/** The hire days of dates without errors. Null for any other dates. */
export function getHirePeriod(dates: HireDates, today: string): HirePeriod | null {
  const { from, to } = getDateErrors(dates, today)
  return !dates.from || from || to ? null : { ...dates, days: countHireDays(dates) }
}

/** What is wrong with the dates. Two empty dates are right. */
export function getDateErrors(
  { from, to }: HireDates,
  today: string,
): { from?: string | undefined; to?: string | undefined } {
  if (!from && !to) return {}
  const errors = {
    from: getDayError(from, today, 'Please choose the day of collection or delivery as well.'),
    to: getDayError(to, today, 'Please choose the day of return as well.'),
  }
  const isReversed = !errors.from && !errors.to && to < from
  return isReversed ? { to: 'The return is before the collection. Please choose a later day.' } : errors
}

function getDayError(day: string, today: string, missing: string): string | undefined {
  if (!day) return missing
  if (!isValidDate(day) || day > addDays(today, MAX_DAYS_AHEAD)) return 'Please check the year.'
  return day < today ? 'This day has passed. Choose today or a later day.' : undefined
}

/** 'Friday 4 to Monday 7 December 2026: 2 hire days. Saturday to Monday noon counts once.' */
export function describePeriod(period: HirePeriod): string {
  const weekend = countWeekends(period) > 0 ? ` ${hireRules.weekendCount}` : ''
  return `${formatDateRange(period.from, period.to)}: ${formatHireDays(period)}.${weekend}`
}

export const formatHireDays = ({ days }: HirePeriod): string => formatCount(days, 'hire day')
