import { hash } from 'node:crypto'
import { createHeaders, IMMUTABLE, UPGRADE } from '../../vite/hosting/host-rules'
import {
  type Answer,
  describeAnswer,
  type Finding,
  getRedirect,
  isOwnPage,
  report,
  type Site,
} from './site'

// What the host makes of the pages of the build, and of the files that they name.

type Page = Answer & { path: string }

const ADMIN_PATHS = ['/eventsadmin', '/eventsadmin/enquiries']
const isAdminPage = ({ path }: Page) => ADMIN_PATHS.includes(path)
const MAX_NAMED = 3

/** Every page of the sitemap and of the office is as it was built, and a path without a page answers with 404.html. */
export async function checkPages(site: Site): Promise<Finding[]> {
  const { get } = site
  const sitemap = await get('/sitemap.xml')
  const publicPaths = [...sitemap.text.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  )
  if (publicPaths.length === 0) {
    return report([
      `sitemap.xml names no page: ${describeAnswer(sitemap)}. Look at the host's list of deployments.`,
    ])
  }
  const whole: Page[] = []
  const damaged = []
  const rewritten: Page[] = []
  for (const path of [...publicPaths, ...ADMIN_PATHS]) {
    const page = { path, ...(await get(path)) }
    const damage = findDamage(page)
    if (damage) damaged.push(`${path}: ${damage}`)
    else (REWRITTEN.some(([, sign]) => sign.test(page.text)) ? rewritten : whole).push(page)
  }
  const missing = await get('/no-such-page')
  return report(
    [
      ...name(
        'Pages are not as built',
        damaged,
        'Deploy again, and look at the redirects of the host.',
      ),
      ...REWRITTEN.flatMap(([feature, sign]) =>
        name(
          `Cloudflare's ${feature} rewrites pages`,
          listPaths(rewritten.filter(({ text }) => sign.test(text))),
          'Turn it off there.',
        ),
      ),
      ...checkHeaders(site, whole),
      ...checkSearch(whole),
      ...(await checkFiles(site, whole)),
      ...(await checkSpellings(site, publicPaths)),
      ...(missing.status === 404 && isOwnPage(missing)
        ? []
        : [
            `/no-such-page gives ${describeAnswer(missing)} instead of 404 with 404.html. Set that page at the host.`,
          ]),
    ],
    `All ${publicPaths.length} pages are as built, with their headers, scripts, styles and calendars, and other paths give 404.`,
  )
}

/** One sentence for all pages or files with the same fault, if there are any. */
const name = (fault: string, found: readonly string[], advice: string): string[] =>
  found.length > 0
    ? [`${fault}: ${found.length}, such as ${found.slice(0, MAX_NAMED).join(', ')}. ${advice}`]
    : []

const listPaths = (pages: readonly Page[]) => pages.map(({ path }) => path)

/** Why this is not the page that was built for its path. Its other faults would follow from that. */
function findDamage(page: Page): string | undefined {
  if (page.status !== 200 || !isOwnPage(page)) return describeAnswer(page)
  if (!page.text.trimEnd().endsWith('</html>')) return 'its end is missing'
  // Admin pages have none.
  const [, canonical] =
    /<link[^>]*rel="canonical"[^>]*href="https?:\/\/[^/"]+([^"]*)"/.exec(page.text) ?? []
  return canonical === (isAdminPage(page) ? undefined : page.path)
    ? undefined
    : 'another page is there'
}

/** What changes pages of a domain at Cloudflare, and how it shows. The first is on by default. */
const REWRITTEN: readonly [feature: string, sign: RegExp][] = [
  ['Email Address Obfuscation', /\/cdn-cgi\/l\/email-protection/],
  ['Rocket Loader', /type="[\da-f]+-text\/javascript"/],
]

/** Pages come with the security headers of the build, and no cache keeps them. */
function checkHeaders({ home, settings }: Site, pages: readonly Page[]): string[] {
  const [, script = ''] = /<script\b[^>]* data-files=[^>]*>(.*?)<\/script>/s.exec(home.text) ?? []
  const headers = createHeaders({
    env: settings,
    pageLoaderHash: `sha256-${hash('sha256', script, 'base64')}`,
  })
  const listOthers = (page: Page) =>
    Object.entries(headers).flatMap(([header, built]) => {
      const sent = page.headers.get(header) ?? ''
      // A host may set a longer one.
      const isRight =
        header === 'Strict-Transport-Security'
          ? getMaxAge(sent) >= getMaxAge(built)
          : normalize(sent) === normalize(built)
      return isRight ? [] : [header]
    })
  return [
    ...name(
      `Pages have another ${[...new Set(pages.flatMap(listOthers))].join(', ')} than the build`,
      listPaths(pages.filter((page) => listOthers(page).length > 0)),
      'The host must send what dist/_headers says, and leave the pages as they are.',
    ),
    ...name(
      'Browsers or the host keep old pages',
      listPaths(pages.filter(isKept)),
      'Let the host send Cache-Control with max-age=0, and without stale-while-revalidate.',
    ),
  ]
}

/** Hosts write lists with and without spaces. `vite preview` leaves out the upgrade. */
const normalize = (value: string) =>
  value.replaceAll(/\s*([,;])\s*/g, '$1').replace(`;${UPGRADE}`, '')

const getMaxAge = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0)

