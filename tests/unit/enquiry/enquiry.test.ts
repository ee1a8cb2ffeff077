import { describe, expect, it } from 'vitest'
import { cleanEmail } from '../../../src/enquiry/clean-text'
import {
  type Enquiry,
  emptyEnquiry,
  validateEnquiry,
  toPayload,
  toSentEnquiry,
  createReference,
  formatEnquiry,
} from '../../../src/enquiry/enquiry'
import { suggestEmail } from '../../../src/enquiry/suggest-email'
import { addresses } from '../../support/addresses'

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

describe('what is sent', () => {
  const enquiry = { ...emptyEnquiry, ...required, fullName: '  Ada ', phone: ' ', venue: '\n\0' }

  it('is trimmed, and leaves empty fields empty for the office', () => {
    const submissionDate = '2026-11-20T03:04:05.678Z'
    expect(toSentEnquiry(enquiry, now)).toEqual({ ...emptyEnquiry, ...required, submissionDate })
  })

  it("has 'Not Specified' in place of empty fields for the webhook", () => {
    expect(toPayload(toSentEnquiry(enquiry, now))).toEqual({
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

it('sends no character that the database refuses or that nobody sees in an address or a number', () => {
  const copied = { email: '\u200bada@\0example.com\ufeff ', phone: '\u202d0491\u00a0570 006\u202c' }
  expect(toSentEnquiry({ ...complete, ...copied, message: 'Hi\0 there \ud83d 🎉' })).toMatchObject({
    email: 'ada@example.com',
    phone: '0491\u00a0570 006',
    message: 'Hi there  🎉',
  })
})

describe('validation', () => {
  const validate = (enquiry: Enquiry, moment = now) => validateEnquiry(enquiry, moment)

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

  it.each(['fullName', 'email', 'phone', 'company', 'venue'])('limits %s', (name) => {
    const long = `${'x'.repeat(70_000)}@example.com`
    const error = 'Please shorten this to 200 characters. It has 70,012.'
    expect(validate({ ...complete, [name]: long })).toEqual({ [name]: error })
  })

  // What is cut from the end of an address never reaches the database and the webhook.
  it.each(addresses.filter(([email]) => cleanEmail(email) === email))(
    'of the address %j accepts it: %s',
    (email, isAccepted) =>
      expect(validate({ ...complete, email }).email === undefined).toBe(isAccepted),
  )

  it.each(['.', ' , ', '’', '”.', ')', '>', ';', ':', '\u200b.'])(
    'accepts an address that was copied with "%s"',
    (end) => {
      const enquiry = { ...complete, email: `ana@mail.example${end}` }
      expect(validate(enquiry)).toEqual({})
      expect(toSentEnquiry(enquiry).email).toBe('ana@mail.example')
    },
  )

  it.each([
    '0027-12-04',
    '1220-02-05',
    '2202-03-11',
    '20266-12-04',
    '122027-02-05',
    '2031-11-20',
    '2026-02-30',
  ])('asks to check the year of %s', (eventDate) =>
    expect(validate({ ...complete, eventDate })).toEqual({ eventDate: 'Please check the year' }),
  )

  it.each(['2026-11-20', '2031-11-19'])('accepts the event date %s', (eventDate) =>
    expect(validate({ ...complete, eventDate })).toEqual({}),
  )

  it('rejects an event date that is over, but not by a clock that is up to a week fast', () => {
    const enquiry = { ...complete, eventDate: '2026-11-20' }
    expect(validate(enquiry, new Date('2026-11-27T23:59:59+11:00'))).toEqual({})
    expect(validate(enquiry, new Date('2026-11-28T00:00:00+11:00'))).toEqual({
      eventDate: 'Event date cannot be earlier than today',
    })
  })
})

describe('an address that looks mistyped', () => {
  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['Ana@Gmail.con', 'Ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gamil.cmo', 'ana@gmail.com'],
    ['ana@hotmial.com', 'ana@hotmail.com'],
    ['ana@hotmai.com.au', 'ana@hotmail.com.au'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@iclod.com', 'ana@icloud.com'],
    ['ana@yahooo.com.au', 'ana@yahoo.com.au'],
    ['ana@bigpnd.com', 'ana@bigpond.com'],
    ['ana@optusent.com.au', 'ana@optusnet.com.au'],
    ['ana@live.com.', undefined],
    ['ana@me.con', 'ana@me.com'],
    ['ana@company.con', 'ana@company.com'],
    ['ana@company.con.au', 'ana@company.com.au'],
    ['ana@mail.company.cmo', 'ana@mail.company.com'],
  ])('of %s asks about %s', (email, suggestion) => expect(suggestEmail(email)).toBe(suggestion))

  it.each([
    ...'gmail.com hotmail.com hotmail.com.au outlook.com.au icloud.com yahoo.com.au bigpond.com bigpond.net.au'.split(
      ' ',
    ),
    ...'live.com.au me.com mac.com msn.com optusnet.com.au gmx.com mail.com ymail.com aol.com'.split(
      ' ',
    ),
    ...'hotmail.co.uk yahoo.co.uk yahoo.com.ar yahoo.ca live.ca outlook.fr hotmail.fr'.split(' '),
    ...'life.com love.com mel.com grail.com email.com company.co company.com.co x.community constructor.com a'.split(
      ' ',
    ),
  ])('of the real domain %s asks nothing', (domain) =>
    expect(suggestEmail(`ana@${domain}`)).toBeUndefined(),
  )

  it.each(['', 'ana', '@gmial.com', 'gmial.com'])('of "%s" asks nothing', (email) =>
    expect(suggestEmail(email)).toBeUndefined(),
  )
})

it('creates different references without characters that look like another one', () => {
  const references = Array.from({ length: 100 }, createReference)
  for (const reference of references) {
    expect(reference).toMatch(/^ENQ-[2-9ACDEFHJKMNPQRTWXY]{4}-[2-9ACDEFHJKMNPQRTWXY]{2}$/)
  }
  expect(new Set(references).size).toBe(100)
})

it('formats an enquiry as text with the labels of the form, and leaves out empty fields', () => {
  expect(formatEnquiry({ ...complete, phone: ' ', venue: 'Sutherland\nHall' }, 'ENQ-7F3K-Q2'))
    .toBe(`Reference: ENQ-7F3K-Q2
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

it("marks a field that the site does not know, so that it does not look like the site's own", () => {
  const fields = { ...complete, Paid: 'yes, in full', Email: 'other@example.com' }
  const text = formatEnquiry(fields, 'ENQ-7F3K-Q2')
  expect(text).toContain('\nOther (Paid): yes, in full\nOther (Email): other@example.com\n')
})
