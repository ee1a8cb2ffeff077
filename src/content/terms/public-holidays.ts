import { addDays, getWeekday } from '../../lib/dates/dates'

type PublicHoliday = { date: string; name: string }

/** Easter Sunday of each year that the site knows. Add the next one before the last year ends. */
export const easterSundays = ['2026-04-05', '2027-03-28', '2028-04-16']

/** The Monday after Anzac Day, by an order of the NSW Government for these years. */
const anzacDayHolidays = ['2026-04-27', '2027-04-26']

const isWeekend = (date: string) => [0, 6].includes(getWeekday(date))

/** The first Monday from a day on. */
const getMonday = (date: string) => addDays(date, (8 - getWeekday(date)) % 7)

/** The holidays of a year, by the Public Holidays Act 2010 (NSW). */
export function getHolidays(easterSunday: string): PublicHoliday[] {
  const onDay = (monthAndDay: string) => easterSunday.slice(0, 5) + monthAndDay
  const [newYear, australiaDay, christmas, boxingDay] = [onDay('01-01'), onDay('01-26'), onDay('12-25'), onDay('12-26')]
  /** On a weekend, a second holiday follows on a working day. */
  const withSecond = (date: string, name: string, second: string) => [
    { date, name },
    ...(isWeekend(date) ? [{ date: second, name: `${name} holiday` }] : []),
  ]
  return [
    ...withSecond(newYear, "New Year's Day", getMonday(newYear)),
    { date: isWeekend(australiaDay) ? getMonday(australiaDay) : australiaDay, name: 'Australia Day' },
    { date: addDays(easterSunday, -2), name: 'Good Friday' },
    { date: addDays(easterSunday, -1), name: 'Easter Saturday' },
    { date: easterSunday, name: 'Easter Sunday' },
    { date: addDays(easterSunday, 1), name: 'Easter Monday' },
    { date: onDay('04-25'), name: 'Anzac Day' },
    { date: getMonday(onDay('06-08')), name: "King's Birthday" },
    { date: getMonday(onDay('10-01')), name: 'Labour Day' },
    ...withSecond(christmas, 'Christmas Day', addDays(christmas, 2)),
    ...withSecond(boxingDay, 'Boxing Day', addDays(boxingDay, 2)),
  ]
}

/** The public holidays of New South Wales, as YYYY-MM-DD, in their order. */
export const publicHolidays: readonly PublicHoliday[] = [
  ...easterSundays.flatMap(getHolidays),
  ...anzacDayHolidays.map((date) => ({ date, name: 'Anzac Day holiday' })),
].toSorted((a, b) => a.date.localeCompare(b.date))

export const publicHolidayDates: readonly string[] = publicHolidays.map(({ date }) => date)
