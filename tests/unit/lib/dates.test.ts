import { describe, expect, it, vi } from 'vitest'
import {
  formatDateRange,
  formatDaysFromNow,
  formatLongDate,
  formatShortDate,
  isPast,
  isValidDate,
  sydneyTime,
  sydneyToday,
  toSydneyTimestamp,
} from '../../../src/lib/dates/dates'
import { sydneyDays } from '../../support/sydney-days'

const timeZones = ['Australia/Sydney', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']

describe.each(timeZones)('on a machine in %s', (timeZone) => {
  it.each(sydneyDays)('converts %s to the day %s in Sydney', (moment, day) => {
    vi.stubEnv('TZ', timeZone)
    expect(sydneyToday(new Date(moment))).toBe(day)
  })

  it('formats a date as the same day, also when daylight saving begins or ends', () => {
    vi.stubEnv('TZ', timeZone)
    expect(formatShortDate('2026-11-20')).toBe('Fri 20 Nov')
    expect(formatLongDate('2026-10-04')).toBe('Sunday, 4 October 2026')
    expect(formatLongDate('2026-04-05')).toBe('Sunday, 5 April 2026')
  })

  it('converts a moment to the time on a clock in Sydney', () => {
    vi.stubEnv('TZ', timeZone)
    expect(sydneyTime(new Date('2026-07-15T14:00:00Z'))).toBe('00:00')
    expect(sydneyTime(new Date('2026-12-31T12:59:00Z'))).toBe('23:59')
  })
})

it.each([
  ['2026-11-19', true],
  ['2026-11-20', false],
])('on the last second of 20 November in Sydney, %s is past: %s', (date, past) => {
  expect(isPast(date, new Date('2026-11-20T12:59:59Z'))).toBe(past)
})

describe('formatDateRange', () => {
  it.each([
    ['2026-11-30', '2026-12-01', 'Monday 30 November to Tuesday 1 December 2026'],
    ['2026-12-30', '2027-01-02', 'Wednesday 30 December 2026 to Saturday 2 January 2027'],
  ])('formats %s to %s as %s', (from, to, text) => expect(formatDateRange(from, to)).toBe(text))
})

describe('formatDaysFromNow', () => {
  // Half past midnight on 20 November in Sydney.
  const now = new Date('2026-11-19T13:30:00Z')

  it.each([
    ['2026-11-20', 'today'],
    ['2026-11-21', 'tomorrow'],
    ['2026-12-02', 'in 12 days'],
    ['2026-11-08', '12 days ago'],
  ])('formats %s as %s', (date, text) => expect(formatDaysFromNow(date, now)).toBe(text))
})

it('knows every day from 2024 to 2031, with its weekday and month', () => {
  const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
  const months =
    'January February March April May June July August September October November December'.split(
      ' ',
    )
  const days = Array.from({ length: 2922 }, (_, day) =>
    new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10),
  )
  expect([days[0], days.at(-1)]).toEqual(['2024-01-01', '2031-12-31'])
  // 1 January 2024 was a Monday.
  const isRight = (date: string, index: number) =>
    formatLongDate(date) ===
    `${weekdays[(1 + index) % 7]}, ${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
  expect(days.filter((date, index) => !isValidDate(date) || !isRight(date, index))).toEqual([])
})

describe('isValidDate', () => {
  it.each(['', 'soon', ' 2026-01-01', '2026/01/01', '2026-02-29', '2026-04-31'])(
    'rejects "%s", which is formatted unchanged',
    (text) => expect([isValidDate(text), formatLongDate(text)]).toEqual([false, text]),
  )
})

describe('toSydneyTimestamp', () => {
  it.each([
    // Daylight saving ends at 3:00 on 5 April and starts at 2:00 on 4 October.
    ['2026-04-05', '01:59', '+11:00'],
    ['2026-04-05', '03:00', '+10:00'],
    ['2026-10-04', '01:59', '+10:00'],
    ['2026-10-04', '03:00', '+11:00'],
  ])('writes %s %s with the offset %s', (date, time, offset) => {
    expect(toSydneyTimestamp(date, time)).toBe(`${date}T${time}:00${offset}`)
  })
})
