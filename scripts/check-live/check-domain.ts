import { CALENDAR_TYPE } from '../../vite/hosting/host-rules'
import { getRedirect, NoResponseError, request } from './request'
import { countPages, type Finding, isAdminPath, listPaths, right, type Site, summarize, wrong } from './site'

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
  const pages = [...(await site.getPages())].filter(([path, { status }]) => status === 200 && !isAdminPath(path))
  const named = pages.map(([path, { text }]) => ({
    path,
    canonical: /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(text)?.[1],
    picture: /<meta[^>]*property="og:image"[^>]*content="([^"]+)"/.exec(text)?.[1],
  }))
  const others = named.filter(
    ({ path, canonical }) => canonical?.replace(/\/$/, '') !== (domain + path).replace(/\/$/, ''),
  )
  if (others[0]) {
    problems.push(
      `${countPages(others.length)} should be at ${domain} with their own path, but the first one names ${others[0].canonical ?? 'no address'}: ${listPaths(others.map(({ path }) => path))}. The domain is url in src/content/company.ts; another path is another page.`,
    )
  }
  const pictures = named.flatMap(({ picture }) => picture ?? [])
  const elsewhere = pictures.filter((picture) => !picture.startsWith(`${domain}/`))
  const missing = await site.findMissing(pictures.map((picture) => new URL(picture).pathname))
  if (pictures.length < named.length)
    problems.push(`${countPages(named.length - pictures.length)} without a share picture.`)
  // The address of a picture follows from that of its page.
  if (elsewhere[0] && others.length === 0) problems.push(`Share pictures are at ${elsewhere[0]} instead of ${domain}.`)
  if (missing.length > 0) problems.push(`Share pictures are missing: ${listPaths(missing)}.`)
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
      problems.push(`The calendar ${path} has the type '${type}', which phones may not open as a calendar.`)
    } else if (!text.startsWith('BEGIN:VCALENDAR') || addresses.some((line) => !line.includes(`:${site.domain}/`))) {
      problems.push(`The calendar ${path} does not name ${site.domain}.`)
    }
  }
  return problems
}
