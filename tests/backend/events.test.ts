import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EventInput } from '../../src/data/events'
import { sydneyToday } from '../../src/lib/dates'
import { PASSWORD, startBackend, type TestBackend } from '../support/backend'
import { allFailures, startBrokenServer } from '../support/broken-server'
import { loadDataLayer } from '../support/data-layer'
import { shortenTimeouts } from '../support/shorten-timeouts'

const input: EventInput = {
  title: 'Open evening',
  description: 'Hear four sizes of speaker.',
  image: '/sample-events/stage.jpg',
  ticketLink: null,
  category: 'Event',
  eventDate: '2026-12-05',
  isActive: true,
}
const UNKNOWN = '00000000-0000-4000-a000-00000000ffff'

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('with a backend', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await startBackend()
  })
  afterAll(() => backend.stop())
  beforeEach(() => backend.sql('delete from events'))

  async function enterAs(email: string) {
    const data = await loadDataLayer(backend.url)
    const { auth } = await data.getSupabase()
    const { error } = await auth.signUp({ email, password: PASSWORD })
    if (error) await auth.signInWithPassword({ email, password: PASSWORD })
    logged.mockClear()
    return data
  }
  const enterAsAdmin = () => enterAs('admin@southbeam.example')

  test('what was created comes back as the site knows it, field by field', async () => {
    const data = await enterAsAdmin()
    const event = await data.createEvent({ ...input, ticketLink: ' javascript:alert(1) ' })
    expect(event).toEqual({
      ...input,
      ticketLink: ' javascript:alert(1) ',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      createdAt: expect.any(String) as string,
    })
    expect(Date.parse(event?.createdAt ?? '')).not.toBeNaN()
    expect(await data.getAllEvents()).toEqual([event])
    expect(await data.getActiveEvents()).toEqual([event])
    expect(logged).not.toHaveBeenCalled()
  })

  test('an update changes every field and nothing of another event', async () => {
    const data = await enterAsAdmin()
    const [event, other] = [await data.createEvent(input), await data.createEvent(input)]
    const change: EventInput = {
      title: 'Other',
      description: 'Other words.',
      image: 'https://example.com/x.jpg',
      ticketLink: '/contact',
      category: 'Wedding',
      eventDate: '2026-12-06',
      isActive: false,
    }
    const updated = await data.updateEvent(event?.id ?? '', change)
    expect(updated).toEqual({ ...event, ...change })
    expect(await data.getAllEvents()).toEqual(expect.arrayContaining([updated, other]))
  })

  test('active events come latest date first, all events newest entry first', async () => {
    await backend.sql(`
      insert into events (title, description, image, event_date, is_active, created_at) values
        ('first entry', 'x', 'x', '2026-12-02', true, '2026-01-01'),
        ('second entry', 'x', 'x', '2026-12-03', true, '2026-01-02'),
        ('third entry', 'x', 'x', '2026-12-01', true, '2026-01-03'),
        ('off', 'x', 'x', '2026-12-04', false, '2026-01-04')`)
    const data = await enterAsAdmin()
    const active = await data.getActiveEvents()
    expect(active.map(({ title }) => title)).toEqual(['second entry', 'first entry', 'third entry'])
    const all = await data.getAllEvents()
    expect(all.map(({ title }) => title)).toEqual(['off', 'third entry', 'second entry', 'first entry'])
  })

  test('retiring counts what it changed, and a second time nothing', async () => {
    await backend.sql(`
      insert into events (title, description, image, event_date, is_active) values
        ('long ago', 'x', 'x', '2020-01-01', true),
        ('yesterday', 'x', 'x', private.sydney_day() - 1, true),
        ('today', 'x', 'x', private.sydney_day(), true),
        ('off already', 'x', 'x', '2020-01-01', false)`)
    const data = await loadDataLayer(backend.url) // a visitor does it
    const today = sydneyToday(new Date())
    expect(await data.deactivatePastEvents(today)).toBe(2)
    expect(await data.deactivatePastEvents(today)).toBe(0)
    expect((await data.getActiveEvents()).map(({ title }) => title)).toEqual(['today'])
    expect(logged).not.toHaveBeenCalled()
  })

  test('an event is taken off, then deleted', async () => {
    const data = await enterAsAdmin()
    const event = await data.createEvent(input)
    expect(await data.softDeleteEvent(event?.id ?? '')).toBe(true)
    expect(await data.getAllEvents()).toEqual([{ ...event, isActive: false }])
    expect(await data.deleteEvent(event?.id ?? '')).toBe(true)
    expect(await data.getAllEvents()).toEqual([])
  })

  test('a change that hits no row is a failure, and logged', async () => {
    const data = await enterAsAdmin()
    expect(await data.updateEvent(UNKNOWN, input)).toBeNull()
    expect(await data.softDeleteEvent(UNKNOWN)).toBe(false)
    expect(await data.deleteEvent(UNKNOWN)).toBe(false)
    expect(logged).toHaveBeenCalledTimes(3)
  })

  test('what the policies hide or refuse is a failure too', async () => {
    const admin = await enterAsAdmin()
    const event = await admin.createEvent(input)
    const id = event?.id ?? ''
    for (const data of [await loadDataLayer(backend.url), await enterAs('stranger@example.com')]) {
      expect(await data.createEvent(input)).toBeNull()
      expect(await data.updateEvent(id, { ...input, title: 'Mine' })).toBeNull()
      expect(await data.softDeleteEvent(id)).toBe(false)
      expect(await data.deleteEvent(id)).toBe(false)
    }
    expect(await admin.getAllEvents()).toEqual([event])
  })

  test('what the database refuses gives null', async () => {
    const data = await enterAsAdmin()
    expect(await data.createEvent({ ...input, title: ' ' })).toBeNull()
    expect(await data.createEvent({ ...input, eventDate: '2026-02-30' })).toBeNull()
    expect(await data.getAllEvents()).toEqual([])
  })

  test('a category from the future becomes an announcement', async () => {
    await backend.sql(`
      alter table events drop constraint events_category_check;
      insert into events (title, description, image, event_date, category) values ('x', 'x', 'x', '2026-12-01', 'Party')`)
    const data = await loadDataLayer(backend.url)
    expect(await data.getActiveEvents()).toMatchObject([{ title: 'x', category: 'Announcement' }])
  })
})

