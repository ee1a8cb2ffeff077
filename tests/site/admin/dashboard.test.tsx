import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useBanner } from '../../../src/admin/Banner'
import { silenceErrors } from '../../support/console'
import {
  getButton,
  getCard,
  getCardTitles,
  openDashboard,
  signInOnSaturday,
} from '../../support/site/dashboard'
import {
  ADMIN,
  answerInstead,
  deferResponse,
  ENQUIRIES,
  EVENTS,
  makeEnquiryRow,
  makeRow,
  startFakeBackend,
} from '../../support/site/fake-backend'
import { renderSite } from '../../support/site/render-site'

const refuse = () => HttpResponse.json({ message: 'refused' }, { status: 403 })
const getStat = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling
const getListHeading = () => screen.getByRole('heading', { name: 'Events and announcements' })

beforeEach(signInOnSaturday)

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
    await waitFor(() => expect(new URLSearchParams(query).get('event_date')).toBe('lt.2026-11-21'))
    expect(backend.to(EVENTS, 'GET')).toEqual([])

    deactivation.release()
    await screen.findByRole('article', { name: 'Open evening' })
    const expected = { select: '*', order: 'created_at.desc,id.asc' }
    expect(backend.to(EVENTS, 'GET')).toEqual([expect.objectContaining({ query: expected })])
  })

  it.each([
    ['Edit', 'Update Event'],
    ['Delete', 'Delete'],
  ])('shows an account that awaits approval why it cannot %s', async (open, save) => {
    silenceErrors()
    const { user } = await openDashboard(undefined, { isAdmin: false })
    expect(await screen.findByText('Your account is waiting for approval')).toBeInTheDocument()
    for (const method of ['patch', 'delete'] as const) answerInstead(method, EVENTS, refuse)
    await user.click(getButton(`${open} Open evening`))
    await user.click(getButton(save))
    expect(
      await screen.findByText(/^Your account isn't approved to change events\./),
    ).toBeInTheDocument()
  })

  it('never shows an empty list to somebody who may not read it', async () => {
    silenceErrors()
    startFakeBackend([makeRow({ is_active: false })], { isAdmin: false })
    await renderSite('/eventsadmin')
    await screen.findByText('Your account is waiting for approval')
    expect(screen.queryByText('No events yet')).not.toBeInTheDocument()
  })
})

describe('when loading fails', () => {
  it('shows an error instead of an empty list, and loads again on request', async () => {
    silenceErrors()
    startFakeBackend([makeRow({})])
    answerInstead('get', EVENTS, refuse)
    const { user } = await renderSite('/eventsadmin')
    const alert = await screen.findByText('The events could not be loaded')
    expect(screen.queryByText('No events yet')).not.toBeInTheDocument()
    expect(getStat('Total Events')).toHaveTextContent('–')
    startFakeBackend([makeRow({})])
    await user.click(getButton('Try again'))
    await screen.findByRole('article', { name: 'Open evening' })
    expect(alert).not.toBeInTheDocument()
  })

  it('never shows the active events as all events', async () => {
    silenceErrors()
    startFakeBackend([makeRow({}), makeRow({ id: 'event-2', is_active: false })], {
      isAdmin: false,
    })
    answerInstead('post', '/rest/v1/rpc/is_admin', refuse)
    await renderSite('/eventsadmin')
    await screen.findByText('The events could not be loaded')
    expect(getCardTitles()).toEqual([])
    expect(getStat('Total Events')).toHaveTextContent('–')
  })
})

describe('the list', () => {
  const rows = [
    makeRow({ id: 'a', title: 'Next week', event_date: '2026-11-27', category: 'Festival' }),
    makeRow({ id: 'b', title: 'Today', event_date: '2026-11-21', category: 'Event' }),
    makeRow({ id: 'c', title: 'Yesterday', event_date: '2026-11-20', category: 'Event' }),
    makeRow({
      id: 'd',
      title: 'Inactive event',
      event_date: '2026-12-24',
      category: 'Wedding',
      is_active: false,
    }),
  ]

  it('counts the events, and shows the status and date of each', async () => {
    await openDashboard(rows)
    expect(screen.getByText(/^Logged in as/)).toHaveTextContent(ADMIN.email)
    expect(getStat('Total Events')).toHaveTextContent(/^4$/)
    expect(getStat('Active Events')).toHaveTextContent(/^3$/)
    expect(getStat('Upcoming')).toHaveTextContent(/^2$/)
    expect(getCardTitles()).toEqual(['Next week', 'Today', 'Yesterday', 'Inactive event'])
    for (const text of ['Active', 'Friday, 27 November 2026']) {
      expect(getCard('Next week').getByText(text)).toBeInTheDocument()
    }
    expect(getCard('Today').queryByText('Past')).not.toBeInTheDocument()
    expect(getCard('Yesterday').getByText('Past')).toBeInTheDocument()
    expect(getCard('Inactive event').getByText('Inactive')).toBeInTheDocument()
  })

  it('says how many enquiries are new without loading them', async () => {
    const enquiries = ['new', 'closed', 'new'].map((status, index) =>
      makeEnquiryRow({ id: `enquiry-${index}`, status }),
    )
    const { backend } = await openDashboard(rows, { enquiries })
    expect(await screen.findByRole('link', { name: 'Enquiries (2 new)' })).toBeInTheDocument()
    expect(backend.to(ENQUIRIES).map(({ method }) => method)).toEqual(['HEAD'])
  })

  it('filters by a part of the title in any case, by category and by status, and clears all three', async () => {
    const { user } = await openDashboard(rows)
    const search = screen.getByLabelText('Search')
    await user.type(search, 'WEEK')
    expect(getCardTitles()).toEqual(['Next week'])
    await user.clear(search)

    await user.selectOptions(screen.getByLabelText('Category'), 'Event')
    expect(getCardTitles()).toEqual(['Today', 'Yesterday'])
    await user.selectOptions(screen.getByLabelText('Status'), 'Inactive')
    expect(
      screen.getByRole('heading', { name: 'No events match your filters' }),
    ).toBeInTheDocument()
    await user.click(getButton('Clear Filters'))
    expect(getListHeading()).toHaveFocus()
    expect(getCardTitles()).toHaveLength(rows.length)
  })
})

