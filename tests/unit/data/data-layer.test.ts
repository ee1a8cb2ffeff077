import { beforeEach, describe, expect, it, vi } from 'vitest'
import { uploadPicture } from '../../../src/data/pictures'
import { callBackend } from '../../../src/data/supabase'
import { silenceErrors } from '../../support/console'
import { shortenTimeouts } from '../../support/site/shorten-timeouts'
import { answerFetch, loadBuild } from '../../support/site/stub-fetch'

let logged: ReturnType<typeof silenceErrors>
beforeEach(() => {
  logged = silenceErrors()
})

describe('the client of the admin', () => {
  it('is created once, and gives every request without a signal 15 seconds', async () => {
    const { getSupabase } = await loadBuild()
    const client = await getSupabase()
    expect(await getSupabase()).toBe(client)
    const timeoutSpy = shortenTimeouts(15_000)
    const requests = answerFetch(() => Response.json(true))
    await client.rpc('is_admin')
    expect(timeoutSpy).toHaveBeenCalledExactlyOnceWith(15_000)
    const { signal } = new AbortController()
    await client.rpc('is_admin').abortSignal(signal)
    expect(timeoutSpy).toHaveBeenCalledTimes(1)
    expect(requests.map((request) => request.signal === null)).toEqual([false, false])
  })
})

describe('callBackend', () => {
  it('fails at the deadline even if the code of the client never loads', async () => {
    const deadline = new AbortController()
    const result = callBackend('Could not load', () => new Promise(() => {}), deadline.signal)
    const error = new Error('Too late')
    deadline.abort(error)
    expect(await result).toEqual({ ok: false, error })
    expect(logged).toHaveBeenCalledExactlyOnceWith('Could not load', error)
  })

  it.each([
    ['logs nothing if the caller cancels', undefined, 0],
    ['logs a timeout', new DOMException('Too late', 'TimeoutError'), 1],
  ])('%s', async (_, reason, logCount) => {
    const call = () => Promise.reject(new Error('The client was used'))
    const result = await callBackend('Could not load', call, AbortSignal.abort(reason))
    expect(result).toEqual({ ok: false, error: expect.any(DOMException) as Error })
    expect(logged).toHaveBeenCalledTimes(logCount)
  })
})

it('uploads no picture of a form that was closed before', async () => {
  const requests = answerFetch(() => Response.json({}))
  const result = await uploadPicture(new Blob(['picture']), AbortSignal.abort())
  expect(result).toMatchObject({ ok: false, error: { name: 'AbortError' } })
  expect(requests).toEqual([])
})

it('removes the session, and returns its access token, or null if storage is blocked', async () => {
  const items = new Map([['sb-project-auth-token', '{"access_token":"token"}']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
  })
  const { removeSession } = await loadBuild()
  expect([removeSession(), removeSession()]).toEqual(['token', null])
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('Blocked', 'SecurityError')
    },
  })
  expect(removeSession()).toBeNull()
})
