import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { checkBuild } from '../../scripts/check-live/check-build'
import { checks } from '../../scripts/check-live/checks'
import { openSite } from '../../scripts/check-live/site'
import { company } from '../../src/content/company'
import { readCommit } from '../../vite/hosting/build-info'
import { listen } from '../support/listen'
import { publicPaths } from './fixtures'

// `npm run check:live` with a proxy in front of the preview, which puts one fault into its answers.

type Answer = { status: number; headers: Record<string, string>; body: string }
type Fault = (path: string, answer: Answer, method: string) => void

const json = (answer: Answer, value: unknown, status = 200) =>
  Object.assign(answer, { status, body: JSON.stringify(value) })

/** With a fault, a few pages show it as well as all of them. */
const FEW_PAGES = /<url><loc>[^<]*(?:\/|\/faq|\/terms|\/friday-karaoke)<\/loc><\/url>/g

async function startProxy(origin: string, fault?: Fault) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void forward())
    async function forward() {
      const { url: path = '/', method = 'GET', headers } = request
      const upstream = await fetch(origin + path, {
        method,
        redirect: 'manual',
        headers: { apikey: String(headers.apikey), 'Content-Type': 'application/json' },
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      })
      const answer = {
        status: upstream.status,
        headers: Object.fromEntries(upstream.headers),
        body: await upstream.text(),
      }
      // The embedded backend asks for no confirmation of an address.
      if (path === '/auth/v1/settings') json(answer, { mailer_autoconfirm: false, disable_signup: false })
      if (fault && path === '/sitemap.xml') answer.body = answer.body.match(FEW_PAGES)?.join('\n') ?? ''
      fault?.(path, answer, method)
      for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) delete answer.headers[name]
      response.writeHead(answer.status, answer.headers).end(answer.body)
    }
  })
  return listen(server)
}

/** The findings of one check on the preview with a fault. */
async function check(name: string, origin: string | undefined, fault?: Fault) {
  const proxy = await startProxy(origin ?? '', fault)
  try {
    const site = await openSite(proxy.url, { domain: company.url })
    return (await checks[name]?.(site)) ?? []
  } finally {
    await proxy.stop()
  }
}

const at =
  (place: string | RegExp, change: (answer: Answer) => void): Fault =>
  (path, answer) => {
    if (typeof place === 'string' ? path === place : place.test(path)) change(answer)
  }
const replace =
  (search: string | RegExp, replacement: string) =>
  (answer: Answer): void => {
    answer.body = answer.body.replaceAll(new RegExp(search, 'g'), replacement)
  }
const setHeader =
  (name: string, value?: string) =>
  ({ headers }: Answer): void => {
    if (value === undefined) delete headers[name]
    else headers[name] = value
  }
const setStatus =
  (status: number) =>
  (answer: Answer): void => {
    answer.status = status
  }

test('finds nothing wrong with the preview', async ({ baseURL }) => {
  for (const name of ['pages', 'sitemap', 'slash', 'html', 'unknown', 'files', 'domain', 'backend', 'webhook']) {
    const findings = await check(name, baseURL)
    expect(findings.length, name).toBeGreaterThan(0)
    expect(findings.filter(({ isRight }) => !isRight)).toEqual([])
  }
})

