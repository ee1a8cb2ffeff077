import * as fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { budgets, eventTypes, servicesInterested } from '../../src/content/enquiry-options'
import { buildEnquiryPayload, emptyEnquiry, type EnquiryForm, validateEnquiry } from '../../src/data/enquiries'

const now = new Date('2026-11-20T03:04:05.678Z')

const filled: EnquiryForm = {
  fullName: 'Ada Nguyen',
  email: 'ada@example.com',
  phone: '0491 570 006',
  company: '12 345 678 901',
  eventDate: '2026-12-05',
  eventType: 'wedding',
  venue: 'Sutherland Hall',
  budget: 'under-1000',
  servicesInterested: ['Lighting', 'Karaoke'],
  message: 'A small dance floor, please.',
  honeypot: '',
}
const required = { fullName: 'Ada', email: 'ada@example.com', message: 'Hello' }

describe('the payload', () => {
  test('has exactly these fields, and no honeypot', () => {
    const { honeypot: _, ...fields } = filled
    expect(buildEnquiryPayload(filled, now)).toEqual({ ...fields, submissionDate: '2026-11-20T03:04:05.678Z' })
  })

  test('says Not Specified for whatever was left out', () => {
    expect(buildEnquiryPayload({ ...emptyEnquiry, ...required, phone: ' ', venue: '\n' }, now)).toEqual({
      ...required,
      phone: 'Not Specified',
      company: 'Not Specified',
      eventDate: 'Not Specified',
      eventType: 'Not Specified',
      venue: 'Not Specified',
      budget: 'Not Specified',
      servicesInterested: ['Not Specified'],
      submissionDate: now.toISOString(),
    })
  })

  test('is trimmed, and never has an empty value', () => {
    const text = fc.string()
    const form = fc.record({
      ...Object.fromEntries(Object.keys(emptyEnquiry).map((field) => [field, text])),
      servicesInterested: fc.subarray([...servicesInterested]),
    }) as unknown as fc.Arbitrary<EnquiryForm>
    fc.assert(
      fc.property(form, (typed) => {
        const { fullName, email, message, servicesInterested: services, ...rest } = buildEnquiryPayload(typed, now)
        expect([fullName, email, message]).toEqual([typed.fullName.trim(), typed.email.trim(), typed.message.trim()])
        expect(services.length).toBeGreaterThan(0)
        for (const value of Object.values(rest)) expect(value).toMatch(/^\S(?:[^]*\S)?$/)
      }),
    )
  })
})

describe('validation', () => {
  test('accepts a form with nothing but what is required, and one with everything', () => {
    expect(validateEnquiry({ ...emptyEnquiry, ...required }, now)).toEqual({})
    expect(validateEnquiry(filled, now)).toEqual({})
  })

  test('names every field that is missing', () => {
    expect(validateEnquiry({ ...emptyEnquiry, fullName: ' ', message: '\n' }, now)).toEqual({
      fullName: 'Full name is required',
      email: 'Email is required',
      message: 'Message is required',
    })
  })

  test.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada@example.', 'a da@example.com', 'ada@@example.com'])(
    '"%s" is no address',
    (email) =>
      expect(validateEnquiry({ ...filled, email }, now)).toEqual({ email: 'Please enter a valid email address' }),
  )

  test.each(['a@b.c', ' ada@example.com ', 'ada+dj@mail.example.com', "o'brien@example.com.au"])(
    '"%s" is an address',
    (email) => expect(validateEnquiry({ ...filled, email }, now)).toEqual({}),
  )

  test('text, at sign, text, dot, text is an address', () => {
    const text = fc.stringMatching(/^[^\s@.]{1,10}$/)
    fc.assert(
      fc.property(text, text, text, (name, host, end) => {
        expect(validateEnquiry({ ...filled, email: `${name}@${host}.${end}` }, now)).toEqual({})
      }),
    )
  })

  test('a filled honeypot blocks the form, whatever else is in it', () => {
    expect(validateEnquiry({ ...filled, honeypot: 'x' }, now)).toEqual({ honeypot: 'Spam detected' })
    expect(validateEnquiry({ ...filled, honeypot: ' ' }, now)).toHaveProperty('honeypot')
  })

  test('an event may be today, on the calendar of Sydney, and not before', () => {
    const lateInSydney = new Date('2026-11-20T12:59:59Z')
    expect(validateEnquiry({ ...filled, eventDate: '2026-11-20' }, lateInSydney)).toEqual({})
    expect(validateEnquiry({ ...filled, eventDate: '2026-11-19' }, lateInSydney)).toHaveProperty('eventDate')
    expect(validateEnquiry({ ...filled, eventDate: '2026-11-20' }, new Date('2026-11-20T13:00:00Z'))).toHaveProperty(
      'eventDate',
    )
  })
})

