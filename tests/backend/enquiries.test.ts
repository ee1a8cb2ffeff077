import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../src/data/database.types'
import { hostileTexts } from '../support/backend/attacks'
import { type Client, startBackend, type TestBackend } from '../support/backend/backend'
import { silenceErrors } from '../support/console'

const REFERENCE = 'ENQ-7F3K-Q2'
const body = {
  fullName: 'Priya Nair',
  email: 'priya@example.com',
  phone: '',
  eventDate: '2027-01-31',
  servicesInterested: ['Karaoke'],
  message: 'A fortieth in Kirrawee.',
  submissionDate: '2026-11-23T00:00:00.000Z',
}

type Role = 'visitor' | 'stranger' | 'formerAdmin' | 'admin'
const nonAdmins = ['visitor', 'stranger', 'formerAdmin'] as const satisfies readonly Role[]

let backend: TestBackend
let clients: Record<Role, Client>

beforeAll(async () => {
  silenceErrors()
  backend = await startBackend()
  await backend.sql(`insert into admins (email, is_sample) values ('former@southbeam.example', true)`)
  clients = {
    visitor: backend.visitor(),
    stranger: await backend.signUp('stranger@example.com'),
    formerAdmin: await backend.signUp('former@southbeam.example'),
    admin: await backend.signUp('admin@southbeam.example'),
  }
  await backend.sql(`delete from admins where email = 'former@southbeam.example'`)
})
afterAll(() => backend.stop())

beforeEach(async () => {
  // The backend logs every refusal.
  silenceErrors()
  await backend.sql(`
    delete from enquiries;
    alter sequence private.refused_enquiries restart;
    alter sequence private.enquiry_refused_at restart`)
})

const readRows = () => backend.sql('select * from enquiries order by created_at, reference')
const submit = (changes: object = {}, { reference = REFERENCE, link = null as string | null } = {}) =>
  clients.visitor.rpc('submit_enquiry', { reference, body: { ...body, ...changes }, link })
/** Calls the function with arguments of any type. */
const call = async (args: object) => (await clients.visitor.rpc('submit_enquiry', args as never)).error
/** Stores this many enquiries, one second apart, the first one now. */
const insertMany = (count: number, age = '0 s') =>
  backend.sql(`
    insert into enquiries (reference, body, created_at)
    select 'ENQ-' || n, '${JSON.stringify(body)}'::jsonb, now() - interval '${age}' - n * interval '1 second'
    from generate_series(1, ${count}) as n`)
type List = { rows: { reference: string }[]; refused_count: number; refused_at: string | null; last_update: string }
const list = async (
  args: Partial<Database['public']['Functions']['list_enquiries']['Args']> = {},
  role: Role = 'admin',
) => (await clients[role].rpc('list_enquiries', args)).data as List | null
const getReferences = (found: List | null) => found?.rows.map(({ reference }) => reference)

// First: a trigger that the owner of the database has run keeps the owner's access to other schemas in its plan.
describe('an admin', () => {
  it('changes the status and the note, which records who and when', async () => {
    await submit()
    const [before] = await readRows()
    const { data } = await clients.admin
      .from('enquiries')
      .update({ status: 'answered', note: 'Called' })
      .select()
      .single()
    expect(data).toMatchObject({ status: 'answered', note: 'Called', handled_by: 'admin@southbeam.example' })
    const [after] = await readRows()
    expect(after?.updated_at).not.toEqual(before?.updated_at)
  })

  it.each([
    { body: { ...body, message: 'x' } },
    { reference: 'ENQ-2' },
    { link: '/x' },
    { handled_by: 'x@example.com' },
    { created_at: '2020-01-01T00:00:00Z' },
    { updated_at: '2020-01-01T00:00:00Z' },
    { status: 'lost' },
    { note: 'x'.repeat(2001) },
  ])('cannot change it to %o', async (change) => {
    await submit()
    const before = await readRows()
    expect((await clients.admin.from('enquiries').update(change).eq('reference', REFERENCE)).error).not.toBeNull()
    expect(await readRows()).toEqual(before)
  })

  it('cannot insert an enquiry, and deletes one', async () => {
    await submit()
    expect((await clients.admin.from('enquiries').insert({ reference: 'ENQ-2', body })).error).not.toBeNull()
    const { data } = await clients.admin.from('enquiries').delete().eq('reference', REFERENCE).select('reference')
    expect(data).toEqual([{ reference: REFERENCE }])
    expect(await readRows()).toEqual([])
  })
})

