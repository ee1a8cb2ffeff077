import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { checkHostNames, checkHttps } from '../../../scripts/check-live/check-domain'
import { describeFailure, request } from '../../../scripts/check-live/request'
import { openSite, readAddress, type Site } from '../../../scripts/check-live/site'
import { listen } from '../../support/listen'

let stop = async () => {}
afterEach(() => stop())

/** Returns the host of a server. */
async function start(answer: RequestListener): Promise<string> {
  const server = await listen(createServer(answer))
  ;({ stop } = server)
  return new URL(server.url).host
}

describe('an address that cannot be checked', () => {
  it.each([
    ['southbeam', "'southbeam' is not an address. Write it like https://your-site.com.au"],
    ['ftp://band.example', "'ftp://band.example' is not an address. Write it like https://your-site.com.au"],
    ['http://band.example/faq', 'Write the address with https: https://band.example'],
  ])('is named: %s', (typed, message) => {
    expect(() => readAddress(typed)).toThrow(message)
  })

  it.each<[title: string, answer: RequestListener, message: RegExp]>([
    ['down', (_, response) => response.writeHead(503).end(), /answers with status 503: the site is down/],
    ['another site', (_, response) => response.end('<h1>It works!</h1>'), /but not with this site/],
    ['an older build', (_, response) => response.end('<div id="root">'), /has no build\.json/],
    ['moved', (_, response) => response.writeHead(301, { Location: '/en' }).end(), /leads to http.*\/en/],
    ['closing', (incoming) => incoming.destroy(), /closed the connection without an answer/],
  ])('is named: %s', async (_, answer, message) => {
    const host = await start(answer)
    await expect(openSite(`http://${host}`)).rejects.toThrow(message)
  })

  it.each<[title: string, answer: RequestListener]>([
    ['hanging', () => {}],
    ['hanging after the first byte', (_, response) => response.write('<')],
  ])('is named: %s', async (_, answer) => {
    const host = await start(answer)
    await expect(openSite(`http://${host}`, { timeoutMs: 300 })).rejects.toThrow('did not answer within 0.3 seconds')
  })

  it('is named: no server', async () => {
    const host = await start(() => {})
    await stop()
    await expect(request(`http://${host}`, 1000)).rejects.toThrow(`${host} refuses the connection`)
  })

  it.each([
    ['ENOTFOUND', /has no address/],
    ['CERT_HAS_EXPIRED', /has a certificate that has expired/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /has a certificate for another name/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /has a certificate that browsers do not trust/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', /does not speak HTTPS/],
    ['ESOMETHING', /could not be reached \(ESOMETHING\)/],
  ])('is named: %s', (code, text) => {
    const error = new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
    expect(describeFailure('band.example', error, 1000)).toMatch(text)
  })
})

describe('the names of a site', () => {
  const makeSite = (url: string) => ({ url, domain: url, isLocal: false, timeoutMs: 1000 }) as Site

  it.each([
    ['says that http leads to https', (host: string) => `https://${host}/`, true],
    ['says that http does not lead to https', () => '', false],
    ['says that http leads elsewhere', () => 'https://other.example/', false],
  ])('%s', async (_, getTarget, isRight) => {
    const host = await start((incoming, response) =>
      response.writeHead(301, { Location: getTarget(incoming.headers.host ?? '') }).end(),
    )
    expect(await checkHttps(makeSite(`https://${host}`))).toMatchObject([{ isRight }])
  })

  it.each([
    ['says that the other name leads to the site', 301, true],
    ['says that the other name is a second site', 200, false],
  ])('%s', async (_, status, isRight) => {
    const host = (
      await start((incoming, response) =>
        response.writeHead(status, { Location: `http://www.${incoming.headers.host}/` }).end(),
      )
    ).replace('127.0.0.1', 'localhost')
    expect(await checkHostNames(makeSite(`http://www.${host}`))).toMatchObject([{ isRight }])
    await stop()
    expect(await checkHostNames(makeSite(`http://www.${host}`))).toMatchObject([
      { isRight: false, text: expect.stringMatching(/do not arrive: .* refuses the connection/) },
    ])
  })
})
