import { describeAnswer, type Finding, notChecked, report, request, type Site } from './site'

type Webhook = Pick<Site, 'url' | 'domain' | 'settings'>

/** A browser first asks the webhook whether it may send an enquiry from this site. Nothing is sent. */
export async function checkWebhook({ url, domain, settings }: Webhook): Promise<Finding[]> {
  const webhook = settings.VITE_ENQUIRY_WEBHOOK_URL?.trim()
  // A production build always names one. A browser needs no permission for its own site.
  if (!webhook || new URL(webhook, url).origin === url) {
    return notChecked('the webhook, because it is on the site itself. Send an enquiry.')
  }
  const answer = await request(webhook, {
    method: 'OPTIONS',
    headers: {
      Origin: domain,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  })
  if (answer.status < 200 || answer.status >= 300) {
    return report([
      `The webhook gives a browser ${describeAnswer(answer)}. Is its address right, and the workflow active?`,
    ])
  }
  const [origin, headers] = ['Origin', 'Headers'].map(
    (name) => answer.headers.get(`Access-Control-Allow-${name}`) ?? '',
  )
  const isAllowed = (origin === domain || origin === '*') && /content-type|\*/i.test(headers ?? '')
  return report(
    isAllowed
      ? []
      : [
          `The webhook allows no enquiries from ${domain}: it must answer with Access-Control-Allow-Origin: ${domain} and Access-Control-Allow-Headers: Content-Type, but sends '${origin}' and '${headers}'.`,
        ],
    'The webhook takes enquiries from browsers on this site.',
  )
}