describe('a visitor', () => {
  it('stores an enquiry as new, and gets nothing back', async () => {
    const { data, error } = await submit({}, { link: '/av-hire?list=xdj-xz' })
    expect(error).toBeNull()
    expect(data).toBeFalsy()
    expect(await readRows()).toEqual([
      expect.objectContaining({
        reference: REFERENCE,
        email: 'priya@example.com',
        body,
        link: '/av-hire?list=xdj-xz',
        status: 'new',
        note: '',
        handled_by: null,
      }),
    ])
  })

  it('changes nothing by sending a reference again, whatever is in it', async () => {
    await submit()
    const before = await readRows()
    const { data, error } = await submit({ message: 'Something else' }, { link: '/packages' })
    expect({ data: data ?? null, error }).toEqual({ data: null, error: null })
    expect(await readRows()).toEqual(before)
  })

  it('does not take the reference of another visitor', async () => {
    await submit()
    await submit({ email: 'max@example.com' })
    expect((await readRows()).map(({ email }) => String(email)).toSorted()).toEqual([
      'max@example.com',
      'priya@example.com',
    ])
  })

  it.each([
    ['no body', { reference: REFERENCE, body: null }],
    ['a text', { reference: REFERENCE, body: 'Hello' }],
    ['a list', { reference: REFERENCE, body: [body] }],
    ['no message', { reference: REFERENCE, body: { ...body, message: undefined } }],
    ['a number as the name', { reference: REFERENCE, body: { ...body, fullName: 5 } }],
    ['an object as the email', { reference: REFERENCE, body: { ...body, email: { a: 1 } } }],
    ['an empty email', { reference: REFERENCE, body: { ...body, email: '' } }],
    ['a long email', { reference: REFERENCE, body: { ...body, email: `${'x'.repeat(200)}@example.com` } }],
    ['a text as the services', { reference: REFERENCE, body: { ...body, servicesInterested: 'Karaoke' } }],
    ['numbers as the services', { reference: REFERENCE, body: { ...body, servicesInterested: [1] } }],
    ['lists as the services', { reference: REFERENCE, body: { ...body, servicesInterested: [['Karaoke']] } }],
    ['an unknown field that is no text', { reference: REFERENCE, body: { ...body, extra: { deep: [] } } }],
    ['60 KB', { reference: REFERENCE, body: { ...body, message: 'x'.repeat(60_000) } }],
    ['60 KB in 20,000 characters', { reference: REFERENCE, body: { ...body, message: '漢'.repeat(20_000) } }],
    ['no reference', { reference: null, body }],
    ['a reference of two lines', { reference: 'ENQ-1\nBcc: x', body }],
    ['a long reference', { reference: 'S'.repeat(41), body }],
    ['a name of 201 characters', { reference: REFERENCE, body: { ...body, fullName: 'x'.repeat(201) } }],
    ['an unknown field of 201 characters', { reference: REFERENCE, body: { ...body, other: 'x'.repeat(201) } }],
    ['a message of 10,001 characters', { reference: REFERENCE, body: { ...body, message: 'x'.repeat(10_001) } }],
    ['a long list', { reference: REFERENCE, body: { ...body, servicesInterested: ['x'.repeat(2000)] } }],
    [
      'too many bytes',
      {
        reference: REFERENCE,
        body: {
          ...body,
          message: '🎉'.repeat(9000),
          x: '\u0001'.repeat(200),
          ...Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`x${n}`, '漢'.repeat(200)])),
        },
      },
    ],
    ['another column', { reference: REFERENCE, body, status: 'closed' }],
  ])('cannot store %s, and gets no data back in the error', async (_, args) => {
    const error = await call(args)
    expect(error).not.toBeNull()
    expect(JSON.stringify(error)).not.toContain('Kirrawee')
    expect(await readRows()).toEqual([])
  })

  it('can store the longest message of the form in any script', async () => {
    await submit({ message: '漢'.repeat(10_000) })
    expect(await readRows()).toHaveLength(1)
  })

  it('stores hostile texts as texts', async () => {
    const texts = Object.values(hostileTexts).filter((text) => !text.includes('\u0000') && !/\p{Cs}/u.test(text))
    for (const [index, text] of texts.entries()) {
      const short = Array.from(text).slice(0, 200).join('')
      const fields = { fullName: short, message: text, venue: short, servicesInterested: [short] }
      const { error } = await submit(fields, { reference: `ENQ-${index}`, link: text.slice(0, 4000) })
      expect(error).toBeNull()
    }
    const rows = await readRows()
    expect(rows.map((row) => (row.body as typeof body).message).toSorted()).toEqual(texts.toSorted())
  })

  it('loses only the link if it is too long', async () => {
    await submit({}, { link: `/av-hire?list=${'x'.repeat(4000)}` })
    expect(await readRows()).toEqual([expect.objectContaining({ body, link: null })])
  })

  it.each([
    [60, '0 s', '10 minutes', '11 minutes'],
    [500, '20 minutes', 'a day', '25 hours'],
  ])(
    'is refused after %i enquiries, the last one %s ago, within %s, and accepted again later',
    async (count, age, _, later) => {
      await insertMany(count, age)
      expect((await submit()).error).not.toBeNull()
      expect(await readRows()).toHaveLength(count)
      await backend.sql(`update enquiries set created_at = now() - interval '${later}' where reference = 'ENQ-1'`)
      expect((await submit()).error).toBeNull()
      expect(await readRows()).toHaveLength(count + 1)
    },
  )

  it('makes the database count what it refuses, until there was nothing for a week', async () => {
    expect(await list()).toMatchObject({ refused_at: null })
    await insertMany(60)
    const before = Date.now()
    await submit()
    await submit()
    const refused = await list()
    expect(refused).toMatchObject({ refused_count: 2 })
    expect(Math.abs(Date.parse(refused?.refused_at ?? '') - before)).toBeLessThan(60_000)
    await backend.sql(`
      select setval('private.enquiry_refused_at', extract(epoch from now() - interval '8 days')::bigint)`)
    expect(await list()).toMatchObject({ refused_at: null })
    await submit()
    expect(await list()).toMatchObject({ refused_count: 1, refused_at: expect.any(String) as string })
  })

  it('makes the database delete what has been closed for 180 days, and nothing else', async () => {
    await submit({}, { reference: 'ENQ-CLOSED' })
    await submit({}, { reference: 'ENQ-RECENT' })
    await submit({}, { reference: 'ENQ-BOOKED' })
    await backend.sql(`
      alter table enquiries disable trigger user;
      update enquiries set status = 'closed', updated_at = now() - interval '181 days' where reference = 'ENQ-CLOSED';
      update enquiries set status = 'closed', updated_at = now() - interval '179 days' where reference = 'ENQ-RECENT';
      update enquiries set status = 'booked', updated_at = now() - interval '999 days' where reference = 'ENQ-BOOKED';
      alter table enquiries enable trigger user;`)
    await submit()
    const references = (await readRows()).map(({ reference }) => String(reference))
    expect(references.toSorted()).toEqual([REFERENCE, 'ENQ-BOOKED', 'ENQ-RECENT'])
  })
})

