import { beforeEach, describe, expect, it } from 'vitest'
import { silenceErrors } from '../../support/console'
import { ENQUIRIES, makeEnquiryRow } from '../../support/site/fake-backend'
import { answerFetch, loadBuild } from '../../support/site/stub-fetch'

const row = makeEnquiryRow({ link: '/av-hire?list=low-fog*1' })
const enquiry = {
  id: 'enquiry-1',
  reference: 'ENQ-7F3K-Q2',
  fields: {
    fullName: 'Priya Nair',
    email: 'priya@example.com',
    phone: '0491 570 157',
    company: '',
    eventDate: '2026-12-03',
    eventType: 'birthday',
    venue: 'Kirrawee Hall',
    budget: '1000-2500',
    servicesInterested: ['Karaoke'],
    message: 'A fortieth.',
  },
  link: '/av-hire?list=low-fog*1',
  createdAt: '2026-11-20T01:00:00.000000+00:00',
  status: 'new',
  note: '',
  handledBy: null,
  updatedAt: '2026-11-20T01:00:00.000000+00:00',
} as const

let logged: ReturnType<typeof silenceErrors>
let data: typeof import('../../../src/data/stored-enquiries')
beforeEach(async () => {
  logged = silenceErrors()
  await loadBuild()
  data = await import('../../../src/data/stored-enquiries')
})

const getQuery = ({ url }: { url: URL }) => Object.fromEntries(url.searchParams)

describe('reading an enquiry', () => {
  it('requests its row, and returns it with empty texts for what the visitor left out', async () => {
    const requests = answerFetch(() => Response.json([row]))
    expect(await data.loadEnquiry('enquiry-1')).toEqual({ ok: true, data: enquiry })
    expect(requests.map(({ method, url }) => [method, url.pathname])).toEqual([['GET', ENQUIRIES]])
    expect(requests.map(getQuery)).toEqual([{ select: '*', id: 'eq.enquiry-1' }])
  })

  it('returns null if there is none with this id', async () => {
    answerFetch(() => Response.json([]))
    expect(await data.loadEnquiry('enquiry-1')).toEqual({ ok: true, data: null })
  })

  it.each([
    ['phone', 7, ''],
    ['servicesInterested', 'DJ', []],
    ['servicesInterested', ['Not Specified'], []],
  ])('reads the %s %j as %j', async (field, stored, expected) => {
    const body = { ...(row.body as object), [field]: stored }
    answerFetch(() => Response.json([{ ...row, body }]))
    const fields = { ...enquiry.fields, [field]: expected }
    expect(await data.loadEnquiry('enquiry-1')).toEqual({ ok: true, data: { ...enquiry, fields } })
  })

  it.each([
    [{ status: 'booked' }, { status: 'booked' }],
    [{ status: 'lost' }, { status: 'new' }],
    [{ link: '/packages?event=wedding' }, { link: '/packages?event=wedding' }],
    [{ link: null }, { link: null }],
    [{ link: '/packages' }, { link: null }],
    [{ link: '/contact?subject=DJ' }, { link: null }],
    [{ link: 'https://evil.example/av-hire?list=low-fog*1' }, { link: null }],
    [{ link: '/av-hire?list=\\\\evil.example' }, { link: null }],
  ])('reads %j as %j', async (stored, expected) => {
    answerFetch(() => Response.json([{ ...row, ...stored }]))
    expect(await data.loadEnquiry('enquiry-1')).toEqual({ ok: true, data: { ...enquiry, ...expected } })
  })

  it('fails for a row that is not valid', async () => {
    answerFetch(() => Response.json([{ ...row, note: 7 }]))
    const error = expect.objectContaining({
      message: expect.stringMatching(/^Response is not a valid enquiry row: .*note/s) as string,
    }) as Error
    expect(await data.loadEnquiry('enquiry-1')).toEqual({ ok: false, error })
    expect(logged).toHaveBeenCalledExactlyOnceWith('Could not load the enquiry', error)
  })
})

