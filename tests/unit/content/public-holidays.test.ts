import { expect, it } from 'vitest'
import { getHolidays } from '../../../src/content/terms/public-holidays'

// As the NSW Government published them. 2020 to 2022 have every second holiday of a weekend.
it.each([
  ['2020-04-12', '01-01 01-27 04-10 04-11 04-12 04-13 04-25 06-08 10-05 12-25 12-26 12-28'],
  ['2021-04-04', '01-01 01-26 04-02 04-03 04-04 04-05 04-25 06-14 10-04 12-25 12-27 12-26 12-28'],
  ['2022-04-17', '01-01 01-03 01-26 04-15 04-16 04-17 04-18 04-25 06-13 10-03 12-25 12-27 12-26'],
  ['2027-03-28', '01-01 01-26 03-26 03-27 03-28 03-29 04-25 06-14 10-04 12-25 12-27 12-26 12-28'],
])('calculates the public holidays of New South Wales with Easter on %s', (easterSunday, days) => {
  expect(getHolidays(easterSunday).map(({ date }) => date)).toEqual(
    days.split(' ').map((day) => `${easterSunday.slice(0, 4)}-${day}`),
  )
})

it('names the second holiday of a weekend after the first', () => {
  expect(getHolidays('2022-04-17').slice(0, 2)).toEqual([
    { date: '2022-01-01', name: "New Year's Day" },
    { date: '2022-01-03', name: "New Year's Day holiday" },
  ])
})
