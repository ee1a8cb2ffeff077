import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventInput } from '../../src/data/events'
import { silenceErrors } from '../support/console'
import { makeRow } from '../support/fake-backend'
import { shortenTimeouts } from '../support/shorten-timeouts'
import { answerFetch, loadBuild } from '../support/stub-fetch'

const input: EventInput = {
  title: 'Open evening',
  description: 'Hear four sizes of speaker.',
  image: '/stage.jpg',
  imageAlt: 'Crowd at a stage',
  ticketLink: '/contact',
  category: 'Wedding',
  eventDate: '2026-12-05',
  isActive: true,
}
const row = makeRow({})
const event = {
  id: row.id,
  title: row.title,
  description: row.description,
  image: row.image,
  imageAlt: '',
  ticketLink: null,
  category: 'Event',
  eventDate: row.event_date,
  isActive: true,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
}

let logged: ReturnType<typeof silenceErrors>
beforeEach(() => {
  logged = silenceErrors()
  // supabase-js needs one to start, and Node 20 has none.
  vi.stubGlobal('WebSocket', EventTarget)
  return () => vi.unstubAllGlobals()
})

describe('reading events', () => {
  it.each([
    ['category', { category: 'Circus' }, { category: 'Announcement' }],
    ['ticket link', { ticket_link: 7 }, { ticketLink: null }],
    // As from a database without the column.
    ['picture description', { image_alt: undefined }, { imageAlt: '' }],
  ])('replaces an unknown %s', async (_, stored, expected) => {
    const data = await loadBuild()
    answerFetch(() => Response.json([{ ...row, ...stored }]))
    expect(await data.getActiveEvents()).toEqual([{ ...event, ...expected }])
  })

  it.each(['id', 'title', 'description', 'image', 'event_date', 'is_active', 'created_at', 'updated_at'])(
    'skips and logs a row without %s',
    async (column) => {
      const data = await loadBuild()
      answerFetch(() => Response.json([{ ...row, id: 'broken', [column]: null }, row]))
      expect(await data.getActiveEvents()).toEqual([event])
      expect(logged).toHaveBeenCalledExactlyOnceWith(
        'Skipped an invalid event row',
        expect.stringContaining(column),
        expect.objectContaining({ [column]: null }),
      )
    },
  )

  it.each([
    ['the active events', 'loadActiveEvents', 'getActiveEvents'],
    ['the events', 'loadAllEvents', 'getAllEvents'],
  ] as const)('logs that %s could not be loaded', async (what, loadEvents, getEvents) => {
    const data = await loadBuild()
    answerFetch(() => Response.json({ rows: [] }))
    const error = expect.objectContaining({ message: 'Response is not an array' }) as Error
    expect(await data[loadEvents]()).toEqual({ ok: false, error })
    expect(logged).toHaveBeenCalledExactlyOnceWith(`Could not load ${what}`, error)
    expect(await data[getEvents]()).toEqual([])
  })

  it('fails after 15 seconds without a response, or when the caller aborts', async () => {
    const data = await loadBuild()
    await data.getVisitorFetch()
    const timeoutSpy = shortenTimeouts(15)
    answerFetch(() => new Promise(() => {}))
    expect(await data.loadActiveEvents()).toEqual({
      ok: false,
      error: expect.objectContaining({ name: 'TimeoutError' }) as Error,
    })
    expect(timeoutSpy).toHaveBeenCalledExactlyOnceWith(15_000)

    const aborted = AbortSignal.abort(new Error('Too late'))
    const requests = answerFetch(() => Response.json([]))
    expect(await data.loadActiveEvents(aborted)).toEqual({ ok: false, error: new Error('Too late') })
    expect(requests).toEqual([])
  })
})

it.each(['loadActiveEvents', 'loadAllEvents'] as const)('%s asks for more after a full page', async (loadEvents) => {
  const ids = Array.from({ length: 1001 }, (_, index) => `event-${index}`)
  const data = await loadBuild()
  const requests = answerFetch(() => {
    const page = requests.length === 1 ? ids.slice(0, 1000) : ids.slice(1000)
    return Response.json(page.map((id) => makeRow({ id })))
  })
  const result = await data[loadEvents]()
  expect(result.ok && result.data.map(({ id }) => id)).toEqual(ids)
  expect(requests[1]?.url.searchParams.get('or')).toContain('id.gt."event-999"')
})

it('fails to save an event if the database changes nothing although nobody else did', async () => {
  const data = await loadBuild()
  answerFetch(({ method }) => Response.json(method === 'PATCH' ? [] : [row]))
  const error = new Error('The database refused the update')
  expect(await data.saveEvent(row.id, input, row.updated_at)).toEqual({ ok: false, error })
  expect(logged).toHaveBeenCalledExactlyOnceWith('Could not save the event', error)
})

describe('writing events', () => {
  type Data = Awaited<ReturnType<typeof loadBuild>>

  const calls: [string, (data: Data) => Promise<unknown>, unknown][] = [
    ['create', (data) => data.createEvent(input), null],
    ['update', (data) => data.updateEvent(row.id, input), null],
    ['deactivate', (data) => data.softDeleteEvent(row.id), false],
    ['delete', (data) => data.deleteEvent(row.id), false],
  ]

  it.each(calls)('fails to %s an event if the backend refuses', async (name, call, failed) => {
    const data = await loadBuild()
    answerFetch(() => Response.json({ message: 'refused' }, { status: 403 }))
    expect(await call(data)).toBe(failed)
    expect(logged).toHaveBeenCalledExactlyOnceWith(`Could not ${name} the event`, expect.anything())
  })

  it.each(calls)('fails to %s an event if the response is about nothing', async (_, call, failed) => {
    const data = await loadBuild()
    answerFetch(() => Response.json({ id: 7 }))
    expect(await call(data)).toBe(failed)
  })

  it('deactivates past events as a visitor and counts them', async () => {
    const data = await loadBuild()
    const requests = answerFetch(() => Response.json([{ id: 'a' }, { id: 'b' }]))
    expect(await data.deactivatePastEvents('2026-11-20')).toBe(2)
    const { method, url, body, headers } = requests[0] ?? {}
    expect({ method, body }).toEqual({ method: 'PATCH', body: { is_active: false } })
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      is_active: 'eq.true',
      event_date: 'lt.2026-11-20',
      select: 'id',
    })
    expect(headers?.has('Authorization')).toBe(false)

    answerFetch(() => Response.json({}, { status: 500 }))
    expect(await data.deactivatePastEvents('2026-11-20')).toBe(0)
    expect(logged).toHaveBeenCalledExactlyOnceWith('Could not deactivate past events', expect.anything())
    expect(await data.deactivatePastEvents('2026-11-20', AbortSignal.abort())).toBe(0)
  })
})