async function callEverything(data: Awaited<ReturnType<typeof loadDataLayer>>) {
  return Promise.all([
    data.getActiveEvents(),
    data.getAllEvents(),
    data.createEvent(input),
    data.updateEvent(UNKNOWN, input),
    data.softDeleteEvent(UNKNOWN),
    data.deleteEvent(UNKNOWN),
    data.deactivatePastEvents('2026-11-20'),
    data.getIsAdmin(),
  ])
}
const nothing = [[], [], null, null, false, false, 0, null]

describe.each(allFailures)('with a backend that %s', (failure) => {
  test('reads are empty, writes say that they failed, and each is logged', async () => {
    const timeout = shortenTimeouts(500)
    const server = await startBrokenServer(failure)
    try {
      expect(await callEverything(await loadDataLayer(server.url))).toEqual(nothing)
      expect(logged.mock.calls.length).toBeGreaterThanOrEqual(nothing.length)
      expect(new Set(timeout.mock.calls.flat())).toEqual(new Set([15_000]))
      expect(server.requests.length >= nothing.length).toBe(failure !== 'has stopped')
    } finally {
      await server.stop()
    }
  })
})

test('without a backend nothing is asked and nothing is logged but once', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const data = await loadDataLayer('')
  expect(await callEverything(data)).toEqual(nothing)
  expect(fetch).not.toHaveBeenCalled()
  expect(logged).toHaveBeenCalledOnce() // by the one that a signed-out page never calls
})
