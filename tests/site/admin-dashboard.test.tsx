import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createEvent, deleteEvent, eventCategories } from '../../src/data/events'
import {
  ADMIN,
  answerInstead,
  authError,
  deferResponse,
  seedSession,
  makeRow,
  PASSWORD,
  type Row,
  startFakeBackend,
} from '../support/fake-backend'
import { renderSite } from '../support/render-site'

// Read once, when the data layer is loaded: before the imports above.
vi.hoisted(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://backend.example')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_test')
})
// The real data layer, with one addition: its calls never reject, so a test that needs one to do so has to tell it to.
vi.mock('../../src/data/events', { spy: true })

const EVENTS = '/rest/v1/events'
const refuse = () => HttpResponse.json({ message: 'refused' }, { status: 403 })

// In Sydney it is the next day already: Saturday, 21 November 2026, 7 in the morning.
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-20T20:00:00Z'))
  seedSession()
})

const main = () => within(screen.getByRole('main'))
const button = (name: string) => screen.getByRole('button', { name })
const card = (title: string) => within(screen.getByRole('article', { name: title }))
const titles = () => screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'))
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const banner = (text: string) => screen.findByText(text)
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

async function openDesk(rows: Row[] = [makeRow({})], options?: Parameters<typeof startFakeBackend>[1]) {
  const backend = startFakeBackend(rows, options)
  const site = await renderSite('/eventsadmin')
  await screen.findByText(rows.length > 0 ? `${rows.length} of ${rows.length} shown` : 'No events yet')
  return { ...site, backend }
}

type Site = Awaited<ReturnType<typeof openDesk>>

async function openCreateForm(rows?: Row[]) {
  const site = await openDesk(rows)
  await site.user.click(button('Add New Event'))
  return site
}

/** As browsers do when the focused button becomes disabled, and jsdom does not. */
function loseFocus() {
  const passing = document.body.appendChild(document.createElement('button'))
  passing.focus()
  passing.remove()
}

async function fillIn(user: Site['user']) {
  const form = within(screen.getByRole('dialog'))
  const texts = [
    ['Title', 'Dusk by the water'],
    ['Description', 'Local bands.'],
    ['Image URL', 'https://images.example/dusk.jpg'],
  ] as const
  for (const [label, text] of texts) {
    await user.click(form.getByLabelText(label))
    await user.paste(text)
  }
  fireEvent.change(form.getByLabelText('Event Date'), { target: { value: '2026-12-14' } })
}

describe('opening the dashboard', () => {
  it('retires past events first, by the day in Sydney, then loads all of them', async () => {
    const backend = startFakeBackend([makeRow({})])
    const held = deferResponse(() => HttpResponse.json([{ id: 'event-9' }]))
    answerInstead('patch', EVENTS, held.answer)
    await renderSite('/eventsadmin')
    expect(await screen.findByText('Loading events...')).toHaveAttribute('role', 'status')
    expect(main().getByText('Total Events').nextSibling).toHaveTextContent('–')
    expect(backend.to(EVENTS, 'GET')).toEqual([])
    held.release()
    expect(await screen.findByRole('article', { name: 'Open evening' })).toBeInTheDocument()
    expect(screen.queryByText('Loading events...')).not.toBeInTheDocument()
    expect(backend.to(EVENTS, 'GET')).toEqual([
      expect.objectContaining({ query: { select: '*', order: 'created_at.desc' } }),
    ])
  })

  it('asks for the retirement of what was before today', async () => {
    const { backend } = await openDesk()
    expect(backend.to(EVENTS)[0]).toMatchObject({
      method: 'PATCH',
      query: { is_active: 'eq.true', event_date: 'lt.2026-11-21' },
      body: { is_active: false },
    })
  })

  it('says where one is, who is signed in, and leads to the public page', async () => {
    await openDesk()
    expect(screen.getByRole('heading', { level: 1, name: 'Events Admin' })).toBeInTheDocument()
    expect(screen.getByText("Manage events and announcements for the What's New? section")).toBeInTheDocument()
    expect(screen.getByText(/^Logged in as/)).toHaveTextContent(`Logged in as ${ADMIN.email}`)
    expect(button('Add New Event')).toBeInTheDocument()
    expect(button('Sign Out')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'View Public Page' })).toHaveAttribute('href', '/upcoming-events')
  })

  it('tells an account that is not on the admin list that it awaits approval', async () => {
    await openDesk([], { isAdmin: false })
    expect(await screen.findByText('Your account awaits approval')).toBeInTheDocument()
    expect(button('Add New Event')).toBeInTheDocument()
  })

  it.each([
    ['an admin', () => HttpResponse.json(true)],
    ['one of whom nobody knows', () => HttpResponse.json({ message: 'down' }, { status: 500 })],
  ])('does not tell %s so', async (_, answer) => {
    quiet()
    let asked = false
    const backend = startFakeBackend([makeRow({})])
    answerInstead('post', '/rest/v1/rpc/is_admin', () => {
      asked = true
      return answer()
    })
    await renderSite('/eventsadmin')
    await screen.findByRole('article')
    await waitFor(() => expect(asked).toBe(true))
    expect(backend.to(EVENTS, 'GET')).toHaveLength(1)
    expect(screen.queryByText('Your account awaits approval')).not.toBeInTheDocument()
  })
})

