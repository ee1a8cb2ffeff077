import { company } from '../content/company'
import { HIRE_HOURS, hireRules } from '../content/terms/hire-terms'
import { publicHolidays } from '../content/terms/public-holidays'
import { addDays, daysBetween, formatDateRange, getWeekday, isValidDate, WEEKDAYS } from '../lib/dates/dates'
import { formatCount } from '../lib/text/quantities'

/** The days of collection or delivery and of return, as YYYY-MM-DD, or '' if not chosen. They may be wrong. */
export type HireDates = { from: string; to: string }

/** Days that can be hired. `days` is how many hire days the price is for. */
export type HirePeriod = HireDates & { days: number }

export const noDates: HireDates = { from: '', to: '' }

/** A later day is a typing mistake. */
const MAX_DAYS_AHEAD = 5 * 365

/**
 * How many hire days it is from collection to return: each day after the collection, up to the return, on which the office
 * is open, and at least 1 (`hireRules.days`).
 */
export function countHireDays({ from, to }: HireDates): number {
  let openDays = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isOpenDay(day)) openDays += 1
  return Math.max(1, openDays)
}

const SATURDAY = 6

/** This weekend and the next one, from Saturday to the first day on which the office is open. */
export function getWeekends(today: string): [HireDates, HireDates] {
  const saturday = addDays(today, SATURDAY - getWeekday(today))
  const toDates = (from: string): HireDates => ({ from, to: getNextReturn(from) })
  return [toDates(saturday), toDates(addDays(saturday, 7))]
}

/** The hire days of dates without errors. Null for any other dates. */
export function getHirePeriod(dates: HireDates, today: string): HirePeriod | null {
  const { from, to } = getDateErrors(dates, today)
  return !dates.from || from || to ? null : { ...dates, days: countHireDays(dates) }
}

/** Problems with the dates. Two empty dates are right. */
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

/**
 * 'Friday 4 to Saturday 5 December 2026: 1 day, back by the same time.' or 'Saturday 5 to Monday 7 December 2026: 1 day, back
 * by noon. Days when we're closed don't count.'
 */
export function describePeriod(period: HirePeriod): string {
  const isShorter = period.days < daysBetween(period.from, period.to)
  const closedDays = isShorter ? ` ${hireRules.closedDays}` : ''
  const backBy = period.from === period.to ? '' : `, back by ${isShorter ? 'noon' : 'the same time'}`
  return `${formatDateRange(period.from, period.to)}: ${formatHireDays(period)}${backBy}.${closedDays}`
}

/** '3 days', or '24 hours' without dates. */
export const formatDuration = (period: HirePeriod | null): string =>
  period ? formatHireDays(period) : `${HIRE_HOURS} hours`

export const formatHireDays = ({ days }: HirePeriod): string => formatCount(days, 'day')

/** Why the office is closed on a day, and what to do. Undefined if it is open, or if the text is not a day. */
export function getClosedNote(day: string): string | undefined {
  const reason = isValidDate(day) && getClosedReason(day)
  return reason ? `We're closed ${reason}. Choose another day, or ask us for an appointment.` : undefined
}

function getClosedReason(day: string): string | undefined {
  const holiday = publicHolidays.find(({ date }) => date === day)
  if (holiday) return `for ${holiday.name}`
  const weekday = getWeekday(day)
  const isOpen = company.hours.some(({ days, opens }) => opens !== null && days.some((open) => open === weekday))
  return isOpen ? undefined : `on ${WEEKDAYS[weekday]}s`
}

/** Whether clients can collect and return without an appointment. */
const isOpenDay = (day: string): boolean => getClosedReason(day) === undefined

/** The first day after the collection on which the office is open. */
export function getNextReturn(from: string): string {
  const next = addDays(from, 1)
  return isOpenDay(next) ? next : getNextReturn(next)
}
