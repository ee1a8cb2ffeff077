import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { budgets, eventTypes, servicesInterested } from '../../src/content/enquiry-options'
import { type Enquiry, emptyEnquiry, parseEnquiry, toPayload, validateEnquiry } from '../../src/pages/contact/enquiry'
import { applyPrefill, emptyDraft, getPrefill, keepUnsent, mergeDrafts } from '../../src/pages/contact/enquiry-draft'
import { formatEnquiry, getMailLink } from '../../src/pages/contact/enquiry-text'
import { shortenTimeouts } from '../support/shorten-timeouts'

const now = new Date('2026-11-20T03:04:05.678Z')

const required = { fullName: 'Ada', email: 'ada@example.com', message: 'Hello' }
const complete: Enquiry = {
  fullName: 'Ada Nguyen',
  email: 'ada@example.com',
  phone: '0491 570 006',
  company: '12 345 678 901',
  eventDate: '2999-12-05',
  eventType: 'wedding',
  venue: 'Sutherland Hall',
  budget: 'under-1000',
  servicesInterested: ['Lighting', 'Karaoke'],
  message: 'A small dance floor, please.',
  honeypot: '',
}

describe('the payload', () => {
  it("is trimmed and has 'Not Specified' in place of empty fields", () => {
    const enquiry = { ...emptyEnquiry, ...required, fullName: '  Ada ', phone: ' ', venue: '\n' }
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

describe('validation', () => {
  it('accepts the required fields alone, and all fields', () => {
    expect(validateEnquiry({ ...emptyEnquiry, ...required })).toEqual({})
    expect(validateEnquiry(complete)).toEqual({})
  })

  it('reports every required field that is missing or blank', () => {
    expect(validateEnquiry({ ...emptyEnquiry, fullName: ' ', message: '\n' })).toEqual({
      fullName: 'Full name is required',
      email: 'Email is required',
      message: 'Message is required',
    })
  })

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada@example.', 'a da@example.com', 'ada@@example.com'])(
    'rejects the email address %j',
    (email) => expect(validateEnquiry({ ...complete, email })).toEqual({ email: 'Please enter a valid email address' }),
  )

  it.each(['a@b.c', ' ada@example.com ', 'ada+dj@mail.example.com', "o'brien@example.com.au"])(
    'accepts the email address %j',
    (email) => expect(validateEnquiry({ ...complete, email })).toEqual({}),
  )

  it.each(['https://spam.example', ' '])('rejects the honeypot %j', (honeypot) => {
    expect(validateEnquiry({ ...complete, honeypot })).toEqual({ honeypot: 'Spam detected' })
  })

  it('rejects an event date before today in Sydney', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:59:59Z') }) // 20 November, 23:59:59 in Sydney
    expect(validateEnquiry({ ...complete, eventDate: '2026-11-20' })).toEqual({})
    vi.setSystemTime(new Date('2026-11-20T13:00:00Z')) // midnight
    expect(validateEnquiry({ ...complete, eventDate: '2026-11-20' })).toEqual({
      eventDate: 'Event date cannot be earlier than today',
    })
    vi.useRealTimers()
  })
})

describe('reading stored values', () => {
  it('keeps a valid enquiry, and one that is not complete yet', () => {
    expect(parseEnquiry(complete)).toEqual(complete)
    expect(parseEnquiry({ email: 'ada@', eventDate: '2020-01-01' })).toEqual({
      ...emptyEnquiry,
      email: 'ada@',
      eventDate: '2020-01-01',
    })
  })

  it('drops options that are no longer offered', () => {
    const stored = { ...complete, eventType: 'circus', budget: '500', servicesInterested: ['Karaoke', 'Fireworks', 7] }
    expect(parseEnquiry(stored)).toEqual({
      ...complete,
      eventType: '',
      budget: '',
      servicesInterested: ['Karaoke'],
    })
  })

  it('returns a valid enquiry for any value', () => {
    const record = fc.record(Object.fromEntries(Object.keys(emptyEnquiry).map((field) => [field, fc.anything()])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(fc.oneof(record, fc.anything()), (stored) => {
        const enquiry = parseEnquiry(stored)
        expect(parseEnquiry(enquiry)).toEqual(enquiry)
        expect(Object.keys(enquiry)).toEqual(Object.keys(emptyEnquiry))
      }),
    )
  })
})

describe('the prefill of a link', () => {
  it.each([
    ['?subject=DJ&message=Hello', 'Hello'],
    ['?subject=DJ', 'Subject: DJ'],
    ['?subject=DJ&message=', 'Subject: DJ'],
    ['?subject=', ''],
    ['', ''],
  ])('of %s is "%s"', (search, prefill) => expect(getPrefill(search)).toBe(prefill))
})

describe('a new prefill', () => {
  const apply = (message: string, previousPrefill: string, prefill: string) =>
    applyPrefill({ enquiry: { ...emptyEnquiry, message }, prefill: previousPrefill }, prefill).enquiry.message

  it('replaces the unchanged lines of the previous one and keeps edited lines below', () => {
    const previous = 'A quote for:\n\n- XDJ-XZ\n- Haze machine\n- Tower\n\nThank you.'
    const message =
      'A quote for:\n\n- XDJ-XZ\n- Haze machine, two days\n- Tower\n\nThank you.\n\nAbout 90 people.\n\nSam'
    expect(apply(message, previous, 'A quote for:\n\n- Tower\n\nThank you.')).toBe(
      'A quote for:\n\n- Tower\n\nThank you.\n\n- Haze machine, two days\n\nAbout 90 people.\n\nSam',
    )
  })

  it('changes nothing if it was applied before', () => {
    expect(apply('Edited, after a reload', 'Subject: DJ', 'Subject: DJ')).toBe('Edited, after a reload')
  })

  it('is not repeated if the browser restored it into the page', () => {
    expect(apply('Subject: DJ', '', 'Subject: DJ')).toBe('Subject: DJ')
  })

  it("keeps every line that the visitor typed, and none of the previous prefill's", () => {
    // Few different lines, so that the visitor's own lines and both prefills often have some in common.
    const anyLine = fc.constantFrom('a', 'b', 'c', 'd', '- XDJ-XZ ($100/24h)', '')
    const anyMessage = fc.array(fc.record({ line: anyLine, isTyped: fc.boolean() }))
    const anyPrefill = fc.array(anyLine).filter((lines) => lines.some(Boolean))
    const count = (lines: readonly string[], line: string) => lines.filter((other) => other === line).length
    fc.assert(
      fc.property(anyMessage, anyPrefill, (message, prefill) => {
        const typed = message.filter(({ isTyped }) => isTyped).map(({ line }) => line)
        const previous = message.filter(({ isTyped }) => !isTyped).map(({ line }) => line)
        fc.pre(previous.join('\n') !== prefill.join('\n'))
        const text = message.map(({ line }) => line).join('\n')
        const result = apply(text, previous.join('\n'), prefill.join('\n')).split('\n')
        expect(result.slice(0, prefill.length)).toEqual(prefill)
        for (const line of [...typed, ...previous].filter(Boolean)) {
          expect(count(result, line)).toBe(Math.max(count(typed, line), count(prefill, line)))
        }
      }),
    )
  })

  it('is the whole message of an empty form', () => {
    expect(applyPrefill(emptyDraft, 'Subject: DJ').enquiry.message).toBe('Subject: DJ')
  })
})

describe('a draft in two tabs', () => {
  const make = (fields: Partial<Enquiry>) => ({ prefill: '', enquiry: { ...emptyEnquiry, ...fields } })

  it('has the fields that each tab changed', () => {
    const base = make({ fullName: 'Ada', phone: '1', servicesInterested: ['Karaoke'] })
    const mine = make({ fullName: 'Ada Nguyen', phone: '1', servicesInterested: ['Karaoke'] })
    const theirs = make({ fullName: 'Ada', phone: '', servicesInterested: ['Karaoke', 'Lighting'] })
    expect(mergeDrafts(base, mine, theirs)).toEqual(
      make({ fullName: 'Ada Nguyen', phone: '', servicesInterested: ['Karaoke', 'Lighting'] }),
    )
  })

  it('is empty if the other tab sent it and nothing was typed since', () => {
    expect(mergeDrafts({ enquiry: complete, prefill: 'a' }, { enquiry: complete, prefill: 'a' }, emptyDraft)).toEqual(
      emptyDraft,
    )
  })

  it('keeps the message of both tabs', () => {
    const anyMessage = fc.constantFrom('', 'a', 'ab', 'b', 'a\n\nb', 'c')
    const merge = (base: string, mine: string, theirs: string) =>
      mergeDrafts(make({ message: base }), make({ message: mine }), make({ message: theirs })).enquiry.message
    fc.assert(
      fc.property(anyMessage, anyMessage, anyMessage, (base, mine, theirs) => {
        const changed = [mine, theirs].filter((message) => message !== base)
        const merged = merge(base, mine, theirs)
        expect(changed.filter((message) => !merged.includes(message))).toEqual([])
        expect(merge(base, base, theirs)).toBe(theirs)
        expect(merge(base, mine, base)).toBe(mine)
      }),
    )
  })
})

describe('what is left of a draft after sending', () => {
  const keep = (enquiry: Enquiry) => keepUnsent({ enquiry, prefill: 'Subject: DJ' }, complete, 'SB-7F3K-Q2')

  it('is nothing if it was not changed', () => {
    expect(keep({ ...complete, venue: `${complete.venue} ` })).toEqual(emptyDraft)
    expect(keep(emptyEnquiry)).toEqual(emptyDraft)
  })

  it('is what was typed since then, with the contact details', () => {
    const { enquiry } = keep({ ...complete, message: `Hello,\n${complete.message}\nAnd smoke.` })
    expect(enquiry).toEqual({ ...complete, message: 'More about my enquiry SB-7F3K-Q2:\nHello,\nAnd smoke.' })
    expect(keep({ ...complete, venue: 'Elsewhere' }).enquiry).toMatchObject({
      fullName: 'Ada Nguyen',
      venue: 'Elsewhere',
    })
  })
})

it('formats an enquiry as text with the labels of the form, and leaves out empty fields', () => {
  expect(formatEnquiry({ ...complete, phone: ' ' }, 'SB-7F3K-Q2')).toBe(`Reference: SB-7F3K-Q2
Full Name: Ada Nguyen
Email: ada@example.com
Company or ABN: 12 345 678 901
Event Date: Thursday, 5 December 2999
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
  async function send(webhookUrl: string, respond: typeof fetch) {
    vi.resetModules()
    vi.stubEnv('VITE_ENQUIRY_WEBHOOK_URL', webhookUrl)
    const fetchSpy = vi.spyOn(globalThis, 'fetch').mockImplementation(respond)
    const { sendEnquiry } = await import('../../src/data/enquiries')
    await sendEnquiry(payload, 'SB-7F3K-Q2')
    return fetchSpy
  }
  const respondWith = (status: number) => () => Promise.resolve(new Response(null, { status }))

  it.each([200, 201, 202, 204])('posts the payload as JSON and takes status %i as success', async (status) => {
    const fetchSpy = await send('https://hooks.example/enquiry', respondWith(status))
    const [url, init] = fetchSpy.mock.calls[0] ?? []
    expect(url).toBe('https://hooks.example/enquiry?reference=SB-7F3K-Q2')
    // `keepalive` completes the request if the visitor leaves the site.
    expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' }, keepalive: true })
    expect(JSON.parse(init?.body as string)).toEqual(payload)
  })

  it("keeps the query parameters of the webhook's address", async () => {
    const fetchSpy = await send('https://hooks.example/enquiry?key=1&to=office#top', respondWith(200))
    expect(fetchSpy.mock.calls[0]?.[0]).toBe('https://hooks.example/enquiry?key=1&to=office&reference=SB-7F3K-Q2')
  })

  it.each([400, 404, 429, 500, 503])('rejects on status %i', async (status) => {
    await expect(send('https://hooks.example', respondWith(status))).rejects.toThrow(`status ${status}`)
  })

  it('rejects without a network', async () => {
    const error = new TypeError('Failed to fetch')
    await expect(send('https://hooks.example', () => Promise.reject(error))).rejects.toBe(error)
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
    expect(fetchSpy).toHaveBeenCalledWith('/api/enquiries?reference=SB-7F3K-Q2', expect.anything())
    await expect(send('', respondWith(200))).rejects.toThrow('status 200')
  })
})

it('offers the options that the office processes', () => {
  expect(eventTypes.map(({ value }) => value).join()).toBe(
    'wedding,corporate,birthday,anniversary,engagement,conference,product-launch,charity,school,other',
  )
  expect(budgets.map(({ value }) => value).join()).toBe(
    'under-1000,1000-2500,2500-5000,5000-10000,10000-20000,over-20000,discuss',
  )
  expect(servicesInterested.join()).toBe(
    'DJ Services,Live Entertainment,Sound System,Lighting,Photography,Videography,Event Production,AV Equipment Hire,Karaoke,Event Consultation',
  )
})
