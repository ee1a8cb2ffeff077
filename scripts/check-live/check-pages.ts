import { hash } from 'node:crypto'
import { createHeaders, IMMUTABLE, UPGRADE } from '../../vite/hosting/host-rules'
import { type Answer, getRedirect } from './request'
import { countPages, type Finding, isAdminPath, listPaths, right, type Site, summarize, wrong } from './site'

// How the host serves the files of the build.

const PERMANENT = [301, 308]

/** Every page of the sitemap and of the office is there, whole, with the headers that vite/hosting/host-rules.ts says. */
export async function checkPages(site: Site): Promise<Finding[]> {
  const all = [...(await site.getPages())]
  const paths = all.map(([path]) => path)
  if (paths.every(isAdminPath)) return [wrong('sitemap.xml names no page.')]
  const pages = all.filter(([, { status }]) => status === 200)
  const problems: string[] = []
  const name = (found: typeof all, describe: (first: Answer) => string, advice = '') => {
    const [first] = found
    if (!first) return
    const where = `${found.length} of ${all.length} pages: ${listPaths(found.map(([path]) => path))}`
    problems.push(`${describe(first[1])} on ${where}.${advice}`)
  }
  name(
    all.filter(([, { status }]) => status !== 200),
    ({ status }) => (status === 0 ? 'No answer' : `Status ${status} instead of 200`),
  )
  for (const [header, expected] of Object.entries(listHeaders(site))) {
    name(
      pages.filter(([, { headers }]) => !isSame(headers.get(header), expected)),
      ({ headers }) => `${header} ${describeDifference(headers.get(header), expected)}`,
      ' Does the host read _headers?',
    )
  }
  name(
    pages.filter(
      ([, { headers }]) => !/^(?!.*s-maxage=[1-9]).*(?:max-age=0|no-cache)/.test(headers.get('Cache-Control') ?? ''),
    ),
    ({ headers }) => `Visitors may see old pages: Cache-Control is '${headers.get('Cache-Control') ?? ''}'`,
    ' It must have max-age=0.',
  )
  name(
    pages.filter(([, { text }]) => !text.trimEnd().endsWith('</html>')),
    () => 'The end of the page is missing',
  )
  name(
    pages.filter(([path, page]) => hasNoIndex(page) !== isAdminPath(path)),
    (page) => `Search engines are ${hasNoIndex(page) ? '' : 'not '}told to leave the page out (noindex)`,
  )
  name(
    pages.filter(([, { text }]) => text.includes('/cdn-cgi/l/email-protection')),
    () => 'Cloudflare replaces email addresses',
    ' Turn off Email Address Obfuscation in its dashboard.',
  )
  return summarize(problems, `All ${all.length} pages answer, with their security headers and caching.`)
}

