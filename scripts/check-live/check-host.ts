import { hash } from 'node:crypto'
import { createHeaders, IMMUTABLE, UPGRADE } from '../../vite/hosting/host-rules'
import { describeAnswer, type Finding, getRedirect, isOwnPage, notChecked, report, request, type Site } from './site'

// What the host makes of the files of the build.

/** `http` and the other name, with `www.` or without it, lead to the one address. */
export async function checkAddresses({ url, domain }: Site): Promise<Finding[]> {
  if (url !== domain) return notChecked(`http and www, because the site is not at ${domain} yet.`)
  const { host } = new URL(url)
  const other = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`
  const problems = []
  for (const address of [`http://${host}`, `https://${other}`]) {
    const answer = await request(address)
    if (getRedirect(answer, address)?.origin === url) continue
    problems.push(`${address} does not lead to ${url}: ${describeAnswer(answer)}. Set a redirect at the host.`)
  }
  return report(problems, `http and ${other} lead to ${url}.`)
}

const ADMIN_PATHS = ['/eventsadmin', '/eventsadmin/enquiries']
const MAX_NAMED = 3

/** Every page of the sitemap and of the office answers, and a path without a page does so with 404.html. */
export async function checkPages({ get }: Site): Promise<Finding[]> {
  const sitemap = await get('/sitemap.xml')
  const publicPaths = [...sitemap.text.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path)
  if (publicPaths.length === 0) {
    return report([`sitemap.xml names no page: ${describeAnswer(sitemap)}. Look at the host's list of deployments.`])
  }
  const broken = []
  for (const path of [...publicPaths, ...ADMIN_PATHS]) {
    const page = await get(path)
    if (page.status !== 200 || !isOwnPage(page)) broken.push(`${path}: ${describeAnswer(page)}`)
  }
  const missing = await get('/no-such-page')
  return report(
    [
      ...(broken.length > 0
        ? [
            `Pages that do not answer as built: ${broken.length}, such as ${broken.slice(0, MAX_NAMED).join(', ')}. Deploy again.`,
          ]
        : []),
      ...(missing.status === 404 && isOwnPage(missing)
        ? []
        : [`/no-such-page gives ${describeAnswer(missing)} instead of 404 with 404.html. Set that page at the host.`]),
    ],
    `All ${publicPaths.length} pages answer, and a path without a page gives 404.`,
  )
}

/** Visitors and search engines are sent the home page and its script with the headers of the build. */
export async function checkHeaders({ get, home, settings }: Site): Promise<Finding[]> {
  const [, entry = '', script = ''] = /<script data-entry="([^"]+)"[^>]*>(.*?)<\/script>/s.exec(home.text) ?? []
  const headers = createHeaders({ env: settings, pageLoaderHash: `sha256-${hash('sha256', script, 'base64')}` })
  const others = Object.entries(headers).filter(
    ([name, value]) => normalize(home.headers.get(name)) !== normalize(value),
  )
  const problems = others.map(
    ([name]) =>
      `${name} of the home page is not that of the build. The host must send what dist/_headers says, and leave the pages as they are.`,
  )
  const caching = home.headers.get('Cache-Control') ?? ''
  if (!/max-age=0|no-cache/.test(caching)) {
    problems.push(`Browsers keep old pages: Cache-Control is '${caching}'. Let the host send max-age=0 with pages.`)
  }
  const asset = await get(entry)
  if (asset.status !== 200 || normalize(asset.headers.get('Cache-Control')) !== normalize(IMMUTABLE)) {
    problems.push(
      `${entry} gives ${describeAnswer(asset)} and Cache-Control '${asset.headers.get('Cache-Control') ?? ''}' instead of '${IMMUTABLE}'. Let the host send what dist/_headers says.`,
    )
  }
  return report(problems, 'Pages and scripts come with the security headers and the caching of the build.')
}

/** Hosts write lists with and without spaces. `vite preview` leaves out the upgrade. */
const normalize = (value: string | null) => value?.replaceAll(/\s*([,;])\s*/g, '$1').replace(`;${UPGRADE}`, '')

/** Search engines may show the site, at its domain. */
export async function checkSearchEngines({ get, home, domain }: Site): Promise<Finding[]> {
  const find = (pattern: RegExp) => pattern.exec(home.text)?.[1] ?? ''
  const canonical = find(/<link[^>]*rel="canonical"[^>]*href="([^"]+)"/)
  const problems = []
  if (!canonical.startsWith(`${domain}/`)) {
    problems.push(`Search engines are sent to ${canonical} instead of ${domain}. Write url in src/content/company.ts.`)
  }
  if (/noindex/.test(`${home.headers.get('X-Robots-Tag')} ${find(/<meta name="robots" content="([^"]*)"/)}`)) {
    problems.push('Search engines are told to leave the site out (noindex). Look at the headers that the host adds.')
  }
  const robots = await get('/robots.txt')
  if (!robots.text.includes(`Sitemap: ${domain}/`) || /^Disallow: \/\s*$/m.test(robots.text)) {
    problems.push(
      `robots.txt (${describeAnswer(robots)}) forbids the site, or does not name ${domain}. The host must send that of the build.`,
    )
  }
  return report(problems, `Search engines may show the site at ${domain}.`)
}
