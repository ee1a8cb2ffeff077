import { findHoliday } from './public-holidays'

/** Days on which the office is closed, both included, as YYYY-MM-DD. `why` follows 'closed for': 'our summer break'. */
export type Closure = { from: string; to: string; why: string }

/** Why the office is closed on a valid day, whatever its opening hours: 'our summer break', 'Christmas Day'. */
export const findClosedReason = (day: string, closed: readonly Closure[]): string | undefined =>
  closed.find(({ from, to }) => from <= day && day <= to)?.why ?? findHoliday(day)?.name
