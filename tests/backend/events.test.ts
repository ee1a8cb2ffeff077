import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventInput, SiteEvent } from '../../src/data/events'
import { sydneyToday } from '../../src/lib/dates/dates'
import { loadDataLayer, PASSWORD, startBackend, type TestBackend } from '../support/backend/backend'
import { allFailures, startBrokenServer } from '../support/backend/broken-server'
import { silenceErrors } from '../support/console'
import { shortenTimeouts } from '../support/site/shorten-timeouts'

const input: EventInput = {
  title: 'Open evening',
  description: 'Hear four sizes of speaker.',
  image: '/sample-events/stage.jpg',
  imageAlt: 'Crowd at a stage',
  ticketLink: null,
  category: 'Event',
  eventDate: '2026-12-05',
  isActive: true,
}
const UNKNOWN_ID = '00000000-0000-4000-a000-00000000ffff'

const getTitles = (events: readonly SiteEvent[]) => events.map(({ title }) => title)

let logged: ReturnType<typeof silenceErrors>
beforeEach(() => {
  logged = silenceErrors()
})

describe('with a backend', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await startBackend()
  })
  afterAll(() => backend.stop())
  beforeEach(() => backend.sql('delete from events'))

  async function signInAsAdmin() {
    const data = await loadDataLayer(backend.url)
    const { auth } = await data.getSupabase()
    const account = { email: 'admin@southbeam.example', password: PASSWORD }
    const { error } = await auth.signUp(account)
    if (error) await auth.signInWithPassword(account)
    logged.mockClear()
    return data
  }

  it('creates an event and updates every field of it', async () => {
    const data = await signInAsAdmin()
    const other = await data.createEvent(input)
    const event = await data.createEvent({ ...input, ticketLink: ' javascript:alert(1) ' })
    const expected = {
      ...input,
      ticketLink: ' javascript:alert(1) ',
      id: event?.id,
      createdAt: event?.createdAt,
    }
    expect(event).toEqual({ ...expected, updatedAt: event?.updatedAt })
    expect(event?.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(Date.parse(event?.createdAt ?? '')).not.toBeNaN()
    expect(await data.getActiveEvents()).toEqual(expect.arrayContaining([event, other]))

    const changes: EventInput = {
      title: 'Other',
      description: 'Other words.',
      image: 'https://example.com/x.jpg',
      imageAlt: '',
      ticketLink: '/contact',
      category: 'Wedding',
      eventDate: '2026-12-06',
      isActive: false,
    }
    const updated = await data.updateEvent(event?.id ?? '', changes)
    expect(updated).toEqual({ ...event, ...changes, updatedAt: updated?.updatedAt })
    expect(await data.getAllEvents()).toEqual(expect.arrayContaining([updated, other]))
    expect(await data.getActiveEvents()).toEqual([other])
    expect(logged).not.toHaveBeenCalled()
  })

  it('deactivates past events for a visitor and returns how many there were', async () => {
    await backend.sql(`
      insert into events (title, description, image, event_date, is_active) values
        ('long ago', 'x', 'x', '2020-01-01', true),
        ('yesterday', 'x', 'x', private.sydney_day() - 1, true),
        ('today', 'x', 'x', private.sydney_day(), true),
        ('inactive', 'x', 'x', '2020-01-01', false)`)
    const data = await loadDataLayer(backend.url)
    const today = sydneyToday(new Date())
    expect(await data.deactivatePastEvents(today)).toBe(2)
    expect(await data.deactivatePastEvents(today)).toBe(0)
    expect(getTitles(await data.getActiveEvents())).toEqual(['today'])
    expect(logged).not.toHaveBeenCalled()
  })

  it("keeps coming events active if an admin's clock is wrong", async () => {
    const data = await signInAsAdmin()
    const event = await data.createEvent({ ...input, eventDate: '2999-01-01' })
    expect(await data.deactivatePastEvents('2999-12-31')).toBe(0)
    expect(await data.getActiveEvents()).toEqual([event])
  })

  it('saves an event unless it was changed since it was read', async () => {
    const data = await signInAsAdmin()
    const seen = (await data.createEvent(input)) as SiteEvent
    const theirs = await data.saveEvent(seen, { ...input, title: 'Moved' })
    expect(theirs).toMatchObject({ kind: 'saved', row: { ...input, title: 'Moved' } })
    const [current] = await data.getAllEvents()
    expect(await data.saveEvent(seen, { ...input, imageAlt: 'A stage' })).toEqual({
      kind: 'changed',
      current,
    })
    expect(await data.getAllEvents()).toEqual([current])
    const mine = await data.saveEvent(current as SiteEvent, { ...input, title: 'Mine' })
    expect(mine).toMatchObject({ kind: 'saved' })
    // A save whose response was lost is repeated.
    expect(await data.saveEvent(current as SiteEvent, { ...input, title: 'Mine' })).toEqual(mine)
    // It would make an event active again that was withdrawn.
    expect(await data.softDeleteEvent(seen.id)).toBe(true)
    expect(await data.saveEvent(seen, input)).toMatchObject({
      kind: 'changed',
      current: { isActive: false },
    })
    expect(logged).not.toHaveBeenCalled()
  })

  it('deletes an event unless it was changed since it was read', async () => {
    const data = await signInAsAdmin()
    const seen = (await data.createEvent(input)) as SiteEvent
    const current = await data.updateEvent(seen.id, { ...input, title: 'Deposit paid' })
    expect(await data.deleteEventIfUnchanged(seen)).toEqual({ kind: 'changed', current })
    expect(await data.getAllEvents()).toEqual([current])
    expect(await data.deleteEventIfUnchanged(current as SiteEvent)).toEqual({ kind: 'deleted' })
    expect(await data.deleteEventIfUnchanged(seen)).toEqual({ kind: 'gone' })
    expect(await data.saveEvent(seen, { ...input, title: 'Mine' })).toEqual({ kind: 'gone' })
    expect(logged).not.toHaveBeenCalled()
  })

  it.each([
    ['whose session has ended', `delete from auth.sessions`],
    ['who was taken off the list', `delete from admins`],
  ])(
    'says to an admin %s that it is not allowed, not that the event was deleted',
    async (_, statement) => {
      const seen = (await (
        await signInAsAdmin()
      ).createEvent({ ...input, isActive: false })) as SiteEvent
      type Data = Awaited<ReturnType<typeof signInAsAdmin>>
      for (const call of [
        (data: Data) => data.saveEvent(seen, { ...input, title: 'Mine' }),
        (data: Data) => data.deleteEventIfUnchanged(seen),
        (data: Data) => data.insertEvent(UNKNOWN_ID, input),
      ]) {
        const data = await signInAsAdmin()
        await backend.sql(statement)
        expect(await call(data)).toEqual({ kind: 'notAllowed' })
        await backend.sql(`
        insert into admins (email, is_sample) values ('admin@southbeam.example', true) on conflict do nothing`)
      }
    },
  )

  it.each<[string, Partial<EventInput>]>([
    ['changed', { title: 'Cancelled', eventDate: '2027-09-09' }],
    ['withdrawn', { isActive: false }],
  ])(
    'creates one event if the request is repeated, and none again that was %s since',
    async (_, changes) => {
      const data = await signInAsAdmin()
      const equal = await data.createEvent(input)
      const id = '00000000-0000-4000-a000-0000000000bb'
      const first = await data.insertEvent(id, input)
      expect(first).toMatchObject({ kind: 'saved', row: { ...input, id } })
      expect(await data.insertEvent(id, input)).toEqual(first)
      const current = await data.updateEvent(id, { ...input, ...changes })
      expect(await data.insertEvent(id, input)).toEqual({ kind: 'changed', current })
      expect(await data.getAllEvents()).toHaveLength(2)
      expect(await data.getAllEvents()).toEqual(expect.arrayContaining([equal, current]))
    },
  )
})

