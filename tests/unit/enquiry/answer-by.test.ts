import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { company } from '../../../src/content/company'
import { HOLD_DAYS } from '../../../src/content/terms/payment-terms'
import { formatAnswerBy, getHeldUntil, getOverdueBefore } from '../../../src/enquiry/answer-by'
import { addDays, toSydneyTimestamp } from '../../../src/lib/dates/dates'

const isOverdue = (createdAt: string, now: string) =>
  new Date(createdAt) < new Date(getOverdueBefore(new Date(now)))

describe('an enquiry', () => {
  it.each([
    ['on a Wednesday', '2026-11-25T10:00+11:00', 'Fri 27 Nov, 6 pm', '2026-11-27T18:00+11:00'],
    ['on a Friday evening', '2026-11-27T21:00+11:00', 'Tue 1 Dec, 6 pm', '2026-12-01T18:00+11:00'],
    ['before Christmas', '2026-12-24T09:00+11:00', 'Wed 30 Dec, 6 pm', '2026-12-30T18:00+11:00'],
    [
      'before Easter, when daylight saving ends',
      '2026-04-01T23:00+11:00',
      'Tue 7 Apr, 6 pm',
      '2026-04-07T18:00+10:00',
    ],
  ])(
    'that arrives %s must be answered within two business days',
    (_, createdAt, text, deadline) => {
      expect(formatAnswerBy(createdAt)).toBe(text)
      const justBefore = new Date(new Date(deadline).getTime() - 60_000).toISOString()
      expect([isOverdue(createdAt, justBefore), isOverdue(createdAt, deadline)]).toEqual([
        false,
        true,
      ])
    },
  )
})

const summer = { closed: [{ from: '2026-11-26', to: '2027-01-04', why: 'our summer break' }] }

it.each([
  [{ replyBusinessDays: 1 }, 'Thu 26 Nov, 6 pm', '2026-11-26T18:00+11:00'],
  [{ replyBusinessDays: 5 }, 'Wed 2 Dec, 6 pm', '2026-12-02T18:00+11:00'],
  [summer, 'Wed 6 Jan, 6 pm', '2027-01-06T18:00+11:00'],
])(
  'must be answered within the business days of a company with %j',
  async (changes, text, deadline) => {
    vi.resetModules()
    vi.doMock('../../../src/content/company', () => ({ company: { ...company, ...changes } }))
    onTestFinished(() => {
      vi.doUnmock('../../../src/content/company')
      // The next test file must not get the modules that have the mock.
      vi.resetModules()
    })
    const answerBy = await import('../../../src/enquiry/answer-by')
    const createdAt = '2026-11-25T10:00+11:00'
    expect(answerBy.formatAnswerBy(createdAt)).toBe(text)
    const isOverdueAt = (now: Date) =>
      new Date(createdAt) < new Date(answerBy.getOverdueBefore(now))
    const end = new Date(deadline)
    expect([isOverdueAt(new Date(end.getTime() - 60_000)), isOverdueAt(end)]).toEqual([false, true])
  },
)

it.each([
  ['a Friday', '2026-12-04', '2026-12-04'],
  ['a Saturday', '2026-12-05', '2026-12-07'],
  ['Christmas, which is a Friday', '2026-12-25', '2026-12-29'],
])('a day that would be kept until %s, %s, is kept until %s', (_, end, day) => {
  const answered = addDays(end, -HOLD_DAYS)
  expect(getHeldUntil(new Date(toSydneyTimestamp(answered, '14:00')))).toBe(day)
  // The day in UTC is the one before.
  expect(getHeldUntil(new Date(toSydneyTimestamp(answered, '00:30')))).toBe(day)
})
