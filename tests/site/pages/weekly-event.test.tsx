import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type WeeklyEvent, weeklyEvents } from '../../../src/content/events/weekly-events'
import { formatLongDate } from '../../../src/lib/dates/dates'
import { renderSite } from '../../support/site/render-site'

// Christmas Day and New Year's Day are Fridays.
const now = new Date('2026-12-14T12:00+11:00')

const findEvent = (id: WeeklyEvent['id']) => weeklyEvents.find((event) => event.id === id) as WeeklyEvent

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})

it('names the dates off', async () => {
  await renderSite('/upcoming-events/friday-karaoke')
  const off = ['2026-12-25', '2027-01-01'].map(formatLongDate).join(' or ')
  expect(screen.getByText(`Next: not on ${off}.`)).toBeInTheDocument()
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
