import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database'
import { env, isBackendConfigured } from './env'

/**
 * How long the backend and the webhook may take. The `fetch` below applies it to every request that has no signal: those of
 * the session and of `getIsAdmin`. `callBackend` applies it to a whole call, which may first wait for supabase-js to load and
 * for a session refresh, and gives its signal to the request.
 */
export const TIMEOUT_MS = 15_000

/** The site has no backend, which is different from a backend that does not respond. */
export class NoBackendError extends Error {
  override name = 'NoBackendError'
  constructor() {
    super(
      'No backend is configured: build the site with VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY',
    )
  }
}

let supabase: Promise<SupabaseClient<Database>> | undefined

/**
 * Returns the client that acts as the signed-in admin. supabase-js is larger than most pages, so the first call loads it.
 * Rejects with `NoBackendError` if there is no backend. A failed load is not retried until the page is reloaded.
 */
export const getSupabase = (): Promise<SupabaseClient<Database>> => (supabase ??= createSupabase())

async function createSupabase(): Promise<SupabaseClient<Database>> {
  if (!isBackendConfigured) throw new NoBackendError()
  const { createClient } = await import('@supabase/supabase-js')
  return createClient<Database>(env.supabaseUrl, env.supabaseKey, {
    auth: { storageKey: getSessionKey() },
    global: {
      fetch: (input, init) =>
        fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS) }),
    },
  })
}

/** A table with its query, or a function, as the REST API names it. */
type RestPath =
  | `${keyof Database['public']['Tables']}?${string}`
  | `rpc/${keyof Database['public']['Functions']}`

/**
 * Requests a table or a function as a visitor, even if an admin is signed in, and returns the JSON. Public pages make only
 * a few calls, so they do not load supabase-js. Rejects with `NoBackendError` if there is no backend.
 */
export async function fetchAsVisitor(
  path: RestPath,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
): Promise<unknown> {
  if (!isBackendConfigured) throw new NoBackendError()
  const response = await fetch(`${env.supabaseUrl}/rest/v1/${path}`, {
    ...init,
    headers: { ...init.headers, apikey: env.supabaseKey },
  })
  if (!response.ok) throw new Error(`Status ${response.status}: ${await response.text()}`)
  // A function that returns nothing has an empty response.
  const text = await response.text()
  return text === '' ? null : (JSON.parse(text) as unknown)
}

/** A proxy or a wrong URL may respond with status 200 and any JSON. */
export function assertArray(data: unknown): unknown[] {
  if (!Array.isArray(data)) throw new TypeError('Response is not an array')
  return data
}

/**
 * Removes the session from this browser and returns its access token, or null if there was none. `signOut` of supabase-js
 * waits for the server first. The client reads the stored session on every call, so nothing remains in memory. This doesn't
 * use lib/browser/store.ts, because it adds a prefix to each key, and supabase-js chooses the key of the session.
 */
export function removeSession(): string | null {
  try {
    const stored = localStorage.getItem(getSessionKey())
    localStorage.removeItem(getSessionKey())
    return stored && (JSON.parse(stored) as { access_token: string }).access_token
  } catch {
    // Storage is blocked, so no session was stored.
    return null
  }
}

/** The default of supabase-js, which derives from the backend's host name. */
function getSessionKey(): string {
  return `sb-${new URL(env.supabaseUrl).hostname.split('.')[0]}-auth-token`
}

/** Lets a screen show a failure differently from an empty list. */
export type Result<Data> = { ok: true; data: Data } | { ok: false; error: unknown }

/** Makes a call, which fails after 15 seconds or when `deadline` aborts. Logs failures and never rejects. */
export async function callBackend<Data>(
  failureMessage: string,
  call: (deadline: AbortSignal) => Promise<Data>,
  deadline = AbortSignal.timeout(TIMEOUT_MS),
): Promise<Result<Data>> {
  try {
    deadline.throwIfAborted()
    const data = await Promise.race([
      call(deadline),
      // The signal does not abort the loading of supabase-js or a session refresh.
      rejectOnAbort(deadline),
    ])
    return { ok: true, data }
  } catch (error) {
    // Expected: no backend is configured, or the caller cancelled.
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!(error instanceof NoBackendError) && !isCancelled) console.error(failureMessage, error)
    return { ok: false, error }
  }
}

export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

export const withFallback = <Data, Fallback>(result: Result<Data>, fallback: Fallback) =>
  result.ok ? result.data : fallback
