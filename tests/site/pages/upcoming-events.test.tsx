import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type WeeklyEvent, weeklyEvents, weeklyVenue } from '../../../src/content/events/weekly-events'
import { formatLongDate, formatShortDate, formatTime } from '../../../src/lib/dates/dates'
import { formatWeeklyTimes, getNextDate } from '../../../src/lib/dates/weekly-dates'
import { silenceErrors } from '../../support/console'
import { answerInstead, deferResponse, EVENTS, makeRow, startFakeBackend } from '../../support/site/fake-backend'
import { loadSite } from '../../support/site/load-site'
import { renderSite } from '../../support/site/render-site'
import { server } from '../../support/site/server'
import { shortenTimeouts } from '../../support/site/shorten-timeouts'

const NOW = new Date('2026-11-23T12:00+11:00')
const row = makeRow({ id: '1', title: 'Open evening at the warehouse', event_date: '2026-11-30' })

const whatsNew = () => within(screen.getByRole('region', { name: "What's New?" }))
const weekly = () => within(screen.getByRole('region', { name: 'Our Weekly Events' }))
const cardOf = (title: string) =>
  within(screen.getByRole('heading', { level: 3, name: title }).closest('article') as HTMLElement)
const waitForEvents = () => waitFor(() => expect(screen.queryByText('Loading latest news...')).not.toBeInTheDocument())

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})

describe('weekly events', () => {
  beforeEach(() => void startFakeBackend())
  afterEach(waitForEvents)

  it('shows the facts of each event, and updates the next date when the visitor returns', async () => {
    await renderSite('/upcoming-events')
    expect(weekly().getAllByRole('article')).toHaveLength(weeklyEvents.length)
    const [event] = weeklyEvents as readonly [WeeklyEvent]
    const card = cardOf(event.title)
    const findNext = (now: Date) => card.getByText(`Next: ${formatLongDate(getNextDate(event, now))}`)
    for (const text of [
      `${weeklyVenue.name}, ${weeklyVenue.suburb} (${weeklyVenue.street})`,
      event.ages,
      'Free entry',
      formatWeeklyTimes(event),
    ]) {
      expect(card.getByText(text)).toBeInTheDocument()
    }
    expect(findNext(NOW)).toBeInTheDocument()
    const nextWeek = new Date('2026-11-30T12:00+11:00')
    vi.setSystemTime(nextWeek)
    fireEvent(document, new Event('visibilitychange'))
    expect(findNext(nextWeek)).toBeInTheDocument()
  })

  it('begin with the day and time of each, its page and its calendar', async () => {
    await renderSite('/upcoming-events')
    const rows = within(screen.getByRole('list', { name: 'Next dates' })).getAllByRole('listitem')
    for (const [index, event] of weeklyEvents.entries()) {
      const row = within(rows[index] as HTMLElement)
      expect(rows[index]).toHaveTextContent(`${formatShortDate(getNextDate(event, NOW))}${formatTime(event.starts)}`)
      expect(row.getByRole('link', { name: event.title })).toHaveAttribute('href', `/upcoming-events/${event.id}`)
      const add = row.getByRole('link', { name: `Add ${event.title} to your calendar` })
      expect(add).toHaveAttribute('href', `/calendars/${event.id}.ics`)
    }
  })
})

describe('the carousel of weekly events', () => {
  afterEach(waitForEvents)
  beforeEach(() => {
    startFakeBackend()
    // jsdom has no layout: 1000 of 1500 pixels are visible.
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1500)
  })

  const buttons = () => [
    screen.getByRole('button', { name: 'Previous weekly events' }),
    screen.getByRole('button', { name: 'Next weekly events' }),
  ]
  const scrollTo = (strip: HTMLElement, left: number) => {
    strip.scrollLeft = left
    fireEvent.scroll(strip)
  }

  it('scrolls by 320 pixels with each press of a button', async () => {
    const scrollBy = vi.spyOn(Element.prototype, 'scrollBy')
    const { user } = await renderSite('/upcoming-events')
    scrollTo(screen.getByRole('region', { name: 'Weekly events' }), 100)
    for (const button of buttons().toReversed()) await user.click(button)
    expect(scrollBy.mock.calls.flat()).toMatchObject([{ left: 320 }, { left: -320 }])
  })

  it('disables the button at either end', async () => {
    await renderSite('/upcoming-events')
    const strip = screen.getByRole('region', { name: 'Weekly events' })
    const disabled = () => buttons().map((button) => (button as HTMLButtonElement).disabled)
    expect(disabled()).toEqual([true, false])
    scrollTo(strip, 250)
    expect(disabled()).toEqual([false, false])
    scrollTo(strip, 500)
    expect(disabled()).toEqual([false, true])
  })
})

