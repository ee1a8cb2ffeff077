import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { silenceErrors } from '../../support/console'
import { getButton } from '../../support/site/dashboard'
import {
  ADMIN,
  EVENTS,
  recoveryHash,
  seedSession,
  startFakeBackend,
} from '../../support/site/fake-backend'
import { loadSite } from '../../support/site/load-site'
import { server } from '../../support/site/server'

const findScreen = (name: string) => screen.findByRole('heading', { level: 1, name })

// supabase-js reads the session from the hash when it is created, so every visit loads the site again.
async function visit(hash: string) {
  window.history.replaceState(null, '', `/eventsadmin${hash}`)
  const backend = startFakeBackend()
  const renderSite = await loadSite()
  return { ...(await renderSite(`/eventsadmin${hash}`)), backend }
}

afterEach(() => vi.doUnmock('@supabase/supabase-js'))

it('says that the code to sign in has not loaded, and keeps the link for a reload', async () => {
  silenceErrors()
  server.use(http.get('http://localhost*', () => new Response()))
  vi.doMock('@supabase/supabase-js', () => Promise.reject(new Error('Offline')))
  await visit(recoveryHash())
  await findScreen("Events Admin didn't load")
  expect(within(screen.getByRole('alert')).getAllByRole('button')).toEqual([
    getButton('Reload the page'),
  ])
  expect(window.location.hash).toContain('access_token=')
})

it('can keep the old password and sign out', async () => {
  const { user, backend } = await visit(recoveryHash())
  await findScreen('Set a New Password')
  expect(screen.getByText(new RegExp(`for ${ADMIN.email}`))).toBeInTheDocument()
  expect(backend.to(EVENTS)).toEqual([])
  await user.click(getButton('Keep the old password and sign out'))
  expect(await findScreen('Admin Login')).toHaveFocus()
  expect(backend.to('/auth/v1/logout')).toHaveLength(1)
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
})

it('does not ask a signed-in admin for a new password because of a link with a wrong token', async () => {
  seedSession()
  await visit('#access_token=made-up&type=recovery')
  expect(await findScreen('Events Admin')).toBeInTheDocument()
})
