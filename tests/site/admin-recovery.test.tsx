import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  ADMIN,
  answerInstead,
  authError,
  deferResponse,
  recoveryHash,
  seedSession,
  startFakeBackend,
} from '../support/fake-backend'

const NEW_PASSWORD = 'battery staple'
const getPassword = () => screen.getByLabelText('New Password')
const getConfirmation = () => screen.getByLabelText('Confirm New Password')
const getButton = (name: string) => screen.getByRole('button', { name })

// supabase-js reads the session from the hash when it is created, so every test loads the site again.
beforeEach(() => {
  vi.resetModules()
  // supabase-js warns about a second client on the page.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  window.history.replaceState(null, '', `/eventsadmin${recoveryHash()}`)
})

async function fillIn(user: UserEvent) {
  await user.type(getPassword(), NEW_PASSWORD)
  await user.type(getConfirmation(), NEW_PASSWORD)
}

async function followLink() {
  const backend = startFakeBackend()
  const { renderSite } = await import('../support/render-site')
  const site = await renderSite(`/eventsadmin${window.location.hash}`)
  await screen.findByRole('heading', { level: 1, name: 'Set a New Password' })
  return { ...site, backend }
}

it('saves the new password and shows the dashboard', async () => {
  const { user, backend } = await followLink()
  expect(screen.getByText(new RegExp(`for ${ADMIN.email}`))).toBeInTheDocument()
  expect(getPassword()).toHaveAttribute('autocomplete', 'new-password')
  expect(getConfirmation()).toHaveAttribute('autocomplete', 'new-password')
  await fillIn(user)
  await user.click(getButton('Save New Password'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Events Admin' })).toHaveFocus()
  expect(screen.getByText('Your new password is saved.').closest('[role]')).toHaveAttribute('role', 'status')
  expect(backend.to('/auth/v1/user', 'PUT').map((call) => call.body)).toEqual([
    expect.objectContaining({ password: NEW_PASSWORD }),
  ])
})

it('does not load or deactivate events before the password is saved', async () => {
  const { backend } = await followLink()
  expect(backend.to('/rest/v1/events')).toEqual([])
})

it('compares the passwords before it checks their length', async () => {
  const { user, backend } = await followLink()
  await user.type(getPassword(), '12345')
  await user.click(getButton('Save New Password'))
  expect(getConfirmation()).toHaveAccessibleDescription('Passwords do not match')
  expect(getConfirmation()).toHaveFocus()
  await user.type(getConfirmation(), '12345')
  await user.click(getButton('Save New Password'))
  expect(getPassword()).toHaveAccessibleDescription('Password must be at least 6 characters')
  expect(getPassword()).toHaveFocus()
  expect(backend.to('/auth/v1/user', 'PUT')).toEqual([])
})

it('is busy, then shows the error of the server unchanged', async () => {
  const { user } = await followLink()
  const message = 'New password should be different from the old password.'
  const response = deferResponse(() => authError(message, 422))
  answerInstead('put', '/auth/v1/user', response.answer)
  await fillIn(user)
  await user.click(getButton('Save New Password'))
  expect(getButton('Saving...')).toBeDisabled()
  response.release()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message))
  expect(getPassword()).toHaveValue(NEW_PASSWORD)
})

it('can keep the old password and sign out', async () => {
  const { user, backend } = await followLink()
  await user.click(getButton('Keep the old password and sign out'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeInTheDocument()
  expect(backend.to('/auth/v1/logout')).toHaveLength(1)
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
})

it('asks for the new password again after a reload, until it is saved', async () => {
  const { unmount } = await followLink()
  unmount()
  vi.resetModules()
  const { user, unmount: unmountAgain } = await followLink()
  await fillIn(user)
  await user.click(getButton('Save New Password'))
  await screen.findByRole('heading', { level: 1, name: 'Events Admin' })
  unmountAgain()
  vi.resetModules()
  const { renderSite } = await import('../support/render-site')
  await renderSite(`/eventsadmin${window.location.hash}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Events Admin' })).toBeInTheDocument()
})

it.each(['#type=recovery', '#access_token=made-up&type=recovery'])(
  'does not ask a signed-in visitor for a new password because of the hash %s',
  async (hash) => {
    window.history.replaceState(null, '', `/eventsadmin${hash}`)
    seedSession()
    startFakeBackend()
    const { renderSite } = await import('../support/render-site')
    await renderSite(`/eventsadmin${window.location.hash}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Events Admin' })).toBeInTheDocument()
  },
)