describe("the office's list", () => {
  it('has a page of the newest first, the last one instead of a later one, and counts them all', async () => {
    await insertMany(5)
    await backend.sql(`update enquiries set status = 'booked' where reference = 'ENQ-2'`)
    const found = await list({ page: 2, page_size: 2 })
    expect(getReferences(found)).toEqual(['ENQ-3', 'ENQ-4'])
    expect(found).toMatchObject({ start: 2, listed_count: 5, match_count: 5, total: 5, new_count: 4 })
    expect(found?.rows[0]).toMatchObject({ body, status: 'new', note: '', handled_by: null })
    expect(await list({ page: 9, page_size: 2 })).toMatchObject({ start: 4, rows: [{ reference: 'ENQ-5' }] })
    expect(await list({ status: 'closed' })).toMatchObject({ start: 0, rows: [], total: 5 })
  })

  it.each([
    ['PRIYA kirrawee', true],
    ['7f3kq2', true],
    ['0491570157', true],
    ['karaoke', true],
    ["o'neil%_", true],
    ['specified', false],
    ['priya cronulla', false],
    ['submissionDate', false],
  ])('searched for "%s" has the enquiry: %s', async (search, isFound) => {
    await submit({ phone: '0491 570 157', venue: "O'Neil%_ \\ Hall" })
    expect(getReferences(await list({ search }))).toEqual(isFound ? [REFERENCE] : [])
  })

  it('keeps the enquiry that was saved last, which does not match', async () => {
    await insertMany(3)
    await backend.sql(`update enquiries set status = 'booked' where reference = 'ENQ-2'`)
    const [row] = await backend.sql(`select id from enquiries where reference = 'ENQ-2'`)
    const found = await list({ status: 'new', kept_id: row?.id as string })
    expect(getReferences(found)).toEqual(['ENQ-1', 'ENQ-2', 'ENQ-3'])
    expect(found).toMatchObject({ listed_count: 3, match_count: 2 })
  })

  it('deletes all that match, but nothing that arrived or was changed since it was read', async () => {
    await insertMany(4)
    await backend.sql(`update enquiries set status = 'closed' where reference in ('ENQ-1', 'ENQ-2', 'ENQ-3')`)
    const found = await list({ search: 'priya', status: 'closed' })
    await clients.admin.from('enquiries').update({ note: 'Deposit paid' }).eq('reference', 'ENQ-2')
    await submit()
    await clients.admin.from('enquiries').update({ status: 'closed' }).eq('reference', REFERENCE)
    const args = { search: 'priya', status: 'closed', last_update: found?.last_update ?? '' }
    for (const role of nonAdmins) expect((await clients[role].rpc('delete_enquiries', args)).data).toBeNull()
    const { data } = await clients.admin.rpc('delete_enquiries', args)
    expect(data).toHaveLength(2)
    const references = (await readRows()).map(({ reference }) => String(reference))
    expect(references.toSorted()).toEqual(['ENQ-2', 'ENQ-4', REFERENCE])
  })
})

