import { hash } from 'node:crypto'
import { createHeaders, IMMUTABLE, UPGRADE } from '../../vite/hosting/host-rules'
import { getRedirect } from './request'
import { type Finding, listPaths, right, type Site, summarize, wrong } from './site'

// How the host serves the files of the build.

const PERMANENT = [301, 308]

/** Every page of the sitemap is there, with the headers that vite/hosting/host-rules.ts says. */
export async function checkPages(site: Site): Promise<Finding[]> {
  const pages = [...(await site.getPages())]
  if (pages.length === 0) return [wrong('sitemap.xml names no page.')]
  const problems = []
  const failed = pages.filter(([, { status }]) => status !== 200)
  if (failed.length > 0) {
    const [[, first]] = failed as [(typeof failed)[number]]
    problems.push(
      `${failed.length} of ${pages.length} pages do not answer with status 200 but with ${first.status}: ${listPaths(failed.map(([path]) => path))}.`,
    )
  }
  const answered = pages.filter(([, { status }]) => status === 200)
  for (const [name, expected] of Object.entries(listHeaders(site))) {
    const other = answered.filter(([, { headers }]) => !isSame(headers.get(name), expected))
    const [first] = other
    if (!first) continue
    problems.push(
      `${name} ${describeDifference(first[1].headers.get(name), expected)} on ${other.length} of ${answered.length} pages: ${listPaths(other.map(([path]) => path))}. Does the host read _headers?`,
    )
  }
  const kept = answered.filter(([, { headers }]) => !/max-age=0|no-cache/.test(headers.get('Cache-Control') ?? ''))
  const [firstKept] = kept
  if (firstKept) {
    problems.push(
      `Visitors may see old pages: Cache-Control is '${firstKept[1].headers.get('Cache-Control') ?? ''}' on ${kept.length} of ${answered.length} pages: ${listPaths(kept.map(([path]) => path))}. It must have max-age=0.`,
    )
  }
  return summarize(
    problems,
    `All ${pages.length} pages of the sitemap answer, with their security headers and caching.`,
  )
}

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
    if (status !== 404) problems.push(`${path} does not exist, but answers with status ${status} instead of 404.`)
    else if (!text.includes('id="root"')) problems.push(`${path} shows the host's own error page instead of 404.html.`)
    if (/max-age=[1-9]/.test(headers.get('Cache-Control') ?? '')) {
      problems.push(`${path} does not exist, but may be kept in caches: ${headers.get('Cache-Control')}.`)
    }
    if (!headers.has('Content-Security-Policy')) problems.push(`${path} comes without the security headers.`)
  }
  for (const path of ['/.env', '/.git/HEAD', '/package.json']) {
    const { status } = await site.get(path)
    if (status === 200) problems.push(`Everyone can read ${path}. Publish only the folder dist.`)
  }
  return summarize(
    problems,
    'Unknown paths answer with status 404 and the page for it, and no file is there by mistake.',
  )
}

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

/** The files of a page are there, and of the right type. */
export async function checkFiles(site: Site): Promise<Finding[]> {
  const problems = []
  for (const { what, path, type } of listFiles(site)) {
    const { status, headers } = path ? await site.get(path) : { status: 404, headers: new Headers() }
    const sent = headers.get('Content-Type') ?? ''
    if (status !== 200) problems.push(`${what} is missing: ${path ?? 'the home page names none'}, status ${status}.`)
    else if (!type.test(sent)) problems.push(`${what} has the type '${sent}': ${path}.`)
  }
  return summarize(problems, 'Scripts, styles, fonts and pictures are there.')
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

/** The names of files change with their content, so browsers may keep them for a year. */
export async function checkCaching(site: Site): Promise<Finding[]> {
  const problems = []
  for (const { what, path } of listFiles(site)) {
    if (!path) continue
    const { headers } = await site.get(path)
    const sent = headers.get('Cache-Control')
    if (!isSame(sent, IMMUTABLE)) {
      problems.push(
        `${what} is requested again at every visit: Cache-Control of ${path} is '${sent ?? ''}' instead of '${IMMUTABLE}'.`,
      )
    }
  }
  return summarize(problems, 'Browsers may keep files for a year.')
}

/** The admin pages open, and search engines leave them out. */
export async function checkAdminPages(site: Site): Promise<Finding[]> {
  const problems = []
  for (const path of ['/eventsadmin', '/eventsadmin/enquiries']) {
    const page = await site.get(path)
    if (page.status !== 200) {
      problems.push(`${path} answers with status ${page.status}, so the office cannot open it.`)
      continue
    }
    if (!page.text.includes('noindex')) problems.push(`${path} does not tell search engines to leave it out.`)
    for (const [, file = ''] of page.text.matchAll(/<(?:script|link)[^>]*(?:src|href)="(\/assets\/[^"]+)"/g)) {
      const { status } = await site.get(file)
      if (status !== 200) problems.push(`${path} needs ${file}, which answers with status ${status}.`)
    }
  }
  return problems.length > 0 ? problems.map(wrong) : [right('/eventsadmin and /eventsadmin/enquiries open.')]
}
