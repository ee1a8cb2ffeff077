import { createServer } from 'node:http'
import { checkBuild } from '../../scripts/check-live/check-build'
import { checks } from '../../scripts/check-live/checks'
import { openSite } from '../../scripts/check-live/site'
import { company } from '../../src/content/company'
import { readCommit } from '../../vite/hosting/build-info'
import { listen } from '../support/listen'
import { expect, publicPaths, test } from './fixtures'

// `npm run check:live` with a proxy in front of the preview, which puts one fault into its answers.

type Answer = { status: number; headers: Record<string, string>; body: string }
type Fault = (path: string, answer: Answer, method: string) => void

const json = (answer: Answer, value: unknown, status = 200) =>
  Object.assign(answer, { status, body: JSON.stringify(value) })

/** The differences between the preview and a live site: the embedded backend asks for no confirmation of an address. */
function makeLive(path: string, answer: Answer) {
  if (path === '/auth/v1/settings') json(answer, { mailer_autoconfirm: false, disable_signup: false })
}

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
      makeLive(path, answer)
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

for (const name of [
  'pages',
  'slash',
  'html',
  'unknown',
  'files',
  'caching',
  'admin',
  'domain',
  'backend',
  'strangers',
  'sign-up',
  'webhook',
]) {
  test(`finds nothing wrong with the preview: ${name}`, async ({ baseURL }) => {
    expect(await check(name, baseURL)).toEqual([{ isRight: true, text: expect.any(String) }])
  })
}

const faults: readonly [check: string, fault: Fault, sentence: RegExp][] = [
  ['pages', at('/faq', setStatus(500)), /^1 of \d+ pages .* status 200 but with 500: \/faq\.$/],
  ['pages', at(/./, setHeader('content-security-policy')), /^Content-Security-Policy is missing on (\d+) of \1 pages/],
  [
    'pages',
    at('/faq', setHeader('content-security-policy', 'default-src *')),
    /is 'default-src \*' instead of '.*' on 1 of \d+ pages: \/faq/,
  ],
  ['pages', at('/faq', setHeader('cache-control', 'max-age=600')), /old pages: .*'max-age=600' on 1 of/],
  [
    'pages',
    at('/', replace('data-entry="[^>]*>', '$&/* added by a host */')),
    /^Content-Security-Policy is 'script-src [^;]*' instead of 'script-src [^;]*' on/,
  ],
  ['slash', at('/about/', setStatus(200)), /^\/about\/ answers with status 200 instead of 301 to \/about\.$/],
  ['unknown', at('/no-such-page', setStatus(200)), /^\/no-such-page does not exist, but answers with status 200/],
  ['unknown', at('/no-such-page', replace('id="root"', '')), /shows the host's own error page/],
  ['unknown', at('/no-such-page', setHeader('cache-control', 'max-age=600')), /may be kept in caches/],
  ['unknown', at('/.env', setStatus(200)), /^Everyone can read \/\.env\./],
  [
    'caching',
    at(/^\/assets\/.*js/, setHeader('cache-control', 'no-cache')),
    /^JavaScript is requested again at every visit/,
  ],
  ['files', at(/^\/fonts\//, setStatus(404)), /^A font is missing: \/fonts\/.*404/],
  ['files', at(/^\/pictures\//, setHeader('content-type', 'text/plain')), /^A picture has the type 'text\/plain'/],
  ['admin', at('/eventsadmin/enquiries', setStatus(404)), /^\/eventsadmin\/enquiries answers with status 404/],
  ['admin', at('/eventsadmin', replace('noindex', '')), /does not tell search engines/],
  ['admin', at(/^\/assets\//, setStatus(404)), /^\/eventsadmin needs \/assets\/.*404/],
  [
    'domain',
    at('/faq', replace(company.url, 'https://old.test')),
    /^The address .* of 1 page is at https:\/\/old\.test/,
  ],
  ['domain', at('/sitemap.xml', replace(company.url, 'https://old.test')), /^sitemap\.xml names https:\/\/old\.test/],
  ['domain', at('/robots.txt', replace(company.url, 'https://old.test')), /^robots\.txt does not name/],
  ['domain', at('/robots.txt', replace('Allow', 'Disallow')), /forbids search engines the whole site/],
  ['domain', at(/^\/pictures\/.*jpg/, setStatus(404)), /^The share picture .* status 404/],
  ['domain', at(/\.ics$/, setHeader('content-type', 'text/plain')), /with which phones do not open it/],
  ['domain', at(/\.ics$/, replace(company.url, 'https://old.test')), /^The calendar .* does not name/],
  [
    'backend',
    at('/build.json', replace('"settings": {', '$&"VITE_SUPABASE_ANON_KEY":"sb_secret_1"')),
    /publishes a secret key/,
  ],
  ['backend', at(/^\/rest/, setStatus(540)), /project is paused/],
  ['backend', at(/^\/rest/, setStatus(401)), /refuses the key/],
  ['backend', at(/^\/rest\/v1\/events/, setStatus(404)), /no table of events/],
  ['backend', at(/submit_enquiry/, setStatus(404)), /Copies of enquiries are not stored/],
  ['sign-up', at(/settings/, (answer) => void json(answer, { mailer_autoconfirm: true })), /asks for no confirmation/],
  ['webhook', at('/api/enquiries', setStatus(404)), /answers a browser with status 404/],
  [
    'build',
    at('/build.json', replace('"commit": "\\w*"', '"commit": "0123456789"')),
    /built from commit 01234567, but/,
  ],
  [
    'build',
    at('/build.json', replace('"builtAt": "20..', '"builtAt": "2020')),
    /^It was built \d+ days ago\. Is the weekly/,
  ],
]

for (const [name, fault, sentence] of faults) {
  test(`says what is wrong: ${name}, ${sentence.source}`, async ({ baseURL }) => {
    const wrong = (await check(name, baseURL, fault)).filter(({ isRight }) => !isRight)
    expect(wrong).toContainEqual({ isRight: false, text: expect.stringMatching(sentence) })
  })
}

test('says what strangers can do', async ({ baseURL }) => {
  // As if they had all rights: the database then refuses only the values.
  const wrong = await check('strangers', baseURL, (path, answer, method) => {
    if (!path.startsWith('/rest/')) return
    if (method === 'GET') json(answer, [{}])
    else json(answer, { code: '23514' }, 400)
  })
  expect(wrong.filter(({ isRight }) => isRight)).toEqual([])
  for (const what of [
    'read enquiries',
    'read withdrawn events',
    'create events',
    'delete events',
    'make themselves admins',
  ]) {
    expect(wrong).toContainEqual({ isRight: false, text: expect.stringMatching(`^Strangers can ${what} `) })
  }
})

test('says whether text is compressed', async ({ baseURL }) => {
  const site = await openSite(baseURL ?? '', { domain: company.url })
  expect(await checks.compression?.(site)).toMatchObject([{ isRight: true }])
  // The proxy does not compress.
  expect(await check('compression', baseURL)).toContainEqual({
    isRight: false,
    text: expect.stringMatching(/^HTML is sent without compression/),
  })
})

test('knows the commit of this folder and the age of a build', async ({ baseURL }) => {
  const site = await openSite(baseURL ?? '', { domain: company.url })
  const build = { ...site.build, commit: readCommit('.'), builtAt: '2026-11-20T00:00:00Z' }
  const now = new Date('2026-11-24T00:00:00Z')
  expect(checkBuild({ ...site, build }, build.commit, now).map(({ isRight }) => isRight)).toEqual([true, true])
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
