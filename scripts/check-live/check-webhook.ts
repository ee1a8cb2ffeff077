import { company } from '../../src/content/company'
import { request } from './request'
import { type Finding, right, type Site, summarize, wrong } from './site'

// What receives the enquiries. Nothing but the test enquiry of --send arrives there.

/** The inbox of `npm run preview`. A production build always names a webhook. */
const BUILT_IN_INBOX = '/api/enquiries'

type Webhook = {
  url: string
  /** The address of the site's pages, which the browser names to the webhook. */
  origin: string
  /** On the same server as the pages, so that a browser needs no permission. */
  isOwn?: boolean
  timeoutMs: number
}

export function getWebhook({ url, domain, build, timeoutMs }: Site): Webhook {
  const webhook = new URL(build.settings.VITE_ENQUIRY_WEBHOOK_URL?.trim() || BUILT_IN_INBOX, url)
  return { url: webhook.href, origin: domain, isOwn: webhook.origin === url, timeoutMs }
}

/** A browser first asks the webhook whether it may send an enquiry from this site. */
export async function checkWebhook({ url, origin, isOwn, timeoutMs }: Webhook): Promise<Finding[]> {
  const ask = (asking: string) =>
    request(url, timeoutMs, {
      method: 'OPTIONS',
      headers: {
        Origin: asking,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
  const { status, headers } = await ask(origin)
  const allowed = headers.get('Access-Control-Allow-Origin')
  const allowedHeaders = headers.get('Access-Control-Allow-Headers')?.toLowerCase() ?? ''
  const problems = []
  if (status >= 300 && status < 400) {
    problems.push(`The webhook redirects to ${headers.get('Location')}. Build the site with that address.`)
  } else if (isOwn ? status === 404 || status >= 500 : status >= 400) {
    problems.push(`The webhook answers a browser with status ${status}. Is its address right, and the workflow active?`)
  } else if (isOwn) {
    return [right('The webhook is on the site itself, so a browser needs no permission.')]
  } else if (allowed !== origin && allowed !== '*') {
    problems.push(
      `The webhook does not allow ${origin} to send enquiries (Access-Control-Allow-Origin is ${allowed === null ? 'missing' : `'${allowed}'`}). Enter this origin there.`,
    )
  } else if (!/content-type|\*/.test(allowedHeaders)) {
    problems.push(
      `The webhook does not allow the header Content-Type (Access-Control-Allow-Headers is '${allowedHeaders}').`,
    )
  }
  if (problems.length > 0) return problems.map(wrong)
  const STRANGER = 'https://another-site.invalid'
  const { headers: toStranger } = await ask(STRANGER)
  const isOpen = ['*', STRANGER].includes(toStranger.get('Access-Control-Allow-Origin') ?? '')
  return summarize(
    isOpen ? [`Any website can send to the webhook from its visitors' browsers. Allow only ${origin} there.`] : [],
    'The webhook accepts enquiries from this site, and from no other.',
  )
}

/** Sends a test enquiry as the form would. */
export async function sendTestEnquiry(
  { url, origin, isOwn, timeoutMs }: Webhook,
  now = new Date(),
): Promise<Finding[]> {
  const reference = `ENQ-TEST-${now.getTime().toString(36).toUpperCase().slice(-4)}`
  const none = 'Not Specified'
  const address = new URL(url)
  address.searchParams.set('reference', reference)
  const { status, headers } = await request(address.href, timeoutMs, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      fullName: 'Test of the website',
      email: company.email,
      phone: none,
      company: none,
      eventDate: none,
      eventType: none,
      venue: none,
      budget: none,
      servicesInterested: [none],
      message: 'This is a test, sent by npm run check:live. Nobody waits for a reply.',
      submissionDate: now.toISOString(),
    }),
  })
  const allowed = headers.get('Access-Control-Allow-Origin')
  const fault =
    status < 200 || status >= 300
      ? `with status ${status}`
      : isOwn || allowed === origin || allowed === '*'
        ? ''
        : `without Access-Control-Allow-Origin: ${origin}, which it must send with every response`
  return fault
    ? [wrong(`The webhook answered the test enquiry ${fault}, so the form would tell a visitor that it failed.`)]
    : [
        right(
          `The webhook accepted the test enquiry. Look for ${reference} in your inbox, and for its copy to ${company.email}.`,
        ),
      ]
}
