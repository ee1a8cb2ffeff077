import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { silenceErrors } from '../../support/console'
import {
  getButton,
  getCardTitles,
  getDialog,
  openDashboard,
  refuseStorage,
  signInOnSaturday,
} from '../../support/site/dashboard'
import {
  answerInstead,
  deferResponse,
  EVENTS,
  makeRow,
  startFakeBackend,
} from '../../support/site/fake-backend'
import { loadSite } from '../../support/site/load-site'
import { renderSite } from '../../support/site/render-site'
import { shortenTimeouts } from '../../support/site/shorten-timeouts'

const refuse = () => HttpResponse.json({ message: 'refused' }, { status: 403 })

beforeEach(signInOnSaturday)

async function openCreateForm() {
  const site = await openDashboard()
  await site.user.click(getButton('Add New Event'))
  return site
}

const created = {
  title: 'Dusk by the water',
  description: 'Local bands.',
  image: 'https://images.example/dusk.jpg',
  image_alt: 'Crowd at a stage',
  event_date: '2026-12-14',
}

function fillIn() {
  const form = within(screen.getByRole('dialog'))
  fireEvent.change(form.getByLabelText('Title'), { target: { value: created.title } })
  fireEvent.change(form.getByLabelText('Description'), { target: { value: created.description } })
  fireEvent.change(form.getByLabelText('Image URL'), { target: { value: created.image } })
  fireEvent.change(form.getByLabelText(/^What the Picture Shows/), {
    target: { value: created.image_alt },
  })
  fireEvent.change(form.getByLabelText('Event Date'), { target: { value: created.event_date } })
}

async function openFilledForm() {
  const site = await openCreateForm()
  fillIn()
  return site
}

describe('adding an event', () => {
  it('marks the fields that are required, focuses the first and sends nothing', async () => {
    const { user, backend } = await openCreateForm()
    const form = getDialog('Add New Event')
    expect(form.getByLabelText('Title')).toHaveFocus()
    expect(form.getByLabelText('Category')).toHaveValue('Announcement')
    await user.click(form.getByRole('button', { name: 'Create Event' }))
    expect(form.getByLabelText('Title')).toHaveFocus()
    for (const label of ['Title', 'Description', 'Image URL', 'Event Date']) {
      expect(form.getByLabelText(label)).toBeRequired()
      expect(form.getByLabelText(label)).toHaveAccessibleDescription(
        new RegExp(`${label} is required`, 'i'),
      )
    }
    expect(form.getByLabelText(/^Ticket Link/)).not.toBeRequired()
    expect(backend.to(EVENTS, 'POST')).toEqual([])
  })

  it('saves what was typed as an active event, closes and reloads the list', async () => {
    const { user, backend } = await openFilledForm()
    const form = getDialog('Add New Event')
    await user.selectOptions(form.getByLabelText('Category'), 'Festival')
    const link = { value: ' https://tickets.example/dusk ' }
    fireEvent.change(form.getByLabelText(/^Ticket Link/), { target: link })
    const response = deferResponse(() => HttpResponse.json([makeRow({ title: 'Reloaded' })]))
    answerInstead('get', EVENTS, response.answer)
    await user.click(form.getByRole('button', { name: 'Create Event' }))

    expect(
      (await screen.findByText('Event created successfully!')).closest('[role]'),
    ).toHaveAttribute('role', 'status')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(getButton('Add New Event')).toHaveFocus())
    expect(backend.to(EVENTS, 'POST').map(({ body }) => body)).toEqual([
      {
        id: expect.any(String) as string,
        ...created,
        category: 'Festival',
        ticket_link: 'https://tickets.example/dusk',
        is_active: true,
      },
    ])
    // What was saved is shown before the list is loaded again.
    expect(getCardTitles()).toEqual([created.title, 'Open evening'])
    response.release()
    expect(await screen.findByRole('article', { name: 'Reloaded' })).toBeInTheDocument()
  })

  it('warns about a ticket link and a date that visitors will not see', async () => {
    await openCreateForm()
    const link = screen.getByLabelText(/^Ticket Link/)
    fireEvent.change(link, { target: { value: 'at the door' } })
    expect(link).toHaveAccessibleDescription(/visitors won't see a link/)
    const date = screen.getByLabelText('Event Date')
    fireEvent.change(date, { target: { value: '2026-11-20' } })
    expect(date).toHaveAccessibleDescription(
      "This date has passed, so visitors won't see the event.",
    )
  })

  it('stays open with what was typed after an unexpected error', async () => {
    silenceErrors()
    // The real function never rejects.
    vi.doMock('../../../src/data/events', { spy: true })
    const renderSite = await loadSite()
    const { insertEvent } = await import('../../../src/data/events')
    vi.mocked(insertEvent).mockRejectedValueOnce(new Error('broken'))
    startFakeBackend()
    const { user } = await renderSite('/eventsadmin')
    vi.doUnmock('../../../src/data/events')
    await user.click(await screen.findByRole('button', { name: 'Add New Event' }))
    fillIn()
    await user.click(getButton('Create Event'))
    await getDialog('Add New Event').findByText('An unexpected error occurred. Please try again.')
    expect(screen.getByLabelText('Title')).toHaveValue(created.title)
  })
})

