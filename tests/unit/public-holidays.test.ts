import { describe, expect, it } from 'vitest'
import { publicHolidays } from '../../src/content/public-holidays'

const toDay = (date: string) => new Date(`${date}T00:00Z`)

const find = (year: number, name: string) =>
  publicHolidays.find((holiday) => holiday.date.startsWith(String(year)) && holiday.name === name)?.date

describe('publicHolidays', () => {
  it('are in order', () => {
    const dates = publicHolidays.map(({ date }) => date)
    expect(dates).toEqual([...new Set(dates)].toSorted())
  })

  it.each([2026, 2027, 2028])('have Easter and the long weekends of %i on the right weekdays', (year) => {
    const days = { 'Good Friday': 5, 'Easter Saturday': 6, 'Easter Sunday': 0, 'Easter Monday': 1 }
    const expected = { ...days, "King's Birthday": 1, 'Labour Day': 1 }
    const weekdays = Object.keys(expected).map((name) => [name, toDay(find(year, name) ?? '').getUTCDay()])
    expect(Object.fromEntries(weekdays)).toEqual(expected)
    const [friday, monday] = [find(year, 'Good Friday') ?? '', find(year, 'Easter Monday') ?? '']
    expect(toDay(monday).getTime() - toDay(friday).getTime()).toBe(3 * 86_400_000)
  })

  it.each([2026, 2027, 2028])('have another day in %i for each fixed holiday on a weekend', (year) => {
    for (const name of ["New Year's Day", 'Christmas Day', 'Boxing Day']) {
      const isWeekend = [0, 6].includes(toDay(find(year, name) ?? '').getUTCDay())
      expect(Boolean(find(year, `${name} holiday`)), `${name} ${year}`).toBe(isWeekend)
    }
  })
})
