import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type WeeklyEvent, weeklyEvents } from '../../../src/content/events/weekly-events'
import { formatLongDate } from '../../../src/lib/dates/dates'
import { getComingDates } from '../../../src/lib/dates/weekly-dates'
import { renderSite } from '../../support/site/render-site'

// Christmas Day and New Year's Day are Fridays.
const now = new Date('2026-12-14T12:00+11:00')

const findEvent = (id: WeeklyEvent['id']) => weeklyEvents.find((event) => event.id === id) as WeeklyEvent
const region = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})

it('lists the coming dates, and says which of them are off', async () => {
  await renderSite('/upcoming-events/friday-karaoke')
  const rows = region('Next dates').getAllByRole('listitem')
  const coming = getComingDates(findEvent('friday-karaoke'), now, rows.length)
  expect(coming.filter(({ isOff }) => isOff).map(({ date }) => date)).toEqual(['2026-12-25', '2027-01-01'])
  for (const [index, { date, isOff }] of coming.entries()) {
    expect(rows[index]).toHaveTextContent(formatLongDate(date))
    expect(rows[index]?.textContent.endsWith('Not on')).toBe(isOff)
  }
})

it('shows the vouchers to adults only', async () => {
  const { follow } = await renderSite('/upcoming-events/friday-karaoke')
  expect(screen.getByRole('main')).toHaveTextContent(findEvent('friday-karaoke').drinks ?? '')
  await follow('/upcoming-events/sunday-acoustic')
  expect(await screen.findByRole('heading', { level: 1, name: /^Sunday Acoustic/ })).toBeInTheDocument()
  expect(screen.getByRole('main')).not.toHaveTextContent(/vodka|shots/)
})

it('shows the next date while it is on, and the one after it once it has ended', async () => {
  vi.setSystemTime(new Date('2026-12-18T23:29+11:00'))
  await renderSite('/upcoming-events/friday-karaoke')
  expect(screen.getByText('Next: Friday, 18 December 2026')).toBeInTheDocument()
  vi.setSystemTime(new Date('2026-12-18T23:30+11:00'))
  fireEvent(document, new Event('visibilitychange'))
  expect(screen.getByText('Next: Friday, 8 January 2027')).toBeInTheDocument()
})
