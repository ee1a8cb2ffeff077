import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types'
import { env, isBackendConfigured } from './env'

export type Supabase = SupabaseClient<Database>

let client: Promise<Supabase> | undefined

/**
 * The one client of the hosted backend. The library is larger than most pages, so it is fetched when the first call
 * needs it. Rejects where no backend is configured or the library cannot be fetched; the next call tries again.
 */
export function getSupabase(): Promise<Supabase> {
  client ??= connect()
  return client
}

async function connect(): Promise<Supabase> {
  try {
    if (!isBackendConfigured)
      throw new Error('No backend is configured: set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY')
    const { createClient } = await import('@supabase/supabase-js')
    return createClient<Database>(env.supabaseUrl, env.supabaseKey)
  } catch (error) {
    client = undefined
    throw error
  }
}
