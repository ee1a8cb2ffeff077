import { expect, it } from 'vitest'
import { findHoliday, getHolidays } from '../../../src/lib/dates/public-holidays'

// As the NSW Government published them. Between them, 2020 to 2022 have every holiday that moves from a weekend. In 2027 the
// Monday after Anzac Day is a holiday by a special order.
it.each([
  [2020, '01-01 01-27 04-10 04-11 04-12 04-13 04-25 06-08 10-05 12-25 12-26 12-28'],
  [2021, '01-01 01-26 04-02 04-03 04-04 04-05 04-25 06-14 10-04 12-25 12-26 12-27 12-28'],
  [2022, '01-01 01-03 01-26 04-15 04-16 04-17 04-18 04-25 06-13 10-03 12-25 12-26 12-27'],
  [2027, '01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 06-14 10-04 12-25 12-26 12-27 12-28'],
])('calculates the public holidays of New South Wales in %i', (year, days) => {
  expect(getHolidays(year).map(({ date }) => date)).toEqual(
    days.split(' ').map((day) => `${year}-${day}`),
  )
})

// The earliest and the latest Easter of two centuries, years in which other algorithms are a week late, and coming years.
it.each(
  '2008-03-23 2029-04-01 2030-04-21 2031-04-13 2035-03-25 2038-04-25 2049-04-18 2076-04-19 2100-03-28'.split(
    ' ',
  ),
)('has Easter Sunday on %s', (date) => {
  expect(findHoliday(date)?.name).toBe('Easter Sunday')
})

it('names the second holiday of a weekend after the first', () => {
  expect(findHoliday('2022-01-03')).toEqual({ date: '2022-01-03', name: "New Year's Day holiday" })
  expect(findHoliday('2022-01-04')).toBeUndefined()
})

it.each(['0000', '0002', '0020', '0202', '9999'])(
  'knows holidays in the year %s, which may be half typed',
  (year) => {
    expect(findHoliday(`${year}-12-25`)?.name).toBe('Christmas Day')
  },
)
