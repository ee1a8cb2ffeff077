import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventCategories } from '../../src/data/events'
import { sydneyToday } from '../../src/lib/dates/dates'
import { EMBEDDED_KEY } from '../../vite/backend/backend.ts'
import { type Client, startBackend, type TestBackend } from '../support/backend/backend'
import { silenceErrors } from '../support/console'

/** An event of each kind that the policies distinguish, by title. The numbers are days from today. */
const kinds = {
  pastActive: { date: -1, isActive: true, updated: -9 },
  pastInactive: { date: -2, isActive: false, updated: -1 },
  today: { date: 0, isActive: true, updated: -9 },
  futureActive: { date: 1, isActive: true, updated: -9 },
  futureInactive: { date: 1, isActive: false, updated: -9 },
}
type Kind = keyof typeof kinds
type Change = Record<string, unknown>
const allKinds = Object.keys(kinds) as Kind[]
const ids = Object.fromEntries(
  allKinds.map((kind, index) => [kind, `00000000-0000-4000-a000-00000000000${index}`]),
)

let backend: TestBackend
let clients: Record<Role, Client>

type Role = 'visitor' | 'stranger' | 'formerAdmin' | 'unconfirmedAdmin' | 'admin'
const nonAdmins = [
  'visitor',
  'stranger',
  'formerAdmin',
  'unconfirmedAdmin',
] as const satisfies readonly Role[]
const everyone = [...nonAdmins, 'admin'] as const

beforeAll(async () => {
  // The backend logs every refusal.
  silenceErrors()
  backend = await startBackend()
  await backend.sql(`
    insert into admins (email, is_sample) values
      ('former@southbeam.example', true), ('unconfirmed@southbeam.example', true)`)
  clients = {
    visitor: backend.visitor(),
    stranger: await backend.signUp('stranger@example.com'),
    formerAdmin: await backend.signUp('former@southbeam.example'),
    unconfirmedAdmin: await backend.signUp('unconfirmed@southbeam.example'),
    admin: await backend.signUp('Admin@SouthBeam.example'), // the list has it in lower case
  }
  await backend.sql(`delete from admins where email = 'former@southbeam.example'`)
  await backend.sql(
    `update auth.users set email_confirmed_at = null where email = 'unconfirmed@southbeam.example'`,
  )
})
afterAll(() => backend.stop())

beforeEach(async () => {
  silenceErrors()
  const rows = allKinds.map((kind) => {
    const { date, isActive, updated } = kinds[kind]
    return `('${ids[kind]}', '${kind}', ${isActive}, private.sydney_day() + ${date}, now() + interval '${updated} days')`
  })
  await backend.sql(`
    delete from events;
    insert into events (id, title, is_active, event_date, updated_at, description, image)
    select id::uuid, title, is_active, event_date, updated_at, 'Words', '/x.jpg'
    from (values ${rows.join()}) as kind (id, title, is_active, event_date, updated_at)`)
})

const readEvents = () => backend.sql('select * from events order by id')
const getId = (kind: Kind) => ids[kind] ?? ''
const input = { title: 'New', description: 'Words', image: '/x.jpg', event_date: '2026-11-20' }

describe('reading events', () => {
  it.each(nonAdmins)(
    'shows a %s active events only, whenever the others were deactivated',
    async (role) => {
      const { data } = await clients[role].from('events').select('title')
      expect(data?.map(({ title }) => title).toSorted()).toEqual([
        'futureActive',
        'pastActive',
        'today',
      ])
    },
  )

  it('shows an admin every event', async () => {
    const { data } = await clients.admin.from('events').select('title')
    expect(data?.map(({ title }) => title).toSorted()).toEqual(allKinds.toSorted())
  })
})

