import { http, HttpResponse, type JsonBodyType } from 'msw'
import { server } from './server'

/** The address of the hosted project that these tests pretend to have. */
export const BACKEND_URL = 'https://backend.example'

export const ADMIN = { id: '11111111-1111-4111-8111-111111111111', email: 'admin@southbeam.example' }
export const PASSWORD = 'correct horse'

/** A row of the table `events`, as the backend answers it. */
export type Row = {
  id: string
  title: string
  description: string
  image: string
  ticket_link: string | null
  category: string
  event_date: string
  is_active: boolean
  created_at: string
}

/** A request that the site made. */
export type Call = { method: string; path: string; query: Record<string, string>; body: unknown }

export function makeRow(row: Partial<Row>): Row {
  return {
    id: 'event-1',
    title: 'Open evening',
    description: 'Walk the aisles and hear four sizes of speaker side by side.',
    image: 'https://images.example/open-evening.jpg',
    ticket_link: null,
    category: 'Event',
    event_date: '2026-11-30',
    is_active: true,
    created_at: '2026-11-01T00:00:00Z',
    ...row,
  }
}

type SessionOptions = {
  /** Seconds from now; negative for one that has run out. */
  expiresIn?: number
  account?: { id: string; email: string }
}

/** As the browser keeps it between visits. */
function makeSession({ expiresIn = 3600, account = ADMIN }: SessionOptions = {}) {
  const user = {
    ...account,
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    created_at: '2026-01-01T00:00:00Z',
  }
  const expires_at = Math.floor(Date.now() / 1000) + expiresIn
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const access_token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: user.id, exp: expires_at })}.c2ln`
  return { access_token, refresh_token: 'refresh', token_type: 'bearer', expires_in: expiresIn, expires_at, user }
}

const SESSION_KEY = 'sb-backend-auth-token'

/** Leaves a session behind, as an earlier visit would. */
export function leaveSession(options?: SessionOptions) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(makeSession(options)))
}

/** The end of the address that a mailed recovery link leads to. */
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

export const authError = (message: string, status = 400) => HttpResponse.json({ code: 'refused', message }, { status })

/**
 * A hosted backend with the given rows, which one account may edit. It keeps what is written and notes every call.
 * A test changes an answer by putting its own handler in front with `server.use`.
 */
export function startFakeBackend(rows: Row[] = [], { isAdmin = true }: { isAdmin?: boolean } = {}) {
  const calls: Call[] = []
  let stored = rows

  /** Notes the call, then answers it. */
  const answering =
    (answer: (call: Call) => Response | Promise<Response>) =>
    async ({ request }: { request: Request }) => {
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.clone().text()
      const call = {
        method: request.method,
        path: pathname,
        query: Object.fromEntries(searchParams),
        body: text ? (JSON.parse(text) as unknown) : null,
      }
      calls.push(call)
      return answer(call)
    }
  const ok = (body: JsonBodyType, status = 200) => HttpResponse.json(body, { status })

  const at = (path: string) => BACKEND_URL + path
  server.use(
    http.post(
      at('/auth/v1/token'),
      answering(({ body }) =>
        (body as { password?: string }).password === PASSWORD
          ? ok(makeSession())
          : authError('Invalid login credentials'),
      ),
    ),
    http.post(
      at('/auth/v1/signup'),
      answering(() => ok(makeSession())),
    ),
    http.post(
      at('/auth/v1/logout'),
      answering(() => new HttpResponse(null, { status: 204 })),
    ),
    http.post(
      at('/auth/v1/recover'),
      answering(() => ok({})),
    ),
    http.get(
      at('/auth/v1/user'),
      answering(() => ok(makeSession().user)),
    ),
    http.put(
      at('/auth/v1/user'),
      answering(() => ok(makeSession().user)),
    ),
    http.post(
      at('/rest/v1/rpc/is_admin'),
      answering(() => ok(isAdmin)),
    ),
    http.get(
      at('/rest/v1/events'),
      answering(() => ok(stored)),
    ),
    http.post(
      at('/rest/v1/events'),
      answering(({ body }) => {
        const row = makeRow({ ...(body as Partial<Row>), id: `event-${stored.length + 1}` })
        stored = [row, ...stored]
        return ok(row, 201)
      }),
    ),
    http.patch(
      at('/rest/v1/events'),
      answering(({ query, body }) => {
        const id = query.id?.replace('eq.', '')
        // Without an id it is the retiring of past events; these tests hand in rows that need none.
        if (!id) return ok([])
        stored = stored.map((row) => (row.id === id ? { ...row, ...(body as Partial<Row>) } : row))
        return ok(stored.find((row) => row.id === id) ?? null)
      }),
    ),
    http.delete(
      at('/rest/v1/events'),
      answering(({ query }) => {
        const id = query.id?.replace('eq.', '')
        stored = stored.filter((row) => row.id !== id)
        return ok({ id: id ?? '' })
      }),
    ),
  )

  return {
    calls,
    /** The calls to a path, all or those of one method. */
    to: (path: string, method?: string) =>
      calls.filter((call) => call.path === path && (method === undefined || call.method === method)),
  }
}

/** Puts an answer in front of the fake backend's own: a refusal, or one that a test holds back. */
export function answerInstead(
  method: 'get' | 'post' | 'patch' | 'delete' | 'put',
  path: string,
  answer: (request: Request) => Response | Promise<Response>,
) {
  server.use(http[method](BACKEND_URL + path, ({ request }) => answer(request)))
}

/** An answer that comes when the test says so. */
export function holdBack(response: () => Response) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  return {
    release,
    answer: async () => {
      await held
      return response()
    },
  }
}
