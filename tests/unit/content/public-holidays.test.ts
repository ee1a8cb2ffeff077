import { expect, it } from 'vitest'
import { publicHolidays } from '../../../src/content/terms/public-holidays'

const DAY_MS = 86_400_000
const years = [...new Set(publicHolidays.map(({ date }) => date.slice(0, 4)))]

it('lists each public holiday once, in order', () => {
  const dates = publicHolidays.map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].toSorted())
})

it.each(years)('has the long weekends of %s, and another day for a fixed holiday on a weekend', (year) => {
  const find = (name: string) => publicHolidays.find(({ date, ...row }) => date.startsWith(year) && row.name === name)
  const toTime = (name: string) => Date.parse(find(name)?.date ?? '')
  const getWeekday = (name: string) => new Date(toTime(name)).getUTCDay()
  expect(['Good Friday', "King's Birthday", 'Labour Day'].map(getWeekday)).toEqual([5, 1, 1])
  const easter = ['Easter Saturday', 'Easter Sunday', 'Easter Monday']
  expect(easter.map((name) => (toTime(name) - toTime('Good Friday')) / DAY_MS)).toEqual([1, 2, 3])
  for (const name of ["New Year's Day", 'Christmas Day', 'Boxing Day']) {
    expect(Boolean(find(`${name} holiday`)), `${name} ${year}`).toBe([0, 6].includes(getWeekday(name)))
  }
})
