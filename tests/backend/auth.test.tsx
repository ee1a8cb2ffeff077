import '../support/browser'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PASSWORD, startBackend, type TestBackend } from '../support/backend'
import { silenceErrors } from '../support/console'
import { loadDataLayer } from '../support/data-layer'

const ADMIN = 'admin@southbeam.example'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

beforeEach(async () => {
  silenceErrors()
  vi.spyOn(console, 'warn').mockImplementation(() => {}) // supabase-js warns about the clients of earlier tests.
  backend.mails.length = 0
  await backend.sql('delete from auth.users')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  window.location.hash = ''
  vi.unstubAllGlobals()
})

/** Loads the page again. Only the browser's storage and the URL are kept. */
async function openPage(url = backend.url) {
  cleanup()
  const data = await loadDataLayer(url)
  const { result } = renderHook(data.useAuth, { wrapper: data.AuthProvider })
  const isFirstLoading = result.current.loading
  await waitFor(() => expect(result.current.loading).toBe(false), { timeout: 5000 })
  return { ...data, isFirstLoading, auth: result }
}

async function openSignedIn(email = ADMIN) {
  const page = await openPage()
  expect(await page.auth.current.signUp(email, PASSWORD)).toEqual({ error: null, needsConfirmation: false })
  await waitFor(() => expect(page.auth.current.user?.email).toBe(email))
  return page
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
  it('signs in after signing up, and sends no redirect URL', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    await openSignedIn()
    const [url] = fetch.mock.calls.find(([input]) => (input as string).includes('/signup')) ?? []
    expect(url).toBe(`${backend.url}/auth/v1/signup`)
  })

  it('keeps the session after a reload', async () => {
    await openSignedIn()
    expect(readSession().key).toBe('sb-127-auth-token') // derives from the backend's host name
    const { auth } = await openPage()
    expect(auth.current.user?.email).toBe(ADMIN)
  })

  it.each([
    ['a wrong password', ADMIN, 'wrong password'],
    ['an unknown address', 'unknown@example.com', PASSWORD],
  ])('returns the message of the server for %s', async (_, email, password) => {
    await openSignedIn()
    localStorage.clear()
    const { auth } = await openPage()
    expect(await auth.current.signIn(email, password)).toEqual({ error: 'Invalid login credentials' })
    expect(auth.current.user).toBeNull()
  })

  it('returns the message of the server when signing up with a short password or a taken address', async () => {
    const { auth } = await openPage()
    const short = await auth.current.signUp(ADMIN, '12345')
    expect(short.error).toMatch(/at least 6 characters/)
    expect(short.needsConfirmation).toBe(false)
    await openSignedIn()
    localStorage.clear()
    const again = await openPage()
    expect((await again.auth.current.signUp(ADMIN, PASSWORD)).error).toBe('User already registered')
  })

  it('removes the session from the browser and the server when signing out', async () => {
    const { auth } = await openSignedIn()
    const { session } = readSession()
    await auth.current.signOut()
    await waitFor(() => expect(auth.current.user).toBeNull())
    expect(localStorage).toHaveLength(0)
    const { error } = await backend.visitor().auth.refreshSession({ refresh_token: session.refresh_token as string })
    expect(error).not.toBeNull()
  })
})

describe('the session', () => {
  it('of another device continues when this one signs out', async () => {
    await openSignedIn()
    const other = backend.visitor()
    await other.auth.signInWithPassword({ email: ADMIN, password: PASSWORD })
    const { auth } = await openPage()
    await auth.current.signOut()
    expect((await other.rpc('is_admin')).data).toBe(true)
  })

  it('is removed when it has ended on the server', async () => {
    const { auth, getIsAdmin } = await openSignedIn()
    const other = backend.visitor()
    await other.auth.signInWithPassword({ email: ADMIN, password: PASSWORD })
    await other.auth.signOut({ scope: 'global' })
    expect(await getIsAdmin()).toBe(false)
    await waitFor(() => expect(auth.current.user).toBeNull())
    expect(localStorage).toHaveLength(0)
  })

  function changeSession(changes: object): void {
    const { key, session } = readSession()
    localStorage.setItem(key, JSON.stringify({ ...session, ...changes }))
  }
  const expired = { expires_at: Math.floor(Date.now() / 1000) - 3600 }

  it('is removed when the server refuses to refresh it', async () => {
    await openSignedIn()
    changeSession({ ...expired, refresh_token: 'made-up' })
    const { auth } = await openPage()
    expect(auth.current.user).toBeNull()
    expect(localStorage).toHaveLength(0)
  })
})

describe('recovering a password', () => {
  async function requestRecoveryLink() {
    await openSignedIn()
    localStorage.clear()
    const { auth } = await openPage()
    expect(await auth.current.sendPasswordReset(ADMIN)).toEqual({ error: null })
    expect(backend.mails).toMatchObject([{ to: ADMIN, subject: 'Reset Your Password' }])
    return backend.mails[0]?.link
  }

  it('sets a new password after following the link in the email', async () => {
    const target = await followLink(await requestRecoveryLink())
    expect(target.origin).toBe(backend.url)
    const { auth } = await openPage()
    await waitFor(() => expect(auth.current.isRecovering).toBe(true))
    expect(auth.current.user?.email).toBe(ADMIN)
    expect(window.location.hash).toBe('')

    expect((await auth.current.updatePassword('12345')).error).toMatch(/at least 6 characters/)
    expect(auth.current.isRecovering).toBe(true)
    expect(await auth.current.updatePassword('battery staple')).toEqual({ error: null })
    await waitFor(() => expect(auth.current.isRecovering).toBe(false))

    await auth.current.signOut()
    expect((await auth.current.signIn(ADMIN, PASSWORD)).error).toBe('Invalid login credentials')
    expect(await auth.current.signIn(ADMIN, 'battery staple')).toEqual({ error: null })
  })
})

describe('with email confirmation, as on a hosted project', () => {
  let hosted: TestBackend
  beforeAll(async () => {
    hosted = await startBackend({ confirmEmails: true })
  })
  afterAll(() => hosted.stop())

  it('signs in only after the link in the email has been followed', async () => {
    const { auth } = await openPage(hosted.url)
    expect(await auth.current.signUp(ADMIN, PASSWORD)).toEqual({ error: null, needsConfirmation: true })
    expect(auth.current.user).toBeNull()
    expect(await auth.current.signIn(ADMIN, PASSWORD)).toEqual({ error: 'Email not confirmed' })

    expect(hosted.mails).toMatchObject([{ to: ADMIN }])
    await followLink(hosted.mails[0]?.link)
    expect(await auth.current.signIn(ADMIN, PASSWORD)).toEqual({ error: null })
  })

  // The hosted service answers a taken address like a new one, but without identities and without a mail.
  it('does not tell that an address is taken', async () => {
    const { auth } = await openPage(hosted.url)
    await auth.current.signUp(ADMIN, PASSWORD)
    await followLink(hosted.mails[0]?.link)
    expect(await auth.current.signUp(ADMIN, PASSWORD)).toEqual({ error: null, needsConfirmation: true })
    const user = { id: '00000000-0000-4000-a000-000000000000', aud: 'authenticated', email: ADMIN, identities: [] }
    vi.stubGlobal('fetch', async () => Response.json(user))
    expect(await auth.current.signUp(ADMIN, PASSWORD)).toEqual({ error: null, needsConfirmation: true })
  })
})