/** Each fault is named once, with a word by which its sentence is known. */
const faults: Record<string, readonly [fault: Fault, word: RegExp][]> = {
  pages: [
    [at('/faq', setStatus(500)), /500.*\/faq/],
    [at(/./, setHeader('content-security-policy')), /Content-Security-Policy/],
    [at('/faq', setHeader('content-security-policy', 'default-src *')), /'default-src \*'/],
    [at('/', replace('data-entry="[^>]*>', '$&/* added by a host */')), /'script-src [^;]*'/],
    [at('/faq', setHeader('cache-control', 'max-age=0, s-maxage=86400')), /old pages/],
    [at('/faq', setHeader('x-robots-tag', 'noindex')), /are told to leave/],
    [at('/eventsadmin', replace('noindex', '')), /are not told to leave/],
    [at('/faq', replace('</html>', '')), /end of the page/],
    [at('/faq', replace('mailto:[^"]*', '/cdn-cgi/l/email-protection#1')), /Cloudflare/],
  ],
  // The proxy's sitemap has few pages.
  sitemap: [[() => {}, /lacks \d+ pages/]],
  slash: [[at('/about/', setStatus(200)), /301/]],
  unknown: [
    [at('/no-such-page', setStatus(200)), /404/],
    [at('/no-such-page', setHeader('cache-control', 'max-age=600')), /caches/],
    [at('/.env', (answer) => Object.assign(answer, { status: 200, body: 'KEY=1' })), /\/\.env/],
  ],
  files: [
    [at(/^\/assets\/.*js/, setHeader('cache-control', 'no-cache')), /JavaScript/],
    [at(/^\/fonts\//, setStatus(404)), /font/],
    [at(/^\/pictures\//, setHeader('content-type', 'text/plain')), /picture/],
    [at('/faq', replace('/assets/[\\w-]+\\.js ', '/assets/gone.js ')), /\/assets\/gone/],
  ],
  domain: [
    [at('/faq', replace(company.url, 'https://old.test')), /https:\/\/old\.test/],
    [at('/sitemap.xml', replace(company.url, 'https://old.test')), /sitemap\.xml/],
    [at('/robots.txt', replace('Allow', 'Disallow')), /forbids/],
    [at(/^\/pictures\/.*jpg/, setStatus(404)), /Share pictures/],
    [at(/\.ics$/, setHeader('content-type', 'text/plain')), /calendar/],
  ],
  backend: [
    [at('/build.json', replace('"settings": {', '$&"VITE_SUPABASE_ANON_KEY":"sb_secret_1"')), /secret key/],
    [at(/^\/rest/, setStatus(540)), /paused/],
    [at(/^\/rest/, setStatus(401)), /refuses the key/],
    [at(/submit_enquiry/, setStatus(404)), /Copies of enquiries/],
    [at(/\/enquiries\?select/, (answer) => void json(answer, [])), /can read enquiries/],
    [at(/settings/, (answer) => void json(answer, { mailer_autoconfirm: true })), /confirmation/],
  ],
  webhook: [[at('/api/enquiries', setStatus(404)), /404/]],
}

for (const [name, rows] of Object.entries(faults)) {
  test(`says what is wrong: ${name}`, async ({ baseURL }) => {
    for (const [fault, word] of rows) {
      const wrong = (await check(name, baseURL, fault)).filter(({ isRight }) => !isRight)
      expect(wrong, word.source).toEqual([{ isRight: false, text: expect.stringMatching(word) }])
    }
  })
}

test('says what strangers can do', async ({ baseURL }) => {
  // As if they had all rights: the database then refuses only the values.
  const findings = await check('backend', baseURL, (path, answer, method) => {
    if (!path.startsWith('/rest/') || path.includes('submit_enquiry')) return
    if (method === 'GET') json(answer, [{}])
    else json(answer, { code: '23514' }, 400)
  })
  for (const right of ['read enquiries', 'read withdrawn', 'create', 'delete', 'make themselves admins']) {
    expect(findings).toContainEqual({ isRight: false, text: expect.stringMatching(`^Strangers can ${right} `) })
  }
})

test('knows the commit of this folder and the age of a build', async ({ baseURL }) => {
  const site = await openSite(baseURL ?? '', { domain: company.url })
  const commit = readCommit('.')
  const checkOn = (day: string, built = commit) =>
    checkBuild(
      { ...site, build: { ...site.build, commit: built, builtAt: '2026-11-20T00:00:00Z' } },
      commit,
      new Date(day),
    )
  expect(checkOn('2026-11-24T00:00:00Z').map(({ isRight }) => isRight)).toEqual([true, true])
  expect(checkOn('2026-12-24T00:00:00Z', '0123456789').map(({ isRight }) => isRight)).toEqual([false, false])
})

test('names the sample facts that are left', async ({ baseURL }) => {
  const findings = await check('samples', baseURL)
  expect(findings).toHaveLength(3)
  expect(findings).toContainEqual({
    isRight: false,
    text: expect.stringContaining(`${publicPaths.length} pages with an address that ends in .example`),
  })
  // Example: what a page with real facts has.
  const real = await check('samples', baseURL, (_, answer) => {
    answer.body = answer.body
      .replaceAll(/\.example\b/g, '.test')
      .replaceAll(/5550|491 ?570/g, '1')
      .replaceAll(/00 000 000 000( \(sample\))?/g, '51 824 753 556')
  })
  expect(real).toMatchObject([{ isRight: true }])
})
