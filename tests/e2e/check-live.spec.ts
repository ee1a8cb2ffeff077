import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { checks } from '../../scripts/check-live/checks'
import { openSite } from '../../scripts/check-live/site'
import { company } from '../../src/content/company'
import { listen } from '../support/listen'

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
  (name: string, value: string) =>
  (answer: Answer): void => {
    answer.headers[name] = value
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
const faults: readonly [check: string, fault: Fault, word: RegExp][] = [
  ['pages', at('/faq', setStatus(500)), /500.*\/faq/],
  ['pages', at('/faq', setHeader('content-security-policy', 'default-src *')), /'default-src \*'/],
  ['pages', at('/', replace('data-entry="[^>]*>', '$&/* added by a host */')), /'script-src [^;]*'/],
  ['pages', at('/faq', setHeader('x-robots-tag', 'noindex')), /are told to leave/],
  ['pages', at('/eventsadmin', replace('noindex', '')), /are not told to leave/],
  ['unknown', at('/no-such-page', setStatus(200)), /404/],
  ['unknown', at('/.env', (answer) => Object.assign(answer, { status: 200, body: 'KEY=1' })), /\/\.env/],
  ['files', at('/faq', replace('/assets/[\\w-]+\\.js ', '/assets/gone.js ')), /\/assets\/gone/],
  ['domain', at('/faq', replace(company.url, 'https://old.test')), /https:\/\/old\.test/],
  ['domain', at('/robots.txt', replace('Allow', 'Disallow')), /forbids/],
  ['domain', at(/^\/pictures\/.*jpg/, setStatus(404)), /Share pictures/],
  ['backend', at('/build.json', replace('"settings": {', '$&"VITE_SUPABASE_ANON_KEY":"sb_secret_1"')), /secret key/],
  ['backend', at(/^\/rest/, setStatus(540)), /paused/],
  ['backend', at(/submit_enquiry/, setStatus(404)), /Copies of enquiries/],
  ['backend', at(/\/enquiries\?select/, (answer) => void json(answer, [])), /can read enquiries/],
  ['backend', at(/settings/, (answer) => void json(answer, { mailer_autoconfirm: true })), /confirmation/],
]

test('says what is wrong', async ({ baseURL }) => {
  for (const [name, fault, word] of faults) {
    const wrong = (await check(name, baseURL, fault)).filter(({ isRight }) => !isRight)
    expect(wrong, word.source).toEqual([{ isRight: false, text: expect.stringMatching(word) }])
  }
})

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
