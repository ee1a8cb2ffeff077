import { createServer } from 'node:http'
import { expect, inject, test } from 'vitest'
import { checkBackend } from '../../scripts/check-live/check-backend'
import { checkAge, checkSearchEngines } from '../../scripts/check-live/check-host'
import { checkPages } from '../../scripts/check-live/check-pages'
import { type Finding, openSite, type Site } from '../../scripts/check-live/site'
import { company } from '../../src/content/company'
import { listen } from '../support/listen'

// `npm run check:live` with a proxy in front of the preview, which puts one fault into its answers.

type Answer = { status: number; headers: Record<string, string>; body: string }
type Fault = (answer: Answer, method: string) => Partial<Answer>
type Check = (site: Site) => Finding[] | Promise<Finding[]>

const SIGN_UP_SETTINGS = '{"external":{"anonymous_users":false},"mailer_autoconfirm":false}'

/** A few pages show a fault as well as all of them. */
const FEW_PAGES = /<url><loc>[^<]*(?:\/|\/faq|\/terms|\/friday-karaoke)<\/loc><\/url>/g

/** What the preview answers to the paths of files, which is always the same. Each check asks for all of them. */
const files = new Map<string, Answer>()

async function ask(path: string, method: string, apikey: string, body: Buffer): Promise<Answer> {
  const answer = await fetch(inject('previewUrl') + path, {
    method,
    redirect: 'manual',
    headers: { apikey, 'Content-Type': 'application/json' },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  })
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
  }
}

/** The findings of a check on the preview. The answers to matching paths have the fault. */
async function run(check: Check, place = /^$/, fault: Fault = () => ({})) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void forward())
    async function forward() {
      const { url: path = '/', method = 'GET', headers } = request
      const isFile = !/^\/(?:rest|auth)\//.test(path)
      const upstream =
        files.get(path) ?? (await ask(path, method, String(headers.apikey), Buffer.concat(chunks)))
      if (isFile) files.set(path, upstream)
      const answer = structuredClone(upstream)
      // The embedded backend asks for no confirmation of an address.
      if (path === '/auth/v1/settings')
        Object.assign(answer, { status: 200, body: SIGN_UP_SETTINGS })
      if (path === '/sitemap.xml') answer.body = answer.body.match(FEW_PAGES)?.join('\n') ?? ''
      if (place.test(path)) Object.assign(answer, fault(answer, method))
      for (const name of ['content-length', 'content-encoding', 'transfer-encoding'])
        delete answer.headers[name]
      // With 0 the connection is dropped.
      if (answer.status === 0) response.destroy()
      else response.writeHead(answer.status, answer.headers).end(answer.body)
    }
  })
  const proxy = await listen(server)
  try {
    return await check(await openSite(proxy.url, company.url))
  } finally {
    await proxy.stop()
  }
}

const isRight = [{ mark: '✓', text: expect.any(String) as string }]

test('finds nothing wrong where a host is stricter, or writes the same in other words', async () => {
  const stricter = withHeader('strict-transport-security', 'max-age=63072000; preload')
  expect(await run(checkPages, /^\/faq$/, stricter)).toEqual(isRight)
  const inOtherOrder = withHeader('cache-control', 'max-age=31536000, public, immutable')
  expect(await run(checkPages, /^\/assets/, inOtherOrder)).toEqual(isRight)
})

test('finds nothing wrong with the preview', async () => {
  for (const check of [checkAge, checkPages, checkSearchEngines, checkBackend]) {
    let requests = 0
    const findings = await run(check, /^\/faq$/, () => (requests++ === 0 ? { status: 0 } : {}))
    expect(new Set(findings.map(({ mark }) => mark))).toEqual(new Set(['✓']))
  }
})

const withStatus = (status: number, body?: string) => () => ({
  status,
  ...(body !== undefined && { body }),
})
const withHeader =
  (name: string, value: string): Fault =>
  ({ headers }) => ({ headers: { ...headers, [name]: value } })
const replacing =
  (search: string | RegExp, replacement: string): Fault =>
  ({ body }) => ({ body: body.replaceAll(new RegExp(search, 'g'), replacement) })

