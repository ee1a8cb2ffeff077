import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { silenceErrors } from '../../support/console'
import {
  answerInstead,
  deferResponse,
  EVENTS,
  makeRow,
  startFakeBackend,
} from '../../support/site/fake-backend'
import { loadSite } from '../../support/site/load-site'
import { renderSite } from '../../support/site/render-site'

const NOW = new Date('2026-11-23T12:00+11:00')
const row = makeRow({ id: '1', title: 'Open evening at the warehouse', event_date: '2026-11-30' })

const whatsNew = () => within(screen.getByRole('region', { name: "What's New?" }))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})

it('lists what is on next in the order of time, and says what is on today', async () => {
  vi.setSystemTime(new Date('2026-11-28T13:30+11:00'))
  startFakeBackend()
  await renderSite('/upcoming-events')
  const list = within(screen.getByRole('list', { name: 'Next dates' }))
  const getDates = () =>
    list.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent)
  await waitFor(() => expect(getDates()).toEqual(['Tonight', 'Sun 29 Nov', 'Fri 4 Dec']))
  const rows = list.getAllByRole('listitem')
  // In the afternoon.
  vi.setSystemTime(new Date('2026-11-29T09:00+11:00'))
  fireEvent(document, new Event('visibilitychange'))
  expect(getDates()).toEqual(['Today', 'Fri 4 Dec', 'Sat 5 Dec'])
  // The rows have other words, and none has moved.
  expect(list.getAllByRole('listitem').map((item) => rows.indexOf(item))).toEqual([0, 1, 2])
  await waitFor(() => expect(screen.queryByText('Loading latest news...')).not.toBeInTheDocument())
})

it('scrolls the weekly events by 320 pixels with each press of a button, which is disabled at its end', async () => {
  startFakeBackend()
  // jsdom has no layout: 1000 of 1500 pixels are visible.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1500)
  const scrollBy = vi.spyOn(Element.prototype, 'scrollBy')
  await renderSite('/upcoming-events')
  const buttons = () => [
    screen.getByRole('button', { name: 'Previous weekly events' }),
    screen.getByRole('button', { name: 'Next weekly events' }),
  ]
  const strip = screen.getByRole('region', { name: 'Weekly events' })
  const scrollTo = (left: number) => {
    strip.scrollLeft = left
    fireEvent.scroll(strip)
  }
  const disabled = () => buttons().map((button) => (button as HTMLButtonElement).disabled)
  expect(disabled()).toEqual([true, false])
  scrollTo(250)
  expect(disabled()).toEqual([false, false])
  for (const button of buttons().toReversed()) fireEvent.click(button)
  expect(scrollBy.mock.calls.flat()).toMatchObject([{ left: 320 }, { left: -320 }])
  scrollTo(500)
  expect(disabled()).toEqual([false, true])
  await waitFor(() => expect(screen.queryByText('Loading latest news...')).not.toBeInTheDocument())
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

  it('shows and logs an error if the events cannot be loaded, and loads them again on request', async () => {
    const errors = silenceErrors()
    startFakeBackend([row])
    let isFailing = true
    answerInstead('get', EVENTS, () =>
      isFailing
        ? HttpResponse.json({ message: 'down' }, { status: 500 })
        : HttpResponse.json([row]),
    )
    const { user } = await renderSite('/upcoming-events')
    expect(await whatsNew().findByRole('alert')).toHaveTextContent('Could not load the latest news')
    expect(errors.mock.lastCall?.[0]).toMatch(/^Could not load the active events/)
    expect(whatsNew().queryByText('More Events Coming Soon!')).not.toBeInTheDocument()

    isFailing = false
    await user.click(whatsNew().getByRole('button', { name: 'Try again' }))
    expect(await whatsNew().findByRole('article')).toBeInTheDocument()
    expect(whatsNew().queryByRole('alert')).not.toBeInTheDocument()
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

  it('leaves out an event once its day is over', async () => {
    startFakeBackend([makeRow({ event_date: '2026-11-23' })])
    vi.useFakeTimers({
      now: new Date('2026-11-23T09:00+11:00'),
      toFake: ['setInterval', 'clearInterval', 'Date'],
    })
    await renderSite('/upcoming-events')
    expect(await whatsNew().findByRole('article')).toBeInTheDocument()
    vi.setSystemTime(new Date('2026-11-24T09:00+11:00'))
    act(() => void vi.advanceTimersByTime(60_000))
    expect(whatsNew().queryByRole('article')).not.toBeInTheDocument()
  })

  it('shows the empty state on a site without a backend', async () => {
    const renderUnconfiguredSite = await loadSite({ VITE_SUPABASE_URL: '' })
    await renderUnconfiguredSite('/upcoming-events')
    expect(await whatsNew().findByText('More Events Coming Soon!')).toBeInTheDocument()
  })
})
