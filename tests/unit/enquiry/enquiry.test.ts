import { describe, expect, it } from 'vitest'
import {
  type Enquiry,
  emptyEnquiry,
  validateEnquiry,
  toPayload,
  toSentEnquiry,
  createReference,
  formatEnquiry,
} from '../../../src/enquiry/enquiry'

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
    expect(validate({ ...complete, [name]: long })).toEqual({ [name]: 'Please shorten this to 200 characters' })
  })

  it('rejects an event date before today in Sydney', () => {
    const enquiry = { ...complete, eventDate: '2026-11-20' }
    expect(validate(enquiry, new Date('2026-11-20T23:59:59+11:00'))).toEqual({})
    expect(validate(enquiry, new Date('2026-11-21T00:00:00+11:00'))).toEqual({
      eventDate: 'Event date cannot be earlier than today',
    })
  })
})

it('creates different references without characters that look like another one', () => {
  const references = Array.from({ length: 100 }, createReference)
  for (const reference of references) {
    expect(reference).toMatch(/^ENQ-[2-9ACDEFHJKMNPQRTWXY]{4}-[2-9ACDEFHJKMNPQRTWXY]{2}$/)
  }
  expect(new Set(references).size).toBe(100)
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
