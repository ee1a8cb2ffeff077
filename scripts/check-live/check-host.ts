import {
  describeAnswer,
  type Finding,
  getRedirect,
  notChecked,
  report,
  request,
  type Site,
} from './site'

// The one address of the site.

/** A link keeps its page and its query, which has the booking, on the way from `http` and from the other name. */
const PATH = '/contact?check=1'

/** `http` and the other name, with `www.` or without it, lead to the one address. */
export async function checkAddresses({ url, domain }: Site): Promise<Finding[]> {
  if (url !== domain) return notChecked(`http and www, because the site is not at ${domain} yet.`)
  const { host } = new URL(url)
  const other = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`
  const problems = []
  for (const address of [`http://${host}`, `https://${other}`]) {
    const { target, answer } = await followRedirects(address + PATH, url + PATH)
    if (target === url + PATH) continue
    const found = target ? `it leads to ${target}` : describeAnswer(answer)
    problems.push(
      `${address}${PATH} does not lead to ${url}${PATH}: ${found}. Set a redirect at the host that keeps path and query.`,
    )
  }
  return report(problems, `http and ${other} lead to ${url}.`)
}

/** `http` may lead to `https` first, and then to the other name. */
const MAX_REDIRECTS = 3

/** Where an address leads, until it is the right one or leads on no more: its last answer, and the address of that. */
async function followRedirects(start: string, end: string) {
  let answer = await request(start)
  let target: string | undefined
  for (let count = 0; count < MAX_REDIRECTS; count++) {
    const next = getRedirect(answer, target ?? start)?.href
    if (!next) break
    target = next
    if (target === end) break
    answer = await request(target)
  }
  return { target, answer }
}

/** Search engines may show the site, at its domain. */
export async function checkSearchEngines({ get, home, domain }: Site): Promise<Finding[]> {
  const [, canonical = ''] = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(home.text) ?? []
  const problems = []
  if (!canonical.startsWith(`${domain}/`)) {
    problems.push(
      `Search engines are sent to ${canonical} instead of ${domain}. Write url in src/content/company.ts.`,
    )
  }
  const robots = await get('/robots.txt')
  // Some hosts add rules for certain robots.
  if (robots.status !== 200 || !robots.text.includes(`Sitemap: ${domain}/`)) {
    problems.push(
      `robots.txt (${describeAnswer(robots)}) does not name the sitemap of ${domain}. The host must send that of the build.`,
    )
  }
  return report(problems, `Search engines may show the site at ${domain}.`)
}

/** Two weekly rebuilds. Pages name the next dates of the weekly events. */
const MAX_AGE_DAYS = 14

/** The pages name no dates that are over. */
export function checkAge({ builtAt }: Site, now = new Date()): Finding[] {
  const days = Math.floor((now.getTime() - new Date(builtAt).getTime()) / 86_400_000)
  return report(
    days <= MAX_AGE_DAYS
      ? []
      : [
          `The build is ${days} days old, so pages name dates that are over. Rebuild it every week: see docs/go-live.md.`,
        ],
    `The build is ${days} days old.`,
  )
}