describe('the list', () => {
  const rows = [
    makeRow({ id: 'a', title: 'Next week', event_date: '2026-11-27', category: 'Festival' }),
    makeRow({ id: 'b', title: 'Today', event_date: '2026-11-21', category: 'Event' }),
    makeRow({ id: 'c', title: 'Yesterday', event_date: '2026-11-20', category: 'Event' }),
    makeRow({ id: 'd', title: 'Switched off', event_date: '2026-12-24', category: 'Wedding', is_active: false }),
  ]

  it('counts all, active, and active ones of today or later', async () => {
    await openDesk(rows)
    const count = (label: string) => main().getByText(label, { selector: 'dt' }).nextSibling
    expect(count('Total Events')).toHaveTextContent(/^4$/)
    expect(count('Active Events')).toHaveTextContent(/^3$/)
    expect(count('Upcoming')).toHaveTextContent(/^2$/)
  })

  it('shows each event with its badges, category, description and date', async () => {
    await openDesk(rows)
    expect(titles()).toEqual(['Next week', 'Today', 'Yesterday', 'Switched off'])
    expect(card('Next week').getByText('Active')).toBeInTheDocument()
    expect(card('Next week').getByText('Festival')).toBeInTheDocument()
    expect(card('Next week').getByText('Friday, 27 November 2026')).toHaveAttribute('datetime', '2026-11-27')
    expect(card('Next week').getByText(/^Walk the aisles/)).toHaveClass('line-clamp-2')
    expect(card('Next week').queryByText('Past')).not.toBeInTheDocument()
    expect(card('Today').queryByText('Past')).not.toBeInTheDocument()
    expect(card('Yesterday').getByText('Past')).toBeInTheDocument()
    expect(card('Switched off').getByText('Inactive')).toBeInTheDocument()
    expect(card('Switched off').queryByText('Past')).not.toBeInTheDocument()
    for (const name of ['Edit Today', 'Delete Today']) expect(card('Today').getByRole('button', { name })).toBeVisible()
  })

  it('leaves a plate where an image does not load', async () => {
    await openDesk()
    const image = screen.getByRole('article').querySelector('img') as HTMLImageElement
    expect(image).toHaveAttribute('src', 'https://images.example/open-evening.jpg')
    fireEvent.error(image)
    expect(image).not.toBeInTheDocument()
    expect(screen.getByText('Image does not load')).toBeInTheDocument()
  })

  it('filters by a part of the title in any case, by category and by status', async () => {
    const { user } = await openDesk(rows)
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('All Categories')
    expect(within(screen.getByLabelText('Category')).getAllByRole('option')).toHaveLength(eventCategories.length + 1)
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('All Status')

    await user.type(screen.getByLabelText('Search'), 'WEEK')
    expect(titles()).toEqual(['Next week'])
    await user.clear(screen.getByLabelText('Search'))

    await user.selectOptions(screen.getByLabelText('Category'), 'Event')
    expect(titles()).toEqual(['Today', 'Yesterday'])
    expect(screen.getByText('2 of 4 shown')).toBeInTheDocument()
    await user.type(screen.getByLabelText('Search'), 'yes')
    expect(titles()).toEqual(['Yesterday'])
    await user.clear(screen.getByLabelText('Search'))
    await user.selectOptions(screen.getByLabelText('Category'), 'All Categories')

    await user.selectOptions(screen.getByLabelText('Status'), 'Inactive')
    expect(titles()).toEqual(['Switched off'])
    await user.selectOptions(screen.getByLabelText('Status'), 'Active')
    expect(titles()).toEqual(['Next week', 'Today', 'Yesterday'])
    // The counts are over everything that is stored.
    expect(main().getByText('Total Events').nextSibling).toHaveTextContent(/^4$/)
  })

  it('says when nothing matches, and clears all three filters', async () => {
    const { user } = await openDesk(rows)
    await user.type(screen.getByLabelText('Search'), 'next')
    await user.selectOptions(screen.getByLabelText('Category'), 'Wedding')
    await user.selectOptions(screen.getByLabelText('Status'), 'Inactive')
    expect(screen.getByRole('heading', { name: 'No events match your filters' })).toBeInTheDocument()

    await user.click(button('Clear Filters'))
    expect(titles()).toHaveLength(4)
    expect(screen.getByLabelText('Search')).toHaveValue('')
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('All Categories')
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('All Status')
    expect(screen.getByRole('heading', { name: 'Events and announcements' })).toHaveFocus()
  })

  it('invites to add the first event where there is none', async () => {
    const { user } = await openDesk([])
    expect(screen.getByRole('heading', { name: 'No events yet' })).toBeInTheDocument()
    await user.click(button('Add First Event'))
    expect(screen.getByRole('dialog', { name: 'Add New Event' })).toBeInTheDocument()
  })
})

