import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { formatLongDate, isPast, isValidDate, sydneyToday } from '../../src/lib/dates'

/** Where the machine stands must not matter. */
const machines = ['UTC', 'America/Los_Angeles', 'Australia/Sydney', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']

/** A moment, and the day that it is in Sydney. */
const moments = [
  // Midnight, on standard time (+10) and on daylight saving time (+11).
  ['2026-07-15T13:59:59.999Z', '2026-07-15'],
  ['2026-07-15T14:00:00.000Z', '2026-07-16'],
  ['2026-12-31T12:59:59.999Z', '2026-12-31'],
  ['2026-12-31T13:00:00.000Z', '2027-01-01'],
  // 4 October 2026 has 23 hours: at 2:00 the clocks go forward.
  ['2026-10-03T13:59:59.999Z', '2026-10-03'],
  ['2026-10-03T14:00:00.000Z', '2026-10-04'],
  ['2026-10-03T15:59:59.999Z', '2026-10-04'],
  ['2026-10-03T16:00:00.000Z', '2026-10-04'],
  ['2026-10-04T12:59:59.999Z', '2026-10-04'],
  ['2026-10-04T13:00:00.000Z', '2026-10-05'],
  // 5 April 2026 has 25 hours: at 3:00 the clocks go back.
  ['2026-04-04T12:59:59.999Z', '2026-04-04'],
  ['2026-04-04T13:00:00.000Z', '2026-04-05'],
  ['2026-04-04T15:30:00.000Z', '2026-04-05'],
  ['2026-04-04T16:30:00.000Z', '2026-04-05'],
  ['2026-04-05T13:59:59.999Z', '2026-04-05'],
  ['2026-04-05T14:00:00.000Z', '2026-04-06'],
] as const

const someDay = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe.each(machines)('on a machine in %s', (zone) => {
  test.each(moments)('at %s it is %s in Sydney', (moment, day) => {
    vi.stubEnv('TZ', zone)
    expect(sydneyToday(new Date(moment))).toBe(day)
  })

  test('a date is written as the day that it names', () => {
    vi.stubEnv('TZ', zone)
    expect(formatLongDate('2026-11-20')).toBe('Friday, 20 November 2026')
    expect(formatLongDate('2026-10-04')).toBe('Sunday, 4 October 2026')
    expect(formatLongDate('2026-04-05')).toBe('Sunday, 5 April 2026')
  })
})

test('the machine’s time zone is really another one in these tests', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  expect(new Date('2026-07-15T06:59:00Z').getDate()).toBe(14)
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  expect(new Date('2026-07-15T10:01:00Z').getDate()).toBe(16)
})

describe('isPast', () => {
  const evening = new Date('2026-11-20T12:59:59Z') // a second before midnight in Sydney

  test.each([
    ['2026-11-19', true],
    ['2026-11-20', false],
    ['2026-11-21', false],
    ['2025-12-31', true],
    ['2027-01-01', false],
  ])('%s: %s', (date, past) => expect(isPast(date, evening)).toBe(past))

  test('an event is past from midnight on, and not before', () => {
    expect(isPast('2026-11-20', new Date('2026-11-20T13:00:00Z'))).toBe(true)
  })

  test('an event on its own day is never past', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (now) => {
        expect(isPast(sydneyToday(now), now)).toBe(false)
      }),
    )
  })
})

describe('sydneyToday', () => {
  test('is always a valid date, at most a day ahead of UTC and never behind', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (now) => {
        const today = sydneyToday(now)
        expect(isValidDate(today)).toBe(true)
        const ahead = Date.parse(today) - Date.parse(now.toISOString().slice(0, 10))
        expect([0, 86_400_000]).toContain(ahead)
      }),
    )
  })
})

describe('formatLongDate', () => {
  test('names the weekday, and can be read back', () => {
    fc.assert(
      fc.property(someDay, (date) => {
        const parts = /^(\w+), (\d+) (\w+) (\d+)$/.exec(formatLongDate(date))
        expect(parts).not.toBeNull()
        const [, weekday, day, month, year] = parts ?? []
        const back = new Date(`${day} ${month} ${year} 00:00 UTC`)
        expect(back.toISOString().slice(0, 10)).toBe(date)
        expect(back.toLocaleDateString('en-AU', { weekday: 'long', timeZone: 'UTC' })).toBe(weekday)
      }),
    )
  })

  test.each(['', 'soon', '2026-02-30', '2026-13-01', '2026-11-20T00:00:00Z', 'infinity'])(
    'leaves "%s" as it is',
    (text) => expect(formatLongDate(text)).toBe(text),
  )
})

describe('isValidDate', () => {
  test('takes every day of the calendar', () => {
    const check = fc.check(fc.property(someDay, isValidDate))
    expect(check.counterexample).toBeNull()
  })

  test('knows leap years', () => {
    expect(['2024-02-29', '2000-02-29', '2026-02-29', '2100-02-29'].map(isValidDate)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test.each(['', '2026-1-1', '2026-00-10', '2026-04-31', '20266-01-01', ' 2026-01-01', '2026-01-01 ', '2026/01/01'])(
    'refuses "%s"',
    (text) => expect(isValidDate(text)).toBe(false),
  )
})
