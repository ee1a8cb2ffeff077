import { company } from '../content/company'
import { hireRules } from '../content/terms/hire-terms'
import { findClosedReason } from '../lib/dates/closed-days'
import {
  addDays,
  daysBetween,
  formatDateRange,
  formatTime,
  getWeekday,
  hasLikelyYear,
  isValidDate,
  WEEKDAYS,
} from '../lib/dates/dates'
import { findHours } from '../lib/dates/opening-hours'
import { formatDuration, type HireDates, type HirePeriod } from './hire-period'

/**
 * How many hire days it is from collection to return: each day after the collection, up to the return, on which the office
 * is open, and at least 1 (`hireRules.days`).
 */
export function countHireDays({ from, to }: HireDates): number {
  let openDays = 0
  for (let after = 1; after <= daysBetween(from, to); after++)
    if (isOpenDay(addDays(from, after))) openDays += 1
  return Math.max(1, openDays)
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
    from: from
      ? getDayError(from, today)
      : 'Please choose the day of collection or delivery as well.',
    to: to ? getDayError(to, today) : 'Please choose the day of return as well.',
  }
  const isReversed = !errors.from && !errors.to && to < from
  return isReversed
    ? { to: 'The return is before the collection. Please choose a later day.' }
    : errors
}

/** What is wrong with a day that was typed, which may not be in the past. */
export function getDayError(day: string, today: string): string | undefined {
  if (!hasLikelyYear(day, today)) return 'Please check the year.'
  return day < today ? 'This day has passed. Choose today or a later day.' : undefined
}

/**
 * 'Monday 7 to Tuesday 8 December 2026: 1 day, back by the same time.' or 'Saturday 5 to Monday 7 December 2026: 1 day, back
 * by noon. Days when we're closed don't count.' Only what the client collects has a time to be back by.
 */
export function describePeriod(period: HirePeriod, isCollected: boolean): string {
  const isShorter = period.days < daysBetween(period.from, period.to)
  const closedDays = isShorter ? ` ${hireRules.closedDays}` : ''
  const isBroughtBack = isCollected && period.from !== period.to
  const closed = getClosedReason(period.to)
  const returnTime = closed
    ? `appointment, because we're closed ${closed}`
    : isShorter
      ? 'noon'
      : getReturnTime(period)
  const backBy = isBroughtBack ? `, back by ${returnTime}` : ''
  return `${formatDateRange(period.from, period.to)}: ${formatDuration(period)}${backBy}.${closedDays}`
}

/** The time of the collection, unless the office closes before that on the day of the return. */
function getReturnTime({ from, to }: HireDates): string {
  const [collectionEnds, returnEnds] = [from, to].map(
    (day) => findHours(company.hours, day)?.closes,
  )
  const closesEarlier = returnEnds && (!collectionEnds || returnEnds < collectionEnds)
  return closesEarlier ? `the same time, ${formatTime(returnEnds)} at the latest` : 'the same time'
}

/** The note below a total. */
export function formatEstimate(period: HirePeriod | null): string {
  const longer = period && period.days > 1 ? ` ${hireRules.longer}` : ''
  return `An estimate for ${formatDuration(period)}.${longer} Our quote confirms availability, delivery and the final price.`
}

/** Why the office is closed on a day, and what to do. Undefined if it is open, or if the text is not a day. */
export function getClosedNote(day: string): string | undefined {
  const reason = isValidDate(day) && getClosedReason(day)
  return reason
    ? `We're closed ${reason}. Choose another day, or ask us for an appointment.`
    : undefined
}

function getClosedReason(day: string): string | undefined {
  const reason = findClosedReason(day, company.closed)
  if (reason) return `for ${reason}`
  return isByAppointment || findHours(company.hours, day)?.opens
    ? undefined
    : `on ${WEEKDAYS[getWeekday(day)]}s`
}

/** Without opening hours every day is for appointments, so none is closed. */
const isByAppointment = company.hours.every(({ opens }) => !opens)

const isOpenDay = (day: string): boolean => getClosedReason(day) === undefined

/** The first day after the collection on which the office is open. */
export function getNextReturn(from: string): string {
  let day = addDays(from, 1)
  while (!isOpenDay(day)) day = addDays(day, 1)
  return day
}
