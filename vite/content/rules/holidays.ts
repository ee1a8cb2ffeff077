import type { PublicHoliday } from '../../../src/content/schemas/terms'
import { daysBetween, getWeekday, WEEKDAYS } from '../../../src/lib/dates/dates'
import type { EntryMistake } from '../mistake'

/** Holidays that are on one weekday in every year. */
const weekdays = { 'Good Friday': 5, "King's Birthday": 1, 'Labour Day': 1 }
/** How many days after Good Friday the others of Easter are. */
const easter = { 'Easter Saturday': 1, 'Easter Sunday': 2, 'Easter Monday': 3 }
/** Holidays with a fixed date, which have another day if that is on a weekend. */
const fixed = ["New Year's Day", 'Christmas Day', 'Boxing Day']

/** What is wrong with the public holidays of New South Wales: their order, the long weekends, the days in lieu. */
export function checkHolidays(holidays: readonly PublicHoliday[]): EntryMistake[] {
  const years = [...new Set(holidays.map(({ date }) => date.slice(0, 4)))]
  const unordered = holidays.filter(({ date }, index) => date < (holidays[index - 1]?.date ?? ''))
  return [
    ...unordered.map(({ date }) => ({ entry: date, message: 'it must come before the later dates.' })),
    ...years.flatMap((year) =>
      checkYear(
        year,
        holidays.filter(({ date }) => date.startsWith(year)),
      ),
    ),
  ]
}

function checkYear(year: string, holidays: readonly PublicHoliday[]) {
  const find = (name: string) => holidays.find((holiday) => holiday.name === name)?.date
  const goodFriday = find('Good Friday')
  const names = [...Object.keys(weekdays), ...Object.keys(easter), ...fixed]
  return [
    ...names.filter((name) => !find(name)).map((name) => ({ entry: year, message: `${name} is missing.` })),
    ...Object.entries(weekdays).flatMap(([name, weekday]) => {
      const date = find(name)
      return date && getWeekday(date) !== weekday
        ? [
            {
              entry: date,
              message: `${name} is always on a ${WEEKDAYS[weekday]}, but this is a ${WEEKDAYS[getWeekday(date)]}.`,
            },
          ]
        : []
    }),
    ...Object.entries(easter).flatMap(([name, days]) => {
      const date = find(name)
      return date && goodFriday && daysBetween(goodFriday, date) !== days
        ? [{ entry: date, message: `${name} must be ${days === 1 ? 'the day' : `${days} days`} after Good Friday.` }]
        : []
    }),
    ...fixed.flatMap((name) => {
      const date = find(name)
      const isOnWeekend = date && [0, 6].includes(getWeekday(date))
      const other = find(`${name} holiday`)
      if (!date || Boolean(other) === isOnWeekend) return []
      return [
        {
          entry: date,
          message: isOnWeekend
            ? `${name} is on a weekend, so '${name} holiday' is missing: the working day in its place.`
            : `${name} is on a working day, so '${name} holiday' must go.`,
        },
      ]
    }),
  ]
}
