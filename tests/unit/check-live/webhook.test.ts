import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { checkWebhook, sendTestEnquiry } from '../../../scripts/check-live/check-webhook'
import { listen } from '../../support/listen'

const ORIGIN = 'https://band.example'

let stop = async () => {}
afterEach(() => stop())

async function startWebhook(answer: RequestListener) {
  const server = await listen(createServer(answer))
  ;({ stop } = server)
  return { url: server.url, origin: ORIGIN, timeoutMs: 5000 }
}

/** A webhook that allows one origin, as it should. */
const allow =
  (origin: string | ((asking: string) => string), headers = 'Content-Type', status = 204): RequestListener =>
  (request, response) => {
    const allowed = typeof origin === 'string' ? origin : origin(request.headers.origin ?? '')
    response
      .writeHead(status, { 'Access-Control-Allow-Origin': allowed, 'Access-Control-Allow-Headers': headers })
      .end()
  }

describe('the check of the webhook', () => {
  it.each<[title: string, answer: RequestListener, isRight: boolean, text: RegExp]>([
    ['allows only this site', allow(ORIGIN), true, /accepts enquiries from this site, and from no other/],
    ['allows every site', allow('*'), false, /Any website can send/],
    ['allows whoever asks', allow((asking) => asking), false, /Any website can send/],
    ['knows nothing of browsers', (_, response) => response.end(), false, /does not allow .* is missing/],
    ['refuses the type', allow(ORIGIN, 'X-Other'), false, /does not allow the header Content-Type/],
    [
      'redirects',
      (_, response) => response.writeHead(302, { Location: '/other' }).end(),
      false,
      /redirects to \/other/,
    ],
  ])('says that it %s', async (_, answer, isRight, text) => {
    expect(await checkWebhook(await startWebhook(answer))).toEqual([
      { isRight, text: expect.stringMatching(text) as string },
    ])
  })

  it('sends one marked enquiry as the form would, and judges the answer as a browser does', async () => {
    const received: string[] = []
    const answers: [status: number, origin?: string][] = [[200, ORIGIN], [500, ORIGIN], [200]]
    const webhook = await startWebhook((request, response) => {
      const [status, origin] = answers.shift() ?? [404]
      request.on('data', (part: Buffer) => received.push(`${request.url} ${part.toString()}`))
      request.on('end', () => response.writeHead(status, origin ? { 'Access-Control-Allow-Origin': origin } : {}).end())
    })
    const [accepted] = await sendTestEnquiry(webhook)
    expect(accepted).toMatchObject({ isRight: true })
    const [, reference] = /Look for (ENQ-TEST-\w{4})/.exec(accepted?.text ?? '') ?? []
    expect(received).toEqual([expect.stringMatching(`^/\\?reference=${reference} \\{"fullName":"Test of the website"`)])
    for (const fault of [/status 500/, /without Access-Control-Allow-Origin/]) {
      expect(await sendTestEnquiry(webhook)).toMatchObject([{ isRight: false, text: expect.stringMatching(fault) }])
    }
  })
})
