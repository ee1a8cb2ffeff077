import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { env, isBackendConfigured } from './env'

export type Supabase = SupabaseClient<Database>

/** How long a call may go unanswered. */
export const TIMEOUT_MS = 15_000

/** There is no backend, as opposed to one that does not answer. */
export class NoBackendError extends Error {
  override name = 'NoBackendError'
  constructor() {
    super('No backend is configured: build the site with VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY')
  }
}

let client: Promise<Supabase> | undefined

/**
 * The one client of the hosted backend. The library is larger than most pages, so it is fetched when the first call
 * needs it. Rejects with `NoBackendError` where there is no backend, and with whatever happened where the library cannot
 * be fetched; the next call tries again. A request that hangs for 15 seconds fails.
 */
export function getSupabase(): Promise<Supabase> {
  client ??= connect()
  return client
}

/**
 * Drops the session of this browser without asking the server, for when the server cannot be asked. The client keeps
 * nothing in memory: it reads its storage on every call.
 */
export function forgetSession(): void {
  try {
    localStorage.removeItem(storageKey())
  } catch {
    // Storage is blocked, so nothing was kept in it.
  }
}

async function connect(): Promise<Supabase> {
  try {
    if (!isBackendConfigured || (env.isBackendEmbedded && !(await isEmbeddedBackendThere()))) throw new NoBackendError()
    const { createClient } = await import('@supabase/supabase-js')
    return createClient<Database>(env.supabaseUrl, env.supabaseKey, {
      auth: { storageKey: storageKey() },
      global: {
        fetch: (input, init) => fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS) }),
      },
    })
  } catch (error) {
    client = undefined
    throw error
  }
}

/** The name that the library would choose: it derives from the backend's host. */
function storageKey(): string {
  return `sb-${new URL(env.supabaseUrl).hostname.split('.')[0]}-auth-token`
}

/** A static host answers API addresses with a page or with 404. A backend in trouble is still one. */
async function isEmbeddedBackendThere(): Promise<boolean> {
  const response = await fetch(`${env.supabaseUrl}/auth/v1/health`, {
    headers: { apikey: env.supabaseKey },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const isJson = response.headers.get('Content-Type')?.includes('application/json') ?? false
  return (response.ok && isJson) || response.status >= 500
}
