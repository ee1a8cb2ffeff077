import { company } from '../content/company'
import { HOLD_DAYS } from '../content/terms/payment-terms'
import { findClosedReason } from '../lib/dates/closed-days'
import {
  addDays,
  formatShortDate,
  formatTime,
  getWeekday,
  sydneyTime,
  sydneyToday,
  toSydneyTimestamp,
} from '../lib/dates/dates'
import { findHours } from '../lib/dates/opening-hours'

/** When a business day ends on which the office has no opening hours. */
const DEFAULT_CLOSING_TIME = '17:00'

const isBusinessDay = (day: string) =>
  ![0, 6].includes(getWeekday(day)) && !findClosedReason(day, company.closed)

/** Returns the `count`-th business day after a day, or before it with a step of -1. The day itself for 0. */
function findBusinessDay(day: string, count: number, step: 1 | -1): string {
  if (count === 0) return day
  const next = addDays(day, step)
  return findBusinessDay(next, isBusinessDay(next) ? count - 1 : count, step)
}

const getClosingTime = (day: string): string =>
  findHours(company.hours, day)?.closes ?? DEFAULT_CLOSING_TIME

/** Formats when an enquiry that arrived at `createdAt` (ISO 8601) must be answered: 'Fri 27 Nov, 6 pm' by default. */
export function formatAnswerBy(
  createdAt: string,
  formatDay: (day: string) => string = formatShortDate,
): string {
  const day = findBusinessDay(sydneyToday(new Date(createdAt)), company.replyBusinessDays, 1)
  return `${formatDay(day)}, ${formatTime(getClosingTime(day))}`
}

/** The day (YYYY-MM-DD) until which the date of an answer from `now` is kept, at least to a business day. */
export function getHeldUntil(now: Date): string {
  const day = addDays(sydneyToday(now), HOLD_DAYS)
  return isBusinessDay(day) ? day : findBusinessDay(day, 1, 1)
}

/** 'by Friday 27 November, 6 pm', or 'within 1-2 business days' if it is not clear which day it is. */
export const describeAnswerBy = (answerBy: string | null): string =>
  answerBy === null ? `within ${company.replyTime}` : `by ${answerBy}`

/** Returns the moment (ISO 8601) before which an enquiry must have arrived to be overdue at `now`. */
export function getOverdueBefore(now: Date): string {
  const today = sydneyToday(now)
  const isOver = isBusinessDay(today) && sydneyTime(now) >= getClosingTime(today)
  const lastDay = isOver ? today : findBusinessDay(today, 1, -1)
  return toSydneyTimestamp(findBusinessDay(lastDay, company.replyBusinessDays - 1, -1), '00:00')
}
