import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { useAuth } from '../../../src/admin/AuthProvider'
import { env } from '../../../src/data/env'
import { getSupabase } from '../../../src/data/supabase'
import { silenceErrors } from '../../support/console'
import { getButton } from '../../support/site/dashboard'
import {
  ADMIN,
  answerInstead,
  authError,
  deferResponse,
  makeRow,
  PASSWORD,
  seedSession,
  startFakeBackend,
} from '../../support/site/fake-backend'
import { renderSite } from '../../support/site/render-site'

const getEmail = () => screen.getByLabelText('Email')
const getPassword = () => screen.getByLabelText('Password')
const getConfirmation = () => screen.getByLabelText('Confirm Password')
const findScreen = (name: string) => screen.findByRole('heading', { level: 1, name })

async function openLogin(button?: string) {
  const backend = startFakeBackend()
  const site = await renderSite('/eventsadmin')
  await findScreen('Admin Login')
  if (button) await site.user.click(getButton(button))
  return { ...site, backend }
}
const openSignUp = () => openLogin('Need an admin account? Create one')

async function signIn(user: UserEvent) {
  await user.type(getEmail(), ADMIN.email)
  await user.type(getPassword(), PASSWORD)
  await user.click(getButton('Sign In'))
}

it('useAuth throws outside its provider', () => {
  silenceErrors()
  const Outside = () => useAuth().user?.email
  expect(() => render(<Outside />)).toThrow('useAuth must be used within an AuthProvider')
})

it('explains that a link from an email has expired, and shows no text of the link', async () => {
  startFakeBackend()
  await renderSite(
    '/eventsadmin#error=access_denied&error_code=otp_expired&error_description=Anything',
  )
  expect(
    await screen.findByText(/^This link no longer works\..*try to sign in/),
  ).toBeInTheDocument()
  expect(screen.queryByText(/Anything/)).not.toBeInTheDocument()
})

it('does not say it again after signing in and out', async () => {
  startFakeBackend()
  const { user } = await renderSite('/eventsadmin#error=access_denied&error_code=otp_expired')
  await screen.findByText(/^This link no longer works/)
  await signIn(user)
  await findScreen('Events Admin')
  await waitFor(() => expect(window.location.hash).toBe(''))
  await user.click(getButton('Sign Out'))
  await findScreen('Admin Login')
  expect(screen.queryByText(/^This link no longer works/)).not.toBeInTheDocument()
})

describe('signing in', () => {
  it('sends the email and password, and no token of a captcha, then shows the dashboard', async () => {
    const { user, backend } = await openLogin()
    expect(document.querySelector('script[src*="challenges.cloudflare.com"]')).toBeNull()
    await signIn(user)
    expect(await findScreen('Events Admin')).toHaveFocus()
    const body = { email: ADMIN.email, password: PASSWORD, gotrue_meta_security: {} }
    expect(backend.to('/auth/v1/token')).toMatchObject([
      { query: { grant_type: 'password' }, body: expect.objectContaining(body) as object },
    ])
  })

  it('is busy until the server responds, and shows a general message for an unexpected error', async () => {
    const { user } = await openLogin()
    silenceErrors()
    const response = deferResponse(() => new HttpResponse(null, { status: 502 }))
    answerInstead('post', '/auth/v1/token', response.answer)
    await signIn(user)
    expect(getButton('Signing In...')).toBeDisabled()
    response.release()
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^An unexpected error occurred$/),
    )
    expect(getButton('Sign In')).toBeEnabled()
  })

  it('requires an email and a password of 6 characters before sending', async () => {
    const { user, backend } = await openLogin()
    await user.type(getPassword(), '12345')
    await user.click(getButton('Sign In'))
    expect(getEmail()).toHaveAccessibleDescription('Email is required')
    expect(getPassword()).toHaveAccessibleDescription('Password must be at least 6 characters')
    await user.type(getPassword(), '6')
    expect(getPassword()).toBeValid()
    expect(backend.to('/auth/v1/token')).toEqual([])
  })
})

