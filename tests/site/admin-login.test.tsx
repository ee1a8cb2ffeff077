import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { isBackendConfigured } from '../../src/data/env'
import { getSupabase } from '../../src/data/supabase'
import {
  ADMIN,
  answerInstead,
  authError,
  deferResponse,
  seedSession,
  makeRow,
  PASSWORD,
  startFakeBackend,
} from '../support/fake-backend'
import { renderSite } from '../support/render-site'

// Read once, when the data layer is loaded: before the imports above.
vi.hoisted(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://backend.example')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_test')
})

const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const confirmation = () => screen.getByLabelText('Confirm Password')
const button = (name: string) => screen.getByRole('button', { name })

async function openLogin() {
  const site = await renderSite('/eventsadmin')
  await screen.findByRole('heading', { level: 1, name: 'Admin Login' })
  return site
}

async function openSignUp() {
  const site = await openLogin()
  await site.user.click(button('Need an admin account? Create one'))
  return site
}

it('is tested with a backend', () => {
  expect(isBackendConfigured).toBe(true)
})

describe('the page', () => {
  it('shows a spinner until it is known who is signed in, then the login screen', async () => {
    startFakeBackend()
    await renderSite('/eventsadmin')
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Checking who is signed in...')
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeInTheDocument()
    expect(screen.queryByText('Checking who is signed in...')).not.toBeInTheDocument()
  })

  it('stands in the site and is closed to search engines', async () => {
    startFakeBackend()
    await openLogin()
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
    expect(document.title).toMatch(/^Events Admin \| /)
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(document.querySelector('link[rel="canonical"]')).toBeNull()
  })

  it('goes straight to the dashboard where a session was left', async () => {
    seedSession()
    startFakeBackend()
    await renderSite('/eventsadmin')
    expect(await screen.findByRole('heading', { level: 1, name: 'Events Admin' })).toBeInTheDocument()
  })

  it('says that a mailed link no longer works', async () => {
    startFakeBackend()
    await renderSite('/eventsadmin#error=access_denied&error_code=otp_expired&error_description=Anything')
    expect(await screen.findByText(/^That link no longer works/)).toBeInTheDocument()
    expect(screen.queryByText(/Anything/)).not.toBeInTheDocument()
  })
})

describe('signing in', () => {
  it('asks the backend with e-mail and password, and shows the dashboard', async () => {
    const backend = startFakeBackend()
    const { user } = await openLogin()
    await user.type(email(), `  ${ADMIN.email} `)
    await user.type(password(), PASSWORD)
    await user.click(button('Sign In'))

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

  it('is busy meanwhile', async () => {
    startFakeBackend()
    const { user } = await openLogin()
    const held = deferResponse(() => authError('Invalid login credentials'))
    answerInstead('post', '/auth/v1/token', held.answer)
    await user.type(email(), ADMIN.email)
    await user.type(password(), PASSWORD)
    await user.click(button('Sign In'))
    expect(button('Signing In...')).toBeDisabled()
    held.release()
    await waitFor(() => expect(button('Sign In')).toBeEnabled())
  })

  it('shows the message of the server as it is, and keeps what was typed', async () => {
    startFakeBackend()
    const { user } = await openLogin()
    await user.type(email(), ADMIN.email)
    await user.type(password(), 'not the one')
    await user.click(button('Sign In'))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Invalid login credentials$/))
    expect(email()).toHaveValue(ADMIN.email)
    expect(password()).toHaveValue('not the one')
  })

  it('says so when the unexpected happens', async () => {
    startFakeBackend()
    const { user } = await openLogin()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answerInstead('post', '/auth/v1/token', () => new HttpResponse(null, { status: 502 }))
    await user.type(email(), ADMIN.email)
    await user.type(password(), PASSWORD)
    await user.click(button('Sign In'))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^An unexpected error occurred$/))
    expect(button('Sign In')).toBeEnabled()
  })

  it('checks before it asks: an e-mail, and a password of 6 characters', async () => {
    const backend = startFakeBackend()
    const { user } = await openLogin()
    await user.type(password(), '12345')
    await user.click(button('Sign In'))
    expect(email()).toHaveAccessibleDescription('Email is required')
    expect(email()).toHaveFocus()
    expect(password()).toHaveAccessibleDescription('Password must be at least 6 characters')

    await user.type(email(), ADMIN.email)
    expect(email()).toBeValid()
    await user.click(button('Sign In'))
    expect(password()).toHaveFocus()
    expect(password()).toBeInvalid()
    expect(backend.to('/auth/v1/token')).toEqual([])

    await user.type(password(), '6')
    expect(password()).toBeValid()
    await user.click(button('Sign In'))
    await waitFor(() => expect(backend.to('/auth/v1/token')).toHaveLength(1))
  })

  it('shows and hides the password', async () => {
    startFakeBackend()
    const { user } = await openSignUp()
    expect(password()).toHaveAttribute('type', 'password')
    await user.click(button('Show password'))
    expect(password()).toHaveAttribute('type', 'text')
    expect(confirmation()).toHaveAttribute('type', 'text')
    await user.click(button('Hide password'))
    expect(password()).toHaveAttribute('type', 'password')
    expect(confirmation()).toHaveAttribute('type', 'password')
  })

  it('tells password managers what each field holds', async () => {
    startFakeBackend()
    const { user } = await openLogin()
    expect(email()).toHaveAttribute('autocomplete', 'username')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    await user.click(button('Need an admin account? Create one'))
    expect(email()).toHaveAttribute('autocomplete', 'username')
    expect(password()).toHaveAttribute('autocomplete', 'new-password')
    expect(confirmation()).toHaveAttribute('autocomplete', 'new-password')
  })
})