describe.each(nonAdmins)('a %s', (role) => {
  it('reads, changes, inserts and deletes nothing', async () => {
    await submit()
    const before = await readRows()
    const enquiries = clients[role].from('enquiries')
    expect((await enquiries.select('*')).data ?? []).toEqual([])
    expect((await enquiries.select('id', { count: 'exact', head: true })).count ?? 0).toBe(0)
    expect((await enquiries.select('id').eq('email', 'priya@example.com')).data ?? []).toEqual([])
    await enquiries.update({ status: 'closed' })
    await enquiries.update({ note: 'x' }).eq('reference', REFERENCE)
    expect((await enquiries.insert({ reference: 'ENQ-2', body })).error).not.toBeNull()
    expect((await enquiries.upsert({ reference: REFERENCE, body: { ...body, message: 'x' } })).error).not.toBeNull()
    await enquiries.delete().neq('reference', '')
    await enquiries.delete().eq('reference', REFERENCE)
    expect(await list({}, role)).toBeNull()
    expect(await readRows()).toEqual(before)
  })
})

it('keeps one copy of each enquiry that arrived, with its first text, whatever is sent, repeated, edited or refused', async () => {
  const anySend = fc.record({
    reference: fc.constantFrom('ENQ-2222-22', 'ENQ-3333-33', 'ENQ-4444-44'),
    email: fc.constantFrom('priya@example.com', 'tom@example.com'),
    message: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme-ascii' }),
    isRefused: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(anySend, { maxLength: 12 }), async (sends) => {
      await backend.sql('delete from enquiries')
      const expected = new Map<string, string>()
      for (const { reference, email, message, isRefused } of sends) {
        // Too long for the function.
        const text = isRefused ? 'x'.repeat(10_001) : message
        await submit({ email, message: text }, { reference })
        const key = `${reference} ${email}`
        if (!isRefused && !expected.has(key)) expected.set(key, message)
      }
      const rows = await backend.sql(
        "select reference || ' ' || email as key, body ->> 'message' as message from enquiries",
      )
      expect(new Map(rows.map(({ key, message }) => [key, message]))).toEqual(expected)
      expect(rows).toHaveLength(expected.size)
    }),
    { numRuns: 15 },
  )
})
