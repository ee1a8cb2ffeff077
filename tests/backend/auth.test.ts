import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDataLayer, PASSWORD, startBackend, type TestBackend } from '../support/backend/backend'
import { installBrowser } from '../support/backend/browser'
import { silenceErrors } from '../support/console'

installBrowser()

const ADMIN = 'admin@southbeam.example'

let backend: TestBackend
let hosted: TestBackend
beforeAll(async () => {
  backend = await startBackend()
  hosted = await startBackend({ confirmEmails: true })
})
afterAll(() => Promise.all([backend.stop(), hosted.stop()]))

let controller: AbortController
beforeEach(async () => {
  controller = new AbortController()
  silenceErrors()
  backend.mails.length = 0
  await backend.sql('delete from auth.users')
})
afterEach(() => {
  controller.abort()
  localStorage.clear()
  window.sessionStorage.clear()
  window.location.hash = ''
})

/** Loads the page again. Only the browser's storage and the URL are kept. `getState` returns the session. */
async function openPage(url = backend.url) {
  controller.abort()
  controller = new AbortController()
  const data = await loadDataLayer(url)
  const handleChange = vi.fn<Parameters<typeof data.watchSession>[0]>()
  await data.watchSession(handleChange, controller.signal)
  const getState = () => handleChange.mock.lastCall?.[0]
  await expect.poll(getState).toBeDefined()
  return { ...data, handleChange, getState }
}

async function openSignedIn() {
  const page = await openPage()
  expect(await page.signUp(ADMIN, PASSWORD)).toEqual({ error: null, needsConfirmation: false })
  expect(page.getState()?.user?.email).toBe(ADMIN)
  return page
}

/** Opens the page with an account that has signed up on another device. */
async function openSignedOut() {
  await openSignedIn()
  localStorage.clear()
  return openPage()
}

async function openOtherDevice() {
  const other = backend.visitor()
  await other.auth.signInWithPassword({ email: ADMIN, password: PASSWORD })
  return other
}

/** Reads the session in the browser's storage. */
function readSession(): { key: string; session: Record<string, unknown> } {
  const [key = ''] = Object.keys(localStorage)
  return { key, session: JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown> }
}

async function followLink(link: string | null | undefined): Promise<URL> {
  const response = await fetch(link ?? '', { redirect: 'manual' })
  expect(response.status).toBe(303)
  const target = new URL(response.headers.get('Location') ?? '')
  expect(target.pathname).toBe('/eventsadmin')
  window.location.hash = target.hash
  return target
}

describe('signing in and out', () => {
  it('signs up without a redirect URL, and keeps the session after a reload', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    await openSignedIn()
    const [url] = fetch.mock.calls.find(([input]) => (input as string).includes('/signup')) ?? []
    expect(url).toBe(`${backend.url}/auth/v1/signup`)
    expect(readSession().key).toBe('sb-127-auth-token') // derives from the backend's host name
    expect((await openPage()).getState()?.user?.email).toBe(ADMIN)
  })

  it('returns the message of the server for wrong data, a short password or a taken address', async () => {
    const { signIn, signUp, getState } = await openSignedOut()
    expect(await signIn(ADMIN, 'wrong password')).toEqual({ error: 'Invalid login credentials' })
    expect(await signIn('unknown@example.com', PASSWORD)).toEqual({
      error: 'Invalid login credentials',
    })
    expect((await signUp('new@example.com', '12345')).error).toMatch(/at least 6 characters/)
    expect(await signUp(ADMIN, PASSWORD)).toEqual({
      error: 'User already registered',
      needsConfirmation: false,
    })
    expect(getState()?.user).toBeNull()
  })

  it('ends the session of this device only when signing out', async () => {
    const { signOut, getState } = await openSignedIn()
    const { session } = readSession()
    const other = await openOtherDevice()
    await signOut()
    expect(getState()?.user).toBeNull()
    expect(localStorage).toHaveLength(0)
    const { error } = await backend
      .visitor()
      .auth.refreshSession({ refresh_token: session.refresh_token as string })
    expect(error).not.toBeNull()
    expect((await other.rpc('is_admin')).data).toBe(true)
  })
})

describe('the session', () => {
  it('is removed when it has ended on the server', async () => {
    const { getState, getIsAdmin } = await openSignedIn()
    await (await openOtherDevice()).auth.signOut({ scope: 'global' })
    expect(await getIsAdmin()).toBe(false)
    expect(getState()?.user).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('is refreshed when it has expired, and removed when the server refuses that', async () => {
    await openSignedIn()
    const { key, session } = readSession()
    const expired = { ...session, expires_at: Math.floor(Date.now() / 1000) - 3600 }
    localStorage.setItem(key, JSON.stringify(expired))
    expect((await openPage()).getState()?.user?.email).toBe(ADMIN)
    expect(readSession().session.refresh_token).not.toBe(session.refresh_token)

    localStorage.setItem(key, JSON.stringify({ ...expired, refresh_token: 'made-up' }))
    expect((await openPage()).getState()?.user).toBeNull()
    expect(localStorage).toHaveLength(0)
  })
})

it('sets a new password after following the link in the email', async () => {
  const { sendPasswordReset } = await openSignedOut()
  expect(await sendPasswordReset(ADMIN)).toEqual({ error: null })
  expect(backend.mails).toMatchObject([{ to: ADMIN, subject: 'Reset Your Password' }])
  expect((await followLink(backend.mails[0]?.link)).origin).toBe(backend.url)

  const link = await openPage()
  expect(link.getState()).toMatchObject({ user: { email: ADMIN }, isRecovering: true })
  expect(link.handleChange.mock.calls.map(([state]) => state.isRecovering)).not.toContain(false)
  expect(window.location.hash).toBe('')
  expect((await link.updatePassword('12345')).error).toMatch(/at least 6 characters/)
  expect(await link.updatePassword('battery staple')).toEqual({ error: null })
  expect(link.getState()?.isRecovering).toBe(false)

  const { signIn, signOut } = await openPage()
  await signOut()
  expect((await signIn(ADMIN, PASSWORD)).error).toBe('Invalid login credentials')
  expect(await signIn(ADMIN, 'battery staple')).toEqual({ error: null })
})

describe('with email confirmation, as on a hosted project', () => {
  it('signs in only after the link in the email has been followed, and does not tell that an address is taken', async () => {
    const { signIn, signUp, getState } = await openPage(hosted.url)
    expect(await signUp(ADMIN, PASSWORD)).toEqual({ error: null, needsConfirmation: true })
    expect(getState()?.user).toBeNull()
    expect(await signIn(ADMIN, PASSWORD)).toEqual({ error: 'Email not confirmed' })
    expect(hosted.mails).toMatchObject([{ to: ADMIN }])
    await followLink(hosted.mails[0]?.link)
    expect(await signIn(ADMIN, PASSWORD)).toEqual({ error: null })

    expect(await signUp(ADMIN, PASSWORD)).toEqual({ error: null, needsConfirmation: true })
    // The hosted service answers a taken address like a new one, but without identities and without a mail.
    const user = {
      id: '00000000-0000-4000-a000-000000000000',
      aud: 'authenticated',
      email: ADMIN,
      identities: [],
    }
    vi.stubGlobal('fetch', async () => Response.json(user))
    expect(await signUp(ADMIN, PASSWORD)).toEqual({ error: null, needsConfirmation: true })
  })
})
