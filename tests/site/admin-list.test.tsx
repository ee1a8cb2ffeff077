import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PAGE_SIZE } from '../../src/admin/events/list/list-view'
import { eventTemplates } from '../../src/content/event-templates'
import { formatLongDate } from '../../src/lib/dates'
import { getButton, getDialog, openDashboard, signInOnSaturday } from '../support/dashboard'
import { EVENTS, makeRow, startFakeBackend } from '../support/fake-backend'
import { renderSite } from '../support/render-site'

// One test counts the cards that are rendered: each formats its date.
vi.mock('../../src/lib/dates', { spy: true })

beforeEach(signInOnSaturday)

/** 1,000 active events, newest entry first: the first has the latest date. */
const manyRows = Array.from({ length: 1000 }, (_, index) =>
  makeRow({
    id: `event-${index}`,
    title: `Event ${index}`,
    category: index % 2 === 0 ? 'Festival' : 'Corporate',
    event_date: `${2999 - index}-06-01`,
  }),
)

const getTitlesOf = (page: number) => manyRows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ title }) => title)

/** By selector, because finding the cards by their role takes jsdom seconds. */
const getShownTitles = () =>
  screen.queryAllByText(/./, { selector: 'article h3' }).map(({ textContent }) => textContent)

async function openList(href: string, rows = manyRows, history: string[] = []) {
  const backend = startFakeBackend(rows)
  const site = await renderSite(href, { history })
  await screen.findByText(/ shown/)
  return { ...site, backend }
}

describe('a list of 1,000 events', () => {
  it('shows the filters and the page of the URL, and ignores unknown values', async () => {
    await openList('/eventsadmin?q=event+99&category=Festival&status=active&sort=title&page=99')
    expect(screen.getByLabelText('Search')).toHaveValue('event 99')
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('Festival')
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Active')
    expect(screen.getByLabelText('Order')).toHaveDisplayValue('Newest entry first')
    expect(getShownTitles()).toEqual(['Event 990', 'Event 992', 'Event 994', 'Event 996', 'Event 998'])
  })

  it('does not render the cards again that stay while typing', async () => {
    await openList('/eventsadmin')
    const search = screen.getByLabelText('Search')
    vi.mocked(formatLongDate).mockClear()
    fireEvent.change(search, { target: { value: 'e' } })
    fireEvent.change(search, { target: { value: 'ev' } })
    expect(getShownTitles()).toEqual(getTitlesOf(1))
    expect(formatLongDate).not.toHaveBeenCalled()
    fireEvent.change(search, { target: { value: 'event 9' } })
    expect(getShownTitles()).not.toEqual(getTitlesOf(1))
    expect(vi.mocked(formatLongDate).mock.calls.length).toBeLessThanOrEqual(PAGE_SIZE)
  })
})

describe('after saving', () => {
  /** The second page has one event. */
  const rows = manyRows.slice(0, PAGE_SIZE + 1)
  const last = `Event ${PAGE_SIZE}`

  async function save(label: string, value: string, button = 'Update Event') {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
    fireEvent.click(screen.getByText(button))
    await screen.findByText(/successfully!$/)
  }

  it('stays on the page, with the focus in the card', async () => {
    const { location } = await openList('/eventsadmin?page=2', rows)
    const edit = getButton(`Edit ${last}`)
    edit.focus()
    fireEvent.click(edit)
    await save('Title', 'River Stage')
    const card = await screen.findByRole('article', { name: 'River Stage' })
    expect(card).toContainElement(document.activeElement as HTMLElement)
    expect(location()).toBe('/eventsadmin?page=2')
  })

  it('shows the page that the event is on now', async () => {
    const { location } = await openList('/eventsadmin?sort=date&page=2', rows)
    fireEvent.click(getButton(`Edit ${last}`))
    await save('Event Date', '2999-12-01')
    await waitFor(() => expect(location()).toBe('/eventsadmin?sort=date'))
    expect(getShownTitles()[0]).toBe(last)
    expect(screen.getByText(last, { selector: 'article h3' }).closest('article')).toHaveFocus()
  })

  it('moves the focus to a new event', async () => {
    await openDashboard()
    fireEvent.click(getButton('Duplicate Open evening'))
    await save('Event Date', '2026-12-24', 'Create Event')
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveFocus())
  })
})