describe('creating an account', () => {
  it('clears the error and the passwords but not the email when switching forms', async () => {
    const { user } = await openLogin()
    await user.type(getEmail(), ADMIN.email)
    await user.type(getPassword(), 'not the one')
    await user.click(getButton('Sign In'))
    await screen.findByText('Invalid login credentials')

    await user.click(getButton('Need an admin account? Create one'))
    expect(await findScreen('Create Admin Account')).toHaveFocus()
    expect(screen.queryByText('Invalid login credentials')).not.toBeInTheDocument()
    expect(getEmail()).toHaveValue(ADMIN.email)
    expect(getPassword()).toHaveValue('')
  })

  it('compares the passwords before it checks their length', async () => {
    const { user, backend } = await openSignUp()
    await user.type(getEmail(), ADMIN.email)
    await user.type(getPassword(), '12345')
    await user.type(getConfirmation(), '123')
    await user.click(getButton('Create Account'))
    expect(getConfirmation()).toHaveAccessibleDescription('Passwords do not match')
    expect(getPassword()).toBeValid()
    await user.type(getConfirmation(), '45')
    await user.click(getButton('Create Account'))
    expect(getPassword()).toHaveAccessibleDescription('Password must be at least 6 characters')
    expect(backend.to('/auth/v1/signup')).toEqual([])
  })
})

it('sends a recovery link without revealing whether the account exists, and shows what the server refuses', async () => {
  const { user } = await openLogin('Forgot password?')
  await user.type(getEmail(), ADMIN.email)
  await user.click(getButton('Send Reset Link'))
  await screen.findByText(
    `If there's an account for ${ADMIN.email}, an email with a link is on its way.`,
  )

  answerInstead('post', '/auth/v1/recover', () => authError('Email rate limit exceeded', 429))
  await user.click(getButton('Send Reset Link'))
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/^Email rate limit exceeded$/),
  )
})

it('sends a new token with each attempt to sign in, sign up or reset the password', async () => {
  type Options = { sitekey: string; callback: (token: string) => void }
  const renderWidget = vi.fn<(container: HTMLElement, options: Options) => string>(() => 'widget')
  const remove = vi.fn<() => void>()
  vi.stubGlobal('turnstile', { render: renderWidget, remove })
  vi.spyOn(env, 'turnstileSiteKey', 'get').mockReturnValue('site-key')
  const { user, backend } = await openLogin()
  function fillIn(password: string) {
    fireEvent.change(getEmail(), { target: { value: ADMIN.email } })
    for (const field of screen.getAllByLabelText(/Password$/))
      fireEvent.change(field, { target: { value: password } })
  }
  /** Ends the check of the newest widget. */
  async function solve(token: string, count: number) {
    await waitFor(() => expect(renderWidget).toHaveBeenCalledTimes(count))
    act(() => renderWidget.mock.lastCall?.[1].callback(token))
  }
  fillIn('wrong password')
  await user.click(getButton('Sign In'))
  await screen.findByText(
    /^Wait for the security check below to finish.* allow challenges\.cloudflare\.com/,
  )
  expect(renderWidget).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ sitekey: 'site-key' }),
  )

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
    ['first', 'second', 'third'].map((captcha_token) => ({
      gotrue_meta_security: { captcha_token },
    })),
  )
  expect(remove.mock.calls.length).toBe(renderWidget.mock.calls.length)
})

describe('the session', () => {
  it('ends on the server when the admin signs out, without a notice', async () => {
    seedSession()
    const backend = startFakeBackend([makeRow({})])
    const { user } = await renderSite('/eventsadmin')
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
    expect(await findScreen('Admin Login')).toHaveFocus()
    expect(backend.to('/auth/v1/logout')).toHaveLength(1)
    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
  })

  it('leads to the login screen with the reason if it ends in another tab', async () => {
    seedSession()
    startFakeBackend([makeRow({})])
    await renderSite('/eventsadmin')
    await screen.findByRole('article')
    await (await getSupabase()).auth.signOut({ scope: 'local' })
    expect(
      await screen.findByText(/^Your session has ended\. Please sign in again\./),
    ).toBeInTheDocument()
  })
})