describe("What's New?", () => {
  it('deactivates past events before it loads the active ones', async () => {
    // The day in Sydney is later than in UTC.
    vi.setSystemTime(new Date('2026-11-23T09:00+11:00'))
    const backend = startFakeBackend([row])
    const deactivation = deferResponse(() => HttpResponse.json([]))
    let date: string | null = null
    answerInstead('patch', EVENTS, (request) => {
      date = new URL(request.url).searchParams.get('event_date')
      return deactivation.answer()
    })
    await renderSite('/upcoming-events')
    await waitFor(() => expect(date).toBe('lt.2026-11-23'))
    expect(whatsNew().getByRole('status')).toHaveTextContent('Loading latest news...')
    expect(backend.calls).toEqual([])

    deactivation.release()
    await whatsNew().findByRole('article')
    expect(backend.calls).toMatchObject([{ method: 'GET', query: { is_active: 'eq.true' } }])
  })

  it('shows an empty state if there are no events', async () => {
    startFakeBackend()
    await renderSite('/upcoming-events')
    expect(await whatsNew().findByText('More Events Coming Soon!')).toBeInTheDocument()
    expect(whatsNew().queryByRole('status')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Start Planning' })).toHaveAttribute('href', '/contact')
  })

  it('shows and logs an error if the events cannot be loaded, and loads them again on request', async () => {
    const errors = silenceErrors()
    startFakeBackend([row])
    let isFailing = true
    answerInstead('get', EVENTS, () =>
      isFailing ? HttpResponse.json({ message: 'down' }, { status: 500 }) : HttpResponse.json([row]),
    )
    const { user } = await renderSite('/upcoming-events')
    expect(await whatsNew().findByRole('alert')).toHaveTextContent('Could not load the latest news')
    expect(errors.mock.lastCall?.[0]).toMatch(/^Could not load the active events/)
    expect(whatsNew().queryByText('More Events Coming Soon!')).not.toBeInTheDocument()

    isFailing = false
    await user.click(whatsNew().getByRole('button', { name: 'Try again' }))
    expect(document.body).not.toHaveFocus()
    expect(await whatsNew().findByRole('article')).toBeInTheDocument()
    expect(whatsNew().queryByRole('alert')).not.toBeInTheDocument()
  })

  it('shows the error after one timeout if the backend does not respond', async () => {
    silenceErrors()
    shortenTimeouts(300)
    const backend = startFakeBackend([row])
    answerInstead('patch', EVENTS, () => new Promise(() => {}))
    await renderSite('/upcoming-events')
    expect(await whatsNew().findByRole('alert')).toBeInTheDocument()
    expect(backend.calls).toEqual([])
  })

  it('still loads the events if past ones cannot be deactivated, and leaves those out', async () => {
    silenceErrors()
    startFakeBackend([
      makeRow({ id: 'today', title: 'Today', event_date: '2026-11-23' }),
      makeRow({ id: 'past', title: 'Yesterday', event_date: '2026-11-22' }),
    ])
    answerInstead('patch', EVENTS, () => HttpResponse.json({ message: 'no' }, { status: 400 }))
    await renderSite('/upcoming-events')
    expect(await whatsNew().findByRole('heading', { level: 3, name: 'Today' })).toBeInTheDocument()
    expect(whatsNew().getAllByRole('article')).toHaveLength(1)
  })

  it('leaves out an event once its day is over, by the clock of the server', async () => {
    startFakeBackend([makeRow({ event_date: '2026-11-23' })])
    // The visitor's clock is a day ahead.
    vi.useFakeTimers({ now: new Date('2026-11-24T09:00+11:00'), toFake: ['setInterval', 'clearInterval', 'Date'] })
    server.use(http.head('*', () => new Response(null, { headers: { Date: 'Sun, 22 Nov 2026 22:00:00 GMT' } })))
    await renderSite('/upcoming-events')
    expect(await whatsNew().findByRole('article')).toBeInTheDocument()
    vi.setSystemTime(new Date('2026-11-25T09:00+11:00'))
    act(() => void vi.advanceTimersByTime(60_000))
    expect(whatsNew().queryByRole('article')).not.toBeInTheDocument()
  })

  it('shows 24 events, and 24 more on request', async () => {
    startFakeBackend(Array.from({ length: 50 }, (_, index) => makeRow({ id: `${index}`, title: `Event ${index}` })))
    const { user } = await renderSite('/upcoming-events')
    expect(await whatsNew().findAllByRole('article')).toHaveLength(24)
    await user.click(whatsNew().getByRole('button', { name: 'Show more' }))
    expect(whatsNew().getAllByRole('article')).toHaveLength(48)
    expect(cardOf('Event 24').getByRole('heading').closest('li')).toHaveFocus()
    await user.click(whatsNew().getByRole('button', { name: 'Show more' }))
    expect(whatsNew().getAllByRole('article')).toHaveLength(50)
    expect(whatsNew().queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  it('shows category, title, date, description and described picture of each event, notices first', async () => {
    const described = { title: 'Dusk by the water', category: 'Festival', image_alt: 'Crowd at a stage' }
    // The backend sends the latest date first.
    startFakeBackend([makeRow({ id: '2', ...described }), { ...row, category: 'Announcement' }])
    await renderSite('/upcoming-events')
    const cards = await whatsNew().findAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual([
      row.title,
      'Dusk by the water',
    ])
    const second = within(cards[1] as HTMLElement)
    expect(second.getByText('Festival')).toBeInTheDocument()
    expect(second.getByText('Monday, 30 November 2026')).toHaveAttribute('datetime', '2026-11-30')
    expect(second.getByText(row.description)).toBeInTheDocument()
    expect(second.getByRole('img', { name: 'Crowd at a stage' })).toHaveAttribute('src', row.image)
    expect(within(cards[0] as HTMLElement).queryByRole('img')).not.toBeInTheDocument()
  })

  it('links to tickets and pages, and opens other sites in a new tab', async () => {
    const links = [
      { title: 'News elsewhere', ticket_link: 'https://tickets.example/2', category: 'Announcement' },
      { title: 'Sold elsewhere', ticket_link: 'https://tickets.example/1', category: 'Festival' },
      { title: 'A page of ours', ticket_link: '/packages/weddings', category: 'Event' },
    ]
    startFakeBackend(links.map((link, index) => makeRow({ ...link, id: String(index) })))
    await renderSite('/upcoming-events')
    await whatsNew().findAllByRole('article')
    const shown = whatsNew().getAllByRole('link')
    expect(shown.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['More details for News elsewhere (opens in a new tab)', 'https://tickets.example/2', '_blank'],
      ['Get tickets for Sold elsewhere (opens in a new tab)', 'https://tickets.example/1', '_blank'],
      ['More details for A page of ours', '/packages/weddings', null],
    ])
  })

  it('shows the description or the title instead of a picture that fails or is missing', async () => {
    startFakeBackend([
      makeRow({ title: 'No picture', image: ' ' }),
      makeRow({ id: '2', title: 'Failed', image_alt: 'Crowd at a stage' }),
    ])
    await renderSite('/upcoming-events')
    const picture = await whatsNew().findByRole('img', { name: 'Crowd at a stage' })
    // The heading and, instead of a picture, the title.
    expect(cardOf('No picture').getAllByText('No picture')).toHaveLength(2)
    expect(cardOf('Failed').getAllByText('Failed')).toHaveLength(1)
    fireEvent.error(picture)
    expect(whatsNew().getByRole('img', { name: 'Crowd at a stage' })).toHaveTextContent('Crowd at a stage')
  })

  it('shows the empty state on a site without a backend', async () => {
    const renderUnconfiguredSite = await loadSite({ VITE_SUPABASE_URL: '' })
    await renderUnconfiguredSite('/upcoming-events')
    expect(await whatsNew().findByText('More Events Coming Soon!')).toBeInTheDocument()
  })
})
