import { holidayRule, newYearsEveRule } from '../content/terms/crew-terms'
import { hasLikelyYear, sydneyToday } from '../lib/dates/dates'
import { findHoliday } from '../lib/dates/public-holidays'
import { formatList } from '../lib/text/quantities'

/**
 * Why the site's prices may not be those of a day, or of one of several days: "That's Australia Day. On a public holiday, …".
 * Undefined for other days, for a text that is no day, and for an unlikely year.
 */
export function describeDayPrice(
  days: string | readonly string[],
  now = new Date(),
): string | undefined {
  const today = sydneyToday(now)
  const likelyDays = [...new Set([days].flat())].filter((day) => hasLikelyYear(day, today))
  const holidays = new Set(likelyDays.flatMap((day) => findHoliday(day)?.name ?? []))
  const which = likelyDays.length > 1 ? 'The dates include' : "That's"
  const rules = [
    ...(holidays.size > 0 ? [`${which} ${formatList([...holidays])}. ${holidayRule}`] : []),
    ...(likelyDays.some((day) => day.endsWith('-12-31')) ? [newYearsEveRule] : []),
  ]
  return rules.join(' ') || undefined
}
