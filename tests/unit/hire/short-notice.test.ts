import { describe, expect, it } from 'vitest'
import { company } from '../../../src/content/company'
import { getShortNotice } from '../../../src/hire/hire-dates'

const DAY_MS = 24 * 60 * 60 * 1000
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

describe('a day at short notice', () => {
  it.each([
    { day: '2026-11-23', text: "That's today. We usually need a week" },
    { day: '2026-11-24', text: "That's tomorrow. We usually need a week" },
    { day: '2026-12-05', text: "That's in 12 days. We usually need four weeks" },
  ])('says how soon $day is, what we usually need, and whom to call', ({ day, text }) => {
    expect(getShortNotice(day, '2026-11-23')).toContain(text)
    expect(getShortNotice(day, '2026-11-23')).toContain(company.phones[0].display)
  })

  it('asks for a request and a call if the client collects', () => {
    const notice = getShortNotice('2026-11-27', '2026-11-23', 'collection')
    expect(notice).toMatch(/^That's in 4 days\..*request your quote and call/)
    expect(notice).not.toContain('before you count on it')
  })

  it('is one within a week, within four on a Saturday in November or December, and within 90 days for a wedding', () => {
    const wrong = []
    for (let today = Date.UTC(2026, 0, 1); today <= Date.UTC(2028, 11, 31); today += 5 * DAY_MS) {
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

  it('is nothing without a day', () => {
    for (const day of ['', '2026-02-30']) expect(getShortNotice(day, '2026-11-23')).toBeUndefined()
  })
})