describe('the list of enquiries', () => {
  it('has the newest first, without a row that is not valid, which is logged', async () => {
    const requests = answerFetch(() => Response.json([{ ...row, id: 7 }, row]))
    expect(await data.loadEnquiries()).toEqual({ ok: true, data: [enquiry] })
    expect(requests.map(({ method, url }) => [method, url.pathname])).toEqual([['GET', ENQUIRIES]])
    expect(requests.map(getQuery)).toEqual([{ select: '*', order: 'created_at.desc,id.asc' }])
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'Skipped an invalid enquiry row',
      expect.stringContaining('id'),
      expect.objectContaining({ id: 7 }),
    )
  })

  it('is requested 1,000 rows at a time, each time from the last row on', async () => {
    const page = Array.from({ length: 1000 }, (_, index) => ({ ...row, id: `enquiry-${index}` }))
    const requests = answerFetch(() => Response.json(requests.length === 1 ? page : []))
    const result = await data.loadEnquiries()
    expect(result.ok && result.data.map(({ id }) => id)).toEqual(page.map(({ id }) => id))
    expect(requests.map(({ url }) => url.searchParams.get('or'))).toEqual([
      null,
      '(created_at.lt."2026-11-20T01:00:00.000000+00:00",and(created_at.eq."2026-11-20T01:00:00.000000+00:00",id.gt."enquiry-999"))',
    ])
  })

  it('counts the new ones', async () => {
    const requests = answerFetch(() => Response.json([{ id: 'a' }, { id: 'b' }]))
    expect(await data.countNewEnquiries()).toEqual({ ok: true, data: 2 })
    expect(requests.map(({ url }) => url.pathname)).toEqual([ENQUIRIES])
    expect(requests.map(getQuery)).toEqual([{ select: 'id', status: 'eq.new' }])
  })
})

describe('saving an enquiry', () => {
  const changes = { status: 'answered', note: 'Called back.' } as const
  const later = { updated_at: '2026-11-20T02:00:00.000000+00:00' }
  const saved = { ...enquiry, ...changes, updatedAt: later.updated_at }
  const save = () => data.saveEnquiry('enquiry-1', changes, enquiry.updatedAt)

  it('changes its status and its note, unless the row has changed', async () => {
    const requests = answerFetch(() => Response.json([{ ...row, ...later, ...changes }]))
    expect(await save()).toEqual({ ok: true, data: { isSaved: true, enquiry: saved } })
    expect(requests.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
      ['PATCH', ENQUIRIES, changes],
    ])
    expect(requests.map(getQuery)).toEqual([
      { id: 'eq.enquiry-1', updated_at: 'eq.2026-11-20T01:00:00.000000+00:00', select: '*' },
    ])
  })

  it.each([
    ['has the same changes', { ...later, ...changes }, null],
    ['has another note', { ...later, ...changes, note: 'No answer.' }, { status: 'answered', note: 'No answer.' }],
    ['has another status', { ...later, ...changes, status: 'closed' }, { status: 'closed', note: 'Called back.' }],
  ])('compares with what somebody else has stored, which %s', async (_, stored, current) => {
    answerFetch(({ method }) => Response.json(method === 'PATCH' ? [] : [{ ...row, ...stored }]))
    const outcome = current
      ? { isSaved: false, current: { ...enquiry, ...current, updatedAt: later.updated_at } }
      : { isSaved: true, enquiry: saved }
    expect(await save()).toEqual({ ok: true, data: outcome })
  })

  it('returns null as the current one if it was deleted', async () => {
    answerFetch(() => Response.json([]))
    expect(await save()).toEqual({ ok: true, data: { isSaved: false, current: null } })
  })

  it('fails if the database changes nothing although nobody else did', async () => {
    answerFetch(({ method }) => Response.json(method === 'PATCH' ? [] : [row]))
    const error = new Error('The database refused the update')
    expect(await save()).toEqual({ ok: false, error })
    expect(logged).toHaveBeenCalledExactlyOnceWith('Could not save the enquiry', error)
  })
})

describe('deleting an enquiry', () => {
  it('is successful if the response is about it', async () => {
    const requests = answerFetch(() => Response.json({ id: 'enquiry-1' }))
    expect(await data.deleteEnquiry('enquiry-1')).toBe(true)
    expect(requests.map(({ method, url }) => [method, url.pathname])).toEqual([['DELETE', ENQUIRIES]])
    expect(requests.map(getQuery)).toEqual([{ id: 'eq.enquiry-1', select: 'id' }])
  })

  it('fails if the response is about another row', async () => {
    answerFetch(() => Response.json({ id: 'enquiry-2' }))
    expect(await data.deleteEnquiry('enquiry-1')).toBe(false)
    const error = new TypeError('Response is about another row')
    expect(logged).toHaveBeenCalledExactlyOnceWith('Could not delete the enquiry', error)
  })
})

it.each([
  ['load the enquiries', () => data.loadEnquiries()],
  ['count the new enquiries', () => data.countNewEnquiries()],
  ['load the enquiry', () => data.loadEnquiry('enquiry-1')],
])('cannot %s from a response that is not a list of rows', async (action, call) => {
  answerFetch(() => Response.json({}))
  const error = new TypeError('Response is not an array')
  expect(await call()).toEqual({ ok: false, error })
  expect(logged).toHaveBeenCalledExactlyOnceWith(`Could not ${action}`, error)
})
