// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { silenceErrors } from '../../support/console'
import { ADMIN, makeSession, seedSession, SESSION_KEY } from '../../support/site/fake-backend'

const json = (body: unknown, status = 200) => Response.json(body, { status })

let logged: ReturnType<typeof silenceErrors>
beforeEach(() => {
  logged = silenceErrors()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // supabase-js warns about the clients of earlier tests.
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

type Answers = Record<string, () => Response>

/** Loads the page with a backend that answers by path. Every other request fails. */
async function loadPage(answers: Answers) {
  vi.resetModules()
  vi.stubEnv('VITE_SUPABASE_URL', 'https://backend.example')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'key')
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const respond = answers[new URL(request as string).pathname]
    return respond ? Promise.resolve(respond()) : Promise.reject(new TypeError('Failed to fetch'))
  })
  return import('../../../src/data/auth')
}

/** Loads the page and watches the session, which `getState` returns. */
async function openPage(answers: Answers = {}) {
  const auth = await loadPage(answers)
  const handleChange = vi.fn<Parameters<typeof auth.watchSession>[0]>()
  const controller = new AbortController()
  await auth.watchSession(handleChange, controller.signal)
  await expect.poll(() => handleChange).toHaveBeenCalled()
  const getState = () => handleChange.mock.lastCall?.[0]
  return { ...auth, handleChange, getState, close: () => controller.abort() }
}

describe('the session', () => {
  it('goes on if another tab follows a recovery link', async () => {
    seedSession()
    const { handleChange, getState, close } = await openPage()
    handleChange.mockClear()
    const otherTab = new BroadcastChannel(SESSION_KEY)
    // The rule is for windows. A channel has no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    otherTab.postMessage({ event: 'PASSWORD_RECOVERY', session: makeSession() })
    await expect.poll(() => handleChange).toHaveBeenCalled()
    expect(getState()).toMatchObject({ user: { id: ADMIN.id }, isRecovering: false })
    otherTab.close()
    close()
  })

  it('is removed even if the server cannot be reached', async () => {
    seedSession()
    const { signOut, getState } = await openPage()
    expect(getState()?.user).not.toBeNull()
    await signOut()
    expect(getState()?.user).toBeNull()
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
    expect(logged).toHaveBeenCalledWith('Could not sign out on the server', expect.any(Error))
  })
})

describe('without a connection', () => {
  it('keeps a session that it cannot refresh, and refreshes it after a reload', async () => {
    vi.useFakeTimers()
    seedSession()
    // A session lasts for an hour.
    vi.setSystemTime(Date.now() + 60 * 60 * 1000)
    const { watchSession } = await loadPage({})
    const handleChange = vi.fn<Parameters<typeof watchSession>[0]>()
    await Promise.all([
      expect(watchSession(handleChange, new AbortController().signal)).rejects.toThrow(
        'Failed to fetch',
      ),
      // supabase-js tries again for half a minute.
      vi.advanceTimersByTimeAsync(60_000),
    ])
    expect(handleChange).not.toHaveBeenCalled()
    vi.useRealTimers()

    const { getState } = await openPage({ '/auth/v1/token': () => json(makeSession()) })
    expect(getState()?.user).toMatchObject(ADMIN)
  })
})

describe('signing in', () => {
  it('does not reveal by the limit on emails that an address has an account', async () => {
    const respond = () =>
      json({ error_code: 'over_email_send_rate_limit', msg: 'Only after 42 seconds' }, 429)
    const { signUp, sendPasswordReset } = await openPage({
      '/auth/v1/signup': respond,
      '/auth/v1/recover': respond,
    })
    expect(await signUp('a@b.example', 'secret1')).toEqual({ error: null, needsConfirmation: true })
    expect(await sendPasswordReset('a@b.example')).toEqual({ error: null })
  })

  it.each<[string, Answers]>([
    ['there is no network', {}],
    [
      'the response is a page',
      { '/auth/v1/token': () => new Response('<h1>Hello</h1>', { status: 400 }) },
    ],
  ])('rejects if %s', async (_, answers) => {
    const { signIn } = await openPage(answers)
    await expect(signIn('a@b.example', 'secret1')).rejects.toBeInstanceOf(Error)
  })
})

describe('getIsAdmin', () => {
  it.each([
    ['refuses', () => json({ message: 'refused' }, 403), 'refused'],
    ['answers with another type', () => json('true'), 'Response is not a boolean'],
  ])('returns null if the backend %s, and logs it', async (_, respond, message) => {
    const { getIsAdmin } = await openPage({ '/rest/v1/rpc/is_admin': respond })
    expect(await getIsAdmin()).toBeNull()
    const error = expect.objectContaining({ message }) as Error
    expect(logged).toHaveBeenCalledExactlyOnceWith('Could not check admin status', error)
  })

  it.each([
    [403, 'removes', false],
    [429, 'keeps', true],
  ])(
    '%i from the server %s the session of an account that is not listed',
    async (status, _, isKept) => {
      seedSession()
      const { getIsAdmin } = await openPage({
        '/rest/v1/rpc/is_admin': () => json(false),
        '/auth/v1/user': () => json({ message: 'refused' }, status),
        '/auth/v1/logout': () => new Response(null, { status: 204 }),
      })
      expect(await getIsAdmin()).toBe(false)
      expect(localStorage.getItem(SESSION_KEY) !== null).toBe(isKept)
    },
  )
})
