import { type BuildInfo, BUILD_INFO_FILE } from '../../vite/hosting/build-info'
import { type Answer, getRedirect, request } from './request'

/** A site to check, and what its build says about itself. */
export type Site = {
  /** Where the site is: an origin. */
  url: string
  /** The address that its pages should name: the same origin, unless it is not connected to its domain yet. */
  domain: string
  /** On this machine, without HTTPS. */
  isLocal: boolean
  timeoutMs: number
  build: BuildInfo
  home: Answer
  /** Requests a path, or a URL, without following redirects. */
  get: (path: string, init?: RequestInit) => Promise<Answer>
  /** Every page of sitemap.xml and of the office, requested once. */
  getPages: () => Promise<ReadonlyMap<string, Answer>>
  /** The files that are not there, or are empty. */
  findMissing: (paths: readonly string[]) => Promise<string[]>
}

/** `isRight` is false for something to mend. */
export type Finding = { isRight: boolean; text: string }

export const right = (text: string): Finding => ({ isRight: true, text })
export const wrong = (text: string): Finding => ({ isRight: false, text })

/** Something is right, or there is a sentence for each thing that is wrong. */
export const summarize = (problems: readonly string[], text: string): Finding[] =>
  problems.length > 0 ? problems.map(wrong) : [right(text)]

/** Called while the pages are requested. */
type OnProgress = (done: number, total: number) => void

type Options = {
  domain?: string
  timeoutMs?: number
  onProgress?: OnProgress
}

/** The site cannot be checked at all, for the reason in the message. */
export class NotASiteError extends Error {
  override name = 'NotASiteError'
}

/** The site gives a visitor as much time. */
const TIMEOUT_MS = 15_000
const PARALLEL_REQUESTS = 8

/** Reads an address that was typed. Throws a `NotASiteError` with one sentence if it is none. */
export function readAddress(typed: string): URL {
  const url = URL.canParse(typed) ? new URL(typed) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new NotASiteError(`'${typed}' is not an address. Write it like https://your-site.com.au`)
  }
  if (url.protocol === 'http:' && !isLocalHost(url)) {
    throw new NotASiteError(`Write the address with https: https://${url.host}`)
  }
  return url
}

const isLocalHost = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1'

/** Looks whether a build of this site is at an address. Throws a `NotASiteError` or a `NoResponseError` if not. */
export async function openSite(typed: string, options: Options = {}): Promise<Site> {
  const address = readAddress(typed)
  const url = address.origin
  const { domain = url, timeoutMs = TIMEOUT_MS, onProgress = () => {} } = options
  const get = (path: string, init?: RequestInit) => request(new URL(path, url).href, timeoutMs, init)
  const home = await get('/')
  const target = getRedirect(home, url)
  if (target?.href === new URL('/', url).href)
    throw new NotASiteError(`${url} redirects to itself, so nobody can open it.`)
  if (target) throw new NotASiteError(`${url} leads to ${target.href}. Check that address.`)
  if ([401, 403].includes(home.status)) {
    throw new NotASiteError(
      `${url} answers with status ${home.status}: the host asks for a password, or blocks this check.`,
    )
  }
  if (home.status !== 200) throw new NotASiteError(`${url} answers with status ${home.status}: the site is down.`)
  if (!home.text.includes('id="root"')) {
    throw new NotASiteError(`${url} answers, but not with this site. Is the domain connected to it at the host?`)
  }
  const build = readBuild(await get(BUILD_INFO_FILE))
  if (!build)
    throw new NotASiteError(`${url} has no ${BUILD_INFO_FILE} of this site, so its build is older than this check.`)

  let pages: Promise<ReadonlyMap<string, Answer>> | undefined
  return {
    url,
    domain: readAddress(domain).origin,
    isLocal: isLocalHost(address) && address.protocol === 'http:',
    timeoutMs,
    build,
    home,
    get,
    getPages: () => (pages ??= requestPages(get, onProgress)),
    async findMissing(paths) {
      const files = await requestAll([...new Set(paths)], (path) => get(path, { method: 'HEAD' }), onProgress)
      return [...files].flatMap(([path, { status, headers }]) =>
        status === 200 && headers.get('Content-Length') !== '0' && !headers.get('Content-Type')?.startsWith('text/html')
          ? []
          : [path],
      )
    },
  }
}

function readBuild({ status, text }: Answer): BuildInfo | null {
  if (status !== 200) return null
  try {
    const build = JSON.parse(text) as Partial<BuildInfo>
    return build.settings && !Number.isNaN(Date.parse(build.builtAt ?? '')) ? (build as BuildInfo) : null
  } catch {
    // A page in place of the file.
    return null
  }
}

const NO_ANSWER: Answer = { status: 0, headers: new Headers(), text: '' }

const ADMIN_PATHS = ['/eventsadmin', '/eventsadmin/enquiries']
export const isAdminPath = (path: string) => ADMIN_PATHS.includes(path)

async function requestPages(get: Site['get'], onProgress: OnProgress) {
  const sitemap = await get('/sitemap.xml')
  const paths = [...sitemap.text.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path)
  return requestAll([...paths, ...ADMIN_PATHS], get, onProgress)
}

/** A connection may be dropped once. A path that still gets no answer has status 0. */
async function requestAll(paths: readonly string[], get: (path: string) => Promise<Answer>, onProgress: OnProgress) {
  const answers = new Map<string, Answer>()
  const waiting = [...paths]
  async function work() {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const again = path
      answers.set(path, await get(path).catch(() => get(again).catch(() => NO_ANSWER)))
      onProgress(answers.size, paths.length)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, work))
  return answers
}

/** '1 page', '2 pages' */
export const countPages = (count: number) => (count === 1 ? '1 page' : `${count} pages`)

/** '/about, /faq and 12 more' */
export function listPaths(paths: readonly string[]): string {
  const shown = paths.slice(0, 3)
  const rest = paths.length - shown.length
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ')
}
