import { company } from '../../src/content/company'
import { BUILT_IN_INBOX } from '../../src/data/built-in-inbox'
import { createReference, parseEnquiry, toPayload, toSentEnquiry } from '../../src/enquiry/enquiry'
import {
  type Answer,
  describeAnswer,
  type Finding,
  isReadable,
  notChecked,
  report,
  request,
  type Site,
} from './site'

type Webhook = Pick<Site, 'url' | 'domain' | 'settings'>

/** A browser needs no permission if the webhook is on the site itself. */
function getWebhook({ url, settings }: Webhook) {
  const webhook = new URL(settings.VITE_ENQUIRY_WEBHOOK_URL?.trim() || BUILT_IN_INBOX, url)
  return { webhook, isOwn: webhook.origin === url }
}

/** What the workflow of docs/n8n answers once the mail server has accepted the email to the office. */
export const ACCEPTED = 'The office has the enquiry.'

const isSuccess = ({ status }: Answer) => status >= 200 && status < 300

const getAllowed = ({ headers }: Answer, name: string) =>
  headers.get(`Access-Control-Allow-${name}`) ?? ''

/** A browser first asks the webhook whether it may send an enquiry from this site. Nothing is sent. */
export async function checkWebhook(site: Webhook): Promise<Finding[]> {
  const { domain } = site
  const { webhook, isOwn } = getWebhook(site)
  if (isOwn) return notChecked('the webhook, because it is on the site itself. Add --send.')
  // n8n answers there only while somebody listens in its editor.
  if (webhook.pathname.includes('/webhook-test/')) {
    return report([
      'The site sends enquiries to the test URL of n8n. Write its production URL (/webhook/) into VITE_ENQUIRY_WEBHOOK_URL, and build again.',
    ])
  }
  const answer = await request(webhook.href, {
    method: 'OPTIONS',
    headers: {
      Origin: domain,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  })
  // n8n has forgotten the workflow. Without a run, its error workflow tells the office nothing.
  if (answer.status === 404 && !getAllowed(answer, 'Origin')) {
    return report([
      'The webhook does not exist (status 404 without Access-Control-Allow-Origin), so enquiries fail. n8n sometimes forgets one that looks active: unpublish the workflow and publish it again. If that does not help, compare its production URL with VITE_ENQUIRY_WEBHOOK_URL.',
    ])
  }
  if (!isSuccess(answer)) {
    return report([
      `The webhook gives a browser ${describeAnswer(answer)}. Is its address right, and the workflow active?`,
    ])
  }
  const [origin, headers] = [getAllowed(answer, 'Origin'), getAllowed(answer, 'Headers')]
  const isAllowed = isReadable(answer, domain) && /content-type|\*/i.test(headers)
  return report(
    isAllowed
      ? []
      : [
          `The webhook allows no enquiries from ${domain}: it must answer with Access-Control-Allow-Origin: ${domain} and Access-Control-Allow-Headers: Content-Type, but sends '${origin}' and '${headers}'.`,
        ],
    'The webhook takes enquiries from browsers on this site.',
  )
}

/** Sends a test enquiry as the form would, unless a browser would not send it, and judges the answer as a browser does. */
export async function sendTestEnquiry(site: Webhook): Promise<Finding[]> {
  const { domain } = site
  const { webhook, isOwn } = getWebhook(site)
  const asked = isOwn ? [] : await checkWebhook(site)
  if (asked.some(({ mark }) => mark === '✗')) return asked
  const reference = createReference()
  webhook.searchParams.set('reference', reference)
  const enquiry = parseEnquiry({
    fullName: 'Test of the website',
    email: company.email,
    message: 'This is a test, sent by npm run check:live. Nobody waits for a reply.',
  })
  const answer = await request(webhook.href, {
    method: 'POST',
    headers: { Origin: domain, 'Content-Type': 'application/json' },
    body: JSON.stringify(toPayload(toSentEnquiry(enquiry))),
  })
  if (isSuccess(answer) && /<html/i.test(answer.text)) {
    return report([
      'The webhook answers an enquiry with a page, such as a log-in, so the enquiry is lost. Is its address right?',
    ])
  }
  const canRead = isOwn || isReadable(answer, domain)
  if (!isSuccess(answer) || !canRead) {
    return report([
      `The form would tell a visitor that the enquiry failed: the webhook gives it ${describeAnswer(answer)}${canRead ? '' : `, without Access-Control-Allow-Origin: ${domain}, which it must send with every response`}.`,
    ])
  }
  const inbox = `Look for ${reference} in your inbox`
  const said = answer.text.replaceAll(/\s+/g, ' ').trim()
  if (said === ACCEPTED)
    return report(
      [],
      `The webhook took a test enquiry. ${inbox}, and for its confirmation to ${company.email}.`,
    )
  // Other services answer with what they like. Some do so before the email, or after it has failed.
  return notChecked(
    `whether the office gets an email. The webhook took a test enquiry and answered ${said ? `'${said.slice(0, MAX_SHOWN)}'` : 'nothing'}. The workflow of docs/n8n answers '${ACCEPTED}' after the email, so with n8n something is wrong: see its list of executions. ${inbox}.`,
  )
}

/** Enough of an answer to know it. */
const MAX_SHOWN = 60
