import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { getSupabase } from '../../src/data/supabase'
import { silenceErrors } from '../support/console'
import { getButton } from '../support/dashboard'
import {
  ADMIN,
  answerInstead,
  authError,
  deferResponse,
  makeRow,
  PASSWORD,
  seedSession,
  startFakeBackend,
} from '../support/fake-backend'
import { renderSite } from '../support/render-site'

const getEmail = () => screen.getByLabelText('Email')
const getPassword = () => screen.getByLabelText('Password')
const getConfirmation = () => screen.getByLabelText('Confirm Password')

async function openLogin() {
  const backend = startFakeBackend()
  const site = await renderSite('/eventsadmin')
  await screen.findByRole('heading', { level: 1, name: 'Admin Login' })
  return { ...site, backend }
}

async function signIn(user: UserEvent) {
  await user.type(getEmail(), ADMIN.email)
  await user.type(getPassword(), PASSWORD)
  await user.click(getButton('Sign In'))
}

async function openSignUp() {
  const site = await openLogin()
  await site.user.click(getButton('Need an admin account? Create one'))
  return site
}

describe('the page', () => {
  it('shows a spinner while it checks who is signed in, then the login screen', async () => {
    startFakeBackend()
    await renderSite('/eventsadmin')
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Checking who is signed in...')
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeInTheDocument()
    expect(screen.queryByText('Checking who is signed in...')).not.toBeInTheDocument()
  })

  it('explains that a link from an email has expired', async () => {
    startFakeBackend()
    await renderSite('/eventsadmin#error=access_denied&error_code=otp_expired&error_description=Anything')
    expect(await screen.findByText(/^This link no longer works/)).toBeInTheDocument()
    expect(screen.queryByText(/Anything/)).not.toBeInTheDocument()
  })
})

describe('signing in', () => {
  it('sends the email and password, then shows the dashboard', async () => {
    const { user, backend } = await openLogin()
    await user.type(getEmail(), `  ${ADMIN.email} `)
    await user.type(getPassword(), PASSWORD)
    await user.click(getButton('Sign In'))

    expect(await screen.findByRole('heading', { level: 1, name: 'Events Admin' })).toHaveFocus()
    expect(backend.to('/auth/v1/token')).toEqual([
      {
        method: 'POST',
        path: '/auth/v1/token',
        query: { grant_type: 'password' },
        body: expect.objectContaining({ email: ADMIN.email, password: PASSWORD }),
      },
    ])
  })

  it('is busy until the server responds', async () => {
    const { user } = await openLogin()
    const response = deferResponse(() => authError('Invalid login credentials'))
    answerInstead('post', '/auth/v1/token', response.answer)
    await signIn(user)
    expect(getButton('Signing In...')).toBeDisabled()
    response.release()
    await waitFor(() => expect(getButton('Sign In')).toBeEnabled())
  })

  it('shows a general message after an unexpected error', async () => {
    const { user } = await openLogin()
    silenceErrors()
    answerInstead('post', '/auth/v1/token', () => new HttpResponse(null, { status: 502 }))
    await signIn(user)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^An unexpected error occurred$/))
    expect(getButton('Sign In')).toBeEnabled()
  })

  it('requires an email and a password of 6 characters before sending', async () => {
    const { user, backend } = await openLogin()
    await user.type(getPassword(), '12345')
    await user.click(getButton('Sign In'))
    expect(getEmail()).toHaveAccessibleDescription('Email is required')
    expect(getEmail()).toHaveFocus()
    expect(getPassword()).toHaveAccessibleDescription('Password must be at least 6 characters')

    await user.type(getEmail(), ADMIN.email)
    expect(getEmail()).toBeValid()
    await user.click(getButton('Sign In'))
    expect(getPassword()).toHaveFocus()
    expect(getPassword()).toBeInvalid()
    expect(backend.to('/auth/v1/token')).toEqual([])

    await user.type(getPassword(), '6')
    expect(getPassword()).toBeValid()
    await user.click(getButton('Sign In'))
    await waitFor(() => expect(backend.to('/auth/v1/token')).toHaveLength(1))
  })

  it('shows and hides the password', async () => {
    const { user } = await openSignUp()
    expect(getPassword()).toHaveAttribute('type', 'password')
    await user.click(getButton('Show password'))
    expect(getPassword()).toHaveAttribute('type', 'text')
    expect(getConfirmation()).toHaveAttribute('type', 'text')
    await user.click(getButton('Hide password'))
    expect(getPassword()).toHaveAttribute('type', 'password')
    expect(getConfirmation()).toHaveAttribute('type', 'password')
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
    expect(screen.getByRole('heading', { level: 1, name: 'Create Admin Account' })).toHaveFocus()
    expect(screen.queryByText('Invalid login credentials')).not.toBeInTheDocument()
    expect(getEmail()).toHaveValue(ADMIN.email)
    expect(getPassword()).toHaveValue('')
    expect(getButton('Create Account')).toBeInTheDocument()

    await user.type(getPassword(), 'secret1')
    await user.type(getConfirmation(), 'secret2')
    await user.click(getButton('Create Account'))
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument()

    await user.click(getButton('Already have an account? Sign in'))
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeInTheDocument()
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument()
    expect(getPassword()).toHaveValue('')
    await user.click(getButton('Need an admin account? Create one'))
    expect(getConfirmation()).toHaveValue('')
  })

  it('compares the passwords before it checks their length', async () => {
    const { user, backend } = await openSignUp()
    await user.type(getEmail(), ADMIN.email)
    await user.type(getPassword(), '12345')
    await user.type(getConfirmation(), '123')
    await user.click(getButton('Create Account'))
    expect(getConfirmation()).toHaveAccessibleDescription('Passwords do not match')
    expect(getConfirmation()).toHaveFocus()
    expect(screen.queryByText('Password must be at least 6 characters')).not.toBeInTheDocument()

    await user.type(getConfirmation(), '45')
    await user.click(getButton('Create Account'))
    expect(getPassword()).toHaveAccessibleDescription('Password must be at least 6 characters')
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument()
    expect(backend.to('/auth/v1/signup')).toEqual([])
  })
})

