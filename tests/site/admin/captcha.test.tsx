import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { env } from '../../../src/data/env'
import { getButton } from '../../support/site/dashboard'
import { ADMIN, PASSWORD, startFakeBackend } from '../../support/site/fake-backend'
import { renderSite } from '../../support/site/render-site'

type Render = (container: HTMLElement, options: { sitekey: string; callback: (token: string) => void }) => string

const getScript = () => document.querySelector<HTMLScriptElement>('script[src^="https://challenges.cloudflare.com/"]')

afterEach(() => {
  Reflect.deleteProperty(window, 'turnstile')
  getScript()?.remove()
})

async function openLogin() {
  const backend = startFakeBackend()
  vi.spyOn(env, 'turnstileSiteKey', 'get').mockReturnValue('site-key')
  const site = await renderSite('/eventsadmin')
  await screen.findByRole('heading', { level: 1, name: 'Admin Login' })
  return { ...site, backend }
}

function fillIn(password: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: ADMIN.email } })
  for (const field of screen.getAllByLabelText(/Password$/)) fireEvent.change(field, { target: { value: password } })
}

it('sends a new token with each attempt to sign in, sign up or reset the password', async () => {
  const render = vi.fn<Render>(() => 'widget')
  const remove = vi.fn<() => void>()
  Object.assign(window, { turnstile: { render, remove } })
  const { user, backend } = await openLogin()
  /** Ends the check of the newest widget. */
  async function solve(token: string, count: number) {
    await waitFor(() => expect(render).toHaveBeenCalledTimes(count))
    act(() => render.mock.lastCall?.[1].callback(token))
  }
  fillIn('wrong password')
  await user.click(getButton('Sign In'))
  await screen.findByText(/^Wait for the security check below to finish.* allow challenges\.cloudflare\.com/)
  expect(render).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ sitekey: 'site-key' }))

  await solve('first', 1)
  await user.click(getButton('Sign In'))
  await screen.findByText('Invalid login credentials')
  await user.click(getButton('Forgot password?'))
  await solve('second', 2)
  await user.click(getButton('Send Reset Link'))
  await screen.findByText(/is on its way/)
  await user.click(getButton('Back to sign in'))
  await user.click(getButton('Need an admin account? Create one'))
  await solve('third', 3)
  fillIn(PASSWORD)
  await user.click(getButton('Create Account'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Events Admin' })).toBeInTheDocument()
  const calls = ['token', 'recover', 'signup'].flatMap((path) => backend.to(`/auth/v1/${path}`))
  expect(calls.map(({ body }) => body)).toMatchObject(
    ['first', 'second', 'third'].map((captcha_token) => ({ gotrue_meta_security: { captcha_token } })),
  )
  expect(remove.mock.calls.length).toBe(render.mock.calls.length)
})
