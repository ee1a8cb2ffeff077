import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { type WeeklyEvent, weeklyEvents } from '../../../src/content/events/weekly-events'
import { formatLongDate, formatTime, toSydneyTimestamp } from '../../../src/lib/dates/dates'
import { startFakeBackend } from '../../support/site/fake-backend'
import { renderSite } from '../../support/site/render-site'

// Christmas Day and New Year's Day are Fridays.
const now = new Date('2026-12-14T12:00+11:00')

const findEvent = (id: WeeklyEvent['id']) =>
  weeklyEvents.find((event) => event.id === id) as WeeklyEvent

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})

it('names the dates off', async () => {
  await renderSite('/upcoming-events/friday-karaoke')
  const off = ['2026-12-25', '2027-01-01'].map(formatLongDate).join(' or ')
  expect(screen.getByText(`Next: not on ${off}.`)).toBeInTheDocument()
})

it('claims no break that the days off do not have', async () => {
  const event = findEvent('friday-karaoke')
  const { datesOff } = event
  Object.assign(event, { datesOff: [] })
  onTestFinished(() => void Object.assign(event, { datesOff }))
  vi.setSystemTime(new Date('2026-08-10T12:00+10:00'))
  await renderSite('/upcoming-events/friday-karaoke')
  const off = screen.getByText('Dates off').nextElementSibling
  expect(off).toHaveTextContent('Public holidays')
  expect(off).not.toHaveTextContent(/Christmas|New Year|Next: not on/)
})

it('shows the vouchers to adults only', async () => {
  const { follow } = await renderSite('/upcoming-events/friday-karaoke')
  expect(screen.getByRole('main')).toHaveTextContent(findEvent('friday-karaoke').drinks ?? '')
  await follow('/upcoming-events/sunday-acoustic')
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Sunday Acoustic/ }),
  ).toBeInTheDocument()
  expect(screen.getByRole('main')).not.toHaveTextContent(/vodka|shots/)
})

it('shows until when it is on, and the next date once it has ended', async () => {
  const { starts, ends } = findEvent('friday-karaoke')
  const end = new Date(toSydneyTimestamp(ends < starts ? '2026-12-19' : '2026-12-18', ends))
  vi.setSystemTime(end.getTime() - 60_000)
  await renderSite('/upcoming-events/friday-karaoke')
  expect(screen.getByText(`On now, until ${formatTime(ends)}`)).toBeInTheDocument()
  vi.setSystemTime(end)
  fireEvent(document, new Event('visibilitychange'))
  expect(screen.getByText('Next: Friday, 8 January 2027')).toBeInTheDocument()
})

it('is on after midnight, on its page and in the list, until it ends', async () => {
  const event = findEvent('saturday-dj')
  const { starts, ends } = event
  Object.assign(event, { starts: '21:00', ends: '01:00' })
  onTestFinished(() => void Object.assign(event, { starts, ends }))
  startFakeBackend()
  // A Sunday.
  vi.setSystemTime(new Date('2026-12-20T00:59+11:00'))
  const { follow } = await renderSite('/upcoming-events/saturday-dj')
  expect(screen.getByText('Every Saturday, 9 pm to 1 am')).toBeInTheDocument()
  expect(screen.getByText('On now, until 1 am')).toBeInTheDocument()
  await follow('/upcoming-events')
  const list = within(await screen.findByRole('list', { name: 'Next dates' }))
  expect(await list.findByText('On now')).toBeInTheDocument()
  expect(list.getByText('until 1 am')).toBeInTheDocument()
  vi.setSystemTime(new Date('2026-12-20T01:00+11:00'))
  fireEvent(document, new Event('visibilitychange'))
  expect(await list.findByText('9 pm')).toBeInTheDocument()
  expect(list.queryByText('On now')).not.toBeInTheDocument()
})
