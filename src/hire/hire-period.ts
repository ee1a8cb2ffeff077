import { HIRE_HOURS } from '../content/terms/hire-terms'
import { formatCount } from '../lib/text/quantities'

// Separate from hire-dates.ts, which loads the opening hours and the public holidays.

/** The days of collection or delivery and of return, as YYYY-MM-DD, or '' if not chosen. They may be wrong. */
export type HireDates = { from: string; to: string }

/** Days that can be hired. `days` is how many hire days the price is for. */
export type HirePeriod = HireDates & { days: number }

export const noDates: HireDates = { from: '', to: '' }

/** '3 days', or '24 hours' without dates. */
export const formatDuration = (period: HirePeriod | null): string =>
  period ? formatCount(period.days, 'day') : `${HIRE_HOURS} hours`
