import { formatLongDate } from './dates'

// Apart from dates.ts, which nearly every page loads.

/** Formats '2026-11', or a day of that month, as 'November 2026'. */
export const formatMonth = (month: string): string =>
  formatLongDate(`${month.slice(0, 7)}-01`)
    .split(' ')
    .slice(2)
    .join(' ')
