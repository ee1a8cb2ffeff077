import { addDays, getWeekday } from './dates'

/** A day (YYYY-MM-DD) on which the office is closed and no weekly event takes place: 'Christmas Day'. */
type Holiday = { date: string; name: string }

/** The Monday after Anzac Day, by an order of the NSW Government for these years. */
const anzacDayHolidays = ['2026-04-27', '2027-04-26']

/** The year always has four digits. While a visitor types one, a date field may have the year 2. */
const toDay = (year: number, monthAndDay: string) =>
  `${String(year).padStart(4, '0')}-${monthAndDay}`

const isWeekend = (date: string) => [0, 6].includes(getWeekday(date))

/** The first Monday from a day on. */
const getMonday = (date: string) => addDays(date, (8 - getWeekday(date)) % 7)

/** Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. Its letters are theirs. */
function getEasterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return addDays(toDay(year, '03-22'), h + l - 7 * m)
}

/** The public holidays of New South Wales in a year, in their order, by the Public Holidays Act 2010. */
export function getHolidays(year: number): Holiday[] {
  const onDay = (monthAndDay: string) => toDay(year, monthAndDay)
  const [newYear, australiaDay, christmas, boxingDay] = [
    onDay('01-01'),
    onDay('01-26'),
    onDay('12-25'),
    onDay('12-26'),
  ]
  const easterSunday = getEasterSunday(year)
  /** On a weekend, a second holiday follows on a working day. */
  const withSecond = (date: string, name: string, second: string) => [
    { date, name },
    ...(isWeekend(date) ? [{ date: second, name: `${name} holiday` }] : []),
  ]
  return [
    ...withSecond(newYear, "New Year's Day", getMonday(newYear)),
    {
      date: isWeekend(australiaDay) ? getMonday(australiaDay) : australiaDay,
      name: 'Australia Day',
    },
    { date: addDays(easterSunday, -2), name: 'Good Friday' },
    { date: addDays(easterSunday, -1), name: 'Easter Saturday' },
    { date: easterSunday, name: 'Easter Sunday' },
    { date: addDays(easterSunday, 1), name: 'Easter Monday' },
    { date: onDay('04-25'), name: 'Anzac Day' },
    ...anzacDayHolidays
      .filter((date) => date.startsWith(`${year}-`))
      .map((date) => ({ date, name: 'Anzac Day holiday' })),
    { date: getMonday(onDay('06-08')), name: "King's Birthday" },
    { date: getMonday(onDay('10-01')), name: 'Labour Day' },
    ...withSecond(christmas, 'Christmas Day', addDays(christmas, 2)),
    ...withSecond(boxingDay, 'Boxing Day', addDays(boxingDay, 2)),
  ].toSorted((a, b) => a.date.localeCompare(b.date))
}

/** The holidays of the years that were asked for, because a period of hire asks for each of its days. */
const holidaysByYear = new Map<number, readonly Holiday[]>()

/** The public holiday on a valid day. */
export function findHoliday(date: string): Holiday | undefined {
  const year = Number(date.slice(0, 4))
  const holidays = holidaysByYear.get(year) ?? getHolidays(year)
  holidaysByYear.set(year, holidays)
  return holidays.find((holiday) => holiday.date === date)
}
