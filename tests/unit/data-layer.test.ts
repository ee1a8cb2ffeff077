import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventInput } from '../../src/data/events'
import { silenceErrors } from '../support/console'
import { makeRow } from '../support/fake-backend'
import { shortenTimeouts } from '../support/shorten-timeouts'

const URL_OF_PROJECT = 'https://project.example'
const input: EventInput = {
  title: 'Open evening',
  description: 'Hear four sizes of speaker.',
  image: '/stage.jpg',
  ticketLink: '/contact',
  category: 'Wedding',
  eventDate: '2026-12-05',
  isActive: true,
}
const row = { ...makeRow({}), updated_at: '2026-11-01T00:00:00Z' }
const event = {
  id: row.id,
  title: row.title,
  description: row.description,
  image: row.image,
  ticketLink: null,
  category: 'Event',
  eventDate: row.event_date,
  isActive: true,
  createdAt: row.created_at,
}

let logged: ReturnType<typeof silenceErrors>
beforeEach(() => {
  logged = silenceErrors()
  // supabase-js needs one to start, and Node 20 has none.
  vi.stubGlobal('WebSocket', EventTarget)
  return () => vi.unstubAllGlobals()
})

type Settings = { url?: string; key?: string; webhook?: string }

/** Loads the data layer again, as a build with these settings does. */
async function load({ url = URL_OF_PROJECT, key = 'key', webhook = '' }: Settings = {}) {
  vi.resetModules()
  vi.stubEnv('VITE_SUPABASE_URL', url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', key)
  vi.stubEnv('VITE_ENQUIRY_WEBHOOK_URL', webhook)
  const [events, supabase, env] = await Promise.all([
    import('../../src/data/events'),
    import('../../src/data/supabase'),
    import('../../src/data/env'),
  ])
  return { ...events, ...supabase, ...env }
}

const json = (body: unknown, status = 200) => Response.json(body, { status })

/** Answers every request. Returns the requests. */
function answer(respond: (url: URL) => Response | Promise<Response>) {
  const requests: { method: string; url: URL; headers: Headers; body: unknown; signal: AbortSignal | null }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
    const url = new URL(request as string)
    const body = init?.body ? (JSON.parse(init.body as string) as unknown) : null
    requests.push({
      method: init?.method ?? 'GET',
      url,
      headers: new Headers(init?.headers),
      body,
      signal: init?.signal ?? null,
    })
    return respond(url)
  })
  return requests
}

describe('the settings', () => {
  it('are trimmed', async () => {
    const { env, isBackendConfigured } = await load({
      url: ` ${URL_OF_PROJECT} `,
      key: ' key ',
      webhook: ' https://a ',
    })
    expect(env).toMatchObject({
      supabaseUrl: URL_OF_PROJECT,
      supabaseKey: 'key',
      isBackendEmbedded: false,
      enquiryWebhookUrl: 'https://a',
    })
    expect(isBackendConfigured).toBe(true)
  })

  it('name the server of the page for the embedded backend and the inbox', async () => {
    vi.stubGlobal('window', { location: { origin: 'https://preview.example' } })
    const { env } = await load({ url: '/', webhook: ' ' })
    expect(env).toMatchObject({
      supabaseUrl: 'https://preview.example',
      isBackendEmbedded: true,
      enquiryWebhookUrl: '/api/enquiries',
    })
  })

  it('can be read while prerendering, without a page', async () => {
    expect((await load({ url: '/' })).env.supabaseUrl).toBe('/')
  })

  it.each([{ url: '' }, { key: '' }, { url: ' ', key: ' ' }])('name no backend with %j', async (settings) => {
    const data = await load(settings)
    const requests = answer(() => json([]))
    expect(data.isBackendConfigured).toBe(false)
    expect(await data.loadActiveEvents()).toEqual({ ok: false, error: expect.any(data.NoBackendError) as Error })
    await expect(data.getSupabase()).rejects.toThrow(/^No backend is configured: .*VITE_SUPABASE_URL/)
    await expect(data.getSupabase()).rejects.toHaveProperty('name', 'NoBackendError')
    expect(requests).toEqual([])
    expect(logged).not.toHaveBeenCalled()
  })

  it('name no backend if they are missing', async () => {
    vi.resetModules()
    vi.stubEnv('VITE_SUPABASE_URL', undefined)
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', undefined)
    vi.stubEnv('VITE_ENQUIRY_WEBHOOK_URL', undefined)
    const { env, isBackendConfigured } = await import('../../src/data/env')
    expect(env).toMatchObject({ supabaseUrl: '', supabaseKey: '', enquiryWebhookUrl: '/api/enquiries' })
    expect(isBackendConfigured).toBe(false)
  })
})

