import { expect, it } from 'vitest'
import { holidayRule, newYearsEveRule } from '../../../src/content/terms/crew-terms'
import { describeDayPrice } from '../../../src/enquiry/day-price'

const now = new Date('2026-11-23T12:00:00+11:00')

it.each([
  ['2026-12-31', newYearsEveRule],
  ['2027-01-26', `That's Australia Day. ${holidayRule}`],
  ['2027-01-27', undefined],
  ['', undefined],
  ['x-12-31', undefined],
  // A year that is half typed.
  ['0002-12-31', undefined],
  ['0002-01-26', undefined],
])('says of the day "%s" whether it costs more', (day, text) =>
  expect(describeDayPrice(day, now)).toBe(text),
)

it('says which of several days cost more', () => {
  const days = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-31']
  const holidays = `The dates include Christmas Day and Boxing Day. ${holidayRule}`
  expect(describeDayPrice(days.slice(0, 3), now)).toBe(holidays)
  expect(describeDayPrice(days, now)).toBe(`${holidays} ${newYearsEveRule}`)
  expect(describeDayPrice(['2026-12-30', '2026-12-31'], now)).toBe(newYearsEveRule)
  expect(describeDayPrice([], now)).toBeUndefined()
})
