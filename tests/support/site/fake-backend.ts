import { http, HttpResponse, type JsonBodyType } from 'msw'
import type { Database, Tables } from '../../../src/data/database'
import type { EnquiryFilters } from '../../../src/data/enquiries'
import type { SentEnquiry } from '../../../src/enquiry/enquiry'
import { defer } from './defer'
import { server } from './server'

/** The URL of the hosted project in the site tests, set in vitest.config.ts. */
const BACKEND_URL = 'https://backend.example'

export const EVENTS = '/rest/v1/events'
export const FULL_DAYS = '/rest/v1/full_days'
export const ENQUIRIES = '/rest/v1/enquiries'
export const LIST_ENQUIRIES = '/rest/v1/rpc/list_enquiries'
export const SUBMIT_ENQUIRY = '/rest/v1/rpc/submit_enquiry'
export const REPORT_DELIVERY = '/rest/v1/rpc/report_delivery'
/** The key under which supabase-js stores the session. */
export const SESSION_KEY = 'sb-backend-auth-token'

export const ADMIN = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'admin@southbeam.example',
}
export const PASSWORD = 'correct horse'

type ListArgs = Database['public']['Functions']['list_enquiries']['Args'] & {
  filters: EnquiryFilters
}

/** A request from the site. */
export type Call = {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
}

/** A row of the table `events`, as the backend returns it. */
export type Row = Tables<'events'>

const eventRow: Row = {
  id: 'event-1',
  title: 'Open evening',
  description: 'Walk the aisles and hear four sizes of speaker side by side.',
  image: 'https://images.example/open-evening.jpg',
  image_alt: '',
  ticket_link: null,
  category: 'Event',
  event_date: '2026-11-30',
  is_active: true,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00.000001+00:00',
}

export const makeRow = (row: Partial<Row>): Row => ({ ...eventRow, ...row })

/** A row of the table `enquiries`, as the backend returns it. */
export type EnquiryRow = Omit<Tables<'enquiries'>, 'body'> & { body: SentEnquiry }

const enquiryRow: EnquiryRow = {
  id: 'enquiry-1',
  reference: 'ENQ-7F3K-Q2',
  email: 'priya@example.com',
  body: {
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
    submissionDate: '2026-11-20T01:00:00.000Z',
  },
  link: null,
  event_date: '2026-12-03',
  created_at: '2026-11-20T01:00:00.000000+00:00',
  delivery: 'accepted',
  status: 'new',
  note: '',
  handled_by: null,
  answered_at: null,
  updated_at: '2026-11-20T01:00:00.000000+00:00',
}

type EnquiryChanges = Omit<Partial<EnquiryRow>, 'body'> & {
  body?: Partial<EnquiryRow['body']> & Record<string, unknown>
}

export const makeEnquiryRow = ({ body, ...row }: EnquiryChanges = {}): EnquiryRow => ({
  ...enquiryRow,
  event_date: body?.eventDate ?? enquiryRow.event_date,
  ...row,
  body: { ...enquiryRow.body, ...body },
})

