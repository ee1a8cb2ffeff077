import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enquiryRetention } from '../../src/content/terms/legal'
import { privacy } from '../../src/content/terms/privacy'
import type { Database } from '../../src/data/database'
import { type EnquiryFilters, noFilters } from '../../src/data/enquiries'
import { enquiryFields } from '../../src/enquiry/fields'
import { addDays, sydneyToday } from '../../src/lib/dates/dates'
import { EMBEDDED_KEY } from '../../vite/backend/backend.ts'
import { addresses } from '../support/addresses'
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
  await backend.sql(
    `insert into admins (email, is_sample) values ('former@southbeam.example', true)`,
  )
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
    delete from private.enquiry_senders`)
})

const readRows = () => backend.sql('select * from enquiries order by created_at, reference')
const submit = (
  changes: object = {},
  { reference = REFERENCE, link = null as string | null } = {},
) => clients.visitor.rpc('submit_enquiry', { reference, body: { ...body, ...changes }, link })
/** Calls the function with arguments of any type. */
const call = async (args: object) =>
  (await clients.visitor.rpc('submit_enquiry', args as never)).error
/** Stores this many enquiries, one second apart, the first one now. */
const insertMany = (count: number, age = '0 s') =>
  backend.sql(`
    insert into enquiries (reference, body, created_at)
    select 'ENQ-' || n, '${JSON.stringify(body)}'::jsonb, now() - interval '${age}' - n * interval '1 second'
    from generate_series(1, ${count}) as n`)
type ListArgs = Partial<
  Omit<Database['public']['Functions']['list_enquiries']['Args'], 'filters'>
> & { filters?: Partial<EnquiryFilters> }
type List = { rows: { reference: string }[]; days: object }
const list = async (args: ListArgs = {}, role: Role = 'admin') =>
  (await clients[role].rpc('list_enquiries', { page_size: 24, ...args })).data as List | null
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
    expect(data).toMatchObject({
      status: 'answered',
      note: 'Called',
      handled_by: 'admin@southbeam.example',
    })
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
    expect(
      (await clients.admin.from('enquiries').update(change).eq('reference', REFERENCE)).error,
    ).not.toBeNull()
    expect(await readRows()).toEqual(before)
  })

  it('cannot insert an enquiry, and deletes one that is as it was seen', async () => {
    await submit()
    expect(
      (await clients.admin.from('enquiries').insert({ reference: 'ENQ-2', body })).error,
    ).not.toBeNull()
    const read = () => clients.admin.from('enquiries').select().single()
    const { id, updated_at: seenAt } = (await read()).data as { id: string; updated_at: string }
    const deleteAt = (updatedAt: string) =>
      clients.admin.from('enquiries').delete().eq('id', id).eq('updated_at', updatedAt).select('id')
    await clients.admin.from('enquiries').update({ status: 'booked' }).eq('id', id)
    expect((await deleteAt(seenAt)).data).toEqual([])
    const { updated_at: changedAt } = (await read()).data as { updated_at: string }
    expect((await deleteAt(changedAt)).data).toEqual([{ id }])
    expect(await readRows()).toEqual([])
  })
})

describe('a visitor', () => {
  it('stores an enquiry as new, and gets nothing back', async () => {
    const { data, error } = await submit({}, { link: '/av-hire?list=xdj-xz' })
    expect(error).toBeNull()
    // The site compares the clock of the visitor's device with it.
    expect(Math.abs(Date.parse(data ?? '') - Date.now())).toBeLessThan(60_000)
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

  it('stores every field of the form, as long as the form allows it', async () => {
    const names = Object.keys(enquiryFields) as (keyof typeof enquiryFields)[]
    const longest = names.map((name) => {
      const field = enquiryFields[name]
      if (name === 'servicesInterested') return [name, ['Karaoke']]
      return [name, 'x'.repeat('limit' in field ? field.limit : 40)]
    })
    const email = 'ada@example.com'.padStart(enquiryFields.email.limit, 'x')
    const sent = { ...(Object.fromEntries(longest) as object), email }
    expect((await submit(sent)).error).toBeNull()
    expect(await readRows()).toMatchObject([{ body: sent }])
  })

  it('stores fields that the database does not know, so that a newer form loses no enquiry', async () => {
    const texts = Array.from({ length: 20 }, (_, n) => [
      `field${n}`,
      n === 0 ? 'x'.repeat(2000) : '',
    ])
    const fields = Object.fromEntries(texts) as object
    expect((await submit(fields)).error).toBeNull()
    expect(await readRows()).toMatchObject([{ body: fields }])
  })

  it.each(addresses)('with the address %j, stores the enquiry: %s', async (email, isAccepted) => {
    const { error } = await submit({ email })
    expect(error === null).toBe(isAccepted)
    expect(await readRows()).toHaveLength(isAccepted ? 1 : 0)
  })

  it('changes nothing by sending a reference again, whatever is in it', async () => {
    await submit()
    const before = await readRows()
    const { data, error } = await submit({ message: 'Something else' }, { link: '/packages' })
    expect(error).toBeNull()
    // As after the first call.
    expect(Date.parse(data ?? '')).toBeGreaterThan(Date.now() - 60_000)
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
    ['a list', { reference: REFERENCE, body: [body] }],
    ['no message', { reference: REFERENCE, body: { ...body, message: undefined } }],
    ['an object as the email', { reference: REFERENCE, body: { ...body, email: { a: 1 } } }],
    [
      'a text as the services',
      { reference: REFERENCE, body: { ...body, servicesInterested: 'Karaoke' } },
    ],
    [
      'lists as the services',
      { reference: REFERENCE, body: { ...body, servicesInterested: [['Karaoke']] } },
    ],
    [
      'a message that cannot be seen',
      { reference: REFERENCE, body: { ...body, message: ' \u2060\n' } },
    ],
    ['an unknown number', { reference: REFERENCE, body: { ...body, extra: 7 } }],
    ['an unknown list', { reference: REFERENCE, body: { ...body, extra: ['x'] } }],
    ['an unknown long text', { reference: REFERENCE, body: { ...body, extra: 'x'.repeat(2001) } }],
    ['an unknown field without a name', { reference: REFERENCE, body: { ...body, '': 'x' } }],
    ['an unknown field called by a text', { reference: REFERENCE, body: { ...body, 'a b': 'x' } }],
    [
      'an unknown field with a long name',
      { reference: REFERENCE, body: { ...body, [`x${'y'.repeat(40)}`]: 'x' } },
    ],
    [
      '31 fields',
      {
        reference: REFERENCE,
        body: {
          ...body,
          ...(Object.fromEntries(
            Array.from({ length: 31 - Object.keys(body).length }, (_, n) => [`field${n}`, 'x']),
          ) as object),
        },
      },
    ],
    [
      '60 KB in 20,000 characters',
      { reference: REFERENCE, body: { ...body, message: '漢'.repeat(20_000) } },
    ],
    ['no reference', { reference: null, body }],
    ['a reference of two lines', { reference: 'ENQ-1\nBcc: x', body }],
    [
      'a name of 201 characters',
      { reference: REFERENCE, body: { ...body, fullName: 'x'.repeat(201) } },
    ],
    [
      'a message of 10,001 characters',
      { reference: REFERENCE, body: { ...body, message: 'x'.repeat(10_001) } },
    ],
    [
      'a long list',
      { reference: REFERENCE, body: { ...body, servicesInterested: ['x'.repeat(2000)] } },
    ],
    [
      'too many bytes',
      {
        reference: REFERENCE,
        body: {
          ...body,
          message: '🎉'.repeat(9999),
          venue: '🎉'.repeat(199),
          phone: '\u0001'.repeat(200),
          company: '\u0001'.repeat(200),
          budget: '\u0001'.repeat(200),
          eventType: '\u0001'.repeat(200),
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

  it('stores hostile texts as texts', async () => {
    const texts = Object.values(hostileTexts).filter(
      (text) => !text.includes('\u0000') && !/\p{Cs}/u.test(text),
    )
    for (const [index, text] of texts.entries()) {
      const short = Array.from(text).slice(0, 200).join('')
      const fields = { fullName: short, message: text, venue: short, servicesInterested: [short] }
      const { error } = await submit(fields, {
        reference: `ENQ-${index}`,
        link: text.slice(0, 4000),
      })
      expect(error).toBeNull()
    }
    const rows = await readRows()
    expect(rows.map((row) => (row.body as typeof body).message).toSorted()).toEqual(
      texts.toSorted(),
    )
  })

  it('stores the longest message of the form in any script, and loses only the link if it is too long', async () => {
    const message = '漢'.repeat(10_000)
    await submit({ message }, { link: `/av-hire?list=${'x'.repeat(4000)}` })
    expect(await readRows()).toEqual([
      expect.objectContaining({ body: { ...body, message }, link: null }),
    ])
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
      await backend.sql(
        `update enquiries set created_at = now() - interval '${later}' where reference = 'ENQ-1'`,
      )
      expect((await submit()).error).toBeNull()
      expect(await readRows()).toHaveLength(count + 1)
    },
  )

  it('makes the database delete earlier ones, whatever their status, by the rule of the privacy policy', async () => {
    const day = (age: number) => addDays(sydneyToday(new Date()), -age)
    const kept: [status: string, changed: number, eventDate?: string][] = [
      ['closed', 179],
      ['new', 364],
      ['answered', 364],
      ['booked', 364, ''],
      // It was changed after the event.
      ['booked', 364, day(700)],
      ['booked', 999, day(-30)],
      ['booked', 999, day(363)],
    ]
    const deleted: typeof kept = [
      ['closed', 181],
      ['closed', 181, day(-30)],
      ['new', 367],
      ['new', 367, day(-30)],
      ['answered', 367, day(-30)],
      ['booked', 367, ''],
      ['booked', 367, day(368)],
      // No date of the form. Anybody can send it.
      ['booked', 367, 'next summer'],
    ]
    for (const [name, rows] of Object.entries({ KEPT: kept, DELETED: deleted }))
      for (const [index, [status, changed, eventDate = body.eventDate]] of rows.entries())
        await backend.sql(`
          insert into enquiries (reference, body, status, updated_at)
          values (
            '${name}-${index}', '${JSON.stringify({ ...body, eventDate })}', '${status}',
            now() - interval '${changed} days'
          )`)
    await submit()
    const references = (await readRows()).map(({ reference }) => String(reference))
    expect(references.toSorted()).toEqual(
      [REFERENCE, ...kept.map((_, index) => `KEPT-${index}`)].toSorted(),
    )
  })

  it('reads in the privacy policy what the database says about when the copy is deleted', async () => {
    const [table] = await backend.sql(
      `select obj_description('public.enquiries'::regclass) as comment`,
    )
    expect(table?.comment).toContain(enquiryRetention)
    expect(privacy.sections.flatMap(({ paragraphs }) => paragraphs).join(' ')).toContain(
      enquiryRetention,
    )
  })

  it('is told that a copy is stored if it was, also when the limit is reached', async () => {
    await submit()
    await insertMany(60)
    expect((await submit()).error).toBeNull()
  })

  it.each([
    ['203.0.113.7', '203.0.113.8'],
    ['2001:db8:0:1::7', '2001:db8:0:2::7'],
  ])(
    'with the address %s is refused after ten enquiries, and another one is not',
    async (own, other) => {
      const submitFrom = async (address: string, reference: string) => {
        const headers = {
          apikey: EMBEDDED_KEY,
          'Content-Type': 'application/json',
          'CF-Connecting-IP': address,
        }
        const init = { method: 'POST', headers, body: JSON.stringify({ reference, body }) }
        return (await fetch(`${backend.url}/rest/v1/rpc/submit_enquiry`, init)).ok
      }
      for (let count = 0; count < 10; count++)
        expect(await submitFrom(own, `ENQ-${count}`)).toBe(true)
      const neighbour = own.replace(/7$/, own.includes(':') ? '9' : '7')
      expect([await submitFrom(own, 'ENQ-10'), await submitFrom(neighbour, 'ENQ-11')]).toEqual([
        false,
        false,
      ])
      expect([await submitFrom(other, 'ENQ-12'), await submitFrom('unknown', 'ENQ-13')]).toEqual([
        true,
        true,
      ])
      expect((await submit()).error).toBeNull()
      await backend.sql(
        `update private.enquiry_senders set sent_at = now() - interval '11 minutes'`,
      )
      expect(await submitFrom(own, 'ENQ-10')).toBe(true)
      await backend.sql(`update private.enquiry_senders set sent_at = now() - interval '25 hours'`)
      await submit({}, { reference: 'ENQ-14' })
      expect(await backend.sql('select * from private.enquiry_senders')).toEqual([])
    },
  )
})

describe('the answer of the webhook', () => {
  const report = (accepted: boolean | null, changes: object = {}) =>
    clients.visitor.rpc('report_delivery', {
      reference: REFERENCE,
      email: body.email,
      accepted,
      ...changes,
    } as never)
  const readDelivery = async () => (await readRows()).map(({ delivery }) => delivery)

  it('is unknown until the visitor reports it, and stays accepted', async () => {
    await submit()
    const [before] = await readRows()
    expect(before?.delivery).toBe('unknown')
    await report(false)
    expect(await readDelivery()).toEqual(['refused'])
    await report(true)
    await report(false)
    // An admin who has the row open can save it.
    expect(await readRows()).toEqual([{ ...before, delivery: 'accepted' }])
  })

  it.each([
    { reference: 'ENQ-2222-22' },
    { email: 'PRIYA@example.com' },
    { email: '%' },
    { reference: null },
    { email: null },
    { accepted: null },
  ])('is not changed by %o, and nothing can be read with it', async (changes) => {
    await submit()
    const isKnown = await report(true)
    await backend.sql(`update enquiries set delivery = 'unknown'`)
    expect(await report(true, changes)).toEqual(isKnown)
    expect(isKnown).toMatchObject({ error: null })
    expect(isKnown.data).toBeFalsy()
    expect(await readDelivery()).toEqual(['unknown'])
  })

  it('is changed after a day only if the webhook then accepted the enquiry, and never by an account', async () => {
    await submit()
    const args = { reference: REFERENCE, email: body.email, accepted: true }
    for (const role of ['stranger', 'formerAdmin', 'admin'] as const)
      expect((await clients[role].rpc('report_delivery', args)).error).not.toBeNull()
    await backend.sql(`update enquiries set created_at = now() - interval '25 hours'`)
    await report(false)
    expect(await readDelivery()).toEqual(['unknown'])
    await report(true)
    expect(await readDelivery()).toEqual(['accepted'])
  })

  it('is a filter of the list, and is counted while the enquiry is new', async () => {
    await insertMany(4)
    await backend.sql(`
      update enquiries set delivery = 'refused' where reference in ('ENQ-1', 'ENQ-2');
      update enquiries set delivery = 'accepted', status = 'booked' where reference = 'ENQ-2';
      update enquiries set delivery = 'refused', status = 'answered' where reference = 'ENQ-3'`)
    const found = await list({ filters: { delivery: 'refused' } })
    expect(getReferences(found)).toEqual(['ENQ-1', 'ENQ-3'])
    expect(found).toMatchObject({ not_emailed_count: 1, rows: [{ delivery: 'refused' }, {}] })
  })

  it('is counted and found as not confirmed while it is unknown and the enquiry is new, after a minute', async () => {
    await insertMany(4, '1 minute')
    await backend.sql(`
      update enquiries set created_at = now() - interval '50 seconds' where reference = 'ENQ-2';
      update enquiries set status = 'answered' where reference = 'ENQ-3';
      update enquiries set delivery = 'accepted' where reference = 'ENQ-4'`)
    const found = await list({ filters: { delivery: 'unknown' } })
    expect(getReferences(found)).toEqual(['ENQ-1', 'ENQ-3'])
    expect(found).toMatchObject({ new_count: 3, not_confirmed_count: 1 })
  })
})

describe("the office's list", () => {
  it('has the new ones that arrived before a moment first, the longest waiting before the others, and counts them', async () => {
    await insertMany(5)
    await backend.sql(`update enquiries set status = 'answered' where reference = 'ENQ-4'`)
    const [row] = await backend.sql(
      `select created_at::text as moment from enquiries where reference = 'ENQ-2'`,
    )
    const found = await list({ overdue_before: row?.moment as string, page_size: 4 })
    expect(getReferences(found)).toEqual(['ENQ-5', 'ENQ-3', 'ENQ-1', 'ENQ-2'])
    expect(found).toMatchObject({ overdue_count: 2, new_count: 4 })
    expect(await list()).toMatchObject({ overdue_count: 0 })
  })

  it('says how long the 30 that were answered last had waited', async () => {
    expect(await list()).toMatchObject({ answered: { count: 0, median_seconds: null } })
    await insertMany(73, '4 hours')
    const earlier = `substr(reference, 5)::int > 33`
    await backend.sql(`
      update enquiries set created_at = now() - interval '5 days' where ${earlier};
      update enquiries set status = 'booked' where reference <> 'ENQ-1';
      update enquiries set answered_at = now() - interval '1 day' where ${earlier};
      update enquiries set status = 'closed' where reference in ('ENQ-1', 'ENQ-2')`)
    const { answered } = (await list()) as unknown as { answered: Record<string, number> }
    expect([answered.count, Math.round((answered.median_seconds ?? 0) / 3600)]).toEqual([30, 4])
  })

  it('counts an answer when it was given first, and not while the enquiry is new again', async () => {
    await insertMany(1)
    const readAnswer = async () =>
      (await backend.sql(`select answered_at::text from enquiries`))[0]?.answered_at
    const setStatus = (status: string) => backend.sql(`update enquiries set status = '${status}'`)
    await setStatus('answered')
    const first = await readAnswer()
    expect(first).not.toBeNull()
    for (const status of ['booked', 'closed', 'new', 'answered']) {
      await setStatus(status)
      expect(await readAnswer()).toBe(first)
      expect(await list()).toMatchObject({ answered: { count: status === 'new' ? 0 : 1 } })
    }
  })

  it('says what is booked and open on the event dates of the page, and finds a date', async () => {
    const dates = {
      'ENQ-1': '2027-01-31',
      'ENQ-2': '2027-01-31',
      'ENQ-3': '2027-01-31',
      'ENQ-4': '',
      'ENQ-5': '2027-02-01',
    }
    for (const [reference, eventDate] of Object.entries(dates))
      await submit({ eventDate }, { reference })
    await submit({ eventDate: undefined }, { reference: 'ENQ-6' })
    await backend.sql(`
      update enquiries set status = 'booked' where reference = 'ENQ-1';
      update enquiries set status = 'closed' where reference = 'ENQ-2'`)
    const found = await list({ filters: { eventDate: '2027-01-31' } })
    expect(getReferences(found)?.toSorted()).toEqual(['ENQ-1', 'ENQ-2', 'ENQ-3'])
    expect(found).toMatchObject({ days: { '2027-01-31': { booked: 1, open: 1 } } })
    expect((await list())?.days).toEqual({
      '2027-01-31': { booked: 1, open: 1 },
      '2027-02-01': { booked: 0, open: 1 },
    })
  })

  it('has a page of the newest first, the last one instead of a later one, and counts them all', async () => {
    await insertMany(5)
    await backend.sql(`update enquiries set status = 'booked' where reference = 'ENQ-2'`)
    const found = await list({ page: 2, page_size: 2 })
    expect(getReferences(found)).toEqual(['ENQ-3', 'ENQ-4'])
    expect(found).toMatchObject({ start: 2, listed_count: 5, total: 5, new_count: 4 })
    expect(found?.rows[0]).toMatchObject({ body, status: 'new', note: '', handled_by: null })
    expect(await list({ page: 9, page_size: 2 })).toMatchObject({
      start: 4,
      rows: [{ reference: 'ENQ-5' }],
    })
    expect(await list({ filters: { status: 'closed' } })).toMatchObject({
      start: 0,
      rows: [],
      total: 5,
    })
  })

  it.each(Object.keys(noFilters))('has the filter "%s" of the office', async (name) => {
    await submit()
    expect(getReferences(await list({ filters: noFilters }))).toEqual([REFERENCE])
    expect(getReferences(await list({ filters: { [name]: 'nothing has this' } }))).toEqual([])
  })

  it.each([
    ['PRIYA kirrawee', true],
    ['7f3kq2', true],
    ['0491570157', true],
    ['karaoke', true],
    ['"', false],
    ['[', false],
    ["o'neil%_", true],
    ['specified', false],
    ['priya cronulla', false],
    ['submissionDate', false],
    ['2026-11-23', false],
    ['loading dock', true],
  ])('searched for "%s" has the enquiry: %s', async (search, isFound) => {
    await submit({ phone: '0491 570 157', venue: "O'Neil%_ \\ Hall", newField: 'Loading dock' })
    expect(getReferences(await list({ filters: { search } }))).toEqual(isFound ? [REFERENCE] : [])
  })

  it.each([
    [19, []],
    [20, [REFERENCE]],
  ])(
    'searched for %i words that it has and one that it does not have has %j',
    async (count, found) => {
      await submit()
      const search = `${'priya '.repeat(count)}cronulla`
      expect(getReferences(await list({ filters: { search } }))).toEqual(found)
    },
  )
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
    expect(
      (await enquiries.upsert({ reference: REFERENCE, body: { ...body, message: 'x' } })).error,
    ).not.toBeNull()
    await enquiries.delete().neq('reference', '')
    await enquiries.delete().eq('reference', REFERENCE)
    expect(await list({}, role)).toBeNull()
    expect(await readRows()).toEqual(before)
  })
})
