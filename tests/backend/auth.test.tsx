import '../support/browser'
import { cleanup, render, renderHook, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { PASSWORD, startBackend, type TestBackend } from '../support/backend'
import { allFailures, startBrokenServer } from '../support/broken-server'
import { shortenTimeouts, loadDataLayer } from '../support/data-layer'

const ADMIN = 'admin@southbeam.example'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {}) // about the clients of the pages before
  backend.mails.length = 0
  await backend.sql('delete from auth.users')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  window.location.hash = ''
  vi.unstubAllGlobals()
})

/** Opens the admin page anew, as a reload does: nothing is kept but the browser's storage and the address. */
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

/** What the browser keeps of a session. */
function stored(): { key: string; session: Record<string, unknown> } {
  const [key = ''] = Object.keys(localStorage)
  return { key, session: JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown> }
}

async function followLink(link: string | null | undefined): Promise<void> {
  const response = await fetch(link ?? '', { redirect: 'manual' })
  expect(response.status).toBe(303)
  const target = new URL(response.headers.get('Location') ?? '')
  expect(target.origin + target.pathname).toBe(`${window.location.origin}/eventsadmin`)
  window.location.hash = target.hash
}

test('outside its provider it says so', async () => {
  const { useAuth } = await loadDataLayer(backend.url)
  const Outside = () => createElement('p', null, useAuth().user?.email)
  expect(() => render(createElement(Outside))).toThrow('useAuth must be used within an AuthProvider')
})

describe('signing in and out', () => {
  test('at first it is not known who is signed in, then that nobody is', async () => {
    const { auth, isFirstLoading } = await openPage()
    expect(isFirstLoading).toBe(true)
    expect(auth.current).toMatchObject({ user: null, loading: false, isConfigured: true, isRecovering: false })
  })

  test('signing up signs in, and passes no address to come back to', async () => {
    const sent = vi.spyOn(globalThis, 'fetch')
    await openSignedIn()
    const [url] = sent.mock.calls.find(([address]) => (address as string).includes('/signup')) ?? []
    expect(url).toBe(`${backend.url}/auth/v1/signup`)
  })

  test('a session survives a reload', async () => {
    await openSignedIn()
    expect(stored().key).toBe('sb-127-auth-token') // it derives from the backend's host
    const { auth } = await openPage()
    expect(auth.current.user?.email).toBe(ADMIN)
  })

  test.each([
    ['a wrong password', ADMIN, 'not it at all', 'Invalid login credentials'],
    ['an unknown address', 'nobody@example.com', PASSWORD, 'Invalid login credentials'],
  ])('%s is refused in the words of the server', async (_, email, password, words) => {
    await openSignedIn()
    localStorage.clear()
    const { auth } = await openPage()
    expect(await auth.current.signIn(email, password)).toEqual({ error: words })
    expect(auth.current.user).toBeNull()
  })

  test('signing up with a short password or a taken address is refused in the words of the server', async () => {
    const { auth } = await openPage()
    const short = await auth.current.signUp(ADMIN, '12345')
    expect(short.error).toMatch(/at least 6 characters/)
    expect(short.needsConfirmation).toBe(false)
    await openSignedIn()
    localStorage.clear()
    const again = await openPage()
    expect((await again.auth.current.signUp(ADMIN, PASSWORD)).error).toBe('User already registered')
  })

  test('signing in works, whatever the case of the address', async () => {
    await openSignedIn()
    localStorage.clear()
    const { auth, getIsAdmin } = await openPage()
    expect(await auth.current.signIn('Admin@Southbeam.Example', PASSWORD)).toEqual({ error: null })
    await waitFor(() => expect(auth.current.user?.email).toBe(ADMIN))
    expect(await getIsAdmin()).toBe(true)
  })

  test('signing out forgets the session, here and on the server', async () => {
    const { auth } = await openSignedIn()
    const { session } = stored()
    await auth.current.signOut()
    await waitFor(() => expect(auth.current.user).toBeNull())
    expect(localStorage).toHaveLength(0)
    const { error } = await backend.visitor().auth.refreshSession({ refresh_token: session.refresh_token as string })
    expect(error).not.toBeNull()
  })

  test('an account that is not on the list is told apart', async () => {
    const { getIsAdmin } = await openSignedIn('stranger@example.com')
    expect(await getIsAdmin()).toBe(false)
  })
})

describe('the session', () => {
  function ageSession(change: object): void {
    const { key, session } = stored()
    localStorage.setItem(key, JSON.stringify({ ...session, ...change }))
  }
  const longAgo = { expires_at: Math.floor(Date.now() / 1000) - 3600 }

  test('is refreshed when it has run out', async () => {
    await openSignedIn()
    const before = stored().session
    ageSession(longAgo)
    const { auth } = await openPage()
    expect(auth.current.user?.email).toBe(ADMIN)
    expect(stored().session.refresh_token).not.toBe(before.refresh_token)
  })

  test('is dropped when the server refuses to refresh it', async () => {
    await openSignedIn()
    ageSession({ ...longAgo, refresh_token: 'made-up' })
    const { auth } = await openPage()
    expect(auth.current.user).toBeNull()
    expect(localStorage).toHaveLength(0)
  })
})