describe('duplicating an event', () => {
  const row = makeRow({ ticket_link: '/contact', category: 'Festival', image_alt: 'Crowd at a stage' })

  it('opens a new event with everything but the date', async () => {
    const { user, backend } = await openDashboard([row])
    await user.click(getButton('Duplicate Open evening'))
    // An untouched copy is no draft.
    await user.type(screen.getByLabelText('Title'), 'x{Backspace}')
    await user.click(getButton('Close'))
    expect(screen.queryByText('You have an unsaved event')).not.toBeInTheDocument()
    await user.click(getButton('Duplicate Open evening'))
    const form = getDialog('Add New Event')
    expect(screen.queryByRole('group', { name: 'Templates' })).not.toBeInTheDocument()
    expect(form.getByText('A copy of "Open evening". Pick a new date.')).toBeInTheDocument()
    expect(form.getByLabelText('Event Date')).toHaveValue('')
    fireEvent.change(form.getByLabelText('Event Date'), { target: { value: '2026-12-24' } })
    await user.click(form.getByRole('button', { name: 'Create Event' }))
    await screen.findByText('Event created successfully!')
    const { created_at: _, updated_at: __, ...content } = row
    const id = expect.not.stringMatching(row.id) as string
    expect(backend.to(EVENTS, 'POST').map(({ body }) => body)).toEqual([{ ...content, id, event_date: '2026-12-24' }])
  })
})

describe('a template', () => {
  const [{ name, fields }, other] = eventTemplates

  it('fills in the category, title and description, and restores what was typed, even after a second template', async () => {
    const { user } = await openDashboard()
    await user.click(getButton('Add New Event'))
    await user.click(getButton(name))
    expect(screen.getByLabelText('Title')).toHaveValue(fields.title)
    expect(screen.getByLabelText('Description')).toHaveValue(fields.description)
    expect(getDialog('Add New Event').getByLabelText('Category')).toHaveValue(fields.category)
    // Nothing was typed.
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()

    await user.clear(screen.getByLabelText('Title'))
    await user.type(screen.getByLabelText('Title'), 'My own title')
    await user.click(getButton(name))
    await user.click(getButton(other.name))
    expect(screen.getByLabelText('Title')).toHaveValue(other.fields.title)
    await user.click(getButton('Undo'))
    expect(screen.getByLabelText('Title')).toHaveValue('My own title')
    expect(screen.getByRole('group', { name: 'Templates' })).toHaveFocus()
  })
})

describe('the public summary', () => {
  it('tells what visitors see, and opens an event whose picture has no description', async () => {
    const rows = [makeRow({}), makeRow({ id: 'b', title: 'Last year', is_active: false, event_date: '2025-11-01' })]
    const { user } = await openDashboard(rows)
    const summary = within(screen.getByRole('region', { name: 'At a glance' }))
    expect(summary.getByText('Visitors see 1 card. It ends on Monday, 30 November 2026.')).toBeInTheDocument()
    expect(summary.getByText("1 event is inactive, so visitors don't see it.")).toBeInTheDocument()
    expect(summary.getByText('No description of the picture:')).toBeInTheDocument()
    await user.click(summary.getByRole('button', { name: 'Open evening' }))
    expect(getDialog('Edit Event').getByLabelText('Title')).toHaveValue('Open evening')
  })
})

describe('the preview', () => {
  it('shows the card that visitors will see, and changes while typing', async () => {
    const { user } = await openDashboard()
    await user.click(getButton('Add New Event'))
    const preview = within(within(screen.getByRole('dialog')).getByRole('article'))
    // Required fields that are empty show their label.
    expect(preview.getByRole('heading', { name: 'Title' })).toBeInTheDocument()
    await user.type(screen.getByLabelText('Title'), 'Dusk by the water')
    fireEvent.change(screen.getByLabelText('Event Date'), { target: { value: '2026-12-14' } })
    fireEvent.change(screen.getByLabelText(/^Ticket Link/), { target: { value: '/contact' } })
    expect(preview.getByRole('heading', { name: 'Dusk by the water' })).toBeInTheDocument()
    expect(screen.getByText(/^Dusk by the water\s+Monday, 14 December 2026\s+https:/)).toBeInTheDocument()
    expect(preview.getByRole('link')).toHaveAttribute('target', '_blank')
  })
})
