import { vi } from 'vitest'
import { EMBEDDED_KEY } from '../../vite/backend/backend.ts'

/** Loads the data layer again, as a reload does, configured for the given backend. */
export async function loadDataLayer(supabaseUrl: string) {
  vi.resetModules()
  vi.stubEnv('VITE_SUPABASE_URL', supabaseUrl)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', EMBEDDED_KEY)
  const [events, contract, pictures, auth, { getSupabase }] = await Promise.all([
    import('../../src/data/events'),
    import('../../src/data/contract'),
    import('../../src/data/pictures'),
    import('../../src/data/auth'),
    import('../../src/data/supabase'),
  ])
  return { ...events, ...contract, ...pictures, ...auth, getSupabase }
}
