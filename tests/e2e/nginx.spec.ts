import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { company } from '../../src/content/company'
import { getFreePort } from '../support/listen'
import { BUILD, publicPaths } from './fixtures'

const NGINX = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file))
if (!NGINX) console.log('nginx is not installed, so the tests of dist.nginx.conf are skipped.')

const IMMUTABLE = 'public, max-age=31536000, immutable'
const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'))
let httpPort = NaN
let nginx: ChildProcess | undefined
let session: ClientHttp2Session

test.describe.configure({ mode: 'serial' })
test.skip(!NGINX, 'nginx is not installed')

test.beforeAll(async () => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '1']
  execFileSync('openssl', [...options, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  httpPort = await getFreePort()
  const httpsPort = await getFreePort()
  const site = readFileSync(`${BUILD}.nginx.conf`, 'utf8')
    .replace(/listen \[::\].*\n/g, '')
    .replace('listen 80', `listen ${httpPort}`)
    .replace('listen 443', `listen ${httpsPort}`)
    .replace(/root .*;/, `root ${resolve(BUILD)};`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; events {}
     http { access_log off; include /etc/nginx/mime.types; ${paths.join(' ')} ${site} }`,
  )
  nginx = spawn(NGINX ?? '', ['-e', join(folder, 'error.log'), '-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
  await expect(async () => {
    session = connect(`https://localhost:${httpsPort}`, { rejectUnauthorized: false })
    await once(session, 'connect')
  }).toPass({ timeout: 10_000 })
})

test.afterAll(() => {
  session?.close()
  nginx?.kill()
  rmSync(folder, { recursive: true, force: true })
})

async function get(path: string, encoding = 'identity') {
  const stream = session.request({ ':path': path, 'accept-encoding': encoding })
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders]
  return { headers, body: Buffer.concat((await stream.toArray()) as Buffer[]) }
}

const toFile = (path: string) => `${BUILD}${path === '/' ? '/index' : path}.html`

test('nginx serves every page compressed, with the headers of the site', async () => {
  const [policy = ''] = /(?<=Content-Security-Policy: ).*/.exec(readFileSync(`${BUILD}/_headers`, 'utf8')) ?? []
  for (const path of [...publicPaths, '/eventsadmin', '/eventsadmin/enquiries']) {
    const { headers, body } = await get(path, 'gzip, deflate')
    expect(headers, path).toMatchObject({
      ':status': 200,
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    })
    expect(body.equals(readFileSync(`${toFile(path)}.gz`)), path).toBe(true)
    expect(gunzipSync(body).equals(readFileSync(toFile(path))), path).toBe(true)
    expect(brotliDecompressSync(readFileSync(`${toFile(path)}.br`)).equals(gunzipSync(body)), path).toBe(true)
  }
  expect((await get('/about')).body.equals(readFileSync(toFile('/about')))).toBe(true)
})

test('nginx redirects every other spelling of a page once, and to nothing else', async () => {
  for (const path of publicPaths) {
    const others = path === '/' ? ['/index.html', '/index'] : [`${path}/`, path.toUpperCase(), `${path}.html`]
    for (const other of others) {
      const { headers } = await get(`${other}?a=1`)
      expect([headers[':status'], headers.location], other).toEqual([301, `${path}?a=1`])
    }
  }
  for (const path of ['/about/more', '//evil.example', '/404', '/404.html', '/_headers', '/_redirects', '/assets/']) {
    expect((await get(path)).headers, path).not.toHaveProperty('location')
  }
})

test('nginx sends the type and the caching of each kind of file', async () => {
  const html = readFileSync(toFile('/'), 'utf8')
  const find = (pattern: RegExp) => pattern.exec(html)?.[0] ?? ''
  const revalidate = 'public, max-age=0, must-revalidate'
  for (const [path, type, cache] of [
    [find(/\/assets\/[\w-]+\.js/), /javascript/, IMMUTABLE],
    [find(/\/assets\/[\w-]+\.css/), /text\/css/, IMMUTABLE],
    [find(/\/pictures\/[\w/-]+\.webp/), /image\/webp/, IMMUTABLE],
    [find(/\/fonts\/[\w-]+\.woff2/), /font\/woff2/, IMMUTABLE],
    ['/sitemap.xml', /text\/xml/, revalidate],
    ['/robots.txt', /text\/plain/, revalidate],
    ['/calendars/weekly-events.ics', /^text\/calendar; charset=utf-8$/, revalidate],
    ['/site.webmanifest', /application\/manifest\+json/, revalidate],
    ['/favicon.svg', /image\/svg\+xml/, revalidate],
    ['/favicon.ico', /image\/x-icon/, revalidate],
  ] as const) {
    const { headers } = await get(path, 'gzip')
    expect(headers, path).toMatchObject({ ':status': 200, 'cache-control': cache })
    expect(headers['content-type'], path).toMatch(type)
    expect(headers['content-encoding'], path).toBe(/webp|woff2|ico$/.test(path) ? undefined : 'gzip')
  }
})

test('nginx answers an unknown path with the page for it, and lets nobody cache that', async () => {
  const compressed = ['/index.html.gz', '/about.html.br', '/sitemap.xml.gz']
  for (const path of ['/no-such', '/assets/no-such.js', '/404.html', '/_headers', '/pictures/', ...compressed]) {
    const { headers, body } = await get(path)
    expect(headers, path).toMatchObject({ ':status': 404, 'x-content-type-options': 'nosniff' })
    expect(headers, path).not.toHaveProperty('cache-control')
    expect(body.equals(readFileSync(`${BUILD}/404.html`)), path).toBe(true)
  }
})

test('nginx sends visitors from http to https, on its own host whatever host they ask for', async () => {
  const { headers } = await fetch(`http://localhost:${httpPort}/faq?a=1`, { redirect: 'manual' })
  expect(headers.get('location')).toBe(`${company.url}/faq?a=1`)
})
