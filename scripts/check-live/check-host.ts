import { describeAnswer, type Finding, getRedirect, notChecked, report, request, type Site } from './site'

// The one address of the site.

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

/** Search engines may show the site, at its domain. */
export async function checkSearchEngines({ get, home, domain }: Site): Promise<Finding[]> {
  const [, canonical = ''] = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(home.text) ?? []
  const problems = []
  if (!canonical.startsWith(`${domain}/`)) {
    problems.push(`Search engines are sent to ${canonical} instead of ${domain}. Write url in src/content/company.ts.`)
  }
  const robots = await get('/robots.txt')
  if (!robots.text.includes(`Sitemap: ${domain}/`) || /^Disallow: \/\s*$/m.test(robots.text)) {
    problems.push(
      `robots.txt (${describeAnswer(robots)}) forbids the site, or does not name ${domain}. The host must send that of the build.`,
    )
  }
  return report(problems, `Search engines may show the site at ${domain}.`)
}