export function makeSession(account = ADMIN) {
  const user = {
    ...account,
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    created_at: '2026-01-01T00:00:00Z',
  }
  const expires_in = 3600
  const expires_at = Math.floor(Date.now() / 1000) + expires_in
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const access_token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: user.id, exp: expires_at })}.c2ln`
  return {
    access_token,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in,
    expires_at,
    user,
  }
}

/** Stores a session in the browser, as an earlier visit would have. */
export function seedSession(account?: typeof ADMIN) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(makeSession(account)))
}

/** The hash of the URL to which the link in a recovery email leads. */
export function recoveryHash(): string {
  const { access_token, refresh_token, expires_in, expires_at } = makeSession()
  return `#${new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: String(expires_in),
    expires_at: String(expires_at),
    token_type: 'bearer',
    type: 'recovery',
  }).toString()}`
}

export const authError = (message: string, status = 400) =>
  HttpResponse.json({ code: 'refused', message }, { status })

type Method = 'get' | 'head' | 'post' | 'patch' | 'delete' | 'put'

/**
 * Starts a backend with the given rows and one account. It stores what is written and records every call.
 * `answerInstead` overrides one of its responses.
 */
export function startFakeBackend(
  rows: readonly Row[] = [],
  {
    isAdmin = true,
    enquiries = [],
    fullDays = [],
  }: { isAdmin?: boolean; enquiries?: readonly EnquiryRow[]; fullDays?: readonly string[] } = {},
) {
  const calls: Call[] = []
  let stored = rows
  let storedEnquiries = enquiries
  let storedDays = fullDays
  /** False after the session has ended: row-level security then hides the rows, and the answers are empty. */
  let hasSession = true
  let isListed = isAdmin
  const mayRead = () => hasSession && isListed
  let updateCount = 1

  const ok = (body: JsonBodyType, status = 200) => HttpResponse.json(body, { status })
  /** The stored rows that match the filters `column=eq.value` of a call, if the caller can see them. */
  const filterRows = <Stored extends object>(all: readonly Stored[], { query }: Call) => {
    if (!mayRead()) return all.filter((row) => 'is_active' in row && row.is_active)
    const filters = Object.entries(query).filter(([, filter]) => filter.startsWith('eq.'))
    return all.filter((row) =>
      filters.every(([name, filter]) => `eq.${String(row[name as keyof Stored])}` === filter),
    )
  }
  const findRows = (call: Call) => filterRows(stored, call)
  /** The enquiries that match the filters of the office's list. */
  const findEnquiries = ({ search, status, delivery, eventDate }: EnquiryFilters) =>
    storedEnquiries.filter(
      (row) =>
        ['', row.status].includes(status) &&
        ['', row.delivery].includes(delivery) &&
        ['', row.event_date].includes(eventDate) &&
        search
          .split(' ')
          .every((word) =>
            JSON.stringify([row.reference, row.body, row.note])
              .toLowerCase()
              .includes(word.toLowerCase()),
          ),
    )
  const countOnly = (found: readonly unknown[]) =>
    new Response(null, { headers: { 'Content-Range': `*/${found.length}` } })
  /** Answers with the first row if the call asks for a single one. */
  const answer = (isSingle: boolean, found: readonly (Row | EnquiryRow)[]) => {
    if (!isSingle) return ok([...found])
    return found[0]
      ? ok(found[0])
      : HttpResponse.json({ code: 'PGRST116', message: 'no rows' }, { status: 406 })
  }

  const routes: [Method, string, (call: Call, isSingle: boolean) => Response][] = [
    [
      'post',
      '/auth/v1/token',
      // supabase-js refreshes a session when a test has moved the clock past its end.
      ({ body, query }) =>
        query.grant_type === 'refresh_token' ||
        (body as { password?: string }).password === PASSWORD
          ? ok(makeSession())
          : authError('Invalid login credentials'),
    ],
    ['post', '/auth/v1/signup', () => ok(makeSession())],
    ['post', '/auth/v1/logout', () => new HttpResponse(null, { status: 204 })],
    ['post', '/auth/v1/recover', () => ok({})],
    [
      'get',
      '/auth/v1/user',
      () => (hasSession ? ok(makeSession().user) : authError('Session not found', 403)),
    ],
    ['put', '/auth/v1/user', () => ok(makeSession().user)],
    ['post', '/rest/v1/rpc/is_admin', () => ok(mayRead())],
    ['post', '/rest/v1/rpc/list_unused_event_images', () => ok([])],
    ['post', SUBMIT_ENQUIRY, () => HttpResponse.json(new Date())],
    ['post', REPORT_DELIVERY, () => new HttpResponse(null, { status: 204 })],
    [
      'post',
      LIST_ENQUIRIES,
      ({ body }) => {
        if (!mayRead()) return ok(null)
        const query = body as ListArgs
        const isNew = ({ status }: EnquiryRow) => status === 'new'
        const overdueBefore = Date.parse(query.overdue_before ?? '')
        const isOverdue = (row: EnquiryRow) =>
          isNew(row) && Date.parse(row.created_at) < overdueBefore
        const listed = findEnquiries(query.filters).toSorted(
          (a, b) => Number(isOverdue(b)) - Number(isOverdue(a)),
        )
        const countDay = (day: string) => {
          const statuses = storedEnquiries
            .filter((row) => row.event_date === day)
            .map(({ status }) => status)
          const booked = statuses.filter((status) => status === 'booked').length
          return {
            booked,
            open: statuses.filter((status) => ['new', 'answered'].includes(status)).length,
          }
        }
        return ok({
          rows: listed,
          start: 0,
          listed_count: listed.length,
          total: storedEnquiries.length,
          new_count: storedEnquiries.filter(isNew).length,
          overdue_count: storedEnquiries.filter(isOverdue).length,
          not_emailed_count: storedEnquiries.filter(
            (row) => isNew(row) && row.delivery === 'refused',
          ).length,
          not_confirmed_count: storedEnquiries.filter(
            (row) => isNew(row) && row.delivery === 'unknown',
          ).length,
          answered: { count: 0, median_seconds: null },
          days: Object.fromEntries(
            listed
              .filter((row) => row.event_date)
              .map(({ event_date }) => [event_date, countDay(event_date)]),
          ),
        })
      },
    ],
    ['get', ENQUIRIES, (call) => ok([...filterRows(storedEnquiries, call)])],
    ['head', ENQUIRIES, (call) => countOnly(filterRows(storedEnquiries, call))],
    [
      'patch',
      ENQUIRIES,
      (call, isSingle) => {
        const found = new Set(mayRead() ? filterRows(storedEnquiries, call) : [])
        const updated_at = `2026-11-21T00:00:00.00000${++updateCount}+00:00`
        const change = (row: EnquiryRow) => ({
          ...row,
          ...(call.body as Partial<EnquiryRow>),
          handled_by: ADMIN.email,
          updated_at,
        })
        storedEnquiries = storedEnquiries.map((row) => (found.has(row) ? change(row) : row))
        return answer(isSingle, [...found].map(change))
      },
    ],
    [
      'delete',
      ENQUIRIES,
      (call, isSingle) => {
        const found = mayRead() ? filterRows(storedEnquiries, call) : []
        storedEnquiries = storedEnquiries.filter((row) => !found.includes(row))
        return answer(isSingle, found)
      },
    ],
    [
      'post',
      FULL_DAYS,
      ({ body }) => {
        if (!mayRead()) return authError('not allowed', 403)
        storedDays = [...storedDays, (body as { day: string }).day]
        return new HttpResponse(null, { status: 201 })
      },
    ],
    [
      'delete',
      FULL_DAYS,
      ({ query }) => {
        const deleted = mayRead() ? storedDays.filter((day) => query.day === `eq.${day}`) : []
        storedDays = storedDays.filter((day) => !deleted.includes(day))
        return ok(deleted.map((day) => ({ day })))
      },
    ],
    ['get', EVENTS, (call) => ok(findRows(call))],
    ['head', EVENTS, (call) => countOnly(findRows(call))],
    [
      'post',
      EVENTS,
      ({ body }) => {
        const row = makeRow(body as Partial<Row>)
        if (stored.some(({ id }) => id === row.id))
          return ok({ code: '23505', message: 'duplicate key' }, 409)
        stored = [row, ...stored]
        return ok(row, 201)
      },
    ],
    [
      'patch',
      EVENTS,
      (call, isSingle) => {
        // A call without an id deactivates past events. No test has rows for that.
        if (!call.query.id) return ok([])
        const found = new Set(mayRead() ? findRows(call) : [])
        const updated_at = `2026-11-01T00:00:00.00000${++updateCount}+00:00`
        const change = (row: Row) => ({ ...row, ...(call.body as Partial<Row>), updated_at })
        stored = stored.map((row) => (found.has(row) ? change(row) : row))
        return answer(isSingle, [...found].map(change))
      },
    ],
    [
      'delete',
      EVENTS,
      (call, isSingle) => {
        const found = mayRead() ? findRows(call) : []
        stored = stored.filter((row) => !found.includes(row))
        return answer(isSingle, found)
      },
    ],
  ]
  server.use(
    http.get(BACKEND_URL + FULL_DAYS, async ({ request }) => {
      calls.push(await toCall(request))
      return ok(storedDays.map((day) => ({ day })))
    }),
    ...routes.map(([method, path, respond]) =>
      http[method](BACKEND_URL + path, async ({ request }) => {
        const call = await toCall(request)
        calls.push(call)
        return respond(call, request.headers.get('Accept')?.includes('pgrst.object') ?? false)
      }),
    ),
  )

  return {
    calls,
    /** Changes the stored rows, as another admin would. */
    change: (update: (rows: readonly Row[]) => readonly Row[]) => void (stored = update(stored)),
    /** Ends the session on the server. The browser doesn't know it yet. */
    endSession: () => void (hasSession = false),
    /** Takes the account off the list of admins. */
    removeAdmin: () => void (isListed = false),
    changeEnquiries: (update: (rows: readonly EnquiryRow[]) => readonly EnquiryRow[]) =>
      void (storedEnquiries = update(storedEnquiries)),
    /** The calls to a path, with any method or with the given one. */
    to: (path: string, method?: string) =>
      calls.filter(
        (call) => call.path === path && (method === undefined || call.method === method),
      ),
  }
}

async function toCall(request: Request): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url)
  const text = await request.clone().text()
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: text ? (JSON.parse(text) as unknown) : null,
  }
}

/** Overrides a response of the fake backend, which then does not record the call. */
export function answerInstead(
  method: Method,
  path: string,
  answer: (request: Request) => Response | Promise<Response>,
) {
  server.use(http[method](BACKEND_URL + path, ({ request }) => answer(request)))
}

/** A response that `answer` returns once `release` has been called. */
export function deferResponse(response: () => Response) {
  const released = defer()
  return {
    release: released.resolve,
    answer: async () => {
      await released.promise
      return response()
    },
  }
}
