import * as v from 'valibot'
import type { SentEnquiry } from '../enquiry/enquiry'
import { BUILT_IN_INBOX } from './built-in-inbox'
import type { Database } from './database'
import { env } from './env'
import { callBackend, fetchAsVisitor, TIMEOUT_MS } from './supabase'

/**
 * The bodies of all requests that a page leaves to the browser may have 64 KiB together, or it refuses them. With this
 * limit there is room for both that an enquiry needs.
 */
const MAX_KEEPALIVE_BYTES = 30_000

/** The webhook responded that it has not accepted the enquiry. After any other error it may have. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

/** What the webhook gets besides the body. */
type Notes = {
  reference: string
  /**
   * The moment by which it is answered, as the page says it: 'Friday 27 November, 6 pm'. Null if the clock of
   * the visitor's device may be wrong.
   */
  answerBy: string | null
  /** Our name of the suburb, which the office's phone shows: 'Parramatta'. */
  suburb?: string | undefined
}

/**
 * Posts an enquiry to the webhook, with the notes in query parameters of the webhook's address: headers would
 * have to be allowed by the webhook's CORS response. Rejects if there is no network, no response within 15 seconds, or a
 * status that is not a success, which gives a `RefusedError`. A redirect is not a success, because it would lose the
 * body, and neither is a page. Of other responses the body is not read: each service writes what it likes.
 */
export async function sendEnquiry(payload: SentEnquiry, notes: Notes): Promise<void> {
  const body = JSON.stringify(payload)
  const response = await fetch(addQuery(env.enquiryWebhookUrl, notes), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    redirect: 'error',
    keepalive: canOutlivePage(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  // A static host without the built-in inbox may respond with status 200 and a page.
  const isDelivered =
    env.enquiryWebhookUrl === BUILT_IN_INBOX ? response.status === 201 : response.ok
  if (!isDelivered)
    throw new RefusedError(`Enquiry webhook responded with status ${response.status}`)
  if (await isPage(response)) throw new RefusedError('Enquiry webhook responded with a page')
}

/** A page instead of the webhook's own words, such as a log-in. n8n sends its words with the type of a page. */
async function isPage(response: Response): Promise<boolean> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return false
  const text = await response.text().catch(() => '')
  return /<html/i.test(text)
}

type Functions = Database['public']['Functions']

/** The copy of an enquiry for the office, as the backend gets it. */
type EnquiryCopy = {
  reference: string
  /** The fields as sent. Those that are not filled in are empty. */
  body: SentEnquiry
  /** The paths of what the visitor asks about, one a line. */
  link: string | null
}

const timeSchema = v.pipe(v.string(), v.toDate())

/**
 * Stores a copy of an enquiry in the backend, where the office sees it under its reference. A repeat changes nothing.
 * Resolves with the time of the backend, or null if the copy is not stored. Never rejects, and logs failures.
 */
export async function storeCopy(copy: EnquiryCopy): Promise<Date | null> {
  const stored = await callBackend('Could not store a copy of the enquiry', async (signal) =>
    v.parse(timeSchema, await callAsVisitor('submit_enquiry', copy, signal)),
  )
  return stored.ok ? stored.data : null
}

/** Tells the office what the webhook answered to an enquiry of which it has a copy. Never rejects, and logs failures. */
export async function reportDelivery(
  reference: string,
  email: string,
  accepted: boolean,
): Promise<void> {
  await callBackend('Could not report the delivery', (signal) =>
    callAsVisitor('report_delivery', { reference, email, accepted }, signal),
  )
}

/** Calls a function of the database, also if the visitor leaves the site. */
function callAsVisitor<Name extends keyof Functions>(
  name: Name,
  args: Functions[Name]['Args'],
  signal: AbortSignal,
): Promise<unknown> {
  const body = JSON.stringify(args)
  return fetchAsVisitor(`rpc/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: canOutlivePage(body),
    signal,
  })
}

/** The browser then completes the request after the visitor has left the site. */
const canOutlivePage = (body: string) => new Blob([body]).size <= MAX_KEEPALIVE_BYTES

/** Keeps the address's own query parameters. Not with `URL`, because the address of the built-in inbox is a path. */
function addQuery(url: string, notes: Notes): string {
  const query = new URLSearchParams(
    Object.entries(notes).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}