describe('creating an account', () => {
  it('toggles between the two forms and clears error, password and confirmation, but not the e-mail', async () => {
    startFakeBackend()
    const { user } = await openLogin()
    await user.type(email(), ADMIN.email)
    await user.type(password(), 'not the one')
    await user.click(button('Sign In'))
    await screen.findByText('Invalid login credentials')

    await user.click(button('Need an admin account? Create one'))
    expect(screen.getByRole('heading', { level: 1, name: 'Create Admin Account' })).toHaveFocus()
    expect(screen.queryByText('Invalid login credentials')).not.toBeInTheDocument()
    expect(email()).toHaveValue(ADMIN.email)
    expect(password()).toHaveValue('')
    expect(button('Create Account')).toBeInTheDocument()

    await user.type(password(), 'secret1')
    await user.type(confirmation(), 'secret2')
    await user.click(button('Create Account'))
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument()

    await user.click(button('Already have an account? Sign in'))
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeInTheDocument()
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument()
    expect(password()).toHaveValue('')
    await user.click(button('Need an admin account? Create one'))
    expect(confirmation()).toHaveValue('')
  })

  it('compares the passwords first, then counts', async () => {
    const backend = startFakeBackend()
    const { user } = await openSignUp()
    await user.type(email(), ADMIN.email)
    await user.type(password(), '12345')
    await user.type(confirmation(), '123')
    await user.click(button('Create Account'))
    expect(confirmation()).toHaveAccessibleDescription('Passwords do not match')
    expect(confirmation()).toHaveFocus()
    expect(screen.queryByText('Password must be at least 6 characters')).not.toBeInTheDocument()

    await user.type(confirmation(), '45')
    await user.click(button('Create Account'))
    expect(password()).toHaveAccessibleDescription('Password must be at least 6 characters')
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument()
    expect(backend.to('/auth/v1/signup')).toEqual([])
  })

  it('is in at once where the server gives a session', async () => {
    const backend = startFakeBackend()
    const { user } = await openSignUp()
    await user.type(email(), ADMIN.email)
    await user.type(password(), PASSWORD)
    await user.type(confirmation(), PASSWORD)
    await user.click(button('Create Account'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Events Admin' })).toBeInTheDocument()
    const [call, ...more] = backend.to('/auth/v1/signup')
    expect(more).toEqual([])
    expect(call).toMatchObject({ method: 'POST', body: { email: ADMIN.email, password: PASSWORD } })
    expect(call?.query).not.toHaveProperty('redirect_to')
  })

  it('is busy meanwhile, and says where a confirmation mail is on its way', async () => {
    startFakeBackend()
    const { user } = await openSignUp()
    const held = deferResponse(() => HttpResponse.json({ id: ADMIN.id, email: ADMIN.email, aud: 'authenticated' }))
    answerInstead('post', '/auth/v1/signup', held.answer)
    await user.type(email(), ADMIN.email)
    await user.type(password(), PASSWORD)
    await user.type(confirmation(), PASSWORD)
    await user.click(button('Create Account'))
    expect(button('Creating Account...')).toBeDisabled()

    held.release()
    await waitFor(() =>
      expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
        `A confirmation mail is on its way to ${ADMIN.email}`,
      ),
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeInTheDocument()
    expect(email()).toHaveValue(ADMIN.email)
    expect(password()).toHaveValue('')
  })

  it('shows the message of the server as it is', async () => {
    startFakeBackend()
    const { user } = await openSignUp()
    answerInstead('post', '/auth/v1/signup', () => authError('Signups not allowed for this instance', 422))
    await user.type(email(), ADMIN.email)
    await user.type(password(), PASSWORD)
    await user.type(confirmation(), PASSWORD)
    await user.click(button('Create Account'))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Signups not allowed for this instance$/))
    expect(screen.getByRole('heading', { level: 1, name: 'Create Admin Account' })).toBeInTheDocument()
  })
})

