import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { PAGE_SIZE } from '../../../src/admin/list/pages'
import { getButton, getDialog, openDashboard, signInOnSaturday } from '../../support/site/dashboard'
import { EVENTS, makeRow, startFakeBackend } from '../../support/site/fake-backend'
import { renderSite } from '../../support/site/render-site'

beforeEach(signInOnSaturday)

it('shows a saved event with the focus on its card, although it is on another page and does not match the filters', async () => {
  // The second page has one event. A duplicate is active, and the newest entry.
  const rows = Array.from({ length: PAGE_SIZE + 1 }, (_, index) =>
    makeRow({ id: `event-${index}`, title: `Event ${index}`, is_active: false }),
  )
  startFakeBackend(rows)
  const { location } = await renderSite('/eventsadmin?status=inactive&page=2')
  fireEvent.click(await screen.findByRole('button', { name: `Duplicate Event ${PAGE_SIZE}` }))
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Once more' } })
  fireEvent.change(screen.getByLabelText('Event Date'), { target: { value: '2999-12-01' } })
  fireEvent.click(getButton('Create Event'))
  await waitFor(() => expect(location()).toBe('/eventsadmin?status=inactive'))
  const [first] = screen.getAllByRole('article')
  expect(first).toHaveAccessibleName('Once more')
  expect(first).toHaveFocus()
})

it('duplicates everything of an event but the date', async () => {
  const row = makeRow({ ticket_link: '/contact', category: 'Festival', image_alt: 'Crowd at a stage' })
  const { user, backend } = await openDashboard([row])
  await user.click(getButton('Duplicate Open evening'))
  const form = getDialog('Add New Event')
  expect(form.getByLabelText('Event Date')).toHaveValue('')
  fireEvent.change(form.getByLabelText('Event Date'), { target: { value: '2026-12-24' } })
  await user.click(form.getByRole('button', { name: 'Create Event' }))
  await screen.findByText('Event created successfully!')
  const { created_at: _, updated_at: __, ...content } = row
  const id = expect.not.stringMatching(row.id) as string
  expect(backend.to(EVENTS, 'POST').map(({ body }) => body)).toEqual([{ ...content, id, event_date: '2026-12-24' }])
})

it('sums up what visitors see, and opens an event whose picture has no description', async () => {
  const rows = [makeRow({}), makeRow({ id: 'b', title: 'Last year', is_active: false, event_date: '2025-11-01' })]
  const { user } = await openDashboard(rows)
  const summary = within(screen.getByRole('region', { name: 'At a glance' }))
  expect(summary.getByText('Visitors see 1 card. It ends on Monday, 30 November 2026.')).toBeInTheDocument()
  expect(summary.getByText("1 event is inactive, so visitors don't see it.")).toBeInTheDocument()
  expect(summary.getByText('No description of the picture:')).toBeInTheDocument()
  await user.click(summary.getByRole('button', { name: 'Open evening' }))
  expect(getDialog('Edit Event').getByLabelText('Title')).toHaveValue('Open evening')
})

it('previews the card that visitors will see while typing', async () => {
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