describe('the embedded backend', () => {
  const page = () => new Response('<h1>Not Found</h1>', { headers: { 'Content-Type': 'text/html' } })

  beforeEach(() => void vi.stubGlobal('window', { location: { origin: 'https://preview.example' } }))

  it('is checked once', async () => {
    const data = await load({ url: '/' })
    const timeoutSpy = shortenTimeouts(15_000)
    const requests = answer((url) => json(url.pathname.endsWith('/health') ? {} : [row]))
    expect(await data.getActiveEvents()).toEqual([expect.objectContaining(event)])
    expect(await data.getActiveEvents()).toHaveLength(1)
    const checks = requests.filter(({ url }) => url.href === 'https://preview.example/auth/v1/health')
    expect(checks).toHaveLength(1)
    expect(checks[0]?.headers.get('apikey')).toBe('key')
    expect(checks[0]?.signal).not.toBeNull()
    expect(timeoutSpy).toHaveBeenCalledWith(15_000)
  })

  it.each([
    ['a page', page],
    ['404', () => json({}, 404)],
    ['no content type', () => new Response(null)],
  ])('is missing if the host answers with %s', async (_, respond) => {
    const data = await load({ url: '/' })
    answer(respond)
    expect(await data.loadActiveEvents()).toEqual({ ok: false, error: expect.any(data.NoBackendError) as Error })
    expect(logged).not.toHaveBeenCalled()
  })

  it('is not missing if it fails, and is checked again after no response', async () => {
    const data = await load({ url: '/' })
    answer(() => Promise.reject(new TypeError('Failed to fetch')))
    expect((await data.loadActiveEvents()).ok).toBe(false)
    answer((url) => (url.pathname.endsWith('/health') ? new Response(null, { status: 500 }) : json([row])))
    expect(await data.getActiveEvents()).toHaveLength(1)
    expect(logged).toHaveBeenCalledTimes(1)
  })
})

describe('reading events', () => {
  it('asks as a visitor for active events, latest date first', async () => {
    const data = await load()
    const requests = answer(() => json([row]))
    expect(await data.getActiveEvents()).toEqual([expect.objectContaining(event)])
    const { url, method, headers } = requests[0] ?? {}
    expect(method).toBe('GET')
    expect(url?.origin).toBe(URL_OF_PROJECT)
    expect(url?.pathname).toBe('/rest/v1/events')
    expect(url?.searchParams.get('select')).toBe('*')
    expect(url?.searchParams.get('is_active')).toBe('eq.true')
    expect(url?.searchParams.get('order')).toMatch(/^event_date\.desc/)
    expect(headers?.get('apikey')).toBe('key')
    expect(headers?.has('Authorization')).toBe(false)
  })

  it('asks for all events, newest entry first', async () => {
    const data = await load()
    const requests = answer(() => json([row]))
    expect(await data.getAllEvents()).toEqual([expect.objectContaining(event)])
    const { url } = requests.find(({ url: { pathname } }) => pathname === '/rest/v1/events') ?? {}
    expect(url?.searchParams.has('is_active')).toBe(false)
    expect(url?.searchParams.get('select')).toBe('*')
    expect(url?.searchParams.get('order')).toMatch(/^created_at\.desc/)
  })

  it.each([
    ['category', { category: 'Circus' }, { category: 'Announcement' }],
    ['ticket link', { ticket_link: 7 }, { ticketLink: null }],
  ])('replaces an unknown %s', async (_, stored, expected) => {
    const data = await load()
    answer(() => json([{ ...row, ...stored }]))
    expect(await data.getActiveEvents()).toEqual([expect.objectContaining({ ...event, ...expected })])
  })

  it('keeps a ticket link', async () => {
    const data = await load()
    answer(() => json([{ ...row, ticket_link: '/contact' }]))
    expect(await data.getActiveEvents()).toEqual([expect.objectContaining({ ticketLink: '/contact' })])
  })

  it.each(['id', 'title', 'description', 'image', 'event_date', 'is_active', 'created_at'])(
    'skips and logs a row without %s',
    async (column) => {
      const data = await load()
      answer(() => json([{ ...row, id: 'broken', [column]: null }, row]))
      expect(await data.getActiveEvents()).toEqual([expect.objectContaining(event)])
      expect(logged).toHaveBeenCalledExactlyOnceWith(
        'Skipped an invalid event row',
        expect.stringContaining(column),
        expect.objectContaining({ [column]: null }),
      )
    },
  )

  it('skips a row whose date is not in the calendar', async () => {
    const data = await load()
    answer(() => json([{ ...row, event_date: '2026-02-30' }]))
    expect(await data.getActiveEvents()).toEqual([])
  })

  it.each([
    ['the active events', 'loadActiveEvents', 'getActiveEvents'],
    ['the events', 'loadAllEvents', 'getAllEvents'],
  ] as const)('logs that %s could not be loaded', async (what, loadEvents, getEvents) => {
    const data = await load()
    answer(() => json({ rows: [] }))
    const error = expect.objectContaining({ message: 'Response is not an array' }) as Error
    expect(await data[loadEvents]()).toEqual({ ok: false, error })
    expect(logged).toHaveBeenCalledExactlyOnceWith(`Could not load ${what}`, error)
    expect(await data[getEvents]()).toEqual([])
  })

  it('fails after 15 seconds without a response, or when the caller aborts', async () => {
    const data = await load()
    await data.getVisitorTables()
    const timeoutSpy = shortenTimeouts(15)
    answer(() => new Promise(() => {}))
    expect(await data.loadActiveEvents()).toEqual({
      ok: false,
      error: expect.objectContaining({ name: 'TimeoutError' }) as Error,
    })
    expect(timeoutSpy).toHaveBeenCalledExactlyOnceWith(15_000)

    const aborted = AbortSignal.abort(new Error('Too late'))
    const requests = answer(() => json([]))
    expect(await data.loadActiveEvents(aborted)).toEqual({ ok: false, error: new Error('Too late') })
    expect(requests).toEqual([])
  })
})

