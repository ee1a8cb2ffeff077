import { createServer } from 'node:http'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { formatEnquiry, getMailLink } from '../../../src/components/enquiry-text'
import { type Enquiry, emptyEnquiry, toPayload, validateEnquiry } from '../../../src/pages/contact/enquiry'
import {
  addTypedFields,
  applyPrefill,
  createReference,
  emptyDraft,
  getPrefill,
  isDirty,
} from '../../../src/pages/contact/enquiry-draft'
import { silenceErrors } from '../../support/console'
import { listen } from '../../support/listen'
import { SUBMIT_ENQUIRY } from '../../support/site/fake-backend'
import { shortenTimeouts } from '../../support/site/shorten-timeouts'
import { answerFetch, loadBuild } from '../../support/site/stub-fetch'

const now = new Date('2026-11-20T03:04:05.678Z')

const required = { fullName: 'Ada', email: 'ada@example.com', message: 'Hello' }
const complete: Enquiry = {
  fullName: 'Ada Nguyen',
  email: 'ada@example.com',
  phone: '0491 570 006',
  company: '12 345 678 901',
  eventDate: '2030-12-05',
  eventType: 'wedding',
  venue: 'Sutherland Hall',
  budget: 'under-1000',
  servicesInterested: ['Lighting', 'Karaoke'],
  message: 'A small dance floor, please.',
}

describe('the payload', () => {
  it("is trimmed and has 'Not Specified' in place of empty fields", () => {
    const enquiry = { ...emptyEnquiry, ...required, fullName: '  Ada ', phone: ' ', venue: '\n\0' }
    expect(toPayload(enquiry, now)).toEqual({
      ...required,
      phone: 'Not Specified',
      company: 'Not Specified',
      eventDate: 'Not Specified',
      eventType: 'Not Specified',
      venue: 'Not Specified',
      budget: 'Not Specified',
      servicesInterested: ['Not Specified'],
      submissionDate: '2026-11-20T03:04:05.678Z',
    })
  })
})

it('sends no character that the database refuses', () => {
  expect(toPayload({ ...complete, email: 'ada@\0example.com', message: 'Hi\0 there \ud83d 🎉' })).toMatchObject({
    email: 'ada@example.com',
    message: 'Hi there  🎉',
  })
})

describe('validation', () => {
  const validate = (enquiry: Enquiry, moment = now) => validateEnquiry(enquiry, moment)

  it('leaves out the invisible characters that were copied with an email address', () => {
    expect(toPayload({ ...complete, email: '\u200bada@\u2060example.com\ufeff ' }).email).toBe('ada@example.com')
  })

  it('accepts the required fields alone, and all fields', () => {
    expect(validate({ ...emptyEnquiry, ...required })).toEqual({})
    expect(validate(complete)).toEqual({})
  })

  it('reports every required field that is missing or blank', () => {
    expect(validate({ ...emptyEnquiry, fullName: ' ', message: '\n' })).toEqual({
      fullName: 'Full name is required',
      email: 'Email is required',
      message: 'Message is required',
    })
  })

  it('counts a text of invisible characters as blank, and leaves them in other texts', () => {
    expect(validate({ ...complete, message: '\u200b \u2060\ufeff' })).toEqual({ message: 'Message is required' })
    // A family emoji has joiners.
    expect(validate({ ...complete, message: '👨\u200d👩\u200d👧' })).toEqual({})
  })

  it.each(['fullName', 'email', 'phone', 'company', 'venue'])('limits %s', (name) => {
    const long = `${'x'.repeat(70_000)}@example.com`
    expect(validate({ ...complete, [name]: long })).toEqual({ [name]: 'Please shorten this to 200 characters' })
  })

  // tests/unit/lib/forms.test.ts says which addresses are valid.
  it('rejects an email address that is not valid', () => {
    expect(validate({ ...complete, email: 'ada@example' })).toEqual({
      email: 'Please enter a valid email address',
    })
  })

  it('rejects an event date before today in Sydney', () => {
    const enquiry = { ...complete, eventDate: '2026-11-20' }
    expect(validate(enquiry, new Date('2026-11-20T23:59:59+11:00'))).toEqual({})
    expect(validate(enquiry, new Date('2026-11-21T00:00:00+11:00'))).toEqual({
      eventDate: 'Event date cannot be earlier than today',
    })
  })

  it.each(['2031-11-21', '20277-01-01'])(
    'rejects the event date %s, which is more than five years ahead',
    (eventDate) => {
      expect(validate({ ...complete, eventDate: '2031-11-20' })).toEqual({})
      expect(validate({ ...complete, eventDate })).toEqual({
        eventDate: 'Event date cannot be more than 5 years from now',
      })
    },
  )
})

