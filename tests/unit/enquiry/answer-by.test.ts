import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { formatAnswerBy, getHeldUntil, getOverdueBefore } from '../../../src/enquiry/answer-by'

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
    vi.doMock('../../../src/content/company', async (importOriginal) => {
      const { company } = await importOriginal<typeof import('../../../src/content/company')>()
      return { company: { ...company, ...changes } }
    })
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
  // A week later is a Friday, a Saturday, and the Friday after Christmas, which is a public holiday.
  ['2026-11-27T03:00:00Z', '2026-12-04'],
  ['2026-11-28T03:00:00Z', '2026-12-07'],
  ['2026-12-18T03:00:00Z', '2026-12-29'],
  // It is Saturday in Sydney.
  ['2026-11-27T13:30:00Z', '2026-12-07'],
])('a day that is answered at %s is kept until %s', (now, day) =>
  expect(getHeldUntil(new Date(now))).toBe(day),
)