describe('adding an event', () => {
  it('starts empty, with the category Announcement, at the title', async () => {
    await openCreateForm()
    const form = dialog('Add New Event')
    expect(form.getByLabelText('Title')).toHaveFocus()
    for (const label of ['Title', 'Description', 'Image URL', /^Ticket Link/, 'Event Date']) {
      expect(form.getByLabelText(label)).toHaveValue('')
    }
    expect(form.getByLabelText('Category')).toHaveValue('Announcement')
    expect(
      within(form.getByLabelText('Category'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([...eventCategories])
    for (const label of ['Title', 'Description', 'Image URL', 'Category', 'Event Date']) {
      expect(form.getByLabelText(label)).toBeRequired()
    }
    expect(form.getByLabelText(/^Ticket Link/)).not.toBeRequired()
  })

  it('stores what was typed, trimmed and active, then closes, says so and loads the list again', async () => {
    const { user, backend } = await openCreateForm()
    const form = dialog('Add New Event')
    await fillIn(user)
    await user.type(form.getByLabelText('Title'), '  ')
    await user.selectOptions(form.getByLabelText('Category'), 'Festival')
    await user.type(form.getByLabelText(/^Ticket Link/), ' https://tickets.example/dusk ')
    await user.click(form.getByRole('button', { name: 'Create Event' }))

    expect((await banner('Event created successfully!')).closest('[role]')).toHaveAttribute('role', 'status')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button('Add New Event')).toHaveFocus()
    const [call] = backend.to(EVENTS, 'POST')
    expect(call?.query).toMatchObject({ select: '*' })
    expect(call?.body).toEqual({
      title: 'Dusk by the water',
      description: 'Local bands.',
      image: 'https://images.example/dusk.jpg',
      ticket_link: 'https://tickets.example/dusk',
      category: 'Festival',
      event_date: '2026-12-14',
      is_active: true,
    })
    expect(await screen.findByRole('article', { name: 'Dusk by the water' })).toBeInTheDocument()
    expect(backend.to(EVENTS, 'GET')).toHaveLength(2)
  })

  it('keeps the list on screen while it loads again', async () => {
    const { user } = await openCreateForm()
    await fillIn(user)
    const held = deferResponse(() => HttpResponse.json([makeRow({ title: 'Renewed' })]))
    answerInstead('get', EVENTS, held.answer)
    await user.click(button('Create Event'))
    await banner('Event created successfully!')
    expect(titles()).toEqual(['Open evening'])
    expect(screen.queryByText('Loading events...')).not.toBeInTheDocument()
    held.release()
    expect(await screen.findByRole('article', { name: 'Renewed' })).toBeInTheDocument()
  })

  it('keeps the list where it cannot be loaded again', async () => {
    quiet()
    const { user } = await openCreateForm([makeRow({ id: 'a', title: 'One' }), makeRow({ id: 'b', title: 'Two' })])
    await fillIn(user)
    let reloads = 0
    answerInstead('get', EVENTS, () => {
      reloads++
      return refuse()
    })
    await user.click(button('Create Event'))
    await banner('Event created successfully!')
    await waitFor(() => expect(reloads).toBe(1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(titles()).toEqual(['One', 'Two'])
  })

  it('is busy meanwhile', async () => {
    const { user } = await openCreateForm()
    await fillIn(user)
    const held = deferResponse(() => HttpResponse.json(makeRow({}), { status: 201 }))
    answerInstead('post', EVENTS, held.answer)
    await user.click(button('Create Event'))
    expect(button('Creating...')).toBeDisabled()
    expect(button('Cancel')).toBeDisabled()
    held.release()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('names what is missing, starts at the first of it and sends nothing', async () => {
    const { user, backend } = await openCreateForm()
    const form = dialog('Add New Event')
    await user.type(form.getByLabelText('Description'), '   ')
    await user.click(form.getByRole('button', { name: 'Create Event' }))
    expect(form.getByLabelText('Title')).toHaveAccessibleDescription('Title is required')
    expect(form.getByLabelText('Title')).toHaveFocus()
    expect(form.getByLabelText('Description')).toHaveAccessibleDescription('Description is required')
    expect(form.getByLabelText('Image URL')).toHaveAccessibleDescription('Image URL is required')
    expect(form.getByLabelText('Event Date')).toHaveAccessibleDescription(/Event date is required/)
    expect(form.getByLabelText('Category')).toBeValid()
    expect(form.getByLabelText(/^Ticket Link/)).toBeValid()

    await user.type(form.getByLabelText('Title'), 'x')
    expect(form.getByLabelText('Title')).toBeValid()
    await user.click(form.getByRole('button', { name: 'Create Event' }))
    expect(form.getByLabelText('Description')).toHaveFocus()
    expect(backend.to(EVENTS, 'POST')).toEqual([])
  })

  it.each(['poster', 'javascript:alert(1)', '//images.example/a.jpg', 'data:image/png;base64,AA', 'https://'])(
    'refuses %s as an image',
    async (address) => {
      const { user, backend } = await openCreateForm()
      await fillIn(user)
      const image = screen.getByLabelText('Image URL')
      await user.clear(image)
      await user.type(image, address)
      await user.click(button('Create Event'))
      expect(image).toHaveAccessibleDescription(/^Please enter a valid image URL/)
      expect(image).toHaveFocus()
      expect(backend.to(EVENTS, 'POST')).toEqual([])
    },
  )

  it.each(['http://images.example/a.jpg', '/sample-events/stage.jpg'])('takes %s as an image', async (address) => {
    const { user, backend } = await openCreateForm()
    await fillIn(user)
    await user.clear(screen.getByLabelText('Image URL'))
    await user.type(screen.getByLabelText('Image URL'), address)
    await user.click(button('Create Event'))
    await banner('Event created successfully!')
    expect(backend.to(EVENTS, 'POST')[0]?.body).toMatchObject({ image: address, ticket_link: null })
  })

  it.each(['1999-12-31', '0202-01-01'])('refuses the date %s', async (date) => {
    const { user, backend } = await openCreateForm()
    await fillIn(user)
    fireEvent.change(screen.getByLabelText('Event Date'), { target: { value: date } })
    await user.click(button('Create Event'))
    expect(screen.getByLabelText('Event Date')).toHaveAccessibleDescription(/Please enter a year from 2000 to 2999/)
    expect(backend.to(EVENTS, 'POST')).toEqual([])
  })

  it('warns about a ticket link that would never be shown, and saves it all the same', async () => {
    const { user, backend } = await openCreateForm()
    await fillIn(user)
    const link = screen.getByLabelText(/^Ticket Link/)
    for (const harmless of ['https://tickets.example/dusk', '/contact']) {
      await user.clear(link)
      await user.type(link, harmless)
      expect(screen.queryByText(/visitors will not get a link/)).not.toBeInTheDocument()
    }
    for (const dead of ['javascript:alert(1)', '//tickets.example', 'at the door']) {
      await user.clear(link)
      await user.type(link, dead)
      expect(link).toHaveAccessibleDescription(/visitors will not get a link/)
    }
    await user.click(button('Create Event'))
    await banner('Event created successfully!')
    expect(backend.to(EVENTS, 'POST')[0]?.body).toMatchObject({ ticket_link: 'at the door' })
  })

  it('shows the image once its address is complete, and nothing where it does not load', async () => {
    const { user } = await openCreateForm()
    const image = screen.getByLabelText('Image URL')
    await user.type(image, 'https://images.example/gone.jpg')
    const preview = await screen.findByRole('img', { name: 'Preview' })
    expect(preview).toHaveAttribute('src', 'https://images.example/gone.jpg')
    fireEvent.error(preview)
    expect(screen.queryByRole('img', { name: 'Preview' })).not.toBeInTheDocument()

    await user.clear(image)
    await user.type(image, 'https://images.example/there.jpg')
    expect(await screen.findByRole('img', { name: 'Preview' })).toHaveAttribute(
      'src',
      'https://images.example/there.jpg',
    )
  })

  it('stays open with all that was typed where the server refuses', async () => {
    quiet()
    const { user } = await openCreateForm()
    await fillIn(user)
    const held = deferResponse(refuse)
    answerInstead('post', EVENTS, held.answer)
    await user.click(button('Create Event'))
    loseFocus()
    held.release()
    // In the form: a modal covers the rest of the page.
    const message = await dialog('Add New Event').findByText('Failed to create event. Please try again.')
    expect(message.closest('[role]')).toHaveAttribute('role', 'alert')
    expect(screen.getAllByText('Failed to create event. Please try again.')).toHaveLength(1)
    expect(screen.getByLabelText('Title')).toHaveValue('Dusk by the water')
    expect(screen.getByLabelText('Image URL')).toHaveValue('https://images.example/dusk.jpg')
    expect(button('Create Event')).toBeEnabled()
    expect(button('Create Event')).toHaveFocus()
  })

  it('stays open where the unexpected happens', async () => {
    quiet()
    const { user } = await openCreateForm()
    await fillIn(user)
    vi.mocked(createEvent).mockRejectedValueOnce(new Error('broken'))
    await user.click(button('Create Event'))
    await dialog('Add New Event').findByText('An unexpected error occurred. Please try again.')
    expect(screen.getByLabelText('Title')).toHaveValue('Dusk by the water')
  })
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

  it('starts with what is stored, says that saving makes it active, and does', async () => {
    const { user, backend } = await openDesk([row])
    await user.click(button('Edit Rigging practice'))
    const form = dialog('Edit Event')
    expect(form.getByLabelText('Title')).toHaveValue('Rigging practice')
    expect(form.getByLabelText('Description')).toHaveValue(row.description)
    expect(form.getByLabelText('Image URL')).toHaveValue(row.image)
    expect(form.getByLabelText(/^Ticket Link/)).toHaveValue('/team')
    expect(form.getByLabelText('Category')).toHaveValue('Team News')
    expect(form.getByLabelText('Event Date')).toHaveValue('2026-12-01')
    expect(form.getByText(/Saving makes it active again/)).toBeInTheDocument()

    await user.type(form.getByLabelText('Title'), ' day')
    await user.clear(form.getByLabelText(/^Ticket Link/))
    const held = deferResponse(() => HttpResponse.json({ ...row, title: 'Rigging practice day', is_active: true }))
    let sent: unknown
    let query = ''
    answerInstead('patch', EVENTS, async (request) => {
      sent = await request.json()
      query = new URL(request.url).search
      return held.answer()
    })
    await user.click(form.getByRole('button', { name: 'Update Event' }))
    expect(button('Updating...')).toBeDisabled()
    held.release()

    expect((await banner('Event updated successfully!')).closest('[role]')).toHaveAttribute('role', 'status')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(new URLSearchParams(query).get('id')).toBe('eq.event-7')
    expect(sent).toEqual({
      title: 'Rigging practice day',
      description: row.description,
      image: row.image,
      ticket_link: null,
      category: 'Team News',
      event_date: '2026-12-01',
      is_active: true,
    })
    await waitFor(() => expect(backend.to(EVENTS, 'GET')).toHaveLength(2))
  })

  it('says that a past day will be switched off again', async () => {
    const { user } = await openDesk([row])
    await user.click(button('Edit Rigging practice'))
    const date = screen.getByLabelText('Event Date')
    fireEvent.change(date, { target: { value: '2026-11-21' } })
    expect(date).not.toHaveAccessibleDescription(/past/)
    fireEvent.change(date, { target: { value: '2026-11-20' } })
    expect(date).toHaveAccessibleDescription('This day is past: the event will be switched off again.')
    expect(screen.queryByText(/Saving makes it active again/)).not.toBeInTheDocument()
  })

  it('stays open with all that was typed where the server refuses', async () => {
    quiet()
    const { user } = await openDesk([row])
    await user.click(button('Edit Rigging practice'))
    await user.type(screen.getByLabelText('Title'), ' day')
    const held = deferResponse(refuse)
    answerInstead('patch', EVENTS, held.answer)
    await user.click(button('Update Event'))
    await user.click(screen.getByLabelText('Description'))
    held.release()
    const message = await dialog('Edit Event').findByText('Failed to update event. Please try again.')
    expect(screen.getByLabelText('Description')).toHaveFocus()
    expect(message.closest('[role]')).toHaveAttribute('role', 'alert')
    expect(screen.getByLabelText('Title')).toHaveValue('Rigging practice day')
  })
})

describe('an unsaved event', () => {
  const offer = 'There is an event you have not saved'

  it('is let go of by Cancel', async () => {
    const { user } = await openCreateForm()
    await fillIn(user)
    await user.click(button('Cancel'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByText(offer)).not.toBeInTheDocument()
    expect(sessionStorage).toHaveLength(0)
    await user.click(button('Add New Event'))
    expect(screen.getByLabelText('Title')).toHaveValue('')
  })

  it('is not lost to the draft of another event', async () => {
    const { user } = await openCreateForm()
    await fillIn(user)
    await user.click(button('Close'))
    await user.click(screen.getAllByRole('button', { name: /^Edit/ })[0] as HTMLElement)
    await user.type(screen.getByLabelText('Title'), ' and more')
    await user.click(button('Cancel'))
    await user.click(button('Continue Editing'))
    expect(dialog('Add New Event').getByLabelText('Title')).toHaveValue('Dusk by the water')
  })

  it('is offered back after the close button, and continued where it was left', async () => {
    const { user } = await openCreateForm()
    await fillIn(user)
    await user.click(button('Close'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByText(offer)).toBeInTheDocument()
    expect(screen.getByText('Your draft is kept: see the top of this page.')).toBeInTheDocument()

    await user.click(button('Continue Editing'))
    expect(screen.queryByText(offer)).not.toBeInTheDocument()
    const form = dialog('Add New Event')
    expect(form.getByLabelText('Title')).toHaveValue('Dusk by the water')
    expect(form.getByLabelText('Event Date')).toHaveValue('2026-12-14')
    await user.click(form.getByRole('button', { name: 'Create Event' }))
    await banner('Event created successfully!')
    expect(screen.queryByText(offer)).not.toBeInTheDocument()
    expect(sessionStorage).toHaveLength(0)
  })

  it('is let go of by Discard', async () => {
    const { user } = await openCreateForm()
    await fillIn(user)
    await user.click(button('Close'))
    await user.click(button('Discard'))
    expect(screen.queryByText(offer)).not.toBeInTheDocument()
    expect(sessionStorage).toHaveLength(0)
  })

  it('is not made of a form in which nothing was typed', async () => {
    const { user } = await openCreateForm()
    await user.type(screen.getByLabelText('Title'), 'x{Backspace}')
    await user.click(button('Close'))
    expect(screen.queryByText(offer)).not.toBeInTheDocument()
  })

  it('survives a reload, as an edit of the same event', async () => {
    const rows = [makeRow({ id: 'event-7', title: 'Rigging practice' })]
    const { user, unmount } = await openDesk(rows)
    await user.click(button('Edit Rigging practice'))
    await user.type(screen.getByLabelText('Title'), ' day')
    unmount()

    const again = await openDesk(rows)
    await again.user.click(button('Continue Editing'))
    expect(dialog('Edit Event').getByLabelText('Title')).toHaveValue('Rigging practice day')
    await again.user.click(button('Update Event'))
    await banner('Event updated successfully!')
    expect(again.backend.to(EVENTS, 'PATCH').at(-1)?.query).toMatchObject({ id: 'eq.event-7' })
  })

  it('becomes a new one where somebody deleted the event meanwhile', async () => {
    const { user, unmount } = await openDesk([makeRow({ id: 'event-7', title: 'Rigging practice' })])
    await user.click(button('Edit Rigging practice'))
    await user.type(screen.getByLabelText('Title'), ' day')
    unmount()

    const again = await openDesk([makeRow({ id: 'event-8', title: 'Another' })])
    await again.user.click(button('Continue Editing'))
    expect(dialog('Add New Event').getByLabelText('Title')).toHaveValue('Rigging practice day')
  })

  it('is not shown to another account', async () => {
    const { user, unmount } = await openCreateForm()
    await fillIn(user)
    unmount()
    seedSession({ account: { id: '22222222-2222-4222-8222-222222222222', email: 'other@southbeam.example' } })
    await openDesk()
    expect(screen.getByText(/^Logged in as/)).toHaveTextContent('other@southbeam.example')
    expect(screen.queryByText(offer)).not.toBeInTheDocument()
  })

  it('outlives a session that ends while the form is open', async () => {
    quiet()
    const { user } = await openCreateForm()
    await fillIn(user)
    seedSession({ expiresIn: -60 })
    answerInstead('post', '/auth/v1/token', () => authError('Invalid Refresh Token: Refresh Token Not Found'))
    answerInstead('post', EVENTS, refuse)
    await user.click(button('Create Event'))

    // The save finds the session gone: back to the way in, with the reason and the promise.
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toHaveFocus()
    expect(screen.getByText(/^Your session has ended\..* What you typed is kept/)).toBeInTheDocument()

    startFakeBackend([makeRow({})])
    await user.type(screen.getByLabelText('Email'), ADMIN.email)
    await user.type(screen.getByLabelText('Password'), PASSWORD)
    await user.click(button('Sign In'))
    await user.click(await screen.findByRole('button', { name: 'Continue Editing' }))
    const form = dialog('Add New Event')
    expect(form.getByLabelText('Title')).toHaveValue('Dusk by the water')
    expect(form.getByLabelText('Description')).toHaveValue('Local bands.')
    await user.click(form.getByRole('button', { name: 'Create Event' }))
    await banner('Event created successfully!')
  })

  it('is kept where the form is closed before the save fails', async () => {
    quiet()
    const { user } = await openCreateForm()
    await fillIn(user)
    const held = deferResponse(refuse)
    answerInstead('post', EVENTS, held.answer)
    await user.click(button('Create Event'))
    await user.click(button('Close'))
    held.release()
    await banner('Failed to create event. Please try again.')
    expect(screen.getByText(offer)).toBeInTheDocument()
  })
})

describe('deleting an event', () => {
  async function askToDelete(rows?: Row[]) {
    const site = await openDesk(rows)
    await site.user.click(button('Delete Open evening'))
    return site
  }

  it('asks first, at Cancel', async () => {
    const { user, backend } = await askToDelete()
    const question = dialog('Delete Event')
    expect(question.getByText('Are you sure you want to delete "Open evening"?')).toBeInTheDocument()
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button('Delete Open evening')).toHaveFocus()
    expect(backend.to(EVENTS, 'DELETE')).toEqual([])
  })

  it('deletes for good, says so and loads the list again', async () => {
    const { user, backend } = await askToDelete([makeRow({}), makeRow({ id: 'event-2', title: 'Stays' })])
    await user.click(button('Delete'))
    expect((await banner('Event deleted successfully!')).closest('[role]')).toHaveAttribute('role', 'status')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(backend.to(EVENTS, 'DELETE')).toEqual([
      expect.objectContaining({ query: { id: 'eq.event-1', select: 'id' } }),
    ])
    await waitFor(() => expect(titles()).toEqual(['Stays']))
    expect(backend.to(EVENTS, 'GET')).toHaveLength(2)
    // The button that was pressed is gone.
    expect(screen.getByRole('heading', { name: 'Events and announcements' })).toHaveFocus()
  })

  it('shows the empty state after the last one', async () => {
    const { user } = await askToDelete()
    await user.click(button('Delete'))
    expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeInTheDocument()
  })

  it('is busy meanwhile', async () => {
    const { user } = await askToDelete()
    const held = deferResponse(() => HttpResponse.json({ id: 'event-1' }))
    answerInstead('delete', EVENTS, held.answer)
    await user.click(button('Delete'))
    expect(button('Deleting...')).toBeDisabled()
    expect(button('Cancel')).toBeDisabled()
    held.release()
    await banner('Event deleted successfully!')
  })

  it.each([
    ['the server refuses', () => answerInstead('delete', EVENTS, refuse)],
    ['the unexpected happens', () => vi.mocked(deleteEvent).mockRejectedValueOnce(new Error('broken'))],
  ])('says so where %s', async (_, fail) => {
    quiet()
    const { user, backend } = await askToDelete()
    fail()
    await user.click(button('Delete'))
    const message = await banner('Failed to delete event. Please try again.')
    expect(message.closest('[role]')).toHaveAttribute('role', 'alert')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(titles()).toEqual(['Open evening'])
    expect(backend.to(EVENTS, 'GET')).toHaveLength(1)
    expect(button('Delete Open evening')).toHaveFocus()
  })
})

describe('a banner', () => {
  it('goes after 5 seconds, and a new one has 5 seconds of its own', async () => {
    quiet()
    await openDesk()
    answerInstead('delete', EVENTS, refuse)
    const text = 'Failed to delete event. Please try again.'
    const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
    async function failToDelete() {
      fireEvent.click(button('Delete Open evening'))
      fireEvent.click(button('Delete'))
      // The answer comes over the network, which has a clock of its own.
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date() })

    await failToDelete()
    expect(screen.getByText(text)).toBeInTheDocument()
    pass(4000)
    await failToDelete()
    pass(4900)
    expect(screen.getByText(text)).toBeInTheDocument()
    pass(100)
    expect(screen.queryByText(text)).not.toBeInTheDocument()
  })
})
