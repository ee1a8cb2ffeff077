import { vi } from 'vitest'

const PROJECT_URL = 'https://project.example'

type Settings = { url?: string; key?: string; webhook?: string; analytics?: string }

/** Loads the data layer again, as a build with these settings does. */
export async function loadBuild({
  url = PROJECT_URL,
  key = 'key',
  webhook = '',
  analytics = '',
}: Settings = {}) {
  vi.resetModules()
  vi.stubEnv('VITE_SUPABASE_URL', url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', key)
  vi.stubEnv('VITE_ENQUIRY_WEBHOOK_URL', webhook)
  vi.stubEnv('VITE_ANALYTICS_SCRIPT_URL', analytics)
  const [events, contract, pictures, auth, supabase, env] = await Promise.all([
    import('../../../src/data/events'),
    import('../../../src/data/contract'),
    import('../../../src/data/pictures'),
    import('../../../src/data/auth'),
    import('../../../src/data/supabase'),
    import('../../../src/data/env'),
  ])
  return { ...events, ...contract, ...pictures, ...auth, ...supabase, ...env }
}

type StubbedRequest = {
  method: string
  url: URL
  headers: Headers
  body: unknown
  signal: AbortSignal | null
}

/** Answers every `fetch`. Returns the requests. */
export function answerFetch(respond: (request: StubbedRequest) => Response | Promise<Response>) {
  const requests: StubbedRequest[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = {
      method: init?.method ?? 'GET',
      url: new URL(input as string),
      headers: new Headers(init?.headers),
      body: init?.body ? (JSON.parse(init.body as string) as unknown) : null,
      signal: init?.signal ?? null,
    }
    requests.push(request)
    return respond(request)
  })
  return requests
}
