import { createServer } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { checkWebhook } from '../../../scripts/check-live/check-webhook'
import { listen } from '../../support/listen'

const ORIGIN = 'https://band.example'

let stop = async () => {}
afterEach(() => stop())

async function check(status: number, headers: Record<string, string>) {
  const server = await listen(createServer((_, response) => response.writeHead(status, headers).end()))
  ;({ stop } = server)
  return checkWebhook({ url: ORIGIN, domain: ORIGIN, settings: { VITE_ENQUIRY_WEBHOOK_URL: server.url } })
}

const origin = { 'Access-Control-Allow-Origin': ORIGIN }
const allowed = { ...origin, 'Access-Control-Allow-Headers': 'Content-Type' }

it.each<[title: string, status: number, headers: Record<string, string>, mark: string, text: RegExp]>([
  ['allows this site', 204, allowed, '✓', /takes enquiries/],
  [
    'allows another site',
    204,
    { ...allowed, 'Access-Control-Allow-Origin': 'https://old.example' },
    '✗',
    /old\.example/,
  ],
  ['knows nothing of browsers', 200, {}, '✗', /allows no enquiries/],
  ['refuses the type', 200, { ...origin, 'Access-Control-Allow-Headers': 'X-Other' }, '✗', /X-Other/],
  ['redirects', 302, { ...allowed, Location: '/other' }, '✗', /status 302/],
])('says that the webhook %s', async (_, status, headers, mark, text) => {
  expect(await check(status, headers)).toEqual([{ mark, text: expect.stringMatching(text) as string }])
})