describe('writing events', () => {
  const written = {
    title: 'Open evening',
    description: 'Hear four sizes of speaker.',
    image: '/stage.jpg',
    ticket_link: '/contact',
    category: 'Wedding',
    event_date: '2026-12-05',
    is_active: true,
  }
  type Data = Awaited<ReturnType<typeof load>>

  const calls: [
    string,
    (data: Data) => Promise<unknown>,
    { method: string; body: unknown; hasId: boolean; failed: unknown; result: unknown },
  ][] = [
    [
      'create',
      (data) => data.createEvent(input),
      { method: 'POST', body: written, hasId: false, failed: null, result: expect.objectContaining(event) },
    ],
    [
      'update',
      (data) => data.updateEvent(row.id, input),
      { method: 'PATCH', body: written, hasId: true, failed: null, result: expect.objectContaining(event) },
    ],
    [
      'deactivate',
      (data) => data.softDeleteEvent(row.id),
      { method: 'PATCH', body: { is_active: false }, hasId: true, failed: false, result: true },
    ],
    [
      'delete',
      (data) => data.deleteEvent(row.id),
      { method: 'DELETE', body: null, hasId: true, failed: false, result: true },
    ],
  ]

  it.each(calls)('%ss one event', async (_, call, expected) => {
    const data = await load()
    const requests = answer(() => json(row))
    expect(await call(data)).toEqual(expected.result)
    const { method, url, body } = requests.at(-1) ?? {}
    expect({ method, body }).toEqual({ method: expected.method, body: expected.body })
    expect(url?.pathname).toBe('/rest/v1/events')
    expect(url?.searchParams.get('id')).toBe(expected.hasId ? `eq.${row.id}` : null)
  })

  it.each(calls)('fails to %s an event if the backend refuses', async (name, call, { failed }) => {
    const data = await load()
    answer(() => json({ message: 'refused' }, 403))
    expect(await call(data)).toBe(failed)
    expect(logged).toHaveBeenCalledExactlyOnceWith(`Could not ${name} the event`, expect.anything())
  })

  it.each(calls)('fails to %s an event if the response is about nothing', async (_, call, { failed }) => {
    const data = await load()
    answer(() => json({ id: 7 }))
    expect(await call(data)).toBe(failed)
  })

  it('names what is missing in a response', async () => {
    const data = await load()
    answer(() => json({ ...row, title: 7 }))
    await data.createEvent(input)
    const message = expect.stringMatching(/^Response is not a valid event row: [^]*title/) as string
    expect(logged).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ message }))
  })

  it('names a response about another event', async () => {
    const data = await load()
    answer(() => json({ id: 'other' }))
    await data.deleteEvent(row.id)
    expect(logged).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ message: 'Response is about another event' }),
    )
  })

  it('deactivates past events as a visitor and counts them', async () => {
    const data = await load()
    const requests = answer(() => json([{ id: 'a' }, { id: 'b' }]))
    expect(await data.deactivatePastEvents('2026-11-20')).toBe(2)
    const { method, url, body, headers } = requests[0] ?? {}
    expect({ method, body }).toEqual({ method: 'PATCH', body: { is_active: false } })
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      is_active: 'eq.true',
      event_date: 'lt.2026-11-20',
      select: 'id',
    })
    expect(headers?.has('Authorization')).toBe(false)

    answer(() => json({}, 500))
    expect(await data.deactivatePastEvents('2026-11-20')).toBe(0)
    expect(logged).toHaveBeenCalledExactlyOnceWith('Could not deactivate past events', expect.anything())
    expect(await data.deactivatePastEvents('2026-11-20', AbortSignal.abort())).toBe(0)
  })
})

describe('the client of the admin', () => {
  it('is created once, and gives every request without a signal 15 seconds', async () => {
    const { getSupabase } = await load()
    const client = await getSupabase()
    expect(await getSupabase()).toBe(client)
    const timeoutSpy = shortenTimeouts(15_000)
    const requests = answer(() => json(true))
    await client.rpc('is_admin')
    expect(timeoutSpy).toHaveBeenCalledExactlyOnceWith(15_000)
    const { signal } = new AbortController()
    await client.rpc('is_admin').abortSignal(signal)
    expect(timeoutSpy).toHaveBeenCalledTimes(1)
    expect(requests.map((request) => request.signal === null)).toEqual([false, false])
  })
})
