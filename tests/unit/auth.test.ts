// @vitest-environment jsdom
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { silenceErrors } from '../support/console'
import { ADMIN, authError, recoveryHash, seedSession } from '../support/fake-backend'

const json = (body: unknown, status = 200) => Response.json(body, { status })
/** The key under which supabase-js stores the session of https://backend.example. */
const SESSION_KEY = 'sb-backend-auth-token'

let logged: ReturnType<typeof silenceErrors>
beforeEach(() => {
  logged = silenceErrors()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // supabase-js warns about the clients of earlier tests.
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  window.location.hash = ''
})

/** Opens the page with a backend that answers by path. Every other request fails. */
async function openPage(answers: Record<string, () => Response> = {}, url = 'https://backend.example') {
  vi.resetModules()
  vi.stubEnv('VITE_SUPABASE_URL', url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'key')
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const respond = answers[new URL(request as string).pathname]
    return respond ? Promise.resolve(respond()) : Promise.reject(new TypeError('Failed to fetch'))
  })
  const data = await import('../../src/data/auth')
  const states: ReturnType<typeof data.useAuth>[] = []
  const { result, unmount } = renderHook(
    () => {
      const auth = data.useAuth()
      states.push(auth)
      return auth
    },
    { wrapper: data.AuthProvider },
  )
  await waitFor(() => expect(result.current.loading).toBe(false))
  return { ...data, auth: result, states, unmount }
}

/** The session that the backend issues. */
function readSession() {
  seedSession()
  const session = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '') as { user: object }
  localStorage.clear()
  return session
}

it('throws outside its provider', async () => {
  const { useAuth } = await openPage()
  const Outside = () => createElement('p', null, useAuth().user?.email)
  expect(() => render(createElement(Outside))).toThrow('useAuth must be used within an AuthProvider')
})

describe('the session', () => {
  it('is loading at first, then empty', async () => {
    const { auth, states } = await openPage()
    expect(states[0]).toMatchObject({ user: null, loading: true, isConfigured: true, isRecovering: false })
    expect(auth.current).toMatchObject({ user: null, loading: false, isConfigured: true, isRecovering: false })
  })

  it('cannot exist without a backend', async () => {
    const { auth } = await openPage({}, '')
    expect(auth.current).toMatchObject({ user: null, loading: false, isConfigured: false })
    expect(logged).not.toHaveBeenCalled()
  })

  it('of a recovery link asks for a new password after a reload too, but not after a sign-in', async () => {
    window.location.hash = recoveryHash()
    const session = readSession()
    const answers = { '/auth/v1/user': () => json(session.user), '/auth/v1/token': () => json(session) }
    const link = await openPage(answers)
    await waitFor(() => expect(link.auth.current.isRecovering).toBe(true))
    link.unmount()
    const reload = await openPage(answers)
    expect(reload.auth.current.isRecovering).toBe(true)
    reload.unmount()

    // The session has ended, for example in another tab.
    localStorage.clear()
    const { auth } = await openPage(answers)
    await act(() => auth.current.signIn('a@b.example', 'secret1'))
    expect(auth.current).toMatchObject({ user: { email: ADMIN.email }, isRecovering: false })
  })
})

describe('signing in and out', () => {
  it('does not reveal by the limit on emails that an address has an account', async () => {
    const respond = () => json({ error_code: 'over_email_send_rate_limit', msg: 'Only after 42 seconds' }, 429)
    const { auth } = await openPage({ '/auth/v1/signup': respond, '/auth/v1/recover': respond })
    expect(await auth.current.signUp('a@b.example', 'secret1')).toEqual({ error: null, needsConfirmation: true })
    expect(await auth.current.sendPasswordReset('a@b.example')).toEqual({ error: null })
  })

  it.each([400, 422, 499])('returns the message of a server that answers with %i', async (status) => {
    const respond = () => authError('Refused', status)
    const paths = ['token', 'signup', 'recover'].map((path) => [`/auth/v1/${path}`, respond])
    const { auth } = await openPage(Object.fromEntries(paths) as Record<string, () => Response>)
    expect(await auth.current.signIn('a@b.example', 'secret1')).toEqual({ error: 'Refused' })
    expect(await auth.current.signUp('a@b.example', 'secret1')).toEqual({ error: 'Refused', needsConfirmation: false })
    expect(await auth.current.sendPasswordReset('a@b.example')).toEqual({ error: 'Refused' })
  })

  it.each([
    ['there is no network', {}],
    ['the server answers with 500', { '/auth/v1/token': () => authError('Broken', 500) }],
    ['the response is a page', { '/auth/v1/token': () => new Response('<h1>Hello</h1>', { status: 400 }) }],
  ])('rejects if %s', async (_, answers) => {
    const { auth } = await openPage(answers)
    await expect(auth.current.signIn('a@b.example', 'secret1')).rejects.toBeInstanceOf(Error)
  })

  it('rejects a response to a sign-up without a user', async () => {
    const { auth } = await openPage({ '/auth/v1/signup': () => json('') })
    await expect(auth.current.signUp('a@b.example', 'secret1')).rejects.toThrow('Response has no user')
  })

  it('removes the session even if the server cannot be reached', async () => {
    seedSession()
    const { auth } = await openPage()
    await act(() => auth.current.signOut())
    expect(auth.current).toMatchObject({ user: null, loading: false, isConfigured: true, isRecovering: false })
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
    expect(logged).toHaveBeenCalledWith('Could not sign out on the server', expect.any(Error))
  })
})

describe('getIsAdmin', () => {
  it.each([
    ['of another session', () => json(false)],
    ['that has expired on the server', () => json({ message: 'JWT expired' }, 401)],
  ])('removes a session with a token %s', async (_, respond) => {
    seedSession()
    const { getIsAdmin, auth } = await openPage({
      '/rest/v1/rpc/is_admin': respond,
      '/auth/v1/user': () => authError('invalid JWT', 403),
      '/auth/v1/logout': () => new Response(null, { status: 204 }),
    })
    expect(await act(() => getIsAdmin())).not.toBe(true)
    await waitFor(() => expect(auth.current.user).toBeNull())
  })

  it.each([
    ['refuses', () => json({ message: 'refused' }, 403), 'refused'],
    ['answers with another type', () => json('true'), 'Response is not a boolean'],
  ])('returns null if the backend %s, and logs it', async (_, respond, message) => {
    const { getIsAdmin } = await openPage({ '/rest/v1/rpc/is_admin': respond })
    expect(await getIsAdmin()).toBeNull()
    const error = expect.objectContaining({ message }) as Error
    expect(logged).toHaveBeenCalledExactlyOnceWith('Could not check admin status', error)
  })
})
