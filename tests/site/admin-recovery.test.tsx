import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { getButton } from '../support/dashboard'
import { ADMIN, EVENTS, recoveryHash, seedSession, startFakeBackend } from '../support/fake-backend'

const NEW_PASSWORD = 'battery staple'
const getPassword = () => screen.getByLabelText('New Password')
const getConfirmation = () => screen.getByLabelText('Confirm New Password')
const findScreen = (name: string) => screen.findByRole('heading', { level: 1, name })

// supabase-js reads the session from the hash when it is created, so every visit loads the site again.
async function visit(hash: string) {
  vi.resetModules()
  window.history.replaceState(null, '', `/eventsadmin${hash}`)
  const backend = startFakeBackend()
  const { renderSite } = await import('../support/render-site')
  return { ...(await renderSite(`/eventsadmin${hash}`)), backend }
}

// supabase-js warns about a second client on the page.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

async function followLink() {
  const site = await visit(recoveryHash())
  await findScreen('Set a New Password')
  return site
}

async function save(user: UserEvent) {
  await user.type(getPassword(), NEW_PASSWORD)
  await user.type(getConfirmation(), NEW_PASSWORD)
  await user.click(getButton('Save New Password'))
}

it('saves the new password before it shows the dashboard', async () => {
  const { user, backend } = await followLink()
  expect(screen.getByText(new RegExp(`for ${ADMIN.email}`))).toBeInTheDocument()
  for (const field of [getPassword(), getConfirmation()]) expect(field).toHaveAttribute('autocomplete', 'new-password')
  expect(backend.to(EVENTS)).toEqual([])
  await save(user)
  expect(await findScreen('Events Admin')).toHaveFocus()
  expect(screen.getByText("We've saved your new password.").closest('[role]')).toHaveAttribute('role', 'status')
  expect(backend.to('/auth/v1/user', 'PUT').map((call) => call.body)).toEqual([
    expect.objectContaining({ password: NEW_PASSWORD }),
  ])
})

it('can keep the old password and sign out', async () => {
  const { user, backend } = await followLink()
  await user.click(getButton('Keep the old password and sign out'))
  expect(await findScreen('Admin Login')).toHaveFocus()
  expect(backend.to('/auth/v1/logout')).toHaveLength(1)
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
})

it.each(['#type=recovery', '#access_token=made-up&type=recovery'])(
  'does not ask a signed-in visitor for a new password because of the hash %s',
  async (hash) => {
    seedSession()
    await visit(hash)
    expect(await findScreen('Events Admin')).toBeInTheDocument()
  },
)
