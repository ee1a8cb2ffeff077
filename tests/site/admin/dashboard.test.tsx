import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { silenceErrors } from '../../support/console'
import { getButton, getCard, getCardTitles, openDashboard, signInOnSaturday } from '../../support/site/dashboard'
import { ADMIN, answerInstead, deferResponse, EVENTS, makeRow, startFakeBackend } from '../../support/site/fake-backend'
import { renderSite } from '../../support/site/render-site'
import { shortenTimeouts } from '../../support/site/shorten-timeouts'

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
    expect((await screen.findByText('Loading events...')).closest('[role]')).toHaveAttribute('role', 'status')
    expect(getStat('Total Events')).toHaveTextContent('–')
    await waitFor(() => expect(new URLSearchParams(query).get('event_date')).toBe('lt.2026-11-21'))
    expect(backend.to(EVENTS, 'GET')).toEqual([])

    deactivation.release()
    await screen.findByRole('article', { name: 'Open evening' })
    expect(screen.queryByText('Loading events...')).not.toBeInTheDocument()
    const expected = { select: '*', order: 'created_at.desc,id.asc' }
    expect(backend.to(EVENTS, 'GET')).toEqual([expect.objectContaining({ query: expected })])
  })

  it('shows the error after one timeout if the backend does not respond', async () => {
    silenceErrors()
    shortenTimeouts(300)
    const backend = startFakeBackend([makeRow({})])
    answerInstead('patch', EVENTS, () => new Promise(() => {}))
    await renderSite('/eventsadmin')
    expect(await screen.findByText('The events could not be loaded')).toBeInTheDocument()
    expect(backend.to(EVENTS, 'GET')).toEqual([])
  })

  it.each([
    ['Edit', 'Update Event'],
    ['Duplicate', 'Create Event'],
    ['Delete', 'Delete'],
  ])(
    'shows an account that is not on the admin list that it awaits approval, and why it cannot %s',
    async (open, save) => {
      silenceErrors()
      const { user } = await openDashboard(undefined, { isAdmin: false })
      expect(await screen.findByText('Your account is waiting for approval')).toBeInTheDocument()
      for (const method of ['post', 'patch', 'delete'] as const) answerInstead(method, EVENTS, refuse)
      await user.click(getButton(`${open} Open evening`))
      for (const date of screen.queryAllByLabelText('Event Date')) {
        fireEvent.change(date, { target: { value: '2026-12-24' } })
      }
      await user.click(getButton(save))
      expect(await screen.findByText(/^Your account isn't approved to change events\./)).toBeInTheDocument()
    },
  )

  it('does not show that notice to an account that could not be checked', async () => {
    const logged = silenceErrors()
    startFakeBackend([makeRow({})])
    answerInstead('post', '/rest/v1/rpc/is_admin', () => HttpResponse.json({ message: 'down' }, { status: 500 }))
    await renderSite('/eventsadmin')
    await waitFor(() => expect(logged).toHaveBeenCalledWith('Could not check admin status', expect.anything()))
    await screen.findByRole('article')
    expect(screen.queryByText('Your account is waiting for approval')).not.toBeInTheDocument()
  })

  it('never shows an empty list to somebody who may not read it', async () => {
    silenceErrors()
    startFakeBackend([makeRow({ is_active: false })], { isAdmin: false })
    const { unmount } = await renderSite('/eventsadmin')
    await screen.findByText('Your account is waiting for approval')
    expect(screen.queryByText('No events yet')).not.toBeInTheDocument()
    unmount()
    answerInstead('post', '/rest/v1/rpc/is_admin', () => HttpResponse.json({ message: 'down' }, { status: 500 }))
    await renderSite('/eventsadmin')
    expect(await screen.findByText('The events could not be loaded')).toBeInTheDocument()
  })
})

describe('when loading fails', () => {
  it('shows an error instead of an empty list, and loads again on request', async () => {
    silenceErrors()
    startFakeBackend([makeRow({})])
    answerInstead('get', EVENTS, refuse)
    const { user } = await renderSite('/eventsadmin')
    const alert = (await screen.findByText('The events could not be loaded')).closest('[role]')
    expect(alert).toHaveAttribute('role', 'alert')
    expect(screen.queryByText('No events yet')).not.toBeInTheDocument()
    expect(getStat('Total Events')).toHaveTextContent('–')

    const response = deferResponse(() => HttpResponse.json([makeRow({})]))
    answerInstead('get', EVENTS, response.answer)
    await user.click(getButton('Try again'))
    expect(getListHeading()).toHaveFocus()
    expect(await screen.findByText('Loading events...')).toBeInTheDocument()
    response.release()
    await screen.findByRole('article', { name: 'Open evening' })
    expect(alert).not.toBeInTheDocument()
  })

  it('shows what was saved in the list even if it cannot be refreshed, and loads it again on request', async () => {
    silenceErrors()
    const { user } = await openDashboard()
    await user.click(getButton('Edit Open evening'))
    await user.type(screen.getByLabelText('Title'), ' 2')
    answerInstead('get', EVENTS, refuse)
    await user.click(getButton('Update Event'))
    await screen.findByText('Event updated successfully!')
    const title = await screen.findByText("The list didn't refresh")
    expect(title.closest('[role]')).toHaveAttribute('role', 'alert')
    expect(getCardTitles()).toEqual(['Open evening 2'])
    await user.click(getButton('Edit Open evening 2'))
    await user.type(screen.getByLabelText('Title'), '6')
    await user.click(getButton('Update Event'))
    expect(await screen.findByRole('article', { name: 'Open evening 26' })).toBeInTheDocument()

    answerInstead('get', EVENTS, () => HttpResponse.json([makeRow({ title: 'Open evening 3' })]))
    await user.click(getButton('Try again'))
    await screen.findByRole('article', { name: 'Open evening 3' })
    expect(title).not.toBeInTheDocument()
  })
})

