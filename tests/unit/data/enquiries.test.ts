import { beforeEach, describe, expect, it } from 'vitest'
import { silenceErrors } from '../../support/console'
import { ENQUIRIES, makeEnquiryRow, makeSession } from '../../support/site/fake-backend'
import { answerFetch, loadBuild } from '../../support/site/stub-fetch'

const row = makeEnquiryRow({ link: '/av-hire?list=low-fog*1' })
const { submissionDate: _, ...fields } = row.body
const enquiry = {
  id: 'enquiry-1',
  reference: 'ENQ-7F3K-Q2',
  fields,
  link: '/av-hire?list=low-fog*1',
  createdAt: '2026-11-20T01:00:00.000000+00:00',
  delivery: 'accepted',
  status: 'new',
  note: '',
  handledBy: null,
  updatedAt: '2026-11-20T01:00:00.000000+00:00',
} as const

let logged: ReturnType<typeof silenceErrors>
let data: typeof import('../../../src/data/enquiries')
beforeEach(async () => {
  logged = silenceErrors()
  await loadBuild()
  data = await import('../../../src/data/enquiries')
})

const getQuery = ({ url }: { url: URL }) => Object.fromEntries(url.searchParams)
const list = {
  rows: [row],
  start: 0,
  listed_count: 1,
  total: 3,
  new_count: 2,
  overdue_count: 1,
  not_emailed_count: 1,
  not_confirmed_count: 0,
  answered: { count: 2, median_seconds: 10_800 },
  days: { '2026-12-03': { booked: 1, open: 2 } },
}
const filters = {
  search: 'hall',
  status: 'new',
  delivery: 'refused',
  eventDate: '2026-12-03',
} as const
const overdueBefore = '2026-11-19T00:00:00+11:00'
const load = () => data.loadEnquiries({ filters, page: 2, overdueBefore })
/** Loads a list with this row. */
const loadRow = async (stored: object) => {
  answerFetch(() => Response.json({ ...list, rows: [stored] }))
  const result = await load()
  return result.ok && result.data?.items
}

describe('the list of enquiries', () => {
  it.each<[object, object]>([
    [{ body: { ...fields, phone: 7 } }, { fields: { ...enquiry.fields, phone: '' } }],
    [
      { body: { ...fields, servicesInterested: 'DJ' } },
      { fields: { ...enquiry.fields, servicesInterested: [] } },
    ],
    [{ status: 'lost' }, { status: 'new' }],
    [{ delivery: 'lost' }, { delivery: 'unknown' }],
    [{ link: {} }, { link: null }],
  ])('reads %j as %j', async (stored, expected) => {
    expect(await loadRow({ ...row, ...stored })).toEqual([{ ...enquiry, ...expected }])
  })

  it.each([{ id: 7 }, { note: {} }, { updated_at: {} }])(
    'skips a row that cannot be read because of %j, which is logged',
    async (broken) => {
      answerFetch(() => Response.json({ ...list, rows: [{ ...row, ...broken }, row] }))
      expect(await load()).toMatchObject({ data: { items: [enquiry] } })
      const [column] = Object.keys(broken)
      const text = expect.stringContaining(column ?? '') as string
      expect(logged).toHaveBeenCalledExactlyOnceWith(
        'Skipped an invalid enquiry row',
        text,
        expect.anything(),
      )
    },
  )

  it.each([
    [false, { ok: true, data: null }],
    [true, { ok: false, error: new TypeError('Response is empty') }],
  ])(
    'is null for a caller who is not an admin, and nobody else (%s)',
    async (isAdmin, expected) => {
      const respond = ({ url }: { url: URL }) =>
        url.pathname.includes('/auth/')
          ? makeSession().user
          : url.pathname.endsWith('is_admin')
            ? isAdmin
            : null
      answerFetch((request) => Response.json(respond(request)))
      expect(await load()).toEqual(expected)
    },
  )

  it('fails with a response of another shape, which is logged', async () => {
    answerFetch(() => Response.json({}))
    expect([await load(), await data.countNewEnquiries()]).toMatchObject([
      { ok: false },
      { ok: false },
    ])
    expect(logged.mock.calls.map(([text]) => text)).toEqual([
      'Could not load the enquiries',
      'Could not count the new enquiries',
    ])
  })
})

describe('saving and deleting an enquiry', () => {
  const later = { updated_at: '2026-11-20T02:00:00.000000+00:00' }
  const called = { status: 'answered', note: 'Called' } as const
  const isAdmin = (url: URL) => url.pathname.endsWith('is_admin')

  it('sends what the office writes, unless the row has changed', async () => {
    const requests = answerFetch(({ method }) =>
      Response.json(method === 'PATCH' ? [{ ...row, ...later, ...called }] : [{ id: enquiry.id }]),
    )
    const saved = { ...enquiry, ...called, updatedAt: later.updated_at }
    expect(await data.saveEnquiry(enquiry, called)).toEqual({ kind: 'saved', row: saved })
    expect(await data.deleteEnquiry(enquiry)).toEqual({ kind: 'deleted' })
    const filter = { id: `eq.${enquiry.id}`, updated_at: `eq.${enquiry.updatedAt}` }
    expect(
      requests.map((request) => [
        request.method,
        request.url.pathname,
        request.body,
        getQuery(request),
      ]),
    ).toEqual([
      ['PATCH', ENQUIRIES, called, { ...filter, select: '*' }],
      ['DELETE', ENQUIRIES, null, { ...filter, select: 'id' }],
    ])
  })

  it.each([
    ['the same status and note', called, 'saved'],
    ['another status', { ...called, status: 'booked' }, 'changed'],
    ['another note', { ...called, note: 'No answer' }, 'changed'],
  ])('compares with %s, stored since', async (_, stored, kind) => {
    const current = { ...row, ...later, ...stored }
    answerFetch(({ method }) => Response.json(method === 'PATCH' ? [] : [current]))
    expect(await data.saveEnquiry(enquiry, called)).toMatchObject({ kind })
  })

  it.each<[string, (method: string, isAdminCall: boolean) => unknown, string]>([
    [
      'there is no row, and the account is an admin',
      (_, isAdminCall) => (isAdminCall ? true : []),
      'gone',
    ],
    [
      'there is no row, and the account cannot be checked',
      (_, isAdminCall) => (isAdminCall ? null : []),
      'failed',
    ],
    [
      'nothing changes although nobody else did',
      (method, ok) => ok || (method === 'GET' ? [row] : []),
      'failed',
    ],
  ])('if %s: %s', async (_, respond, kind) => {
    answerFetch(({ method, url }) => Response.json(respond(method, isAdmin(url))))
    expect(await data.saveEnquiry(enquiry, called)).toEqual({ kind })
    expect(await data.deleteEnquiry(enquiry)).toEqual({ kind })
  })
})
