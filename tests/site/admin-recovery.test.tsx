import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { ADMIN, answerInstead, authError, deferResponse, recoveryHash, startFakeBackend } from '../support/fake-backend'

const password = () => screen.getByLabelText('New Password')
const confirmation = () => screen.getByLabelText('Confirm New Password')
const button = (name: string) => screen.getByRole('button', { name })

// The library looks for a link's session in the address once, when it starts. So every test starts the site anew.
beforeEach(() => {
  vi.resetModules()
  // It warns of a second client in one window.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubEnv('VITE_SUPABASE_URL', 'https://backend.example')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_test')
  window.history.replaceState(null, '', `/eventsadmin${recoveryHash()}`)
})

async function followLink() {
  const backend = startFakeBackend()
  const { renderSite } = await import('../support/render-site')
  const site = await renderSite('/eventsadmin')
  await screen.findByRole('heading', { level: 1, name: 'Set a New Password' })
  return { ...site, backend }
}

it('sets the new password and goes on to the dashboard', async () => {
  const { user, backend } = await followLink()
  expect(screen.getByText(new RegExp(`^For ${ADMIN.email}`))).toBeInTheDocument()
  expect(password()).toHaveAttribute('autocomplete', 'new-password')
  expect(confirmation()).toHaveAttribute('autocomplete', 'new-password')
  await user.type(password(), 'battery staple')
  await user.type(confirmation(), 'battery staple')

  await user.click(button('Save New Password'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Events Admin' })).toHaveFocus()
  expect(screen.getByText('Your new password is saved.').closest('[role]')).toHaveAttribute('role', 'status')
  expect(backend.to('/auth/v1/user', 'PUT').map((call) => call.body)).toEqual([
    expect.objectContaining({ password: 'battery staple' }),
  ])
})

it('asks for the password before it retires or loads any event', async () => {
  const { backend } = await followLink()
  expect(backend.to('/rest/v1/events')).toEqual([])
})

it('compares the passwords first, then counts', async () => {
  const { user, backend } = await followLink()
  await user.type(password(), '12345')
  await user.click(button('Save New Password'))
  expect(confirmation()).toHaveAccessibleDescription('Passwords do not match')
  expect(confirmation()).toHaveFocus()
  await user.type(confirmation(), '12345')
  await user.click(button('Save New Password'))
  expect(password()).toHaveAccessibleDescription('Password must be at least 6 characters')
  expect(password()).toHaveFocus()
  expect(backend.to('/auth/v1/user', 'PUT')).toEqual([])
})

it('is busy meanwhile, and shows the message of the server as it is', async () => {
  const { user } = await followLink()
  const words = 'New password should be different from the old password.'
  const held = deferResponse(() => authError(words, 422))
  answerInstead('put', '/auth/v1/user', held.answer)
  await user.type(password(), 'battery staple')
  await user.type(confirmation(), 'battery staple')
  await user.click(button('Save New Password'))
  expect(button('Saving...')).toBeDisabled()
  held.release()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words))
  expect(password()).toHaveValue('battery staple')
})

it('says so when the unexpected happens', async () => {
  const { user } = await followLink()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answerInstead('put', '/auth/v1/user', () => new HttpResponse(null, { status: 502 }))
  await user.type(password(), 'battery staple')
  await user.type(confirmation(), 'battery staple')
  await user.click(button('Save New Password'))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^An unexpected error occurred$/))
})

it('can be left with the old password', async () => {
  const { user, backend } = await followLink()
  await user.click(button('Keep the old password and sign out'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeInTheDocument()
  expect(backend.to('/auth/v1/logout')).toHaveLength(1)
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
})