describe('a new prefill', () => {
  const apply = (message: string, previousPrefill: string, prefill: string) =>
    applyPrefill(
      {
        ...emptyDraft,
        enquiry: { ...emptyEnquiry, message },
        prefill: { message: previousPrefill, eventDate: '', link: '' },
      },
      { message: prefill, eventDate: '', link: '' },
    ).enquiry.message

  it('is not repeated if the browser restored it into the page', () => {
    expect(apply('Subject: DJ', '', 'Subject: DJ')).toBe('Subject: DJ')
  })

  it('replaces the previous one above the text of the visitor', () => {
    const anyLine = fc.stringMatching(/^[a-z$&]{1,9}$/)
    fc.assert(
      fc.property(anyLine, anyLine, anyLine, (previous, own, prefill) => {
        fc.pre(!own.startsWith(prefill))
        expect(apply(`${previous}\n\n${own}`, previous, prefill)).toBe(
          previous === prefill ? `${previous}\n\n${own}` : `${prefill}\n\n${own}`,
        )
        expect(apply(`> ${previous}\n\n${own}`, previous, `${prefill}.`)).toContain(`> ${previous}\n\n${own}`)
      }),
    )
  })
})

describe('a prefilled event date', () => {
  const getDate = (typed: string, previous: string, prefilled: string) =>
    applyPrefill(
      {
        ...emptyDraft,
        enquiry: { ...emptyEnquiry, eventDate: typed },
        prefill: { message: 'A', eventDate: previous, link: '' },
      },
      { message: 'B', eventDate: prefilled, link: '' },
    ).enquiry.eventDate

  it('fills an empty field, replaces the previous one, and keeps that of the visitor', () => {
    expect(getDate('', '', '2026-12-04')).toBe('2026-12-04')
    expect(getDate('2026-12-04', '2026-12-04', '2026-12-05')).toBe('2026-12-05')
    expect(getDate('2026-12-04', '2026-12-04', '')).toBe('')
    expect(getDate('2027-01-01', '2026-12-04', '2026-12-05')).toBe('2027-01-01')
  })

  it('is only a day of the calendar, and alone is no draft', () => {
    expect(getPrefill('?message=A&date=2026-12-04').eventDate).toBe('2026-12-04')
    expect(getPrefill('?message=A&date=2026-02-30').eventDate).toBe('')
    expect(isDirty(applyPrefill(emptyDraft, { message: 'A', eventDate: '2026-12-04', link: '' }))).toBe(false)
  })
})

it('adds what was typed before the app was ready to a stored draft, and keeps both messages', () => {
  const stored = { ...emptyEnquiry, fullName: 'Old Name', phone: '0491 570 157', message: 'About 90 guests.' }
  const typed = 'fullName=Ada&message=A+fortieth.&servicesInterested=Lighting&servicesInterested=Karaoke'
  const add = (message: string) =>
    addTypedFields({ ...emptyDraft, enquiry: { ...stored, message } }, new URLSearchParams(typed)).enquiry
  expect(add('About 90 guests.')).toEqual({
    ...stored,
    fullName: 'Ada',
    servicesInterested: ['Lighting', 'Karaoke'],
    message: 'About 90 guests.\n\nA fortieth.',
  })
  // Typed below the stored message, which the page showed already.
  expect(add('A fort').message).toBe('A fortieth.')
})

it('adds what was typed into two pages that were left before the app was ready', () => {
  const typed =
    'fullName=Ada&servicesInterested=Karaoke&message=A+fortieth.&fullName=&servicesInterested=Karaoke&message=In+May.'
  expect(addTypedFields(emptyDraft, new URLSearchParams(typed)).enquiry).toEqual({
    ...emptyEnquiry,
    fullName: 'Ada',
    servicesInterested: ['Karaoke'],
    message: 'A fortieth.\n\nIn May.',
  })
})

it('creates different references without characters that look like another one', () => {
  const references = Array.from({ length: 1000 }, createReference)
  for (const reference of references) {
    expect(reference).toMatch(/^ENQ-[2-9ACDEFHJKMNPQRTWXY]{4}-[2-9ACDEFHJKMNPQRTWXY]{2}$/)
  }
  expect(new Set(references).size).toBeGreaterThan(990)
})

