import { BUILT_IN_INBOX, env } from './env'

/** The body of the call to the webhook. Empty fields are sent as 'Not Specified'. */
export type EnquiryPayload = {
  fullName: string
  email: string
  phone: string
  company: string
  /** YYYY-MM-DD. */
  eventDate: string
  eventType: string
  venue: string
  budget: string
  servicesInterested: readonly string[]
  message: string
  /** ISO 8601, UTC. */
  submissionDate: string
}

const TIMEOUT_MS = 15_000

/**
 * Posts an enquiry to the webhook, with its reference as a query parameter of the webhook's address: a header would
 * have to be allowed by the webhook's CORS response. Rejects if there is no network, no response within 15 seconds, or a
 * status that is not a success. The body of the response is not read.
 */
export async function sendEnquiry(payload: EnquiryPayload, reference: string): Promise<void> {
  const response = await fetch(addReference(env.enquiryWebhookUrl, reference), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
    // The browser completes the request if the visitor leaves the site.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  // A static host without the built-in inbox may respond with status 200 and a page.
  const isDelivered = env.enquiryWebhookUrl === BUILT_IN_INBOX ? response.status === 201 : response.ok
  if (!isDelivered) throw new Error(`Enquiry webhook responded with status ${response.status}`)
}

/** Keeps the address's own query parameters. Not with `URL`, because the address of the built-in inbox is a path. */
function addReference(url: string, reference: string): string {
  const [address = ''] = url.split('#')
  return `${address}${address.includes('?') ? '&' : '?'}reference=${encodeURIComponent(reference)}`
}