it('previews the card that visitors will see while typing', async () => {
  const { user } = await openCreateForm()
  const preview = within(
    within(screen.getByRole('dialog')).getByText('On the public page').parentElement as HTMLElement,
  )
  // Required fields that are empty show their label.
  expect(preview.getByRole('heading', { name: 'Title' })).toBeInTheDocument()
  await user.type(screen.getByLabelText('Title'), 'Dusk by the water')
  fireEvent.change(screen.getByLabelText('Event Date'), { target: { value: '2026-12-14' } })
  expect(preview.getByRole('heading', { name: 'Dusk by the water' })).toBeInTheDocument()
  expect(preview.getByText('Monday, 14 December 2026')).toBeInTheDocument()
})

describe('editing an event', () => {
  const row = makeRow({
    id: 'event-7',
    title: 'Rigging practice',
    category: 'Team News',
    ticket_link: '/team',
    event_date: '2026-12-01',
    is_active: false,
  })
  const UNSAVED = "These changes of yours aren't saved yet."

  async function openEditForm() {
    const site = await openDashboard([row])
    await site.user.click(getButton('Edit Rigging practice'))
    return site
  }

  it('starts with the stored values and reactivates the event', async () => {
    const { user, backend } = await openEditForm()
    const form = getDialog('Edit Event')
    expect(form.getByText(/Saving makes it active again/)).toBeInTheDocument()
    await user.clear(form.getByLabelText(/^Ticket Link/))
    await user.click(form.getByRole('button', { name: 'Update Event' }))
    expect(
      (await screen.findByText('Event updated successfully!')).closest('[role]'),
    ).toHaveAttribute('role', 'status')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const { id, created_at: _, updated_at, ...contents } = row
    expect(backend.to(EVENTS, 'PATCH').at(-1)).toEqual({
      method: 'PATCH',
      path: EVENTS,
      // The filter by time is the only part of the call that its contract does not name.
      query: { id: `eq.${id}`, updated_at: `eq.${updated_at}`, select: '*' },
      body: { ...contents, ticket_link: null, is_active: true },
    })
    await waitFor(() =>
      expect(within(screen.getByRole('article')).getByText('Active')).toBeInTheDocument(),
    )
  })

  it('says that earlier changes are not saved, and shows what is stored instead', async () => {
    const { user } = await openEditForm()
    await user.type(screen.getByLabelText('Title'), ' day')
    expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument()
    await user.click(getButton('Cancel'))
    await user.click(getButton('Edit Rigging practice'))
    expect(screen.getByText(UNSAVED).closest('[role]')).toHaveAttribute('role', 'alert')
    expect(screen.getByLabelText('Title')).toHaveValue('Rigging practice day')
    await user.click(getButton('Discard Changes'))
    expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument()
    expect(screen.getByLabelText('Title')).toHaveValue('Rigging practice')
    expect(screen.getByLabelText('Title')).toHaveFocus()
    await user.click(getButton('Cancel'))
    expect(screen.queryByText('You have an unsaved event')).not.toBeInTheDocument()
  })

  it('shows what was stored after discarding changes, also if the events could not be loaded', async () => {
    silenceErrors()
    const first = await openEditForm()
    await first.user.type(screen.getByLabelText('Title'), ' day')
    first.unmount()
    startFakeBackend([row])
    answerInstead('get', EVENTS, () => HttpResponse.json({}, { status: 500 }))
    const { user } = await renderSite('/eventsadmin')
    await screen.findByText('The events could not be loaded')
    await user.click(getButton('Continue Editing'))
    await user.click(getButton('Discard Changes'))
    expect(screen.getByLabelText('Title')).toHaveValue('Rigging practice')
    expect(screen.getByLabelText(/^Ticket Link/)).toHaveValue('/team')
  })

  it('is busy until the server refuses, then stays open with what was typed', async () => {
    silenceErrors()
    const { user } = await openEditForm()
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Typed' } })
    const response = deferResponse(refuse)
    answerInstead('patch', EVENTS, response.answer)
    await user.click(getButton('Update Event'))
    expect(getButton('Updating...')).toBeDisabled()
    expect(screen.getByLabelText('Description')).toBeDisabled()
    response.release()
    const message = await getDialog('Edit Event').findByText(
      'Failed to update event. Please try again.',
    )
    expect(message.closest('[role]')).toHaveAttribute('role', 'alert')
    expect(screen.getByLabelText('Title')).toHaveValue('Typed')
  })
})

