import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  countHireDays,
  describePeriod,
  getClosedNote,
  getDateErrors,
  getHirePeriod,
  getNextReturn,
  getWeekends,
  noDates,
} from '../../../src/hire/hire-dates'
import { getHolidays } from '../../../src/lib/dates/public-holidays'

const TODAY = '2026-11-23'

describe('countHireDays', () => {
  it.each([
    { text: 'the same day', from: '2026-12-04', to: '2026-12-04', days: 1 },
    { text: 'Saturday to Monday', from: '2026-12-05', to: '2026-12-07', days: 1 },
    { text: 'Friday to Monday', from: '2026-12-04', to: '2026-12-07', days: 2 },
    { text: 'Sunday to Tuesday', from: '2026-12-06', to: '2026-12-08', days: 2 },
    { text: 'Saturday to Tuesday over a public holiday', from: '2027-06-12', to: '2027-06-15', days: 1 },
    { text: 'Christmas Eve to the next open day', from: '2026-12-24', to: '2026-12-29', days: 1 },
    { text: 'Easter Thursday to Tuesday', from: '2027-03-25', to: '2027-03-30', days: 1 },
    { text: 'Christmas Eve of a later year to the next open day', from: '2029-12-24', to: '2029-12-27', days: 1 },
  ])('counts $text as $days', ({ from, to, days }) => {
    expect(countHireDays({ from, to })).toBe(days)
  })

  it('agrees with a calendar of open days for every collection of three years and up to two weeks', () => {
    // Counts with Date in UTC and a list of closed days, independently of lib/dates.
    const DAY_MS = 24 * 60 * 60 * 1000
    const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
    const closed = new Set([2026, 2027, 2028, 2029].flatMap(getHolidays).map(({ date }) => date))
    const isOpen = (time: number) => new Date(time).getUTCDay() !== 0 && !closed.has(toDay(time))
    const wrong = []
    for (let from = Date.UTC(2026, 0, 1); from <= Date.UTC(2028, 11, 31); from += DAY_MS) {
      let expected = 0
      for (let length = 0; length <= 14; length++) {
        const to = from + length * DAY_MS
        if (length > 0 && isOpen(to)) expected += 1
        const days = countHireDays({ from: toDay(from), to: toDay(to) })
        if (days !== Math.max(1, expected)) wrong.push({ from: toDay(from), to: toDay(to), days, expected })
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('dates of a quote', () => {
  it.each([
    { dates: noDates, errors: {} },
    { dates: { from: '2026-12-04', to: '2026-12-04' }, errors: {} },
    { dates: { from: TODAY, to: '2031-11-22' }, errors: {} },
    { dates: { from: TODAY, to: '2031-11-23' }, errors: { to: 'Please check the year.' } },
    { dates: { from: '2026-12-04', to: '' }, errors: { to: 'Please choose the day of return as well.' } },
    {
      dates: { from: '', to: '2026-12-04' },
      errors: { from: 'Please choose the day of collection or delivery as well.' },
    },
    {
      dates: { from: '2026-11-22', to: '2026-11-23' },
      errors: { from: 'This day has passed. Choose today or a later day.' },
    },
    {
      dates: { from: '2026-12-04', to: '2026-12-03' },
      errors: { to: 'The return is before the collection. Please choose a later day.' },
    },
  ])('have the errors $errors', ({ dates, errors }) => {
    expect(getDateErrors(dates, TODAY)).toEqual(errors)
    const isPeriod = dates.from !== '' && Object.keys(errors).length === 0
    expect(getHirePeriod(dates, TODAY)).toEqual(isPeriod ? { ...dates, days: countHireDays(dates) } : null)
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
    // Saturday closes before Friday does.
    [
      { from: '2026-12-04', to: '2026-12-05', days: 1 },
      'Friday 4 to Saturday 5 December 2026: 1 day, back by the same time, 4 pm at the latest.',
    ],
  ])('are described in words, with the reason for the number of days: %j', (period, text) => {
    expect(describePeriod(period)).toBe(text)
  })
})

describe('closed days', () => {
  it('are Sundays and public holidays', () => {
    expect(getClosedNote('2026-12-06')).toContain("We're closed on Sundays.")
    expect(getClosedNote('2026-12-25')).toContain("We're closed for Christmas Day.")
    for (const day of ['2026-12-04', '', '2026-02-30']) expect(getClosedNote(day)).toBeUndefined()
  })

  it('are left out when a return is suggested', () => {
    expect(getNextReturn('2026-12-04')).toBe('2026-12-05')
    expect(getNextReturn('2026-12-05')).toBe('2026-12-07')
    expect(getNextReturn('2026-12-24')).toBe('2026-12-29')
  })
})

describe('the weekends to choose from', () => {
  it.each([
    ['2026-11-24', '2026-11-28', '2026-11-30', '2026-12-05', '2026-12-07'],
    // On a Saturday it is today's. On a Sunday it is the next one.
    ['2026-11-28', '2026-11-28', '2026-11-30', '2026-12-05', '2026-12-07'],
    ['2026-11-29', '2026-12-05', '2026-12-07', '2026-12-12', '2026-12-14'],
    // Monday 14 June 2027 is a public holiday.
    ['2027-06-07', '2027-06-12', '2027-06-15', '2027-06-19', '2027-06-21'],
    // The Saturday is Boxing Day. From Christmas Day on the office does not open before it.
    ['2026-12-24', '2026-12-24', '2026-12-29', '2027-01-02', '2027-01-04'],
    ['2026-12-25', '2027-01-02', '2027-01-04', '2027-01-09', '2027-01-11'],
    // Easter.
    ['2027-03-22', '2027-03-25', '2027-03-30', '2027-04-03', '2027-04-05'],
  ])('on %s are %s to %s and %s to %s', (today, from, to, nextFrom, nextTo) => {
    expect(getWeekends(today)).toEqual([
      { from, to },
      { from: nextFrom, to: nextTo },
    ])
  })
})

it('takes each day as a hire day if the office has no opening hours', async () => {
  vi.resetModules()
  vi.doMock('../../../src/content/company', async (importOriginal) => {
    const { company } = await importOriginal<typeof import('../../../src/content/company')>()
    return { company: { ...company, hours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: null, closes: null }] } }
  })
  onTestFinished(() => {
    vi.doUnmock('../../../src/content/company')
  })
  const dates = await import('../../../src/hire/hire-dates')
  expect(dates.countHireDays({ from: '2026-12-04', to: '2026-12-07' })).toBe(3)
  expect(dates.getWeekends('2026-12-01')[0]).toEqual({ from: '2026-12-05', to: '2026-12-06' })
})
