import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getButton, getDialog, openDashboard, signInOnSaturday } from '../../support/site/dashboard'
import { EVENTS, makeRow } from '../../support/site/fake-backend'

beforeEach(signInOnSaturday)

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
  expect(preview.getByRole('link')).toHaveAttribute('target', '_blank')
})
