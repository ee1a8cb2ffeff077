import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { ACCEPTED, checkWebhook, sendTestEnquiry } from '../../../scripts/check-live/check-webhook'
import { listen } from '../../support/listen'

const ORIGIN = 'https://band.example'

let stop = async () => {}
afterEach(() => stop())

async function start(answer: RequestListener) {
  const server = await listen(createServer(answer))
  ;({ stop } = server)
  return { url: ORIGIN, domain: ORIGIN, settings: { VITE_ENQUIRY_WEBHOOK_URL: server.url } }
}

const origin = { 'Access-Control-Allow-Origin': ORIGIN }
const allowed = { ...origin, 'Access-Control-Allow-Headers': 'Content-Type' }

it.each<
  [title: string, status: number, headers: Record<string, string>, mark: string, text: RegExp]
>([
  ['allows this site', 204, allowed, '✓', /takes enquiries/],
  [
    'allows another site',
    204,
    { ...allowed, 'Access-Control-Allow-Origin': 'https://old.example' },
    '✗',
    /old\.example/,
  ],
  ['knows nothing of browsers', 200, {}, '✗', /allows no enquiries/],
  [
    'refuses the type',
    200,
    { ...origin, 'Access-Control-Allow-Headers': 'X-Other' },
    '✗',
    /X-Other/,
  ],
  ['does not exist', 404, {}, '✗', /^The webhook does not exist \(status 404.*publish it again/],
  ['is not found, with a word for browsers', 404, origin, '✗', /gives a browser status 404/],
  ['redirects', 302, { ...allowed, Location: '/other' }, '✗', /status 302/],
])('says that the webhook %s', async (_, status, headers, mark, text) => {
  const webhook = await start((_request, response) => response.writeHead(status, headers).end())
  expect(await checkWebhook(webhook)).toEqual([
    { mark, text: expect.stringMatching(text) as string },
  ])
})

it('refuses the test URL of n8n without a request', async () => {
  const settings = { VITE_ENQUIRY_WEBHOOK_URL: 'https://n8n.example/webhook-test/enquiry' }
  const site = { url: ORIGIN, domain: ORIGIN, settings }
  for (const check of [checkWebhook, sendTestEnquiry])
    expect(await check(site)).toEqual([
      { mark: '✗', text: expect.stringMatching(/test URL of n8n/) as string },
    ])
})

const PAGE = '<!doctype html><html><title>Log in</title></html>'

it.each<
  [
    title: string,
    asked: number,
    status: number,
    headers: Record<string, string>,
    body: string,
    mark: string,
    text: RegExp,
  ]
>([
  ['takes an enquiry', 204, 200, origin, ACCEPTED, '✓', /Look for ENQ-\w{4}-\w{2} in your inbox/],
  // n8n answers so before the email, or after it has failed.
  ['says nothing', 204, 200, origin, '', '–', /answered nothing\..*Look for ENQ/],
  [
    'answers before the email',
    204,
    200,
    origin,
    '{"message":"Workflow was started"}',
    '–',
    /answered '\{"message":"Workflow was started"\}'/,
  ],
  ['fails', 204, 502, origin, '', '✗', /status 502/],
  ['hides its answer from a browser', 204, 200, {}, '', '✗', /without Access-Control-Allow-Origin/],
  ['lets no browser send', 404, 200, origin, '', '✗', /gives a browser status 404/],
  ['asks for a log-in', 204, 200, origin, PAGE, '✗', /answers an enquiry with a page/],
])(
  'sends a test enquiry, and says that the webhook %s',
  async (_, asked, status, headers, body, mark, text) => {
    const received: string[] = []
    const webhook = await start((request, response) => {
      request.on('data', (part: Buffer) => received.push(`${request.url} ${part.toString()}`))
      const isAsking = request.method === 'OPTIONS'
      request.on('end', () =>
        response.writeHead(isAsking ? asked : status, isAsking ? allowed : headers).end(body),
      )
    })
    expect(await sendTestEnquiry(webhook)).toEqual([
      { mark, text: expect.stringMatching(text) as string },
    ])
    const sent = /^\/\?reference=ENQ-\w{4}-\w{2} \{"fullName":"Test of the website"/
    expect(received.map((request) => sent.test(request))).toEqual(asked === 204 ? [true] : [])
  },
)
