import { addDays, formatLongDate, getWeekday, sydneyToday, toSydneyTimestamp } from '../lib/dates/dates'
import { findHoliday } from '../lib/dates/public-holidays'

/** Within how many business days the office promises an answer, at the latest. See `company.replyTime`. */
const BUSINESS_DAYS = 2

/** Returns the `count`-th business day after a day, or before it with a step of -1. */
function findBusinessDay(day: string, count: number, step: 1 | -1): string {
  const next = addDays(day, step)
  const isBusinessDay = ![0, 6].includes(getWeekday(next)) && !findHoliday(next)
  const left = isBusinessDay ? count - 1 : count
  return left === 0 ? next : findBusinessDay(next, left, step)
}

/** Formats the day on which an enquiry that arrived at `createdAt` (ISO 8601) must be answered at the latest. */
export const formatAnswerBy = (createdAt: string): string =>
  formatLongDate(findBusinessDay(sydneyToday(new Date(createdAt)), BUSINESS_DAYS, 1))

/** Returns the moment (ISO 8601) before which an enquiry must have arrived to be overdue at `now`. */
export const getOverdueBefore = (now: Date): string =>
  toSydneyTimestamp(findBusinessDay(sydneyToday(now), BUSINESS_DAYS, -1), '00:00')