const MAY_NOT_KEEP =
  /^(?!.*(?:s-maxage|stale-while-revalidate)=[1-9]).*(?:max-age=0|no-cache|no-store)/

/** Without a new request, a browser or the host may answer with it after a new build. */
const isKept = ({ headers }: Answer) =>
  !MAY_NOT_KEEP.test(headers.get('Cache-Control') ?? '') ||
  !MAY_NOT_KEEP.test(headers.get('CDN-Cache-Control') ?? 'no-store')

/** Search engines may show the pages for visitors, and no others. */
function checkSearch(pages: readonly Page[]): string[] {
  const isHidden = ({ headers, text }: Page) =>
    [headers.get('X-Robots-Tag'), /<meta\b[^>]* name="robots"[^>]*>/.exec(text)?.[0]].some(
      (rules) => rules?.includes('noindex'),
    )
  return [
    ...name(
      'Search engines are told to leave pages out (noindex)',
      listPaths(pages.filter((page) => isHidden(page) && !isAdminPage(page))),
      'Look at the headers that the host adds.',
    ),
    ...name(
      'Search engines may show admin pages',
      listPaths(pages.filter((page) => isAdminPage(page) && !isHidden(page))),
      'Their noindex is missing: the host must leave the pages as they are.',
    ),
  ]
}

/** For a year. */
const MAY_KEEP = /^(?!.*no-(?:cache|store)).*max-age=31536000/

/** By the end of the name: with another type, a browser runs no script, and a phone adds no calendar. */
const TYPES: readonly [end: string, type: RegExp][] = [
  ['.js', /javascript/],
  ['.css', /^text\/css/],
  ['.svg', /^image\/svg\+xml/],
  ['.ics', /^text\/calendar/],
]

/**
 * The files of the build, and others that pages name, are there, browsers can use them, and may keep those whose content
 * never changes. Pages load some of the build's only when a visitor needs them.
 */
async function checkFiles({ get, files }: Site, pages: readonly Page[]): Promise<string[]> {
  const missing = []
  const refused = []
  const changed = []
  const kept = []
  const requestedAgain = []
  const named = pages.flatMap(({ text }) => text.match(/\/(?:assets|calendars)\/[\w.-]+/g) ?? [])
  for (const path of new Set([...named, ...Object.keys(files)])) {
    const file = await get(path)
    const type = file.headers.get('Content-Type') ?? 'no type'
    // A host may send a page in place of a file.
    if (file.status !== 200 || file.text === '' || type.startsWith('text/html')) missing.push(path)
    else if (!TYPES.some(([end, right]) => path.endsWith(end) && right.test(type)))
      refused.push(`${path} (${type})`)
    else if (Buffer.byteLength(file.text) !== files[path]) changed.push(path)
    else if (path.startsWith('/calendars') && isKept(file)) kept.push(path)
    else if (path.startsWith('/assets') && !MAY_KEEP.test(file.headers.get('Cache-Control') ?? ''))
      requestedAgain.push(path)
  }
  return [
    ...name('Files of pages are missing or empty', missing, 'Deploy again.'),
    ...name(
      'Files of pages have another type, so browsers do not use them',
      refused,
      'Set the types of docs/other-hosts.md at the host.',
    ),
    ...name(
      'Files of pages are cut off, compressed twice or of another build',
      changed,
      'Deploy again, and look for what changes files at the host.',
    ),
    ...name(
      'Browsers or the host keep old calendars',
      kept,
      'Let the host send Cache-Control with max-age=0.',
    ),
    ...name(
      `Cache-Control of scripts or styles is not '${IMMUTABLE}'`,
      requestedAgain,
      'The host must send what dist/_headers says.',
    ),
  ]
}

/** Other spellings of an address lead to the one of the page. */
async function checkSpellings({ url, get }: Site, paths: readonly string[]): Promise<string[]> {
  const path = paths.find((other) => other !== '/')
  const wrong = []
  for (const spelling of path ? [`${path}/`, `${path}.html`] : []) {
    const answer = await get(spelling)
    if (getRedirect(answer, url + spelling)?.href !== url + path)
      wrong.push(`${spelling}: ${describeAnswer(answer)}`)
  }
  return name(
    `Addresses do not lead to ${path}`,
    wrong,
    'Set a redirect at the host: see docs/other-hosts.md.',
  )
}
