import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { silenceErrors } from '../support/console'
import { getButton, getCardTitles, getDialog, openDashboard, signInOnSaturday } from '../support/dashboard'
import { answerInstead, EVENTS, makeRow, type Row } from '../support/fake-backend'

const row = makeRow({ id: 'event-7', title: 'Rigging practice', event_date: '2026-12-01' })

beforeEach(signInOnSaturday)

/** Opens the form of the event and types, then changes the event as another admin would. */
async function openOutdatedForm(changes: Partial<Row>) {
  const site = await openDashboard([row])
  await site.user.click(getButton('Edit Rigging practice'))
  await site.user.type(screen.getByLabelText('Title'), ' day')
  const updated_at = '2026-11-20T19:59:59.123456+00:00'
  site.backend.change((rows) => rows.map((stored) => ({ ...stored, ...changes, updated_at })))
  return site
}

describe('an event that was changed since its form was opened', () => {
  const theirs = { title: 'Rigging course', event_date: '2026-12-08' }

  async function openConflict() {
    const site = await openOutdatedForm(theirs)
    await site.user.click(getButton('Update Event'))
    await screen.findByText('Someone changed this event after you opened it')
    return site
  }

  it('replaces what was typed on request, and can then be edited', async () => {
    const { user } = await openConflict()
    await user.click(getButton('Use Theirs'))
    const form = getDialog('Edit Event')
    expect(form.getByLabelText('Title')).toHaveValue('Rigging course')
    expect(form.getByLabelText('Title')).toHaveFocus()
    expect(form.getByLabelText('Event Date')).toHaveValue('2026-12-08')
    await user.type(form.getByLabelText('Title'), ' 2')
    await user.click(getButton('Update Event'))
    await screen.findByText('Event updated successfully!')
    await waitFor(() => expect(getCardTitles()).toEqual(['Rigging course 2']))
  })

  it('is not replaced by Enter in a field', async () => {
    const { user, backend } = await openConflict()
    const count = backend.to(EVENTS, 'PATCH').length
    await user.type(screen.getByLabelText('Title'), '{Enter}')
    expect(backend.to(EVENTS, 'PATCH')).toHaveLength(count)
  })

  it('announces the conflict again if it was changed once more, and moves the focus to it', async () => {
    const { user, backend } = await openConflict()
    backend.change((rows) => rows.map((stored) => ({ ...stored, title: 'Third', updated_at: '2026-11-20T20:00Z' })))
    const first = screen.getByText('Someone changed this event after you opened it')
    await user.click(getButton('Keep Mine'))
    const theirs = await getDialog('Edit Event').findByText('Third')
    expect(theirs.closest('[tabindex]')).toHaveFocus()
    // An alert is announced when it appears.
    expect(first).not.toBeInTheDocument()
  })

  it('is saved if the changes are the same as those in the form', async () => {
    const { user } = await openOutdatedForm({ title: 'Rigging practice day' })
    fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'More.' } })
    await user.click(getButton('Update Event'))
    expect(await screen.findByText('Event updated successfully!')).toBeInTheDocument()
  })

  it('is also detected for a draft that was restored', async () => {
    const { user, unmount } = await openOutdatedForm({})
    unmount()
    await openDashboard([{ ...row, ...theirs, updated_at: '2026-11-20T19:59:59.123456+00:00' }])
    await user.click(getButton('Continue Editing'))
    await user.click(getButton('Update Event'))
    expect(await screen.findByText('Someone changed this event after you opened it')).toBeInTheDocument()
    expect(within(screen.getByRole('dialog')).getByText('Rigging course')).toBeInTheDocument()
  })
})

it('saves an event as a new one if another admin has deleted it', async () => {
  const { user, backend } = await openOutdatedForm({})
  backend.change(() => [])
  await user.click(getButton('Update Event'))
  await screen.findByText('Someone deleted this event after you opened it')
  await user.click(getButton('Save as a New Event'))
  await waitFor(() => expect(getCardTitles()).toEqual(['Rigging practice day']))
})

it('creates one event if the response to the first attempt was lost, even after a reload and an edit', async () => {
  silenceErrors()
  const { user, unmount } = await openDashboard([])
  await user.click(getButton('Add New Event'))
  const values = { Title: 'Dusk', Description: 'Bands.', 'Image URL': '/a.jpg', 'Event Date': '2026-12-14' }
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  let lost: Partial<Row> = {}
  answerInstead('post', EVENTS, async (request) => {
    lost = (await request.json()) as Partial<Row>
    return HttpResponse.error()
  })
  await user.click(getButton('Create Event'))
  await screen.findByText('Failed to create event. Please try again.')
  unmount()

  // Another event has the same content.
  const { backend } = await openDashboard([makeRow(lost), makeRow({ ...lost, id: 'other' })])
  await user.click(getButton('Continue Editing'))
  await user.type(screen.getByLabelText('Title'), ' till dawn')
  await user.click(getButton('Create Event'))
  await screen.findByText('Event created successfully!')
  await waitFor(() => expect(getCardTitles()).toEqual(['Dusk till dawn', 'Dusk']))
  expect(backend.to(EVENTS, 'PATCH').at(-1)?.query.id).toBe(`eq.${lost.id}`)
})

it('keeps the drafts of two new events', async () => {
  const { user } = await openDashboard()
  for (const title of ['First', 'Second']) {
    await user.click(getButton('Add New Event'))
    await user.type(screen.getByLabelText('Title'), title)
    await user.click(getButton('Close'))
  }
  for (const title of ['Second', 'First']) {
    await user.click(getButton('Continue Editing'))
    expect(screen.getByLabelText('Title')).toHaveValue(title)
    await user.click(getButton('Cancel'))
    // The button that opened the form may be gone.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  }
  expect(screen.queryByText('You have an unsaved event')).not.toBeInTheDocument()
})
