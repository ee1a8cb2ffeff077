import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { silenceErrors } from '../../support/console'
import { getButton, getCardTitles, getDialog, openDashboard, signInOnSaturday } from '../../support/site/dashboard'
import { answerInstead, EVENTS, makeRow, type Row, startFakeBackend } from '../../support/site/fake-backend'

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
  const NOTICE = 'Someone changed this event at 6.59 am on Saturday, 21 November 2026, after you opened it'

  async function openConflict() {
    const site = await openOutdatedForm(theirs)
    await site.user.click(getButton('Update Event'))
    await screen.findByText(NOTICE)
    return site
  }

  it('can be looked at and saved, while what was typed stays a draft', async () => {
    const { user } = await openConflict()
    await user.click(getButton('See Theirs'))
    const form = getDialog('Edit Event')
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
    expect(form.getByLabelText('Title')).toHaveValue('Rigging course')
    expect(form.getByLabelText('Title')).toHaveFocus()
    expect(form.getByLabelText('Event Date')).toHaveValue('2026-12-08')
    await user.type(form.getByLabelText('Title'), ' 2')
    await user.click(getButton('Update Event'))
    await screen.findByText('Event updated successfully!')
    await waitFor(() => expect(getCardTitles()).toEqual(['Rigging course 2']))

    await user.click(getButton('Continue Editing'))
    expect(screen.getByLabelText('Title')).toHaveValue('Rigging practice day')
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
    const first = screen.getByText(NOTICE)
    await user.click(getButton('Save Mine'))
    const second = await getDialog('Edit Event').findByText(/^Someone changed this event at 7 am/)
    expect(second.closest('[tabindex]')).toHaveFocus()
    // An alert is announced when it appears.
    expect(first).not.toBeInTheDocument()
  })

  it('shows what the other admin has changed besides, and saves only the own change over theirs', async () => {
    const { user, backend } = await openConflict()
    expect(screen.getByLabelText('Event Date')).toHaveValue('2026-12-08')
    expect(screen.getByLabelText('Title')).toHaveValue('Rigging practice day')
    await user.click(getButton('Save Mine'))
    await screen.findByText('Event updated successfully!')
    expect(backend.to(EVENTS, 'PATCH').at(-1)?.body).toEqual({ title: 'Rigging practice day', is_active: true })
    await waitFor(() => expect(getCardTitles()).toEqual(['Rigging practice day']))
  })

  it('is also detected for a draft that was restored', async () => {
    const { user, unmount } = await openOutdatedForm({})
    unmount()
    await openDashboard([{ ...row, ...theirs, updated_at: '2026-11-20T19:59:59.123456+00:00' }])
    await user.click(getButton('Continue Editing'))
    await user.click(getButton('Update Event'))
    expect(await screen.findByText(NOTICE)).toBeInTheDocument()
    expect(screen.getByLabelText('Title')).toHaveValue('Rigging practice day')
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

describe('a new event whose first response was lost', () => {
  const NOTICE = /^This draft is already an event, last saved at /

  /** Returns the row that was sent. */
  async function loseResponse(save: () => Promise<void>): Promise<Partial<Row>> {
    let sent: Partial<Row> = {}
    answerInstead('post', EVENTS, async (request) => {
      sent = (await request.json()) as Partial<Row>
      return HttpResponse.error()
    })
    await save()
    await screen.findByText('Failed to create event. Please try again.')
    return sent
  }

  /** Fills in the form of a new event, and saves it without getting the response. */
  async function openLostForm() {
    silenceErrors()
    const site = await openDashboard([])
    await site.user.click(getButton('Add New Event'))
    const values = { Title: 'Dusk', Description: ' Bands. ', 'Image URL': '/a.jpg', 'Event Date': '2026-12-14' }
    for (const [label, value] of Object.entries(values)) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    }
    const lost = await loseResponse(() => site.user.click(getButton('Create Event')))
    return { ...site, lost: makeRow(lost) }
  }

  it('is created once, even if it is edited before it is sent again', async () => {
    const { user, lost } = await openLostForm()
    // Another event has the same content.
    const backend = startFakeBackend([lost, { ...lost, id: 'other' }])
    await user.type(screen.getByLabelText('Title'), ' till dawn')
    await user.click(getButton('Create Event'))
    await screen.findByText('Event created successfully!')
    await waitFor(() => expect(getCardTitles()).toEqual(['Dusk till dawn', 'Dusk']))
    expect(backend.to(EVENTS, 'PATCH').at(-1)?.query.id).toBe(`eq.${lost.id}`)
  })

  it('is not overwritten if it was changed, and what was typed can be saved as a new event', async () => {
    const { user, lost } = await openLostForm()
    const changed = { ...lost, title: 'Dusk: moved to March', event_date: '2027-03-03' }
    const backend = startFakeBackend([changed])
    await user.click(getButton('Create Event'))
    const notice = await getDialog('Add New Event').findByText(NOTICE)
    expect(notice.closest('[tabindex]')).toHaveFocus()
    expect(screen.queryByText('Event created successfully!')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Title')).toHaveValue('Dusk')

    const second = await loseResponse(() => user.click(getButton('Save as a New Event')))
    const stored = startFakeBackend([makeRow(second), changed])
    await user.click(getButton('Save as a New Event'))
    await screen.findByText('Event created successfully!')
    await waitFor(() => expect(getCardTitles()).toEqual(['Dusk', changed.title]))
    expect([...backend.to(EVENTS, 'PATCH'), ...stored.to(EVENTS, 'PATCH')]).toEqual([])
    expect(screen.queryByText('You have an unsaved event')).not.toBeInTheDocument()
  })

  it('can be looked at as it is stored, while what was typed stays a draft of a new event', async () => {
    const { user, lost } = await openLostForm()
    startFakeBackend([{ ...lost, title: 'Dusk: moved' }])
    await user.click(getButton('Create Event'))
    await screen.findByText(NOTICE)
    await user.click(getButton('See Theirs'))
    expect(getDialog('Edit Event').getByLabelText('Title')).toHaveValue('Dusk: moved')
    await user.click(getButton('Close'))
    await user.click(getButton('Continue Editing'))
    await user.click(getButton('Save as a New Event'))
    await screen.findByText('Event created successfully!')
    await waitFor(() => expect(getCardTitles()).toEqual(['Dusk', 'Dusk: moved']))
  })

  it('asks again when the draft is continued after a reload, and creates no second event without a decision', async () => {
    const { user, unmount, lost } = await openLostForm()
    const stored = { ...lost, title: 'Dusk (cancelled)', is_active: false }
    startFakeBackend([stored])
    await user.click(getButton('Create Event'))
    await screen.findByText(NOTICE)
    unmount()
    const site = await openDashboard([stored])
    await site.user.click(getButton('Continue Editing'))
    expect(getDialog('Add New Event').getByText(NOTICE)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Create Event' })).not.toBeInTheDocument()
    await site.user.type(screen.getByLabelText('Title'), '{Enter}')
    expect(site.backend.to(EVENTS, 'POST')).toEqual([])
    await site.user.click(getButton('See Theirs'))
    expect(getDialog('Edit Event').getByLabelText('Title')).toHaveValue('Dusk (cancelled)')
  })

  it('is created once, even if it is edited after a reload', async () => {
    const { unmount, lost } = await openLostForm()
    unmount()
    const { user, backend } = await openDashboard([lost])
    await user.click(getButton('Continue Editing'))
    await user.type(screen.getByLabelText('Title'), ' till dawn')
    await user.click(getButton('Create Event'))
    await screen.findByText('Event created successfully!')
    expect(backend.to(EVENTS, 'PATCH').at(-1)?.query.id).toBe(`eq.${lost.id}`)
  })
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

it('asks to sign in again if the session has ended, and keeps what was typed of an inactive event', async () => {
  silenceErrors()
  const { user, backend } = await openOutdatedForm({ is_active: false })
  backend.endSession()
  await user.click(getButton('Update Event'))
  expect(await screen.findByText(/^Your session has ended/)).toBeInTheDocument()
  expect(screen.queryByText(/^Someone deleted/)).not.toBeInTheDocument()
  expect(JSON.stringify(localStorage)).toContain('Rigging practice day')
})
