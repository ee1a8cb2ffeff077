import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getIsAdmin } from '../../src/data/auth'
import { silenceErrors } from '../support/console'
import { getButton, getCard, getCardTitles, getDialog, openDashboard } from '../support/dashboard'
import { mockReducedMotion } from '../support/dom'
import {
  ADMIN,
  answerInstead,
  deferResponse,
  EVENTS,
  makeRow,
  type Row,
  seedSession,
  startFakeBackend,
} from '../support/fake-backend'
import { renderSite } from '../support/render-site'
import { server } from '../support/server'

// Tests wait for the promise that getIsAdmin returns.
vi.mock('../../src/data/auth', { spy: true })

const refuse = () => HttpResponse.json({ message: 'refused' }, { status: 403 })
const getStat = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling
const getListHeading = () => screen.getByRole('heading', { name: 'Events and announcements' })

beforeEach(() => {
  // In Sydney it is 7 am on Saturday, 21 November 2026.
  vi.setSystemTime(new Date('2026-11-20T20:00:00Z'))
  seedSession()
  vi.mocked(getIsAdmin).mockClear()
})

describe('opening the dashboard', () => {
  it('deactivates events before today in Sydney, then loads all events', async () => {
    const backend = startFakeBackend([makeRow({})])
    const deactivation = deferResponse(() => HttpResponse.json([{ id: 'event-9' }]))
    let query = ''
    answerInstead('patch', EVENTS, (request) => {
      query = new URL(request.url).search
      return deactivation.answer()
    })
    await renderSite('/eventsadmin')
    expect(await screen.findByText('Loading events...')).toHaveAttribute('role', 'status')
    expect(getStat('Total Events')).toHaveTextContent('–')
    await waitFor(() => expect(new URLSearchParams(query).get('event_date')).toBe('lt.2026-11-21'))
    expect(backend.to(EVENTS, 'GET')).toEqual([])

    deactivation.release()
    expect(await screen.findByRole('article', { name: 'Open evening' })).toBeInTheDocument()
    expect(screen.queryByText('Loading events...')).not.toBeInTheDocument()
    expect(backend.to(EVENTS, 'GET')).toEqual([
      expect.objectContaining({
        query: { select: '*', order: 'created_at.desc,id.asc' },
      }),
    ])
  })

  it('shows who is signed in and links to the public page', async () => {
    await openDashboard()
    expect(screen.getByRole('heading', { level: 1, name: 'Events Admin' })).toBeInTheDocument()
    expect(screen.getByText("Manage events and announcements for the What's New? section")).toBeInTheDocument()
    expect(screen.getByText(/^Logged in as/)).toHaveTextContent(`Logged in as ${ADMIN.email}`)
    expect(screen.getByRole('link', { name: 'View Public Page' })).toHaveAttribute('href', '/upcoming-events')
  })

  it('tells an account that is not on the admin list that it awaits approval', async () => {
    const { user } = await openDashboard(undefined, { isAdmin: false })
    expect(await screen.findByText('Your account awaits approval')).toBeInTheDocument()
    silenceErrors()
    answerInstead('delete', EVENTS, refuse)
    await user.click(getButton('Delete Open evening'))
    await user.click(getButton('Delete'))
    expect(await screen.findByText('Your account is not approved to change events.')).toBeInTheDocument()
  })

  it('shows the login screen instead if the session has ended elsewhere', async () => {
    startFakeBackend([], { isAdmin: false })
    const ended = { code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' }
    answerInstead('get', '/auth/v1/user', () => HttpResponse.json(ended, { status: 403 }))
    await renderSite('/eventsadmin')
    expect(await screen.findByText(/^Your session has ended\./)).toBeInTheDocument()
    expect(screen.queryByText('Your account awaits approval')).not.toBeInTheDocument()
  })

  it.each([
    ['an admin', () => HttpResponse.json(true)],
    ['an account that could not be checked', () => HttpResponse.json({ message: 'down' }, { status: 500 })],
  ])('does not show that notice to %s', async (_, respond) => {
    silenceErrors()
    startFakeBackend([makeRow({})])
    answerInstead('post', '/rest/v1/rpc/is_admin', respond)
    await renderSite('/eventsadmin')
    await waitFor(() => expect(getIsAdmin).toHaveBeenCalled())
    await act(() => vi.mocked(getIsAdmin).mock.results[0]?.value as Promise<unknown>)
    expect(screen.queryByText('Your account awaits approval')).not.toBeInTheDocument()
  })
})

describe('today', () => {
  it('moves on while the dashboard is open', async () => {
    await openDashboard([makeRow({ event_date: '2026-11-21' })])
    expect(getCard('Open evening').queryByText('Past')).not.toBeInTheDocument()
    vi.setSystemTime(new Date('2026-11-21T20:00:00Z'))
    fireEvent(document, new Event('visibilitychange'))
    expect(getCard('Open evening').getByText('Past')).toBeInTheDocument()
    expect(getStat('Upcoming')).toHaveTextContent(/^0$/)
  })

  it('is the day of the server', async () => {
    server.use(http.head('*', () => new Response(null, { headers: { Date: 'Mon, 23 Nov 2026 00:00:00 GMT' } })))
    await openDashboard([makeRow({ event_date: '2026-11-22' })])
    expect(await screen.findByText('Past')).toBeInTheDocument()
  })
})

describe('when loading fails', () => {
  it('shows an error instead of an empty list, and loads again on request', async () => {
    silenceErrors()
    startFakeBackend([makeRow({})])
    answerInstead('get', EVENTS, refuse)
    const { user } = await renderSite('/eventsadmin')
    const alert = (await screen.findByRole('heading', { name: 'The events could not be loaded' })).closest('[role]')
    expect(alert).toHaveAttribute('role', 'alert')
    expect(screen.queryByText('No events yet')).not.toBeInTheDocument()
    expect(getStat('Total Events')).toHaveTextContent('–')

    const response = deferResponse(() => HttpResponse.json([makeRow({})]))
    answerInstead('get', EVENTS, response.answer)
    await user.click(getButton('Try again'))
    expect(getListHeading()).toHaveFocus()
    expect(await screen.findByText('Loading events...')).toBeInTheDocument()
    response.release()
    expect(await screen.findByRole('article', { name: 'Open evening' })).toBeInTheDocument()
    expect(screen.queryByText('The events could not be loaded')).not.toBeInTheDocument()
  })

  it('keeps the list if it cannot be refreshed after a save, and loads it again on request', async () => {
    silenceErrors()
    const { user } = await openDashboard()
    await user.click(getButton('Edit Open evening'))
    await user.type(screen.getByLabelText('Title'), ' 2')
    answerInstead('get', EVENTS, refuse)
    await user.click(getButton('Update Event'))
    await screen.findByText('Event updated successfully!')
    const title = await screen.findByText('The list could not be refreshed')
    expect(title.closest('[role]')).toHaveAttribute('role', 'alert')
    expect(getCardTitles()).toEqual(['Open evening'])
    expect(getStat('Total Events')).toHaveTextContent(/^1$/)

    answerInstead('get', EVENTS, () => HttpResponse.json([makeRow({ title: 'Open evening 2' })]))
    await user.click(getButton('Try again'))
    expect(await screen.findByRole('article', { name: 'Open evening 2' })).toBeInTheDocument()
    expect(screen.queryByText('The list could not be refreshed')).not.toBeInTheDocument()
  })
})

describe('the list', () => {
  const rows = [
    makeRow({ id: 'a', title: 'Next week', event_date: '2026-11-27', category: 'Festival' }),
    makeRow({ id: 'b', title: 'Today', event_date: '2026-11-21', category: 'Event' }),
    makeRow({ id: 'c', title: 'Yesterday', event_date: '2026-11-20', category: 'Event' }),
    makeRow({ id: 'd', title: 'Inactive event', event_date: '2026-12-24', category: 'Wedding', is_active: false }),
  ]

  it('counts all events, active events, and active events from today on', async () => {
    await openDashboard(rows)
    expect(getStat('Total Events')).toHaveTextContent(/^4$/)
    expect(getStat('Active Events')).toHaveTextContent(/^3$/)
    expect(getStat('Upcoming')).toHaveTextContent(/^2$/)
  })

  it('shows the status, category, description and date of each event', async () => {
    await openDashboard(rows)
    expect(getCardTitles()).toEqual(['Next week', 'Today', 'Yesterday', 'Inactive event'])
    const card = getCard('Next week')
    expect(card.getByText('Active')).toBeInTheDocument()
    expect(card.getByText('Festival')).toBeInTheDocument()
    expect(card.getByText(makeRow({}).description)).toBeInTheDocument()
    expect(card.getByText('Friday, 27 November 2026')).toHaveAttribute('datetime', '2026-11-27')
    expect(getCard('Today').queryByText('Past')).not.toBeInTheDocument()
    expect(getCard('Yesterday').getByText('Past')).toBeInTheDocument()
    expect(getCard('Inactive event').getByText('Inactive')).toBeInTheDocument()
  })

  it('replaces an image that does not load with a message', async () => {
    await openDashboard()
    const image = screen.getByRole('article').querySelector('img') as HTMLImageElement
    expect(image).toHaveAttribute('src', makeRow({}).image)
    fireEvent.error(image)
    expect(image).not.toBeInTheDocument()
    expect(screen.getByText('Image does not load')).toBeInTheDocument()
  })

  it('filters by a part of the title in any case, by category and by status', async () => {
    const { user } = await openDashboard(rows)
    await user.type(screen.getByLabelText('Search'), 'WEEK')
    expect(getCardTitles()).toEqual(['Next week'])
    await user.clear(screen.getByLabelText('Search'))

    await user.selectOptions(screen.getByLabelText('Category'), 'Event')
    expect(getCardTitles()).toEqual(['Today', 'Yesterday'])
    expect(screen.getByText('2 of 4 shown')).toBeInTheDocument()
    await user.type(screen.getByLabelText('Search'), 'yes')
    expect(getCardTitles()).toEqual(['Yesterday'])
    await user.clear(screen.getByLabelText('Search'))
    await user.selectOptions(screen.getByLabelText('Category'), 'All Categories')

    await user.selectOptions(screen.getByLabelText('Status'), 'Inactive')
    expect(getCardTitles()).toEqual(['Inactive event'])
    await user.selectOptions(screen.getByLabelText('Status'), 'Active')
    expect(getCardTitles()).toEqual(['Next week', 'Today', 'Yesterday'])
    expect(getStat('Total Events')).toHaveTextContent(/^4$/)
  })

  it('clears all three filters when nothing matches', async () => {
    const { user } = await openDashboard(rows)
    await user.type(screen.getByLabelText('Search'), 'next')
    await user.selectOptions(screen.getByLabelText('Category'), 'Wedding')
    await user.selectOptions(screen.getByLabelText('Status'), 'Inactive')
    expect(screen.getByRole('heading', { name: 'No events match your filters' })).toBeInTheDocument()

    await user.click(getButton('Clear Filters'))
    expect(getCardTitles()).toHaveLength(rows.length)
    expect(screen.getByLabelText('Search')).toHaveValue('')
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('All Categories')
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('All Status')
    expect(getListHeading()).toHaveFocus()
  })

  it('offers to add the first event', async () => {
    const { user } = await openDashboard([])
    await user.click(getButton('Add First Event'))
    expect(screen.getByRole('dialog', { name: 'Add New Event' })).toBeInTheDocument()
  })
})

describe('deleting an event', () => {
  async function openDeleteDialog(rows?: Row[]) {
    const site = await openDashboard(rows)
    await site.user.click(getButton('Delete Open evening'))
    return site
  }

  it('asks for confirmation, with the focus on Cancel', async () => {
    const { user, backend } = await openDeleteDialog()
    const dialog = getDialog('Delete Event')
    expect(dialog.getByText('Are you sure you want to delete "Open evening"?')).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(getButton('Delete Open evening')).toHaveFocus()
    expect(backend.to(EVENTS, 'DELETE')).toEqual([])
  })

  it('removes the event, reports it and moves the focus to the list', async () => {
    const { user, backend } = await openDeleteDialog([makeRow({}), makeRow({ id: 'event-2', title: 'Another event' })])
    await user.click(getButton('Delete'))
    expect((await screen.findByText('Event deleted successfully!')).closest('[role]')).toHaveAttribute('role', 'status')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(backend.to(EVENTS, 'DELETE')).toEqual([
      expect.objectContaining({ query: { id: 'eq.event-1', select: 'id' } }),
    ])
    await waitFor(() => expect(getCardTitles()).toEqual(['Another event']))
    expect(getListHeading()).toHaveFocus()
  })

  it.each([false, true])('animates the card unless reduced motion is preferred (%s)', async (prefersReducedMotion) => {
    mockReducedMotion(prefersReducedMotion)
    const animate = vi.spyOn(Element.prototype, 'animate')
    const { user } = await openDeleteDialog([makeRow({}), makeRow({ id: 'event-2', title: 'Another event' })])
    const item = screen.getByRole('article', { name: 'Open evening' }).closest('li')
    await user.click(getButton('Delete'))
    await waitFor(() => expect(getCardTitles()).toEqual(['Another event']))
    expect(animate.mock.contexts.includes(item)).toBe(!prefersReducedMotion)
  })

  it('is busy until the server responds', async () => {
    const { user } = await openDeleteDialog()
    const response = deferResponse(() => HttpResponse.json({ id: 'event-1' }))
    answerInstead('delete', EVENTS, response.answer)
    await user.click(getButton('Delete'))
    expect(getButton('Deleting...')).toBeDisabled()
    expect(getButton('Cancel')).toBeDisabled()
    response.release()
    await screen.findByText('Event deleted successfully!')
  })

  it('closes the dialog and keeps the event if the server refuses', async () => {
    silenceErrors()
    const { user } = await openDeleteDialog()
    answerInstead('delete', EVENTS, refuse)
    await user.click(getButton('Delete'))
    const message = await screen.findByText('Failed to delete event. Please try again.')
    expect(message.closest('[role]')).toHaveAttribute('role', 'alert')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(getCardTitles()).toEqual(['Open evening'])
    expect(getButton('Delete Open evening')).toHaveFocus()
  })
})

it('removes a banner after 5 seconds, counted from the last message', async () => {
  await openDashboard()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  function closeUnsavedForm() {
    fireEvent.click(getButton('Add New Event'))
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Dusk' } })
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  }
  const text = 'Your draft is kept: see the top of this page.'

  closeUnsavedForm()
  await wait(4000)
  closeUnsavedForm()
  await wait(4900)
  expect(screen.getByText(text)).toBeInTheDocument()
  await wait(100)
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})
