import { describe, expect, it } from 'vitest'
import { formatDays, getOpenStatus } from '../../../src/lib/dates/opening-hours'

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '10:00', closes: '16:00' },
  { days: [0], opens: null, closes: null },
]
const at = (iso: string) => getOpenStatus(hours, new Date(iso))

it.each([
  [[1, 2, 3, 4, 5], 'Mon-Fri'],
  [[6], 'Sat'],
  [[6, 0], 'Sat, Sun'],
  [[1, 2, 3, 5], 'Mon, Tue, Wed, Fri'],
])('writes the days %j as %s', (days, text) => {
  expect(formatDays(days)).toBe(text)
})

describe('getOpenStatus', () => {
  it.each([
    ['2026-11-19T22:00:00Z', true, 'Open now, until 6 pm', 'Friday 09:00'],
    ['2026-11-20T06:59:00Z', true, 'Open now, until 6 pm', 'Friday 17:59'],
    ['2026-11-20T07:00:00Z', false, 'Closed now, opens tomorrow at 10 am', 'Friday 18:00'],
    ['2026-11-20T23:30:00Z', true, 'Open now, until 4 pm', 'Saturday 10:30'],
    ['2026-11-21T05:00:00Z', false, 'Closed now, opens Monday at 9 am', 'Saturday 16:00'],
    ['2026-11-22T02:00:00Z', false, 'Closed now, opens tomorrow at 9 am', 'Sunday 13:00'],
    ['2026-11-22T21:00:00Z', false, 'Closed now, opens at 9 am', 'Monday 08:00'],
    [
      '2026-12-24T23:30:00Z',
      false,
      'Closed for Christmas Day, opens Tuesday at 9 am',
      'Friday 10:30, a public holiday',
    ],
    ['2026-12-27T03:00:00Z', false, 'Closed now, opens Tuesday at 9 am', 'Sunday 14:00 before a public holiday'],
  ])('%s: open is %s, "%s" (%s)', (iso, open, text) => {
    expect(at(iso)).toEqual({ open, text })
  })

  it('returns the same day of the next week if no other day has hours', () => {
    const mondays = [{ days: [1], opens: '09:00', closes: '18:00' }]
    // Monday 19:00 in Sydney.
    const status = getOpenStatus(mondays, new Date('2026-11-23T08:00:00Z'))
    expect(status).toEqual({ open: false, text: 'Closed now, opens Monday at 9 am' })
  })

  it('returns "By appointment" if no day has hours', () => {
    expect(getOpenStatus([{ days: [], opens: null, closes: null }], new Date())).toEqual({
      open: false,
      text: 'By appointment',
    })
  })
})
