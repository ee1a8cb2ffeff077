import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { silenceErrors } from '../../support/console'
import {
  getButton,
  getCard,
  getCardTitles,
  getDialog,
  openDashboard,
  signInOnSaturday,
} from '../../support/site/dashboard'
import {
  answerInstead,
  EVENTS,
  makeRow,
  type Row,
  startFakeBackend,
} from '../../support/site/fake-backend'

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
  const NOTICE = 'Someone changed this event at 6.59 am on Saturday, 21 November 2026'

  async function openConflict() {
    const site = await openOutdatedForm(theirs)
    await site.user.click(getButton('Update Event'))
    const notice = (await screen.findByText(NOTICE)).closest('[tabindex]')
    return { ...site, notice }
  }

  it('is shown beside what was changed, which is not saved without a decision and can be dropped', async () => {
    const { user, backend, notice } = await openConflict()
    expect(notice).toHaveFocus()
    expect(notice).toHaveTextContent('TitleYoursRigging practice dayTheirsRigging course')
    expect(notice).not.toHaveTextContent('Event Date')
    const count = backend.to(EVENTS, 'PATCH').length
    await user.type(screen.getByLabelText('Title'), '{Enter}')
    expect(backend.to(EVENTS, 'PATCH')).toHaveLength(count)
    await user.click(getButton('Take Theirs'))
    await waitFor(() => expect(getCardTitles()).toEqual(['Rigging course']))
    expect(screen.queryByText('You have an unsaved event')).not.toBeInTheDocument()
  })

  it('keeps what somebody else has saved in a field that was not changed here', async () => {
    const { user } = await openConflict()
    expect(screen.getByLabelText('Event Date')).toHaveValue(theirs.event_date)
    await user.click(getButton('Keep Mine'))
    await screen.findByText('Event updated successfully!')
    await waitFor(() => expect(getCardTitles()).toEqual(['Rigging practice day']))
    expect(
      getCard('Rigging practice day').getByText('Tuesday, 8 December 2026'),
    ).toBeInTheDocument()
  })

  it('asks nothing if both have changed the same', async () => {
    const { user, backend } = await openOutdatedForm({
      title: 'Rigging practice day',
      event_date: '2026-12-08',
    })
    await user.click(getButton('Update Event'))
    await screen.findByText('Event updated successfully!')
    expect(backend.to(EVENTS, 'PATCH').filter(({ query }) => query.id)).toHaveLength(1)
    expect(
      getCard('Rigging practice day').getByText('Tuesday, 8 December 2026'),
    ).toBeInTheDocument()
  })

  it('is shown again, with the focus, if it was changed once more before the decision', async () => {
    const { user, backend } = await openConflict()
    backend.change((rows) =>
      rows.map((stored) => ({ ...stored, title: 'Third', updated_at: '2026-11-20T20:00Z' })),
    )
    await user.click(getButton('Keep Mine'))
    const second = await getDialog('Edit Event').findByText(/^Someone changed this event at 7 am/)
    expect(second.closest('[tabindex]')).toHaveFocus()
  })

  it('is also noticed after a reload, when the draft is continued or the event is edited again', async () => {
    const { unmount } = await openOutdatedForm({})
    unmount()
    const { user } = await openDashboard([
      { ...row, ...theirs, updated_at: '2026-11-20T19:59:59.123456+00:00' },
    ])
    for (const button of ['Continue Editing', 'Edit Rigging course']) {
      await user.click(getButton(button))
      await user.click(getButton('Update Event'))
      expect(await screen.findByText(NOTICE)).toBeInTheDocument()
      expect(screen.getByLabelText('Title')).toHaveValue('Rigging practice day')
      await user.click(getButton('Cancel'))
    }
  })
})

it('saves an event as a new one if another admin has deleted it', async () => {
  const { user, backend } = await openOutdatedForm({})
  backend.change(() => [])
  await user.click(getButton('Update Event'))
  await screen.findByText('This event has been deleted')
  await user.click(getButton('Save as a New Event'))
  await waitFor(() => expect(getCardTitles()).toEqual(['Rigging practice day']))
})

describe('a new event whose first response was lost', () => {
  /** Fills in the form of a new event, and saves it without getting the response. */
  async function openLostForm() {
    silenceErrors()
    const site = await openDashboard([])
    await site.user.click(getButton('Add New Event'))
    const values = {
      Title: 'Dusk',
      Description: ' Bands. ',
      'Image URL': '/a.jpg',
      'Event Date': '2026-12-14',
    }
    for (const [label, value] of Object.entries(values)) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    }
    let sent: Partial<Row> = {}
    answerInstead('post', EVENTS, async (request) => {
      sent = (await request.json()) as Partial<Row>
      return HttpResponse.error()
    })
    await site.user.click(getButton('Create Event'))
    await screen.findByText('Failed to create event. Please try again.')
    return { ...site, lost: makeRow(sent) }
  }

  it('is created once when it is sent again', async () => {
    const { user, lost } = await openLostForm()
    // Another event has the same content.
    const backend = startFakeBackend([lost, { ...lost, id: 'other' }])
    await user.click(getButton('Create Event'))
    await screen.findByText('Event created successfully!')
    await waitFor(() => expect(getCardTitles()).toEqual(['Dusk', 'Dusk']))
    expect(backend.to(EVENTS, 'PATCH').filter(({ query }) => query.id)).toEqual([])
  })

  it('is not created twice if more was typed since, also after a reload', async () => {
    const { unmount, lost } = await openLostForm()
    unmount()
    const { user, backend } = await openDashboard([lost])
    await user.click(getButton('Continue Editing'))
    await user.type(screen.getByLabelText('Title'), ' till dawn')
    await user.click(getButton('Create Event'))
    await screen.findByText('Event created successfully!')
    await waitFor(() => expect(getCardTitles()).toEqual(['Dusk till dawn']))
    expect(backend.to(EVENTS, 'PATCH').at(-1)?.query.id).toBe(`eq.${lost.id}`)
  })

  it('is compared with what was typed since if somebody else has changed it', async () => {
    const { user, lost } = await openLostForm()
    startFakeBackend([{ ...lost, title: 'Dawn' }])
    await user.type(screen.getByLabelText('Title'), ' till dawn')
    await user.click(getButton('Create Event'))
    const notice = (await screen.findByText(/^Someone changed this event/)).closest('[tabindex]')
    expect(notice).toHaveTextContent('TitleYoursDusk till dawnTheirsDawn')
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
    // The button that opened the form is gone.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await user.click(getButton('Delete Draft'))
    await user.click(getDialog('Delete Draft').getByRole('button', { name: 'Delete' }))
  }
  expect(screen.queryByText('You have an unsaved event')).not.toBeInTheDocument()
})

it('asks to sign in again if the session has ended, and keeps what was typed of an inactive event', async () => {
  silenceErrors()
  const { user, backend } = await openOutdatedForm({ is_active: false })
  backend.endSession()
  await user.click(getButton('Update Event'))
  expect(await screen.findByText(/^Your session has ended/)).toBeInTheDocument()
  expect(screen.queryByText(/^This event has been deleted/)).not.toBeInTheDocument()
  expect(JSON.stringify(localStorage)).toContain('Rigging practice day')
})