describe('deleting an event', () => {
  const rows = [makeRow({}), makeRow({ id: 'event-2', title: 'Another event' })]

  async function openDeleteDialog() {
    const site = await openDashboard(rows)
    await site.user.click(getButton('Delete Open evening'))
    return site
  }

  it('asks for confirmation, with the focus on Cancel, then removes the event and moves the focus to the list', async () => {
    const { user, backend } = await openDeleteDialog()
    expect(screen.getByText('Are you sure you want to delete "Open evening"?')).toBeInTheDocument()
    expect(getButton('Cancel')).toHaveFocus()
    await user.click(getButton('Cancel'))
    expect(backend.to(EVENTS, 'DELETE')).toEqual([])
    await user.click(getButton('Delete Open evening'))
    await user.click(getButton('Delete'))
    expect(
      (await screen.findByText('Event deleted successfully!')).closest('[role]'),
    ).toHaveAttribute('role', 'status')
    await waitFor(() => expect(getCardTitles()).toEqual(['Another event']))
    expect(getListHeading()).toHaveFocus()
  })

  it('closes the dialog and keeps the event if the server refuses', async () => {
    silenceErrors()
    const { user } = await openDeleteDialog()
    answerInstead('delete', EVENTS, refuse)
    await user.click(getButton('Delete'))
    const message = await screen.findByText('Failed to delete event. Please try again.')
    expect(message.closest('[role]')).toHaveAttribute('role', 'alert')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(getCardTitles()).toEqual(['Open evening', 'Another event'])
  })

  it('does not delete what somebody else has changed meanwhile, and shows it', async () => {
    const { user, backend } = await openDeleteDialog()
    const theirs = { title: 'Deposit paid', updated_at: '2026-11-20T19:59:59.123456+00:00' }
    backend.change((stored) =>
      stored.map((row) => (row.id === 'event-1' ? { ...row, ...theirs } : row)),
    )
    await user.click(getButton('Delete'))
    await screen.findByText(
      /^Not deleted: someone changed this event at 6\.59 am on Saturday, 21 November 2026\./,
    )
    await waitFor(() => expect(getCardTitles()).toEqual(['Deposit paid', 'Another event']))
  })

  it('keeps the question about another event open when a slow answer comes', async () => {
    const { user, backend } = await openDeleteDialog()
    const deleting = deferResponse(() => HttpResponse.json([{ id: 'event-1' }]))
    answerInstead('delete', EVENTS, deleting.answer)
    await user.click(getButton('Delete'))
    await user.click(getButton('Close'))
    await user.click(getButton('Delete Another event'))
    backend.change((stored) => stored.filter(({ id }) => id !== 'event-1'))
    deleting.release()
    await waitFor(() => expect(getCardTitles()).toEqual(['Another event']))
    expect(screen.getByText('Are you sure you want to delete "Another event"?')).toBeInTheDocument()
  })

  it('goes on as if it had deleted the event if somebody else was first', async () => {
    silenceErrors()
    const { user, backend } = await openDeleteDialog()
    backend.change(() => [])
    await user.click(getButton('Delete'))
    expect(await screen.findByText('Event deleted successfully!')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeInTheDocument()
  })
})

it('removes a banner after 5 seconds, counted from the last message', () => {
  vi.useFakeTimers()
  const { result } = renderHook(useBanner)
  const fail = () => act(() => result.current.showBanner({ error: 'Failed to delete event.' }))
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  fail()
  wait(4000)
  fail()
  wait(4900)
  expect(result.current.banner).not.toBeNull()
  wait(100)
  expect(result.current.banner).toBeNull()
})
