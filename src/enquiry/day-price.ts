import { holidayRule, newYearsEveRule } from '../content/terms/crew-terms'
import { isValidDate } from '../lib/dates/dates'
import { findHoliday } from '../lib/dates/public-holidays'

/**
 * Why the site's prices may not be those of a day: "That's Australia Day. On a public holiday, …". Undefined for other days, and
 * for a text that is no day.
 */
export function describeDayPrice(day: string): string | undefined {
  if (day.endsWith('-12-31')) return newYearsEveRule
  const holiday = isValidDate(day) ? findHoliday(day) : undefined
  return holiday && `That's ${holiday.name}. ${holidayRule}`
}
