import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { company } from '../../../src/content/company'
import {
  type WeeklyEvent,
  weeklyEvents,
  weeklyVenue,
  weeklyVenueAddress,
} from '../../../src/content/events/weekly-events'
import { formatLongDate } from '../../../src/lib/dates/dates'
import { getComingDates } from '../../../src/lib/dates/weekly-dates'
import { createJsonLd } from '../../../src/seo/json-ld'
import { renderSite } from '../../support/site/render-site'

// Christmas Day and New Year's Day are Fridays.
const now = new Date('2026-12-14T12:00+11:00')

const findEvent = (id: WeeklyEvent['id']) => weeklyEvents.find((event) => event.id === id) as WeeklyEvent
const region = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})

describe('the page of a weekly event', () => {
  const event = findEvent('friday-karaoke')
  const path = `/upcoming-events/${event.id}`

  it('shows everything that its structured data says', async () => {
    await renderSite(path)
    const main = screen.getByRole('main')
    const graph = createJsonLd(path, now)?.['@graph'] as unknown as Record<string, string>[]
    const data = graph.find((node) => node['@type'] === 'Event') ?? {}
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(data.name ?? '')
    expect(main).toHaveTextContent(`Next: ${formatLongDate(data.startDate?.slice(0, 10) ?? '')}`)
    expect(main).toHaveTextContent(data.description ?? '')
    expect(main).toHaveTextContent(`${weeklyVenue.name}, ${weeklyVenueAddress}`)
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', data.url)
  })

  it('shows who may come, who is on, what happens when, and how to get there', async () => {
    await renderSite(path)
    const facts = region('Getting there and getting in')
    expect(facts.getByText('Entry').nextElementSibling).toHaveTextContent(event.ages)
    expect(facts.getByText("Who's on").nextElementSibling?.querySelectorAll('p')).toHaveLength(event.hosts.length)
    expect(facts.getByText('Parking').nextElementSibling).toHaveTextContent(weeklyVenue.parking)
    const map = new URL(facts.getByRole<HTMLAnchorElement>('link', { name: /^Show on a map/ }).href)
    expect(map.searchParams.get('query')).toBe(`${weeklyVenue.name}, ${weeklyVenueAddress}`)
    const parts = region('How it runs').getAllByRole('heading', { level: 3 })
    expect(parts.map((part) => part.textContent)).toEqual(event.runSheet.map(({ title }) => title))
  })

  it('links to its calendar, and to the pages of the other weekly events', async () => {
    await renderSite(path)
    const file = `/calendars/${event.id}.ics`
    const feed = company.url.replace('https:', 'webcal:') + file
    const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? ''
    expect(getHref(`Add to calendar for ${event.title}`)).toBe(file)
    expect(getHref(`Subscribe to ${event.title}`)).toBe(feed)
    const google = new URL(getHref(`Google Calendar for ${event.title} (opens in a new tab)`))
    expect(google.searchParams.get('cid')).toBe(feed)
    const others = region('Other weekly events').getAllByRole('link')
    expect(others.map((link) => link.getAttribute('href'))).toEqual(
      weeklyEvents.filter((other) => other !== event).map(({ id }) => `/upcoming-events/${id}`),
    )
  })
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

it('leads back to all events from an unknown address', async () => {
  await renderSite('/upcoming-events/none')
  expect(screen.getByRole('heading', { level: 1, name: 'Event Not Found' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/upcoming-events')
})
