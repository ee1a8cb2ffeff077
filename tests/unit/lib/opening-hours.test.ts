import { expect, it } from 'vitest'
import { findClosedReason } from '../../../src/lib/dates/closed-days'
import { addDays, daysBetween, getWeekday, WEEKDAYS } from '../../../src/lib/dates/dates'
import { formatDays, getOpenStatus } from '../../../src/lib/dates/opening-hours'

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '10:00', closes: '16:00' },
  { days: [0], opens: null, closes: null },
]

it.each([
  [[1, 2, 3, 4, 5], 'Mon-Fri'],
  [[6], 'Sat'],
  [[6, 0], 'Sat, Sun'],
  [[1, 2, 3, 5], 'Mon, Tue, Wed, Fri'],
])('writes the days %j as %s', (days, text) => {
  expect(formatDays(days)).toBe(text)
})

it.each([
  ['Friday 09:00', '2026-11-19T22:00:00Z', true, 'Open now, until 6 pm'],
  ['Friday 17:59', '2026-11-20T06:59:00Z', true, 'Open now, until 6 pm'],
  ['Friday 18:00', '2026-11-20T07:00:00Z', false, 'Closed now, opens tomorrow at 10 am'],
  ['Saturday 16:00', '2026-11-21T05:00:00Z', false, 'Closed now, opens Monday at 9 am'],
  ['Monday 08:00', '2026-11-22T21:00:00Z', false, 'Closed now, opens at 9 am'],
  [
    'a public holiday',
    '2026-12-24T23:30:00Z',
    false,
    'Closed for Christmas Day, opens Tuesday at 9 am',
  ],
  [
    'a Sunday before a public holiday',
    '2026-12-27T03:00:00Z',
    false,
    'Closed now, opens Tuesday at 9 am',
  ],
])('says on %s whether the office is open, and until or from when', (_, iso, open, text) => {
  expect(getOpenStatus({ hours, closed: [] }, new Date(iso))).toEqual({ open, text })
})

it.each([
  ['2026-12-23T18:00+11:00', 'Closed now, opens Tuesday 5 January at 9 am'],
  // A public holiday is a day like the others.
  ['2026-12-25T12:00+11:00', 'Closed for our summer break, opens Tuesday 5 January at 9 am'],
  // A Tuesday, too.
  ['2026-12-29T08:00+11:00', 'Closed for our summer break, opens Tuesday 5 January at 9 am'],
  ['2026-12-30T08:00+11:00', 'Closed for our summer break, opens Tuesday at 9 am'],
  ['2027-01-03T12:00+11:00', 'Closed for our summer break, opens Tuesday at 9 am'],
  ['2027-01-04T23:59+11:00', 'Closed for our summer break, opens tomorrow at 9 am'],
  ['2027-01-05T09:00+11:00', 'Open now, until 6 pm'],
])(
  'says at %s why the office is closed for days in a row, and from when it is open',
  (moment, text) => {
    const closed = [{ from: '2026-12-24', to: '2027-01-04', why: 'our summer break' }]
    expect(getOpenStatus({ hours, closed }, new Date(moment)).text).toBe(text)
  },
)

it.each([
  [
    [{ days: [1], opens: '09:00', closes: '18:00' }],
    'Closed now, opens Monday 30 November at 9 am',
  ],
  [[{ days: [], opens: null, closes: null }], 'By appointment'],
])('looks for the next open day within a week: %j', (few, text) => {
  // Monday 19:00 in Sydney.
  expect(getOpenStatus({ hours: few, closed: [] }, new Date('2026-11-23T08:00:00Z'))).toEqual({
    open: false,
    text,
  })
})

it('names a weekday without its date only if the next one is meant, on each of 60 days around two closures', () => {
  const closed = [
    { from: '2026-12-24', to: '2027-01-04', why: 'our summer break' },
    { from: '2027-01-11', to: '2027-01-17', why: 'stocktake' },
  ]
  const isOpen = (day: string) =>
    !findClosedReason(day, closed) &&
    hours.some(({ days, opens }) => opens && days.includes(getWeekday(day)))
  const wrong: string[] = []
  for (let count = 0; count < 60; count++) {
    const day = addDays('2026-12-01', count)
    for (const time of ['08:00', '20:00']) {
      const { text } = getOpenStatus({ hours, closed }, new Date(`${day}T${time}+11:00`))
      const [, weekday] = /opens (\w+day) at/.exec(text) ?? []
      if (!weekday) continue
      let next = addDays(day, 1)
      while (WEEKDAYS[getWeekday(next)] !== weekday) next = addDays(next, 1)
      // On a Tuesday, 'Tuesday' would be today.
      if (daysBetween(day, next) === 7 || !isOpen(next)) wrong.push(`${day} ${time}: ${text}`)
    }
  }
  expect(wrong).toEqual([])
})
