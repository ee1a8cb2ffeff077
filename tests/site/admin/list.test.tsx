import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getButton, openDashboard, signInOnSaturday } from '../../support/site/dashboard'

beforeEach(signInOnSaturday)

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