/** The sitemap has every page that others link to. */
export async function checkSitemap(site: Site): Promise<Finding[]> {
  const pages = await site.getPages()
  const links = [...pages.values()].flatMap(({ text }) =>
    [...text.matchAll(/<a [^>]*href="(\/[^"?#.]*)["?#]/g)].map(([, path = '']) => path),
  )
  const missing = [...new Set(links)].filter((path) => !pages.has(path))
  return summarize(
    missing.length > 0
      ? [`sitemap.xml lacks ${countPages(missing.length)} that others link to: ${listPaths(missing)}.`]
      : [],
    'sitemap.xml has every page.',
  )
}

const hasNoIndex = ({ headers, text }: Answer) =>
  /noindex/.test(`${headers.get('X-Robots-Tag')} ${/<meta name="robots"[^>]*>/.exec(text)?.[0]}`)

function listHeaders({ build, home, isLocal }: Site): Record<string, string> {
  const [, script = ''] = /<script data-entry[^>]*>(.*?)<\/script>/s.exec(home.text) ?? []
  const headers = createHeaders({ env: build.settings, pageLoaderHash: `sha256-${hash('sha256', script, 'base64')}` })
  const policy = headers['Content-Security-Policy'] ?? ''
  return {
    ...headers,
    // Left out by `vite preview`, and without effect over HTTP.
    'Content-Security-Policy': isLocal ? withoutUpgrade(policy) : policy,
  }
}

const withoutUpgrade = (policy: string) => policy.replace(`; ${UPGRADE}`, '')

/** Hosts write lists with and without spaces. */
const isSame = (sent: string | null, expected: string) =>
  sent !== null && [sent, withoutUpgrade(sent)].some((value) => normalize(value) === normalize(expected))
const normalize = (value: string) => value.replaceAll(/\s*([,;])\s*/g, '$1')

/** A policy is long, so only the directives that differ are named. */
function describeDifference(sent: string | null, expected: string): string {
  if (sent === null) return 'is missing'
  const [was, mustBe] = [sent, expected].map((value) => value.split(/; */))
  const without = (parts: string[] = [], others: string[] = []) =>
    parts.filter((part) => !others.includes(part)).join('; ')
  return `is '${without(was, mustBe)}' instead of '${without(mustBe, was)}'`
}

/** A page has one address: `/about/` or `/about.html` leads to it. */
export async function checkRedirect(site: Site, path: string): Promise<Finding[]> {
  const answer = await site.get(path)
  const target = getRedirect(answer, site.url)?.pathname
  return PERMANENT.includes(answer.status) && target === '/about'
    ? [right(`${path} leads to /about.`)]
    : [wrong(`${path} answers with status ${answer.status}${target ? ` to ${target}` : ''} instead of 301 to /about.`)]
}

/** Checks that unknown paths answer 404 and that private files are not sent. */
export async function checkUnknownPaths(site: Site): Promise<Finding[]> {
  const problems = []
  for (const path of ['/no-such-page', '/av-hire/no-such-page', '/eventsadmin/no-such-page']) {
    const { status, headers, text } = await site.get(path)
    const caching = headers.get('Cache-Control') ?? ''
    if (status !== 404) problems.push(`${path} does not exist, but answers with status ${status} instead of 404.`)
    else if (!isOwnPage(text)) problems.push(`${path} shows the host's own error page instead of 404.html.`)
    else if (/max-age=[1-9]/.test(caching))
      problems.push(`${path} does not exist, but may be kept in caches: ${caching}.`)
    else if (!headers.has('Content-Security-Policy')) problems.push(`${path} comes without the security headers.`)
  }
  for (const path of ['/.env', '/.git/HEAD', '/package.json']) {
    const { status, text } = await site.get(path)
    // A host may send a page for every path.
    if (status === 200 && !isOwnPage(text)) problems.push(`Everyone can read ${path}. Publish only the folder dist.`)
  }
  return summarize(
    problems,
    'Unknown paths answer with status 404 and the page for it, and no file is there by mistake.',
  )
}

const isOwnPage = (text: string) => text.includes('id="root"')

/** Files of the home page: their addresses, and what their types are. */
function listFiles({ home }: Site) {
  const find = (pattern: RegExp) => pattern.exec(home.text)?.[1]
  return [
    { what: 'JavaScript', path: find(/data-entry="([^"]+)"/), type: /javascript/ },
    { what: 'CSS', path: find(/data-styles="([^"]+)"/), type: /text\/css/ },
    { what: 'A font', path: find(/href="(\/fonts\/[^"]+)"/), type: /font|octet-stream/ },
    { what: 'A picture', path: find(/src="(\/pictures\/[^"]+)"/), type: /^image\// },
  ]
}

/** The files that the pages name are there; those of the home page have the right type, and browsers may keep them. */
export async function checkFiles(site: Site): Promise<Finding[]> {
  const problems = []
  for (const { what, path, type } of listFiles(site)) {
    if (!path) {
      problems.push(`${what} is missing: the home page names none.`)
      continue
    }
    const { status, headers } = await site.get(path)
    const [sentType, caching] = ['Content-Type', 'Cache-Control'].map((name) => headers.get(name) ?? '')
    if (status !== 200) problems.push(`${what} is missing: ${path}, status ${status}.`)
    else if (!type.test(sentType ?? '')) problems.push(`${what} has the type '${sentType}': ${path}.`)
    else if (!isSame(caching ?? null, IMMUTABLE)) {
      problems.push(
        `${what} is requested again at every visit: Cache-Control of ${path} is '${caching}' instead of '${IMMUTABLE}'.`,
      )
    }
  }
  // Where the files of the home page are missing, others are, too.
  if (problems.length > 0) return problems.map(wrong)
  const pages = [...(await site.getPages()).values()]
  const missing = await site.findMissing(pages.flatMap(({ text }) => text.match(/\/assets\/[\w.-]+/g) ?? []))
  return summarize(
    missing.length > 0 ? [`${missing.length} files that pages need are missing: ${listPaths(missing)}.`] : [],
    'Scripts, styles, fonts and pictures are there, and browsers may keep them for a year.',
  )
}

/** Text is compressed on the way. */
export async function checkCompression(site: Site): Promise<Finding[]> {
  const texts = listFiles(site).filter(({ what }) => /JavaScript|CSS/.test(what))
  const problems = []
  for (const { what, path } of [{ what: 'HTML', path: '/' }, ...texts]) {
    const { headers } = await site.get(path ?? '/')
    if (!/^(?:br|gzip|zstd)$/.test(headers.get('Content-Encoding') ?? '')) {
      problems.push(`${what} is sent without compression. Turn on Brotli or gzip at the host.`)
    }
  }
  return summarize(problems, 'Text is compressed on the way.')
}
