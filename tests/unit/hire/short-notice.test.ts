import { expect, it, onTestFinished, vi } from 'vitest'
import { company } from '../../../src/content/company'
import { getShortNotice } from '../../../src/hire/short-notice'

const TODAY = '2026-11-23'
const DAY_MS = 24 * 60 * 60 * 1000
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

it.each([
  [TODAY, "That's today. We usually need a week"],
  ['2026-11-24', "That's tomorrow. We usually need a week"],
  ['2026-12-05', "That's in 12 days. We usually need four weeks"],
])('says how soon %s is, and what we usually need', (day, text) => {
  expect(getShortNotice(day, TODAY)).toContain(text)
})

it('warns within a week, within four on a Saturday in November or December, and within 90 days for a wedding', () => {
  const wrong = []
  for (let today = Date.UTC(2026, 0, 1); today <= Date.UTC(2026, 11, 31); today += 5 * DAY_MS) {
    for (let ahead = -3; ahead <= 100; ahead++) {
      const date = new Date(today + ahead * DAY_MS)
      const isBusy = date.getUTCDay() === 6 && date.getUTCMonth() >= 10
      for (const [event, needed] of [
        ['hire', isBusy ? 28 : 7],
        ['wedding', 90],
      ] as const) {
        const notice = getShortNotice(toDay(date.getTime()), toDay(today), event)
        if ((notice !== undefined) !== (ahead >= 0 && ahead < needed))
          wrong.push({ today: toDay(today), ahead, event })
      }
    }
  }
  expect(wrong).toEqual([])
})

it.each(['12027-12-04', '20266-12-04', '2206-12-04', '4 Dec 2026', ''])(
  'says nothing of "%s"',
  (day) => {
    expect(getShortNotice(day, TODAY)).toBeUndefined()
  },
)

it('warns of a busy Saturday that gear is hired over, however early it is collected', () => {
  const getNotice = (from: string, to: string, today: string) =>
    getShortNotice(from, today, 'collection', to)
  expect(getNotice('2026-12-04', '2026-12-07', '2026-11-27')).toContain(
    'in 7 days. We usually ask for four weeks',
  )
  expect(getNotice('2026-12-04', '2026-12-04', '2026-11-27')).toBeUndefined()
  expect(getNotice('2026-12-06', '2026-12-07', '2026-11-27')).toBeUndefined()
  // Four weeks before that Saturday, nothing is said about its Friday either.
  expect(getNotice('2026-12-04', '2026-12-07', '2026-11-07')).toBeUndefined()
  expect(getNotice('2026-12-04', '2026-12-07', '2026-11-08')).toContain('four weeks')
})

/** The module for a company that is closed on these days. */
async function loadShortNotice(closed: (typeof company)['closed']) {
  vi.resetModules()
  vi.doMock('../../../src/content/company', () => ({ company: { ...company, closed } }))
  onTestFinished(() => {
    vi.doUnmock('../../../src/content/company')
    // The next test file must not get the modules that have the mock.
    vi.resetModules()
  })
  return import('../../../src/hire/short-notice')
}

it.each([
  [
    '2026-12-22',
    '2027-01-05',
    "That's in 14 days, and we're closed for 12 of them. We usually need a week",
  ],
  [
    '2026-12-26',
    '2027-01-05',
    "That's in 10 days, and we're closed until then. We usually need a week",
  ],
  ['2026-12-22', '2027-01-10', ''],
  ['2026-12-22', '2026-12-24', "That's in 2 days. We usually need a week"],
  ['2026-11-07', '2026-12-05', ''],
])('counts no closed days as notice: asked on %s for %s', async (today, day, text) => {
  const { getShortNotice } = await loadShortNotice([
    { from: '2026-12-24', to: '2027-01-04', why: 'our summer break' },
  ])
  // A notice ends with what to do.
  expect((getShortNotice(day, today) ?? '').split(', so call')[0]).toBe(text)
})

it('warns of a busy Saturday earlier if the company is closed before it', async () => {
  const { getShortNotice } = await loadShortNotice([
    { from: '2026-11-09', to: '2026-11-15', why: 'stocktake' },
  ])
  const getNotice = (today: string) =>
    getShortNotice('2026-12-04', today, 'collection', '2026-12-07')
  expect(getNotice('2026-11-01')).toContain("That's in 33 days, and we're closed for 7 of them")
  expect(getNotice('2026-10-31')).toBeUndefined()
})
