import { expect, it, onTestFinished, vi } from 'vitest'
import { company } from '../../../src/content/company'
import {
  countHireDays,
  describePeriod,
  getClosedNote,
  getDateErrors,
  getHirePeriod,
  getNextReturn,
} from '../../../src/hire/hire-dates'
import { noDates } from '../../../src/hire/hire-period'
import { getHolidays } from '../../../src/lib/dates/public-holidays'

const TODAY = '2026-11-23'
const DAY_MS = 24 * 60 * 60 * 1000
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

it.each([
  ['the same day', '2026-12-04', '2026-12-04', 1],
  ['Saturday to Monday', '2026-12-05', '2026-12-07', 1],
  ['Friday to Monday', '2026-12-04', '2026-12-07', 2],
  ['Sunday to Tuesday', '2026-12-06', '2026-12-08', 2],
  ['Christmas Eve to the next open day', '2026-12-24', '2026-12-29', 1],
  ['Easter Thursday to Tuesday', '2027-03-25', '2027-03-30', 1],
  ['the last day of all, which a link may have,', '9999-12-31', '9999-12-31', 1],
])('counts %s as hire days', (_, from, to, days) => {
  expect(countHireDays({ from, to })).toBe(days)
})

it('counts as a calendar of open days does, for every collection of three years and up to two weeks', () => {
  // Counts with Date in UTC and a list of closed days, independently of lib/dates.
  const closed = new Set([2026, 2027, 2028, 2029].flatMap(getHolidays).map(({ date }) => date))
  const isOpen = (time: number) => new Date(time).getUTCDay() !== 0 && !closed.has(toDay(time))
  const wrong = []
  for (let from = Date.UTC(2026, 0, 1); from <= Date.UTC(2028, 11, 31); from += DAY_MS) {
    let expected = 0
    for (let length = 0; length <= 14; length++) {
      const to = from + length * DAY_MS
      if (length > 0 && isOpen(to)) expected += 1
      const days = countHireDays({ from: toDay(from), to: toDay(to) })
      if (days !== Math.max(1, expected))
        wrong.push({ from: toDay(from), to: toDay(to), days, expected })
    }
  }
  expect(wrong).toEqual([])
})

it.each([
  [noDates, {}],
  [{ from: '2026-12-04', to: '2026-12-04' }, {}],
  [{ from: TODAY, to: '2031-11-22' }, {}],
  [{ from: TODAY, to: '2031-11-23' }, { to: 'Please check the year.' }],
  [
    { from: '0027-12-04', to: '12026-12-07' },
    { from: 'Please check the year.', to: 'Please check the year.' },
  ],
  [{ from: '2026-12-04', to: '' }, { to: 'Please choose the day of return as well.' }],
  [
    { from: '', to: '2026-12-04' },
    { from: 'Please choose the day of collection or delivery as well.' },
  ],
  [
    { from: '2026-11-22', to: TODAY },
    { from: 'This day has passed. Choose today or a later day.' },
  ],
  [
    { from: '2026-12-04', to: '2026-12-03' },
    { to: 'The return is before the collection. Please choose a later day.' },
  ],
])('finds the errors of %j', (dates, errors) => {
  expect(getDateErrors(dates, TODAY)).toEqual(errors)
  const isPeriod = dates.from !== '' && Object.keys(errors).length === 0
  expect(getHirePeriod(dates, TODAY)).toEqual(
    isPeriod ? { ...dates, days: countHireDays(dates) } : null,
  )
})

it.each([
  [
    { from: '2026-12-04', to: '2026-12-07', days: 2 },
    "Friday 4 to Monday 7 December 2026: 2 days, back by noon. Days when we're closed don't count.",
  ],
  [
    { from: '2026-12-29', to: '2026-12-31', days: 2 },
    'Tuesday 29 to Thursday 31 December 2026: 2 days, back by the same time.',
  ],
  [{ from: '2026-12-04', to: '2026-12-04', days: 1 }, 'Friday 4 December 2026: 1 day.'],
  [
    { from: '2026-12-12', to: '2026-12-13', days: 1 },
    "Saturday 12 to Sunday 13 December 2026: 1 day, back by appointment, because we're closed on Sundays.",
  ],
  // Saturday closes before Friday does.
  [
    { from: '2026-12-04', to: '2026-12-05', days: 1 },
    'Friday 4 to Saturday 5 December 2026: 1 day, back by the same time, 4 pm at the latest.',
  ],
  // Sunday has no hours.
  [
    { from: '2027-02-07', to: '2027-02-08', days: 1 },
    'Sunday 7 to Monday 8 February 2027: 1 day, back by the same time, 6 pm at the latest.',
  ],
])('describes %j in words, with the reason for the number of days', (period, text) => {
  expect(describePeriod(period, true)).toBe(text)
  // We pick up what we have brought.
  expect(describePeriod(period, false)).toBe(text.replace(/, back by [^.]*/, ''))
})

it('names the reason for a closed day, and suggests no return on one', () => {
  expect(getClosedNote('2026-12-06')).toContain("We're closed on Sundays.")
  expect(getClosedNote('2026-12-25')).toContain("We're closed for Christmas Day.")
  for (const day of ['2026-12-04', '', '2026-02-30']) expect(getClosedNote(day)).toBeUndefined()
  expect(getNextReturn('2026-12-05')).toBe('2026-12-07')
  expect(getNextReturn('2026-12-24')).toBe('2026-12-29')
})

/** The module for a company with these facts. */
async function loadHireDates(changes: object) {
  vi.resetModules()
  vi.doMock('../../../src/content/company', () => ({ company: { ...company, ...changes } }))
  onTestFinished(() => {
    vi.doUnmock('../../../src/content/company')
    // The next test file must not get the modules that have the mock.
    vi.resetModules()
  })
  return import('../../../src/hire/hire-dates')
}

it('counts no hire days, and suggests no return, while the company is closed', async () => {
  const closed = [{ from: '2026-12-24', to: '2027-01-04', why: 'our summer break' }]
  const dates = await loadHireDates({ closed })
  const period = { from: '2026-12-23', to: '2027-01-05' }
  expect(dates.countHireDays(period)).toBe(1)
  expect(dates.getNextReturn('2026-12-23')).toBe('2027-01-05')
  expect(dates.getClosedNote('2026-12-24')).toContain("We're closed for our summer break.")
  expect(dates.getClosedNote('2027-01-05')).toBeUndefined()
  expect(dates.describePeriod({ ...period, to: '2027-01-04', days: 1 }, true)).toContain(
    "back by appointment, because we're closed for our summer break.",
  )
})

it('takes each day as a hire day if the office has no opening hours', async () => {
  const dates = await loadHireDates({
    hours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: null, closes: null }],
  })
  expect(dates.countHireDays({ from: '2026-12-04', to: '2026-12-07' })).toBe(3)
})
