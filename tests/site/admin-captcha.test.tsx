import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getButton } from '../support/dashboard'
import { ADMIN, answerInstead, authError, PASSWORD, startFakeBackend } from '../support/fake-backend'

const getScript = () => document.querySelector<HTMLScriptElement>('script[src^="https://challenges.cloudflare.com/"]')

/** Stands in for Cloudflare's script. `solve` ends the check of the newest widget with a token. */
function startFakeTurnstile() {
  let solve: (token: string) => void = () => undefined
  const turnstile = {
    render: vi.fn<(container: HTMLElement, options: { callback: typeof solve }) => string>((_, { callback }) => {
      solve = callback
      return 'widget'
    }),
    reset: vi.fn<() => void>(),
    remove: vi.fn<() => void>(),
  }
  Object.assign(window, { turnstile })
  return { ...turnstile, solve: (token: string) => solve(token) }
}

beforeEach(() => {
  vi.resetModules()
  // supabase-js warns about a second client on the page.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  Reflect.deleteProperty(window, 'turnstile')
  getScript()?.remove()
})

async function openLogin(siteKey: string) {
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', siteKey)
  const backend = startFakeBackend()
  const { renderSite } = await import('../support/render-site')
  const site = await renderSite('/eventsadmin')
  await screen.findByRole('heading', { level: 1, name: 'Admin Login' })
  return { ...site, backend }
}

function fillIn() {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: ADMIN.email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: PASSWORD } })
}

const getToken = (call: { body: unknown } | undefined) =>
  (call?.body as { gotrue_meta_security: { captcha_token?: string } } | undefined)?.gotrue_meta_security.captcha_token

it('loads no script without a key, and sends no token', async () => {
  const { user, backend } = await openLogin('')
  expect(getScript()).toBeNull()
  fillIn()
  await user.click(getButton('Sign In'))
  await waitFor(() => expect(backend.to('/auth/v1/token')).toHaveLength(1))
  expect(getToken(backend.to('/auth/v1/token')[0])).toBeUndefined()
})

it('sends a new token with each attempt to sign in, sign up or reset the password', async () => {
  const turnstile = startFakeTurnstile()
  const { user, backend } = await openLogin('site-key')
  expect(turnstile.render).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ sitekey: 'site-key' }))
  fillIn()
  await user.click(getButton('Sign In'))
  await screen.findByText(/^Please wait until the check below has finished/)
  expect(backend.to('/auth/v1/token')).toEqual([])

  let body: unknown
  answerInstead('post', '/auth/v1/token', async (request) => {
    body = await request.json()
    return authError('Invalid login credentials')
  })
  turnstile.solve('first')
  await waitFor(() => user.click(getButton('Sign In')).then(() => screen.getByText('Invalid login credentials')))
  expect(getToken({ body })).toBe('first')
  expect(turnstile.reset).toHaveBeenCalledOnce()

  await user.click(getButton('Forgot password?'))
  await waitFor(() => expect(turnstile.render).toHaveBeenCalledTimes(2))
  turnstile.solve('second')
  await user.click(getButton('Send Reset Link'))
  await screen.findByText(/is on its way/)
  expect(getToken(backend.to('/auth/v1/recover')[0])).toBe('second')

  await user.click(getButton('Back to sign in'))
  await user.click(getButton('Need an admin account? Create one'))
  await waitFor(() => expect(turnstile.render).toHaveBeenCalledTimes(3))
  turnstile.solve('third')
  fillIn()
  fireEvent.change(screen.getByLabelText('Confirm Password'), { target: { value: PASSWORD } })
  await user.click(getButton('Create Account'))
  await waitFor(() => expect(backend.to('/auth/v1/signup')).toHaveLength(1))
  expect(getToken(backend.to('/auth/v1/signup')[0])).toBe('third')
  expect(await screen.findByRole('heading', { level: 1, name: 'Events Admin' })).toBeInTheDocument()
  expect(turnstile.remove).toHaveBeenCalledTimes(3)
})

it('explains what to do if the script does not load', async () => {
  await openLogin('site-key')
  await waitFor(() => expect(getScript()).not.toBeNull())
  fireEvent.error(getScript() as HTMLScriptElement)
  expect(await screen.findByText(/could not be loaded. Allow challenges.cloudflare.com/)).toBeInTheDocument()
})