describe('the list', () => {
  const rows = [
    makeRow({ id: 'a', title: 'Next week', event_date: '2026-11-27', category: 'Festival' }),
    makeRow({ id: 'b', title: 'Today', event_date: '2026-11-21', category: 'Event' }),
    makeRow({ id: 'c', title: 'Yesterday', event_date: '2026-11-20', category: 'Event' }),
    makeRow({ id: 'd', title: 'Inactive event', event_date: '2026-12-24', category: 'Wedding', is_active: false }),
  ]

  it('counts the events, and shows the status, category, description and date of each', async () => {
    await openDashboard(rows)
    expect(screen.getByText("Manage events and announcements for the What's New? section")).toBeInTheDocument()
    expect(screen.getByText(/^Logged in as/)).toHaveTextContent(`Logged in as ${ADMIN.email}`)
    expect(screen.getByRole('link', { name: 'View Public Page' })).toHaveAttribute('href', '/upcoming-events')
    expect(getStat('Total Events')).toHaveTextContent(/^4$/)
    expect(getStat('Active Events')).toHaveTextContent(/^3$/)
    expect(getStat('Upcoming')).toHaveTextContent(/^2$/)
    expect(getCardTitles()).toEqual(['Next week', 'Today', 'Yesterday', 'Inactive event'])
    const card = getCard('Next week')
    for (const text of ['Active', 'Festival', makeRow({}).description]) expect(card.getByText(text)).toBeInTheDocument()
    expect(card.getByText('Friday, 27 November 2026')).toHaveAttribute('datetime', '2026-11-27')
    expect(getCard('Today').queryByText('Past')).not.toBeInTheDocument()
    expect(getCard('Yesterday').getByText('Past')).toBeInTheDocument()
    expect(getCard('Inactive event').getByText('Inactive')).toBeInTheDocument()
  })

  it('filters by a part of the title in any case, by category and by status, and clears all three', async () => {
    const { user } = await openDashboard(rows)
    const search = screen.getByLabelText('Search')
    await user.type(search, 'WEEK')
    expect(getCardTitles()).toEqual(['Next week'])
    await user.clear(search)

    await user.selectOptions(screen.getByLabelText('Category'), 'Event')
    expect(screen.getByText('2 of 4 shown')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Status'), 'Inactive')
    expect(screen.getByRole('heading', { name: 'No events match your filters' })).toBeInTheDocument()
    expect(getStat('Total Events')).toHaveTextContent(/^4$/)
    await user.click(getButton('Clear Filters'))
    expect(getListHeading()).toHaveFocus()
    expect(getCardTitles()).toHaveLength(rows.length)
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('All Categories')
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('All Status')
  })

  it('offers to add the first event', async () => {
    const { user } = await openDashboard([])
    await user.click(getButton('Add First Event'))
    expect(screen.getByRole('dialog', { name: 'Add New Event' })).toBeInTheDocument()
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
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(getButton('Delete Open evening')).toHaveFocus()

    const response = deferResponse(() => HttpResponse.json([{ id: 'event-1' }]))
    answerInstead('delete', EVENTS, () => {
      backend.change(([, other]) => (other ? [other] : []))
      return response.answer()
    })
    await user.click(getButton('Delete Open evening'))
    await user.click(getButton('Delete'))
    expect(getButton('Deleting...')).toBeDisabled()
    expect(getButton('Cancel')).toBeDisabled()
    response.release()
    expect((await screen.findByText('Event deleted successfully!')).closest('[role]')).toHaveAttribute('role', 'status')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
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
    expect(getButton('Delete Open evening')).toHaveFocus()
  })

  it('does not delete what somebody else has changed meanwhile, and shows it', async () => {
    const { user, backend } = await openDeleteDialog()
    const theirs = { title: 'Deposit paid', updated_at: '2026-11-20T19:59:59.123456+00:00' }
    backend.change((stored) => stored.map((row) => (row.id === 'event-1' ? { ...row, ...theirs } : row)))
    await user.click(getButton('Delete'))
    await screen.findByText(/^Not deleted: someone changed this event at 6\.59 am on Saturday, 21 November 2026\./)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(getCardTitles()).toEqual(['Deposit paid', 'Another event']))
  })

  it('reports that the event is already deleted', async () => {
    silenceErrors()
    const { user, backend } = await openDeleteDialog()
    backend.change(() => [])
    await user.click(getButton('Delete'))
    expect(await screen.findByText('This event is already deleted.')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeInTheDocument()
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
  const text = "We've kept your draft at the top of this page."

  closeUnsavedForm()
  await wait(4000)
  closeUnsavedForm()
  await wait(4900)
  expect(screen.getByText(text)).toBeInTheDocument()
  await wait(100)
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})