function callEverything(data: Awaited<ReturnType<typeof loadDataLayer>>) {
  return Promise.all([
    data.getActiveEvents(),
    data.getAllEvents(),
    data.createEvent(input),
    data.updateEvent(UNKNOWN_ID, input),
    data.softDeleteEvent(UNKNOWN_ID),
    data.deleteEvent(UNKNOWN_ID),
    data.deactivatePastEvents('2026-11-20'),
    data.getIsAdmin(),
  ])
}
/** The result of `callEverything` if every call fails. */
const failures = [[], [], null, null, false, false, 0, null]

describe.each(allFailures)('with a backend that %s', (failure) => {
  it('returns and logs a failure for every call, after one timeout', async () => {
    // All requests arrive before it, also on a busy machine. The other servers get repeated requests.
    const timeout = shortenTimeouts(failure === 'never answers' ? 5_000 : 500)
    const server = await startBrokenServer(failure)
    try {
      expect(await callEverything(await loadDataLayer(server.url))).toEqual(failures)
      expect(logged.mock.calls.length).toBeGreaterThanOrEqual(failures.length)
      expect(new Set(timeout.mock.calls.flat())).toEqual(new Set([15_000]))
      expect(server.requests.length >= failures.length).toBe(failure !== 'has stopped')
    } finally {
      await server.stop()
    }
  })
})
