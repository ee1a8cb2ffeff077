import { CALENDAR_TYPE } from '../../vite/hosting/host-rules'
import { getRedirect, NoResponseError, request } from './request'
import { countPages, type Finding, listPaths, right, type Site, summarize, wrong } from './site'

// Which addresses the site has, and which it names.

/** http leads to https. */
export async function checkHttps({ url, isLocal, timeoutMs }: Site): Promise<Finding[]> {
  if (isLocal) return []
  const plain = url.replace(/^https:/, 'http:')
  const answer = await request(plain, timeoutMs)
  return getRedirect(answer, plain)?.origin === url
    ? [right('http leads to https.')]
    : [
        wrong(
          `${plain} answers with status ${answer.status} and does not lead to ${url}. Turn on "Always use HTTPS" at the host.`,
        ),
      ]
}

/** With or without www: one of the two leads to the other. */
export async function checkHostNames({ url, domain, isLocal, timeoutMs }: Site): Promise<Finding[]> {
  // A host's own address, before the domain is connected, has only one name.
  if (isLocal || url !== domain) return []
  const { protocol, host } = new URL(url)
  const other = `${protocol}//${host.startsWith('www.') ? host.slice(4) : `www.${host}`}`
  try {
    const answer = await request(other, timeoutMs)
    if (getRedirect(answer, other)?.origin === url) return [right(`${other} leads to ${url}.`)]
    return [
      wrong(
        `${other} answers with status ${answer.status} and does not lead to ${url}. Search engines then see two sites.`,
      ),
    ]
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error
    return [wrong(`People who type ${other} do not arrive: ${error.message}`)]
  }
}

/** Pages, sitemap, robots.txt, calendars and share pictures name the domain that visitors use. */
export async function checkDomain(site: Site): Promise<Finding[]> {
  const { domain } = site
  const problems = []
  const pages = [...(await site.getPages())].filter(([, { status }]) => status === 200)
  const named = pages.map(([path, { text }]) => ({
    path,
    canonical: /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(text)?.[1],
    picture: /<meta[^>]*property="og:image"[^>]*content="([^"]+)"/.exec(text)?.[1],
  }))
  for (const [what, field] of [
    ['address (canonical)', 'canonical'],
    ['share picture', 'picture'],
  ] as const) {
    const others = named.filter((page) => !page[field]?.startsWith(`${domain}/`) && page[field] !== domain)
    const [first] = others
    if (!first) continue
    problems.push(
      `The ${what} of ${countPages(others.length)} is ${first[field] ? `at ${first[field]}` : 'missing'} instead of ${domain}: ${listPaths(others.map(({ path }) => path))}. It follows from url in src/content/company.ts.`,
    )
  }
  for (const path of new Set(named.flatMap(({ picture }) => (picture ? [new URL(picture).pathname] : [])))) {
    const { status, headers } = await site.get(path, { method: 'HEAD' })
    if (status !== 200 || !headers.get('Content-Type')?.startsWith('image/')) {
      problems.push(`The share picture ${path} answers with status ${status}.`)
    }
  }
  const { text: sitemap } = await site.get('/sitemap.xml')
  const strays = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].filter(([, url]) => new URL(url ?? '').origin !== domain)
  if (strays.length > 0)
    problems.push(`sitemap.xml names ${new URL(strays[0]?.[1] ?? '').origin} instead of ${domain}.`)
  const { text: robots } = await site.get('/robots.txt')
  if (!robots.includes(`Sitemap: ${domain}/sitemap.xml`)) {
    problems.push(`robots.txt does not name ${domain}/sitemap.xml.`)
  }
  if (/^Disallow: \/\s*$/m.test(robots)) problems.push('robots.txt forbids search engines the whole site.')
  problems.push(...(await findCalendarProblems(site)))
  return summarize(problems, `Pages, share pictures, calendars, sitemap.xml and robots.txt name ${domain}.`)
}

/** The pages of weekly events link to their calendars. */
async function findCalendarProblems(site: Site): Promise<string[]> {
  const links = [...(await site.getPages()).values()].flatMap(
    ({ text }) => text.match(/\/calendars\/[\w-]+\.ics/g) ?? [],
  )
  const problems = []
  for (const path of new Set(links)) {
    const { status, headers, text } = await site.get(path)
    const type = headers.get('Content-Type') ?? ''
    const addresses = text.replaceAll('\r\n ', '').match(/^URL[^:]*:.*/gm) ?? []
    if (status !== 200) problems.push(`The calendar ${path} answers with status ${status}.`)
    else if (type.toLowerCase() !== CALENDAR_TYPE) {
      problems.push(`The calendar ${path} has the type '${type}', with which phones do not open it.`)
    } else if (!text.startsWith('BEGIN:VCALENDAR') || addresses.some((line) => !line.includes(`:${site.domain}/`))) {
      problems.push(`The calendar ${path} does not name ${site.domain}.`)
    }
  }
  return problems
}