/** Each fault is named once, with a word by which its sentence is known. */
const faults: readonly [check: Check, place: RegExp, fault: Fault, word: RegExp][] = [
  [checkPages, /^\/faq$/, withStatus(500), /\/faq: status 500/],
  [checkPages, /^\/faq$/, replacing('</html>', ''), /\/faq: its end is missing/],
  [
    checkPages,
    /^\/faq$/,
    replacing(`${company.url}/faq`, `${company.url}/`),
    /\/faq: another page/,
  ],
  [
    checkPages,
    /^\/faq$/,
    replacing('/assets/(?:index|style)-', '/assets/gone-'),
    /missing .*: 2, .*\/assets\/gone/,
  ],
  [checkPages, /\.js$/, withStatus(200, ''), /missing or empty: .*\.js/],
  // The office loads it, and no page names it.
  [checkPages, /\/EnquiriesPage-/, withStatus(404), /missing or empty: 1, .*\/EnquiriesPage-/],
  [
    checkPages,
    /\.js$/,
    ({ body }) => ({ body: body.slice(0, -1) }),
    /cut off, compressed twice or of another build: .*\.js/,
  ],
  [
    checkPages,
    /build\.json/,
    replacing('("/calendars/[^"]+"): \\d+', '$1: 1'),
    /of another build: .*\.ics/,
  ],
  [
    checkPages,
    /\.js$/,
    withHeader('content-type', 'text/plain'),
    /another type.*\.js \(text\/plain\)/,
  ],
  [
    checkPages,
    /\.css$/,
    withHeader('content-type', 'application/octet-stream'),
    /another type.*\.css/,
  ],
  [
    checkPages,
    /\.ics$/,
    withHeader('content-type', 'application/octet-stream'),
    /another type.*\.ics/,
  ],
  [
    checkPages,
    /^\/faq$/,
    replacing('mailto:', '/cdn-cgi/l/email-protection#'),
    /Email Address Obfuscation.*\/faq/,
  ],
  [
    checkPages,
    /^\/faq$/,
    replacing('<script', '$& type="1f-text/javascript"'),
    /Rocket Loader.*\/faq/,
  ],
  [checkPages, /^\/[\w/-]+\/$/, withStatus(404), /do not lead to .*\/: status 404/],
  [checkPages, /^\/[\w/-]+\.html$/, withStatus(200), /do not lead to .*\.html: status 200/],
  [checkPages, /^\/no-such-page$/, withStatus(200), /instead of 404/],
  [
    checkPages,
    /^\/$/,
    withHeader('content-security-policy', 'default-src *'),
    /another Content-Security-Policy than/,
  ],
  [
    checkPages,
    /^\/$/,
    replacing('data-files="[^>]*>', '$&/* added by a host */'),
    /another Content-Security-Policy/,
  ],
  [
    checkPages,
    /^\/eventsadmin$/,
    withHeader('cache-control', 'max-age=0, s-maxage=600'),
    /old pages: .*\/eventsadmin/,
  ],
  [checkPages, /^\/assets/, withHeader('cache-control', 'no-store'), /^Cache-Control of scripts/],
  [
    checkPages,
    /^\/faq$/,
    withHeader('cache-control', 'max-age=0, stale-while-revalidate=604800'),
    /old pages: 1, such as \/faq/,
  ],
  [
    checkPages,
    /^\/faq$/,
    withHeader('cdn-cache-control', 'max-age=604800'),
    /old pages: 1, such as \/faq/,
  ],
  [
    checkPages,
    /^\/$/,
    withHeader('strict-transport-security', 'max-age=300'),
    /another Strict-Transport-Security/,
  ],
  [
    checkPages,
    /^\/calendars/,
    withHeader('cache-control', 'max-age=2592000'),
    /old calendars: .*\.ics/,
  ],
  [checkPages, /^\/faq$/, withHeader('x-robots-tag', 'noindex'), /\(noindex\): 1, such as \/faq/],
  [
    checkPages,
    /^\/faq$/,
    replacing('</head>', '<meta content="noindex" name="robots">$&'),
    /\(noindex\): 1/,
  ],
  [checkPages, /^\/eventsadmin$/, replacing('noindex', ''), /may show admin pages/],
  [checkSearchEngines, /^\/$/, replacing(company.url, 'https://old.test'), /https:\/\/old\.test/],
  [checkSearchEngines, /robots/, replacing('Sitemap', 'Host'), /does not name the sitemap/],
  [
    checkAge,
    /build\.json/,
    replacing('"builtAt": "\\d+', '"builtAt": "2025'),
    /so pages name dates that are over/,
  ],
  [
    checkBackend,
    /build\.json/,
    replacing('"settings": {', '$&"VITE_SUPABASE_ANON_KEY":"sb_secret_1"'),
    /secret key/,
  ],
  [checkBackend, /^\/rest/, withStatus(540), /status 540/],
  [checkBackend, /full_days\?select/, withStatus(401), /not told which days are full/],
  [checkBackend, /submit_enquiry/, withStatus(404), /Copies of enquiries/],
  [checkBackend, /report_delivery/, withStatus(401), /which enquiries were not emailed/],
  [
    checkBackend,
    /rpc\/list_/,
    withStatus(404, '{}'),
    /older than the site: it has no rpc\/list_.*, no rpc\/list_/,
  ],
  [checkBackend, /\/enquiries\?select/, withStatus(200, '[]'), /^Visitors can read enquiries/],
  [
    checkBackend,
    /\/rest\/(?!.*is\.true|.*=day&|.*submit_|.*report_)/,
    withStatus(500, '{}'),
    /could not be checked whether visitors can/,
  ],
  [checkBackend, /settings/, withStatus(200, '{"mailer_autoconfirm":true}'), /confirmation/],
  [checkBackend, /settings/, withStatus(503), /does not answer: status 503/],
  [
    checkBackend,
    /settings/,
    replacing('"anonymous_users":false', '"anonymous_users": true'),
    /without an address/,
  ],
]

test('says what is wrong', async () => {
  for (const [check, place, fault, word] of faults) {
    const wrong = (await run(check, place, fault)).filter(({ mark }) => mark === '✗')
    expect(wrong, word.source).toEqual([{ mark: '✗', text: expect.stringMatching(word) }])
  }
})

test('says what visitors can do', async () => {
  // As if they had all rights: the database then refuses only the values.
  const findings = await run(checkBackend, /^\/rest\/(?!.*submit_|.*report_)/, (_, method) =>
    method === 'GET' ? { status: 200, body: '[{}]' } : { status: 400, body: '{"code":"23514"}' },
  )
  for (const right of [
    'read enquiries',
    'read withdrawn',
    'create',
    'delete',
    'make themselves admins',
  ]) {
    expect(findings).toContainEqual({
      mark: '✗',
      text: expect.stringMatching(`^Visitors can ${right}`),
    })
  }
})
