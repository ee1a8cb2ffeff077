import { vi } from 'vitest'
import { EMBEDDED_KEY } from '../../vite/backend.ts'

/** The data layer of a build for this backend, freshly loaded: without a client, as after a reload. */
export async function loadDataLayer(supabaseUrl: string) {
  vi.resetModules()
  vi.stubEnv('VITE_SUPABASE_URL', supabaseUrl)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', EMBEDDED_KEY)
  const [events, auth, { getSupabase }] = await Promise.all([
    import('../../src/data/events'),
    import('../../src/data/auth'),
    import('../../src/data/supabase'),
  ])
  return { ...events, ...auth, getSupabase }
}

/** Makes the time-outs of the data layer pass quickly. Gives the spy, which knows how long they would have been. */
export function shortenTimeouts(ms: number) {
  const original = AbortSignal.timeout.bind(AbortSignal)
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => original(ms))
}