describe('a forgotten password', () => {
  async function openForgot() {
    const site = await openLogin()
    await site.user.click(getButton('Forgot password?'))
    expect(screen.getByRole('heading', { level: 1, name: 'Reset Your Password' })).toHaveFocus()
    return site
  }

  it('does not reveal whether the account exists', async () => {
    const { user } = await openForgot()
    await user.click(getButton('Send Reset Link'))
    expect(getEmail()).toHaveAccessibleDescription('Email is required')
    expect(getEmail()).toHaveFocus()

    const response = deferResponse(() => HttpResponse.json({}))
    answerInstead('post', '/auth/v1/recover', response.answer)
    await user.type(getEmail(), ADMIN.email)
    await user.click(getButton('Send Reset Link'))
    expect(getButton('Sending...')).toBeDisabled()
    response.release()
    expect(
      await screen.findByText(`If there is an account for ${ADMIN.email}, an email with a link is on its way.`),
    ).toBeInTheDocument()
  })

  it('shows the error of the server unchanged and links back to the login screen', async () => {
    const { user } = await openForgot()
    answerInstead('post', '/auth/v1/recover', () => authError('Email rate limit exceeded', 429))
    await user.type(getEmail(), ADMIN.email)
    await user.click(getButton('Send Reset Link'))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Email rate limit exceeded$/))
    await user.click(getButton('Back to sign in'))
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeInTheDocument()
    expect(getEmail()).toHaveValue(ADMIN.email)
  })
})

describe('signing out', () => {
  it('ends the session on the server and shows the login screen without a notice', async () => {
    seedSession()
    const backend = startFakeBackend([makeRow({})])
    const { user } = await renderSite('/eventsadmin')
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toHaveFocus()
    expect(backend.to('/auth/v1/logout')).toHaveLength(1)
    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
  })

  it('explains that the session has ended if it ends in another tab', async () => {
    seedSession()
    startFakeBackend([makeRow({})])
    await renderSite('/eventsadmin')
    await screen.findByRole('article')
    await (await getSupabase()).auth.signOut({ scope: 'local' })
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeInTheDocument()
  })
})