describe('changing events', () => {
  const changes = {
    id: '00000000-0000-4000-a000-0000000000ff',
    title: 'Changed',
    description: 'Changed',
    image: '/changed.jpg',
    image_alt: 'Changed',
    ticket_link: 'https://changed.example',
    category: 'Wedding',
    event_date: '2026-01-01',
    created_at: '2020-01-01T00:00:00Z',
    updated_at: '2020-01-01T00:00:00Z',
  }
  const columns = Object.entries(changes)

  it.each(everyone)('lets a %s deactivate active past events', async (role) => {
    const before = await readEvents()
    const { data, error } = await clients[role]
      .from('events')
      .update({ is_active: false })
      .eq('is_active', true)
      .lt('event_date', sydneyToday(new Date()))
      .select()
    expect(error).toBeNull()
    expect(data?.map(({ title }) => title)).toEqual(['pastActive'])
    const change = { is_active: false, updated_at: expect.anything() as unknown }
    expect(await readEvents()).toEqual(
      before.map((row) => (row.title === 'pastActive' ? { ...row, ...change } : row)),
    )
  })

  it.each(nonAdmins)('lets a %s deactivate nothing else, with any filter', async (role) => {
    const before = await readEvents()
    const change = { is_active: false }
    await clients[role].from('events').update(change).gte('event_date', '2000-01-01').select()
    for (const kind of allKinds)
      await clients[role].from('events').update(change).eq('id', getId(kind))
    // The read policy does not apply without a filter and without returned rows.
    await clients[role].from('events').update(change)
    const withoutPast = (rows: Record<string, unknown>[]) =>
      rows.filter(({ title }) => title !== 'pastActive')
    expect(withoutPast(await readEvents())).toEqual(withoutPast(before))
  })

  it.each(nonAdmins)(
    'does not let a %s change a column, alone or while deactivating, or activate an event',
    async (role) => {
      const before = await readEvents()
      const table = () => clients[role].from('events')
      for (const [column, value] of columns) {
        const alone = { [column]: value } as Change
        for (const change of [alone, { ...alone, is_active: false }]) {
          for (const kind of ['pastActive', 'pastInactive', 'futureActive'] as const)
            await table().update(change).eq('id', getId(kind)).select()
          // The read policy does not apply without a filter and without returned rows.
          await table().update(change)
        }
        expect(await readEvents()).toEqual(before)
      }
      await table().update({ is_active: true }).eq('is_active', false).select()
      await table().update({ is_active: true }).eq('id', getId('pastInactive'))
      expect(await readEvents()).toEqual(before)
    },
  )

  it.each(nonAdmins)('does not let a %s create or delete one', async (role) => {
    const before = await readEvents()
    const table = () => clients[role].from('events')
    expect((await table().insert(input)).error?.code).toBe('42501')
    expect((await table().insert(input).select()).error?.code).toBe('42501')
    await table().upsert({ id: getId('pastActive'), ...input })
    await table().delete().gte('event_date', '2000-01-01')
    await table().delete().eq('id', getId('pastInactive')).select()
    expect(await readEvents()).toEqual(before)
  })

  it('lets an admin change, activate, deactivate and delete every event', async () => {
    const { id: _, created_at: __, updated_at: ___, ...editable } = changes
    for (const kind of allKinds) {
      const one = () => clients.admin.from('events')
      const change = { ...editable, is_active: !kinds[kind].isActive }
      expect(
        (await one().update(change).eq('id', getId(kind)).select().single()).data,
      ).toMatchObject(change)
      expect((await one().delete().eq('id', getId(kind)).select('id')).data).toEqual([
        { id: getId(kind) },
      ])
    }
    expect(await readEvents()).toEqual([])
  })

  it('changes updated_at, even if the clock was set back', async () => {
    await backend.sql(`alter table events disable trigger set_updated_at;
      update events set updated_at = now() + interval '1 hour';
      alter table events enable trigger set_updated_at`)
    const { data } = await clients.admin.from('events').select()
    for (const { id, updated_at } of data ?? []) {
      await clients.admin.from('events').update({ title: 'Changed' }).eq('id', id)
      const [row] = await backend.sql(
        `select updated_at > '${updated_at}' as is_later from events where id = '${id}'`,
      )
      expect(row).toEqual({ is_later: true })
    }
  })
})

