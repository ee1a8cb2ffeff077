import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { checkHostNames, checkHttps } from '../../../scripts/check-live/check-domain'
import { describeFailure } from '../../../scripts/check-live/request'
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
  it.each(['southbeam', 'ftp://band.example', 'http://band.example/faq'])('is named: %s', (typed) => {
    expect(() => readAddress(typed)).toThrow(/is not an address|Write the address with https/)
  })

  it.each<[title: string, answer: RequestListener, message: RegExp]>([
    ['down', (_, response) => response.writeHead(503).end(), /status 503/],
    ['another site', (_, response) => response.end('<h1>It works!</h1>'), /not with this site/],
    ['an older build', (_, response) => response.end('<div id="root">'), /no build\.json/],
    ['moved', (_, response) => response.writeHead(301, { Location: '/en' }).end(), /leads to http.*\/en/],
    ['closing', (incoming) => incoming.destroy(), /closed the connection/],
    ['hanging', () => {}, /did not answer within 0\.3 seconds/],
    ['hanging after the first byte', (_, response) => response.write('<'), /did not answer within 0\.3 seconds/],
  ])('is named: %s', async (title, answer, message) => {
    const host = await start(answer)
    const options = title.startsWith('hanging') ? { timeoutMs: 300 } : {}
    await expect(openSite(`http://${host}`, options)).rejects.toThrow(message)
  })

  it.each([
    ['ENOTFOUND', /no address/],
    ['CERT_HAS_EXPIRED', /expired/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /another name/],
    ['ESOMETHING', /ESOMETHING/],
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
