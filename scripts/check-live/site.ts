import { setTimeout as wait } from 'node:timers/promises'
import { type BuildInfo, BUILD_INFO_FILE } from '../../vite/hosting/build-info'

/** Something that was looked at. '–' is what could not be checked for a good reason, such as a domain that is not connected. */
export type Finding = { mark: '✓' | '✗' | '–'; text: string }

/** There is a sentence for each problem, with what to do. Without any, `right` says what is right. */
export const report = (problems: readonly string[], right = ''): Finding[] =>
  problems.length > 0 ? problems.map((text) => ({ mark: '✗', text })) : [{ mark: '✓', text: right }]

export const notChecked = (text: string): Finding[] => [{ mark: '–', text: `Not checked: ${text}` }]

/** Something in front of a server answered in its place, so nothing is known of the server itself. */
export class StoppedError extends Error {
  override name = 'StoppedError'
}

/** A response. Without one, the status is 0 and the text says why. */
export type Answer = { status: number; headers: Headers; text: string }

/** As long as the contact form waits for the webhook. */
const TIMEOUT_MS = 15_000

/** A host that asks for more patience is not asked again. */
const MAX_WAIT_SECONDS = 60
const DEFAULT_WAIT_SECONDS = 10

/**
 * Requests a URL without following redirects. If the host limits requests, it waits as long as the host asks and tries once
 * more. Rejects with a `StoppedError` if a limit or a bot shield still stops it, which a visitor's browser would pass.
 */
export async function request(url: string, init?: RequestInit): Promise<Answer> {
  let answer = await requestOnce(url, init)
  if (isLimited(answer)) {
    const seconds = getWaitSeconds(answer)
    if (seconds <= MAX_WAIT_SECONDS) {
      await wait(seconds * 1000)
      answer = await requestOnce(url, init)
    }
  }
  const { origin } = new URL(url)
  if (isLimited(answer))
    throw new StoppedError(
      `${origin}, because it allows no more requests for now (status 429). Run this check again later.`,
    )
  if (isShield(answer))
    throw new StoppedError(
      `${origin}, because a bot shield in front of it stopped this check. Browsers of visitors pass it. Step 7 of docs/go-live.md says how this check does.`,
    )
  return answer
}

const isLimited = ({ status }: Answer) => status === 429

/** The header is a number of seconds or a date. */
function getWaitSeconds({ headers }: Answer): number {
  const wait = headers.get('Retry-After') ?? DEFAULT_WAIT_SECONDS
  return Number.isNaN(Number(wait)) ? (Date.parse(String(wait)) - Date.now()) / 1000 : Number(wait)
}

/** Cloudflare, Vercel and AWS add one of these to what they answer in place of a site. */
const SHIELD_HEADERS = ['cf-mitigated', 'x-vercel-mitigated', 'x-amzn-waf-action']

/** Imperva and Akamai refuse with status 403. Imperva has its header in every answer. */
const isShield = ({ status, headers }: Answer): boolean =>
  SHIELD_HEADERS.some((header) => headers.has(header)) ||
  (status === 403 && (headers.has('x-iinfo') || headers.get('Server') === 'AkamaiGHost'))

async function requestOnce(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    // Without a cause it took too long. With one, the error itself says only that the request has failed.
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException }
    return { status: 0, headers: new Headers(), text: cause?.code ?? cause?.message ?? message }
  }
}

/** 'status 500', or 'no answer (ENOTFOUND)'. */
export const describeAnswer = ({ status, text }: Answer): string =>
  status > 0 ? `status ${status}` : `no answer (${text})`

/** The URL that a response redirects to, or null. */
export function getRedirect({ status, headers }: Answer, url: string): URL | null {
  const target = headers.get('Location')
  return status >= 300 && status < 400 && target !== null && URL.canParse(target, url)
    ? new URL(target, url)
    : null
}

/** Whether a browser on the site may read an answer of another origin. */
export const isReadable = ({ headers }: Answer, domain: string): boolean =>
  [domain, '*'].includes(headers.get('Access-Control-Allow-Origin') ?? '')

/** A page of the site, not one of its host. */
export const isOwnPage = ({ text }: Answer): boolean => text.includes('id="root"')

/** A deployed site, with the time and the settings of its build. */
export type Site = BuildInfo & {
  /** Where the site is: an origin. */
  url: string
  /** The origin that its pages name: the same one, unless the domain is not connected to it yet. */
  domain: string
  home: Answer
  /** Requests a path. */
  get: (path: string) => Promise<Answer>
}

/**
 * Looks for a build of this site at an address. Throws an error with one sentence if there is none. With a pause before each
 * request, a host does not take the check for an attack.
 */
export async function openSite(typed: string, domain = typed, pauseMs = 0): Promise<Site> {
  const [url, named] = [typed, domain].map((address) => {
    if (URL.canParse(address) && /^https?:/.test(address)) return new URL(address).origin
    throw new Error(`'${address}' is not an address. Write it like https://your-site.com.au`)
  }) as [string, string]
  async function get(path: string) {
    await wait(pauseMs)
    const answer = await request(url + path)
    // A connection may be dropped once.
    return answer.status > 0 ? answer : request(url + path)
  }
  const home = await get('/')
  const target = getRedirect(home, url)
  if (target)
    throw new Error(
      `${url} leads to ${target.href}. Check that address, or look at the redirects of the host.`,
    )
  if (home.status !== 200) {
    throw new Error(
      `${url} gives ${describeAnswer(home)}. Look at its domain, its certificate and its builds at the host, and whether it asks for a password.`,
    )
  }
  if (!isOwnPage(home))
    throw new Error(`${url} does not have this site. Is the domain connected to it at the host?`)
  const { status, text } = await get(`/${BUILD_INFO_FILE}`)
  // A host may send a page in place of the file.
  if (status !== 200 || !/^\{.*"settings": \{.*"files": \{/s.test(text)) {
    throw new Error(
      `${url} has no ${BUILD_INFO_FILE}, or that of an older version of this project. Build it again.`,
    )
  }
  const build = JSON.parse(text) as BuildInfo
  if (url.startsWith('https:') && !build.settings.VITE_ENQUIRY_WEBHOOK_URL) {
    throw new Error(
      `${url} has the build of npm run preview, which sends no enquiries. Deploy that of npm run build.`,
    )
  }
  return { ...build, url, domain: named, home, get }
}