describe('a forgotten password', () => {
  async function openForgot() {
    const site = await openLogin()
    await site.user.click(button('Forgot password?'))
    expect(screen.getByRole('heading', { level: 1, name: 'Reset Your Password' })).toHaveFocus()
    return site
  }

  it('sends the mail and does not tell whether there is such an account', async () => {
    startFakeBackend()
    const { user } = await openForgot()
    await user.click(button('Send Reset Link'))
    expect(email()).toHaveAccessibleDescription('Email is required')
    expect(email()).toHaveFocus()

    const held = deferResponse(() => HttpResponse.json({}))
    answerInstead('post', '/auth/v1/recover', held.answer)
    await user.type(email(), ADMIN.email)
    await user.click(button('Send Reset Link'))
    expect(button('Sending...')).toBeDisabled()
    held.release()
    expect(
      await screen.findByText(`If there is an account for ${ADMIN.email}, a mail with a link is on its way.`),
    ).toBeInTheDocument()
  })

  it('asks for a link that leads back to this page', async () => {
    const backend = startFakeBackend()
    const { user } = await openForgot()
    await user.type(email(), ADMIN.email)
    await user.click(button('Send Reset Link'))
    await screen.findByText(/is on its way/)
    expect(backend.to('/auth/v1/recover')).toEqual([
      {
        method: 'POST',
        path: '/auth/v1/recover',
        query: { redirect_to: `${window.location.origin}/eventsadmin` },
        body: expect.objectContaining({ email: ADMIN.email }),
      },
    ])
  })

  it('shows the message of the server as it is, and leads back', async () => {
    startFakeBackend()
    const { user } = await openForgot()
    answerInstead('post', '/auth/v1/recover', () => authError('Email rate limit exceeded', 429))
    await user.type(email(), ADMIN.email)
    await user.click(button('Send Reset Link'))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Email rate limit exceeded$/))
    await user.click(button('Back to sign in'))
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeInTheDocument()
    expect(email()).toHaveValue(ADMIN.email)
  })
})

describe('leaving', () => {
  it('signs out at the backend and says nothing about a lost session', async () => {
    seedSession()
    const backend = startFakeBackend([makeRow({})])
    const { user } = await renderSite('/eventsadmin')
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toHaveFocus()
    expect(backend.to('/auth/v1/logout')).toHaveLength(1)
    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
  })

  it('says so when a session ended by itself', async () => {
    seedSession()
    startFakeBackend([makeRow({})])
    await renderSite('/eventsadmin')
    await screen.findByRole('article')
    // As another tab does that signs out.
    await (await getSupabase()).auth.signOut({ scope: 'local' })
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeInTheDocument()
  })

  it('leaves even where the server cannot be told', async () => {
    seedSession()
    startFakeBackend([makeRow({})])
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answerInstead('post', '/auth/v1/logout', () => HttpResponse.error())
    const { user } = await renderSite('/eventsadmin')
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
  })
})