describe('choosing a picture', () => {
  const row = makeRow({ id: 'event-7', title: 'Rigging practice', description: 'Words' })
  const URL_OF_UPLOADS = '/storage/v1/object/event-images/:name'
  const UPLOADING = "Uploading the picture... You can save the event when it's done."

  /** Replaces what jsdom does not have: it can neither read nor write a picture. */
  function stubPictures() {
    vi.stubGlobal('Image', function image() {
      return Object.assign(document.createElement('canvas'), {
        decode: () => Promise.resolve(),
        naturalWidth: 2,
        naturalHeight: 1,
      })
    })
    const objectUrls = { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }
    vi.stubGlobal('URL', Object.assign(class extends URL {}, objectUrls))
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect() {},
      drawImage() {},
    } as never)
    return vi
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((callback) => callback(new Blob(['picture'], { type: 'image/webp' })))
  }

  /** Opens the form of an event, where `choosePicture` chooses a file. */
  async function openForm() {
    const site = await openDashboard([row])
    await site.user.click(getButton('Edit Rigging practice'))
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    const file = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })
    return { ...site, choosePicture: () => site.user.upload(input as HTMLInputElement, file) }
  }

  it('holds the event back until the picture is uploaded, with what was typed meanwhile', async () => {
    stubPictures()
    const upload = deferResponse(() => HttpResponse.json({}))
    answerInstead('post', URL_OF_UPLOADS, upload.answer)
    const { user, backend, choosePicture } = await openForm()
    await choosePicture()
    const saves = () => backend.to(EVENTS, 'PATCH').filter(({ query }) => query.id)
    expect(await screen.findByText(UPLOADING)).toBeInTheDocument()
    await user.type(screen.getByLabelText('Title'), ' day')
    expect(getButton('Update Event')).toHaveAttribute('aria-disabled', 'true')
    await user.click(getButton('Update Event'))
    expect(await screen.findByText(/^The picture is still uploading\./)).toBeInTheDocument()
    expect(saves()).toEqual([])
    upload.release()
    await screen.findByText(/^The picture is uploaded\./)
    await user.click(getButton('Update Event'))
    await screen.findByText('Event updated successfully!')
    const image = expect.stringMatching(/event-images\/.+\.webp$/) as string
    expect(saves()).toMatchObject([{ body: { title: 'Rigging practice day', image } }])
  })

  it('ends with a sentence if the browser never writes the picture', async () => {
    silenceErrors()
    stubPictures().mockImplementation(() => undefined)
    const { choosePicture } = await openForm()
    const timeout = shortenTimeouts(50)
    await choosePicture()
    expect(
      await screen.findByText(/^“photo\.jpg” can't be opened here as a picture\./),
    ).toBeInTheDocument()
    expect(screen.queryByText(UPLOADING)).not.toBeInTheDocument()
    expect(timeout).toHaveBeenCalledWith(60_000)
  })

  it('ends with a sentence if the upload is never answered', async () => {
    silenceErrors()
    stubPictures()
    answerInstead('post', URL_OF_UPLOADS, deferResponse(() => HttpResponse.json({})).answer)
    const { choosePicture } = await openForm()
    shortenTimeouts(50)
    await choosePicture()
    expect(await screen.findByText(/^The picture didn't upload\./)).toBeInTheDocument()
    expect(getButton('Update Event')).toHaveAttribute('aria-disabled', 'false')
  })
})

describe('the draft of an event', () => {
  const offer = 'You have an unsaved event'

  it('is offered after the form is closed, and cleared when it is saved', async () => {
    const { user } = await openFilledForm()
    await user.click(getButton('Close'))
    expect(screen.getByText(offer)).toBeInTheDocument()
    await user.click(getButton('Continue Editing'))
    const form = getDialog('Add New Event')
    expect(form.getByLabelText('Title')).toHaveValue(created.title)
    expect(form.getByLabelText('Event Date')).toHaveValue(created.event_date)
    await user.click(form.getByRole('button', { name: 'Create Event' }))
    await screen.findByText('Event created successfully!')
    expect(screen.queryByText(offer)).not.toBeInTheDocument()
  })

  it('is kept by Cancel, and deleted after asking', async () => {
    const { user, unmount } = await openFilledForm()
    await user.click(getButton('Cancel'))
    await user.click(getButton('Delete Draft'))
    await user.click(getDialog('Delete Draft').getByRole('button', { name: 'Delete' }))
    expect(screen.queryByText(offer)).not.toBeInTheDocument()
    unmount()
    await openDashboard()
    expect(screen.queryByText(offer)).not.toBeInTheDocument()
  })

  it('is lost with the page if the browser cannot store it, which the office says', async () => {
    silenceErrors()
    const NOT_STORED = /^This browser can't store what you typed?\. Keep this page open/
    const { user, backend } = await openCreateForm()
    refuseStorage()
    fillIn()
    expect(screen.getByText(NOT_STORED).closest('[role]')).toHaveAttribute('role', 'status')
    await user.click(getButton('Cancel'))
    expect(screen.getByText(offer)).toBeInTheDocument()
    expect(screen.getByText(NOT_STORED)).toBeInTheDocument()
    await user.click(getButton('Continue Editing'))
    backend.endSession()
    answerInstead('post', EVENTS, refuse)
    await user.click(getButton('Create Event'))
    const notice = await screen.findByText(/^Your session has ended/)
    expect(notice).toHaveTextContent(/This browser can't store what you typed\./)
    expect(notice).not.toHaveTextContent('safe')
  })

  it('is deleted with its event', async () => {
    const { user } = await openDashboard([makeRow({ title: 'Rigging practice' })])
    await user.click(getButton('Edit Rigging practice'))
    await user.type(screen.getByLabelText('Title'), ' day')
    await user.click(getButton('Cancel'))
    await user.click(getButton('Delete Rigging practice'))
    await user.click(getDialog('Delete Event').getByRole('button', { name: 'Delete' }))
    await screen.findByText('Event deleted successfully!')
    expect(screen.queryByText(offer)).not.toBeInTheDocument()
  })

  /** Changes the description of the draft, as another tab does. */
  function changeInAnotherTab() {
    const key = Object.keys(localStorage).find((name) => name.includes('event-drafts')) ?? ''
    const draft = localStorage.getItem(key) ?? ''
    localStorage.setItem(key, draft.replace(created.description, 'Longer text.'))
    fireEvent(window, new StorageEvent('storage'))
  }

  it('has what is typed in another tab, too, while the form is open in both', async () => {
    const { user } = await openFilledForm()
    changeInAnotherTab()
    expect(screen.getByLabelText('Description')).toHaveValue('Longer text.')
    await user.type(screen.getByLabelText('Title'), '!')
    await user.click(getButton('Close'))
    await user.click(getButton('Continue Editing'))
    expect(screen.getByLabelText('Description')).toHaveValue('Longer text.')
    expect(screen.getByLabelText('Title')).toHaveValue(`${created.title}!`)
  })

  it('stays in an open form if another tab removes it', async () => {
    await openFilledForm()
    localStorage.clear()
    fireEvent(window, new StorageEvent('storage'))
    expect(screen.getByLabelText('Title')).toHaveValue(created.title)
  })

  it('is continued as another tab has left it', async () => {
    const { user } = await openFilledForm()
    await user.click(getButton('Close'))
    changeInAnotherTab()
    await user.click(getButton('Continue Editing'))
    expect(screen.getByLabelText('Description')).toHaveValue('Longer text.')
  })

  it.each([
    ['saved', () => HttpResponse.json(makeRow(created), { status: 201 }), 'Event created'],
    ['refused', refuse, 'Failed to create'],
  ])(
    'keeps what another tab types while it is saved, if it is then %s',
    async (_, respond, message) => {
      silenceErrors()
      const { user } = await openFilledForm()
      const response = deferResponse(respond)
      answerInstead('post', EVENTS, response.answer)
      await user.click(getButton('Create Event'))
      await user.click(getButton('Close'))
      changeInAnotherTab()
      response.release()
      await screen.findByText(new RegExp(`^${message}`))
      await user.click(getButton('Continue Editing'))
      expect(screen.getByLabelText('Description')).toHaveValue('Longer text.')
    },
  )

  it('is kept if the form is closed before saving fails', async () => {
    silenceErrors()
    const { user } = await openFilledForm()
    const response = deferResponse(refuse)
    answerInstead('post', EVENTS, response.answer)
    await user.click(getButton('Create Event'))
    await user.click(getButton('Close'))
    response.release()
    await screen.findByText('Failed to create event. Please try again.')
    expect(screen.getByText(offer)).toBeInTheDocument()
  })
})