describe('a forgotten password', () => {
  async function askForMail() {
    await openSignedIn()
    localStorage.clear()
    const { auth } = await openPage()
    expect(await auth.current.sendPasswordReset(ADMIN)).toEqual({ error: null })
    expect(backend.mails).toMatchObject([{ to: ADMIN, subject: 'Reset Your Password' }])
    return backend.mails[0]?.link
  }

  test('is replaced through the link in the mail', async () => {
    await followLink(await askForMail())
    const { auth } = await openPage()
    await waitFor(() => expect(auth.current.isRecovering).toBe(true))
    expect(auth.current.user?.email).toBe(ADMIN)
    expect(window.location.hash).toBe('') // no token stays in the address

    expect((await auth.current.updatePassword('12345')).error).toMatch(/at least 6 characters/)
    expect(auth.current.isRecovering).toBe(true)
    expect(await auth.current.updatePassword('battery staple')).toEqual({ error: null })
    await waitFor(() => expect(auth.current.isRecovering).toBe(false))

    await auth.current.signOut()
    expect((await auth.current.signIn(ADMIN, PASSWORD)).error).toBe('Invalid login credentials')
    expect(await auth.current.signIn(ADMIN, 'battery staple')).toEqual({ error: null })
  })

  test('link works once', async () => {
    const link = await askForMail()
    await followLink(link)
    await followLink(link)
    expect(window.location.hash).toContain('error=')
    const { auth } = await openPage()
    expect(auth.current).toMatchObject({ user: null, isRecovering: false })
  })

  test('of an unknown address sends no mail and gives nothing away', async () => {
    const { auth } = await openPage()
    expect(await auth.current.sendPasswordReset('nobody@example.com')).toEqual({ error: null })
    expect(backend.mails).toEqual([])
  })
})

describe('where addresses are confirmed by mail, as on a hosted project', () => {
  let hosted: TestBackend
  beforeAll(async () => {
    hosted = await startBackend({ confirmEmails: true })
  })
  afterAll(() => hosted.stop())

  test('an account starts with the link in the mail', async () => {
    const { auth } = await openPage(hosted.url)
    expect(await auth.current.signUp(ADMIN, PASSWORD)).toEqual({ error: null, needsConfirmation: true })
    expect(auth.current.user).toBeNull()
    expect(await auth.current.signIn(ADMIN, PASSWORD)).toEqual({ error: 'Email not confirmed' })

    expect(hosted.mails).toMatchObject([{ to: ADMIN }])
    await fetch(hosted.mails[0]?.link ?? '', { redirect: 'manual' })
    expect(await auth.current.signIn(ADMIN, PASSWORD)).toEqual({ error: null })
  })
})

describe('when the server fails', () => {
  test.each(allFailures)('%s: nobody is in, and every call ends in words or in a rejection', async (failure) => {
    shortenTimeouts(300)
    const server = await startBrokenServer(failure)
    try {
      const { auth } = await openPage(server.url)
      expect(auth.current).toMatchObject({ user: null, loading: false, isConfigured: true })
      const { signIn, signUp, sendPasswordReset, updatePassword } = auth.current
      for (const call of [signIn(ADMIN, PASSWORD), signUp(ADMIN, PASSWORD), updatePassword(PASSWORD)]) {
        const words = await call.then(({ error }) => error, String)
        expect(words).toMatch(/\w{3}/)
      }
      await sendPasswordReset(ADMIN).catch(() => {})
      expect(auth.current.user).toBeNull()
    } finally {
      await server.stop()
    }
  })

  test.each(allFailures)('%s: one can still leave', async (failure) => {
    await openSignedIn()
    const { key, session } = stored()
    const server = await startBrokenServer(failure)
    try {
      // The same session at an address that has stopped working. Both addresses give the same name to the storage.
      shortenTimeouts(300)
      const { auth } = await openPage(server.url)
      expect(stored()).toMatchObject({ key, session })
      expect(auth.current.user?.email).toBe(ADMIN)
      await auth.current.signOut()
      await waitFor(() => expect(auth.current.user).toBeNull())
      expect(localStorage).toHaveLength(0)
      expect((await openPage(server.url)).auth.current.user).toBeNull()
    } finally {
      await server.stop()
    }
  })
})

describe('without a backend', () => {
  test('it says that none is configured', async () => {
    const { auth } = await openPage('')
    expect(auth.current).toMatchObject({ user: null, loading: false, isConfigured: false })
  })

  const page = (status: number) => new Response('<h1>Page</h1>', { status, headers: { 'Content-Type': 'text/html' } })

  test.each([
    ['the embedded backend is there', () => Response.json({ name: 'GoTrue' }), true],
    ['the embedded backend is in trouble', () => Response.json({}, { status: 503 }), true],
    ['a static host answers with a page', () => page(200), false],
    ['a static host answers 404', () => page(404), false],
    ['a static host answers 404 in JSON', () => Response.json({}, { status: 404 }), false],
  ])('a build for the embedded one notices whether it is there: %s', async (_, answer, isConfigured) => {
    const fetch = vi.fn<() => Promise<Response>>().mockImplementation(async () => answer())
    vi.stubGlobal('fetch', fetch)
    const { auth } = await openPage('/')
    expect(auth.current).toMatchObject({ loading: false, isConfigured })
    expect(fetch).toHaveBeenCalledWith(`${window.location.origin}/auth/v1/health`, expect.anything())
  })
})
