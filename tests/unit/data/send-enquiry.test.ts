import { createServer } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { emptyEnquiry, toPayload, toSentEnquiry } from '../../../src/enquiry/enquiry'
import { silenceErrors } from '../../support/console'
import { listen } from '../../support/listen'
import { SUBMIT_ENQUIRY } from '../../support/site/fake-backend'
import { shortenTimeouts } from '../../support/site/shorten-timeouts'
import { answerFetch, loadBuild } from '../../support/site/stub-fetch'

const enquiry = toSentEnquiry(
  {
    ...emptyEnquiry,
    fullName: 'Ada Nguyen',
    email: 'ada@example.com',
    message: 'A small dance floor, please.',
  },
  new Date('2026-11-20T03:04:05.678Z'),
)

describe('sending', () => {
  const payload = toPayload(enquiry)

  /** Sends the payload with a build for this webhook address. */
  async function send(webhookUrl: string, respond: typeof fetch, body = payload) {
    vi.resetModules()
    vi.stubEnv('VITE_ENQUIRY_WEBHOOK_URL', webhookUrl)
    const fetchSpy = vi.spyOn(globalThis, 'fetch').mockImplementation(respond)
    const { sendEnquiry } = await import('../../../src/data/send-enquiry')
    await sendEnquiry(body, { reference: 'ENQ-7F3K-Q2', answerBy: 'Friday 27 November, 6 pm' })
    return fetchSpy
  }
  const respondWith = (status: number) => () => Promise.resolve(new Response(null, { status }))

  it.each([200, 204])(
    'posts the payload as JSON and takes status %i as success',
    async (status) => {
      const fetchSpy = await send('https://hooks.example/enquiry', respondWith(status))
      const [url, init] = fetchSpy.mock.calls[0] ?? []
      const { searchParams } = new URL(url as string)
      expect(Object.fromEntries(searchParams)).toEqual({
        reference: 'ENQ-7F3K-Q2',
        answerBy: 'Friday 27 November, 6 pm',
      })
      // `keepalive` completes the request if the visitor leaves the site.
      expect(init).toMatchObject({
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        keepalive: true,
      })
      expect(JSON.parse(init?.body as string)).toEqual(payload)
    },
  )

  it("keeps the query parameters of the webhook's address", async () => {
    const fetchSpy = await send('https://hooks.example/enquiry?key=1&to=office', respondWith(200))
    expect(fetchSpy.mock.calls[0]?.[0]).toMatch(
      /^https:\/\/hooks\.example\/enquiry\?key=1&to=office&reference=ENQ-7F3K-Q2&/,
    )
  })

  it('rejects if the webhook refuses', async () => {
    await expect(send('https://hooks.example', respondWith(400))).rejects.toThrow('status 400')
  })

  const respondWithHtml = (text: string) => () =>
    Promise.resolve(new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }))

  it('rejects a page, such as a log-in, and takes any other text for a success', async () => {
    const page = respondWithHtml('<!doctype html><html><title>Log in</title></html>')
    await expect(send('https://hooks.example', page)).rejects.toThrow('a page')
    for (const text of ['The office has the enquiry.', ''])
      await expect(send('https://hooks.example', respondWithHtml(text))).resolves.toBeDefined()
  })

  it('rejects if the webhook redirects, because the browser would then repeat the request without its body', async () => {
    const methods: (string | undefined)[] = []
    const webhook = await listen(
      createServer(({ method, url }, response) => {
        methods.push(method)
        if (url === '/thanks') response.end()
        else response.writeHead(302, { Location: '/thanks' }).end()
      }),
    )
    await expect(send(`${webhook.url}/enquiry`, fetch)).rejects.toThrow('fetch failed')
    expect(methods).toEqual(['POST'])
    await webhook.stop()
  })

  it('leaves a request of at most 30,000 bytes to the browser, so that there is room for the copy', async () => {
    const getOptions = async (message: string) =>
      (
        await send('https://hooks.example', respondWith(200), { ...payload, message })
      ).mock.calls.at(-1)?.[1]
    const room = 30_000 - JSON.stringify({ ...payload, message: '' }).length
    // An é has two bytes.
    const message = 'é'.repeat(Math.floor(room / 2)) + 'e'.repeat(room % 2)
    expect((await getOptions(message))?.keepalive).toBe(true)
    expect((await getOptions(`${message}e`))?.keepalive).toBe(false)
  })

  it('rejects after 15 seconds without a response', async () => {
    const timeoutSpy = shortenTimeouts(15)
    const hang: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      })
    await expect(send('https://hooks.example', hang)).rejects.toThrow('timeout')
    expect(timeoutSpy).toHaveBeenCalledExactlyOnceWith(15_000)
  })

  it('uses the built-in inbox without a webhook, and rejects if a host without one responds with a page', async () => {
    const fetchSpy = await send('', respondWith(201))
    expect(fetchSpy).toHaveBeenCalledWith(
      expect.stringMatching(/^\/api\/enquiries\?reference=ENQ-7F3K-Q2&/),
      expect.anything(),
    )
    await expect(send('', respondWith(200))).rejects.toThrow('status 200')
  })
})

describe('the copy for the office', () => {
  const copy = { reference: 'ENQ-7F3K-Q2', body: enquiry, link: '/av-hire?list=low-fog*1' }

  /** Stores a copy with a backend that responds like this. */
  async function store(respond: () => Response, settings = {}) {
    await loadBuild(settings)
    const requests = answerFetch(respond)
    const { storeCopy } = await import('../../../src/data/send-enquiry')
    return { requests, time: await storeCopy(copy) }
  }
  const respondWith = (status: number) => () => new Response('Why', { status })
  const storeAt = (time: string) => () => Response.json(time)

  it('is stored as it is, also if the visitor leaves', async () => {
    const { requests, time } = await store(storeAt('2026-11-20T14:04:05.678901+11:00'))
    expect(time).toEqual(new Date('2026-11-20T03:04:05.678Z'))
    expect(requests.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
      ['POST', SUBMIT_ENQUIRY, copy],
    ])
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json')
    expect(vi.mocked(fetch).mock.lastCall?.[1]?.keepalive).toBe(true)
  })

  it('is not stored if the backend refuses it, which is logged', async () => {
    const logged = silenceErrors()
    expect((await store(respondWith(429))).time).toBeNull()
    const error = expect.objectContaining({ message: 'Status 429: Why' }) as Error
    expect(logged).toHaveBeenCalledExactlyOnceWith('Could not store a copy of the enquiry', error)
  })

  it('is not stored by a build without a backend, which is not logged', async () => {
    const logged = silenceErrors()
    expect((await store(respondWith(200), { url: '' })).time).toBeNull()
    expect(logged).not.toHaveBeenCalled()
  })
})
