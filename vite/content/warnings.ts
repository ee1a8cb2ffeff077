import { company } from '../../src/content/company'
import { daysBetween, sydneyToday } from '../../src/lib/dates/dates'
import type { Rating } from '../../src/lib/text/reviews'
import type { Mistake } from './mistake'

const MAX_RATING_DAYS = 365

/** What is right but old. It stops no build, because a build of last year would then fail today. */
export const listWarnings = (
  ratings: readonly Rating[] = company.ratings,
  now = new Date(),
): Mistake[] =>
  ratings
    .filter(({ date }) => daysBetween(date, sydneyToday(now)) > MAX_RATING_DAYS)
    .map(({ url, date }) => ({
      file: 'src/content/company.ts',
      message: `the rating of ${url} is of ${date}, more than a year ago. Read it again there, and change value, count and date.`,
    }))