describe('sending', () => {
  const payload = buildEnquiryPayload(filled, now)
  let logged: ReturnType<typeof vi.spyOn>
  beforeEach(() => {
    logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  async function send(webhook: string, answer: () => Promise<Response>) {
    vi.resetModules()
    vi.stubEnv('VITE_ENQUIRY_WEBHOOK_URL', webhook)
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
    const { sendEnquiry } = await import('../../src/data/enquiries')
    const outcome = await sendEnquiry(payload).then(
      () => 'sent',
      () => 'failed',
    )
    return { outcome, fetch }
  }
  const status = (code: number) => () => Promise.resolve(new Response(null, { status: code }))

  test('posts the payload as JSON to the webhook', async () => {
    const { outcome, fetch } = await send('https://hooks.example/enquiry', status(200))
    expect(outcome).toBe('sent')
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe('https://hooks.example/enquiry')
    expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } })
    expect(JSON.parse(init?.body as string)).toEqual(payload)
    expect(logged).not.toHaveBeenCalled()
  })

  test.each([200, 201, 202, 204])('takes a %i for a success', async (code) => {
    expect((await send('https://hooks.example', status(code))).outcome).toBe('sent')
  })

  test.each([400, 401, 404, 405, 429, 500, 503])('takes a %i for a failure, and logs it', async (code) => {
    expect((await send('https://hooks.example', status(code))).outcome).toBe('failed')
    expect(logged).toHaveBeenCalledOnce()
  })

  test('takes a lost network for a failure, and logs it', async () => {
    const { outcome } = await send('https://hooks.example', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(outcome).toBe('failed')
    expect(logged).toHaveBeenCalledOnce()
  })

  test('gives up after 15 seconds', async () => {
    const original = AbortSignal.timeout.bind(AbortSignal)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => original(ms / 1000))
    vi.resetModules()
    vi.stubEnv('VITE_ENQUIRY_WEBHOOK_URL', 'https://hooks.example')
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_answer, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
        }),
    )
    const { sendEnquiry } = await import('../../src/data/enquiries')
    await expect(sendEnquiry(payload)).rejects.toThrow('timeout')
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000)
  })

  test('without a webhook it goes to the built-in inbox, and a page that answers in its place is a failure', async () => {
    const taken = await send('', status(201))
    expect(taken.outcome).toBe('sent')
    expect(taken.fetch).toHaveBeenCalledWith('/api/enquiries', expect.anything())
    expect((await send('', status(200))).outcome).toBe('failed')
    expect((await send('', status(404))).outcome).toBe('failed')
  })
})

test('the choices are those of the office', () => {
  expect(eventTypes.map(({ value }) => value).join()).toBe(
    'wedding,corporate,birthday,anniversary,engagement,conference,product-launch,charity,school,other',
  )
  expect(budgets.map(({ value }) => value).join()).toBe(
    'under-1000,1000-2500,2500-5000,5000-10000,10000-20000,over-20000,discuss',
  )
  expect(servicesInterested).toHaveLength(10)
})
