import { expect, it } from 'vitest'
import { describeDaysAhead } from '../../../../vite/content/days-ahead'

const now = new Date('2026-11-27T12:00+11:00')
const summer = { from: '2026-12-24', to: '2027-01-04', why: 'our summer break' }
const lastSummer = { ...summer, from: '2025-12-24', to: '2026-01-04' }

const describe = (closed: (typeof summer)[], ...lists: string[][]) =>
  describeDaysAhead({ closed, events: lists.map((datesOff) => ({ datesOff })) }, now)

it('says when the office closes next, and the next nights off, without what is over', () => {
  expect(
    describe([lastSummer, summer], ['2026-01-02', '2026-12-27'], ['2026-12-27', '2027-01-02']),
  ).toEqual([
    'The office closes next: Thursday 24 December 2026 to Monday 4 January 2027 for our summer break. Public holidays come on top.',
    'The next nights off: Sunday 27 December 2026; Saturday 2 January 2027. Public holidays come on top.',
  ])
})

it('asks about the years if all days are over', () => {
  expect(describe([lastSummer], ['2026-01-02', '2026-01-03'])).toEqual([
    'The office closes next: on public holidays only. All days in the list are over. Check their years.',
    'The next nights off: on public holidays only. All days in the list are over. Check their years.',
  ])
})

it('asks nothing of empty lists', () => {
  expect(describe([], [])).toEqual([
    'The office closes next: on public holidays only.',
    'The next nights off: on public holidays only.',
  ])
})