describe('creating an event', () => {
  const insert = (event: object) => clients.admin.from('events').insert({ ...input, ...event })

  it('lets an admin do so and returns it with the defaults', async () => {
    const id = '00000000-0000-4000-a000-0000000000ff'
    const { data } = await insert({ id }).select().single()
    expect((await insert({ id })).error?.code).toBe('23505')
    expect(data).toMatchObject({
      id,
      ...input,
      ticket_link: null,
      category: 'Announcement',
      is_active: true,
    })
    expect(Date.now() - Date.parse(data?.created_at ?? '')).toBeLessThan(60_000)
  })

  it('accepts every category and the longest texts', async () => {
    const link = `/${'x'.repeat(2047)}`
    const texts = {
      title: 'ü'.repeat(200),
      description: 'x'.repeat(5000),
      image_alt: 'ü'.repeat(300),
    }
    for (const category of eventCategories) {
      expect(
        (await insert({ category, image: link, ticket_link: link, ...texts })).error,
      ).toBeNull()
    }
  })

  it.each([
    { title: '' },
    { title: '\u00a0\u200b\u3164' },
    { description: '\u2060' },
    { category: 'Party' },
    { event_date: 'infinity' },
    { event_date: '20266-01-01' },
    { title: 'x'.repeat(201) },
    { description: 'x'.repeat(5001) },
    { image: `/${'x'.repeat(2048)}` },
    { image_alt: 'x'.repeat(301) },
    { ticket_link: `/${'x'.repeat(2048)}` },
  ])('rejects %o', async (invalid) => {
    expect((await insert(invalid)).error).not.toBeNull()
  })
})

describe('the list of admins', () => {
  // schema.test.ts shows that no role has any right on the table.
  it.each(everyone)('is hidden from a %s', async (role) => {
    const table = () => clients[role].from('admins')
    const email = 'stranger@example.com'
    const responses = [
      await table().select(),
      await table().insert({ email }),
      await table().upsert({ email }),
    ]
    expect(responses.map(({ error }) => error?.code)).toEqual(responses.map(() => '42501'))
  })

  it.each([
    'Admin@Southbeam.example',
    ' a@b.example',
    'a@b.example\n',
    'a@b.example\t',
    'no-address',
  ])('rejects the entry %j', async (email) => {
    const insert = `insert into admins (email, is_sample) values ('${email}', true)`
    await expect(backend.sql(insert)).rejects.toThrow('admins_email_check')
  })
})

describe('functions and other tables', () => {
  it.each(everyone)('tell a %s only whether that account is an admin', async (role) => {
    const { data, error } = await clients[role].rpc('is_admin')
    expect({ data, code: error?.code }).toEqual(
      role === 'visitor'
        ? { data: null, code: '42501' }
        : { data: role === 'admin', code: undefined },
    )
  })

  it('are otherwise hidden from the API', async () => {
    async function getStatus(path: string, schema: string) {
      const headers = { apikey: EMBEDDED_KEY, 'Accept-Profile': schema }
      return (await fetch(`${backend.url}/rest/v1/${path}`, { headers })).status
    }
    const hidden = [
      ['users', 'auth'],
      ['rpc/is_admin', 'private'],
      ['rpc/sydney_day', 'private'],
      ['schema_migrations', 'supabase_migrations'],
    ] as const
    for (const [path, schema] of hidden) expect(await getStatus(path, schema)).toBe(406)
    for (const path of [
      'users',
      'rpc/sydney_day',
      'rpc/reject_other_changes',
      'schema_migrations',
    ]) {
      expect(await getStatus(path, 'public')).toBe(404)
    }
  })
})

describe('keys and tokens', () => {
  it('rejects a request without a valid key', async () => {
    expect((await fetch(`${backend.url}/rest/v1/events`)).status).toBe(401)
    expect(
      (await fetch(`${backend.url}/rest/v1/events`, { headers: { apikey: 'sb_secret_guess' } }))
        .status,
    ).toBe(401)
  })

  it('does not mix the rights of concurrent requests', async () => {
    const { data } = await clients.admin.auth.getSession()
    const asAdmin = { Authorization: `Bearer ${data.session?.access_token}` }
    const insert = (index: number) =>
      new Request('http://localhost/rest/v1/events', {
        method: 'POST',
        headers: {
          apikey: EMBEDDED_KEY,
          'Content-Type': 'application/json',
          ...(index % 2 && asAdmin),
        },
        body: JSON.stringify(input),
      })
    // Without the network, which would delay some of them.
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => backend.fetch(insert(index))),
    )
    expect(responses.map(({ status }) => status)).toEqual(
      responses.map((_, index) => (index % 2 ? 201 : 401)),
    )
  })
})