it('formats an enquiry as text with the labels of the form, and leaves out empty fields', () => {
  expect(formatEnquiry({ ...complete, phone: ' ' }, 'ENQ-7F3K-Q2')).toBe(`Reference: ENQ-7F3K-Q2
Full Name: Ada Nguyen
Email: ada@example.com
Company or ABN: 12 345 678 901
Event Date: Thursday, 5 December 2030
Event Type: Wedding
Venue: Sutherland Hall
Budget: Under $1,000
Services Interested In: Lighting, Karaoke

A small dance floor, please.
`)
})

it('escapes the text of an email', () => {
  expect(getMailLink('a@b.example', { subject: 'A & B', text: 'One?\nTwo' })).toBe(
    'mailto:a@b.example?subject=A%20%26%20B&body=One%3F%0D%0ATwo',
  )
})

describe('sending', () => {
  const payload = toPayload(complete, now)

  /** Sends the payload with a build for this webhook address. */
  async function send(webhookUrl: string, respond: typeof fetch, body = payload) {
    vi.resetModules()
    vi.stubEnv('VITE_ENQUIRY_WEBHOOK_URL', webhookUrl)
    const fetchSpy = vi.spyOn(globalThis, 'fetch').mockImplementation(respond)
    const { sendEnquiry } = await import('../../../src/data/enquiries')
    await sendEnquiry(body, 'ENQ-7F3K-Q2')
    return fetchSpy
  }
  const respondWith = (status: number) => () => Promise.resolve(new Response(null, { status }))

  it.each([200, 201, 202, 204])('posts the payload as JSON and takes status %i as success', async (status) => {
    const fetchSpy = await send('https://hooks.example/enquiry', respondWith(status))
    const [url, init] = fetchSpy.mock.calls[0] ?? []
    expect(url).toBe('https://hooks.example/enquiry?reference=ENQ-7F3K-Q2')
    // `keepalive` completes the request if the visitor leaves the site.
    expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' }, keepalive: true })
    expect(JSON.parse(init?.body as string)).toEqual(payload)
  })

  it("keeps the query parameters of the webhook's address", async () => {
    const fetchSpy = await send('https://hooks.example/enquiry?key=1&to=office#top', respondWith(200))
    expect(fetchSpy.mock.calls[0]?.[0]).toBe('https://hooks.example/enquiry?key=1&to=office&reference=ENQ-7F3K-Q2')
  })

  it.each([400, 404, 429, 500, 503])('rejects on status %i', async (status) => {
    await expect(send('https://hooks.example', respondWith(status))).rejects.toThrow(`status ${status}`)
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
      (await send('https://hooks.example', respondWith(200), { ...payload, message })).mock.calls.at(-1)?.[1]
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
    expect(fetchSpy).toHaveBeenCalledWith('/api/enquiries?reference=ENQ-7F3K-Q2', expect.anything())
    await expect(send('', respondWith(200))).rejects.toThrow('status 200')
  })
})

describe('the copy for the office', () => {
  const copy = { reference: 'ENQ-7F3K-Q2', body: toPayload(complete, now), link: '/av-hire?list=low-fog*1' }

  /** Stores a copy with a backend that responds like this. */
  async function store(respond: () => Response, settings = {}) {
    await loadBuild(settings)
    const requests = answerFetch(respond)
    const { storeCopy } = await import('../../../src/data/enquiries')
    return { requests, outcome: await storeCopy(copy) }
  }
  const respondWith = (status: number) => () => new Response(status === 204 ? null : 'Why', { status })

  it('is stored as it is, also if the visitor leaves', async () => {
    const { requests, outcome } = await store(respondWith(204))
    expect(outcome).toBe('stored')
    expect(requests.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
      ['POST', SUBMIT_ENQUIRY, copy],
    ])
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json')
    expect(vi.mocked(fetch).mock.lastCall?.[1]?.keepalive).toBe(true)
  })

  it.each([401, 404, 429, 500])(
    'has failed if the backend refuses it for now with %i, which is logged',
    async (status) => {
      const logged = silenceErrors()
      expect((await store(respondWith(status))).outcome).toBe('failed')
      const error = expect.objectContaining({ message: `Status ${status}: Why` }) as Error
      expect(logged).toHaveBeenCalledExactlyOnceWith('Could not store a copy of the enquiry', error)
    },
  )

  it('is refused for good by status 400, and by a build without a backend', async () => {
    silenceErrors()
    expect((await store(respondWith(400))).outcome).toBe('refused')
    expect((await store(respondWith(204), { url: '' })).outcome).toBe('refused')
  })
})
