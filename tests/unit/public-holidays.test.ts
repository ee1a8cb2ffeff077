import { describe, expect, it } from 'vitest'
import { publicHolidays } from '../../src/content/public-holidays'

const toDay = (date: string) => new Date(`${date}T00:00Z`)

/** Easter Sunday of a year in the Gregorian calendar (Butcher's algorithm). */
function getEasterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const leap = Math.floor((century - 17) / 25)
  const correction = century - Math.floor(century / 4) - Math.floor((century - leap) / 3) + 19 * golden + 15
  const full = correction % 30
  const moon = full - Math.floor(full / 28) * (1 - Math.floor(29 / (full + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  const offset = moon - weekday
  const month = 3 + Math.floor((offset + 40) / 44)
  const day = offset + 28 - 31 * Math.floor(month / 4)
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

const find = (year: number, name: string) =>
  publicHolidays.find((holiday) => holiday.date.startsWith(String(year)) && holiday.name === name)?.date

describe('publicHolidays', () => {
  it('are in order', () => {
    const dates = publicHolidays.map(({ date }) => date)
    expect(dates).toEqual([...new Set(dates)].toSorted())
  })

  it.each([2026, 2027, 2028])('have Easter, and the Mondays of %i', (year) => {
    const easter = toDay(getEasterSunday(year)).getTime()
    const daysFromEaster = { 'Good Friday': -2, 'Easter Saturday': -1, 'Easter Sunday': 0, 'Easter Monday': 1 }
    for (const [name, days] of Object.entries(daysFromEaster)) {
      expect(find(year, name)).toBe(new Date(easter + days * 86_400_000).toISOString().slice(0, 10))
    }
    for (const name of ["King's Birthday", 'Labour Day']) expect(toDay(find(year, name) ?? '').getUTCDay()).toBe(1)
  })

  it.each([2026, 2027, 2028])('have another day in %i for each fixed holiday on a weekend', (year) => {
    for (const name of ["New Year's Day", 'Christmas Day', 'Boxing Day']) {
      const isWeekend = [0, 6].includes(toDay(find(year, name) ?? '').getUTCDay())
      expect(Boolean(find(year, `${name} holiday`)), `${name} ${year}`).toBe(isWeekend)
    }
  })
})
