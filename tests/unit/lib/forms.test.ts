import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyFields, validateFields } from '../../../src/admin/events/form/event-fields'
import { cleanEmail } from '../../../src/enquiry/clean-text'
import { emptyEnquiry, parseEnquiry, validateEnquiry } from '../../../src/enquiry/enquiry'

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', '\n') }),
)
/** Values of every type for the fields of a form. */
const anyValues = (fields: object) => {
  const values = Object.keys(fields).map((field) => [field, fc.oneof(fc.anything(), anyText)])
  return fc.oneof(fc.record(Object.fromEntries(values), { requiredKeys: [] }), fc.anything())
}

describe('the enquiry form', () => {
  it('shows and validates any stored value', () => {
    fc.assert(
      fc.property(anyValues(emptyEnquiry), (stored) => {
        const enquiry = parseEnquiry(stored)
        expect(Object.keys(enquiry)).toEqual(Object.keys(emptyEnquiry))
        expect(Object.keys(emptyEnquiry)).toEqual(
          expect.arrayContaining(Object.keys(validateEnquiry(enquiry))),
        )
      }),
    )
  })

  it('accepts every common email address, with spaces around it', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('', ' ', '\n'), (address, space) => {
        expect(
          validateEnquiry({ ...emptyEnquiry, email: space + address + space }).email,
        ).toBeUndefined()
      }),
    )
  })

  it('accepts no address without one at sign and a dot inside its domain, or with an empty part', () => {
    fc.assert(
      fc.property(anyText, (email) => {
        const isAccepted = !validateEnquiry({ ...emptyEnquiry, email }).email
        const halves = cleanEmail(email).split('@')
        const hasWords = halves.every((half) =>
          half.split('.').every((word) => /^[^\s,;:<>()"]+$/.test(word)),
        )
        const isExpected = halves.length === 2 && hasWords && /\./.test(halves[1] ?? '')
        expect(isAccepted).toBe(isExpected)
      }),
      // Few random texts are nearly an address.
      { numRuns: 5000 },
    )
  })
})

describe('a required text', () => {
  it.each([
    '\u00a0',
    '\u200b',
    '\u2060\ufeff',
    '\u00ad',
    '\u202e',
    '\u3164',
    '\u2800',
    '\u{e0041}',
    '\0',
    ' \n',
  ])('is empty if it is %j', (blank) => {
    expect(validateFields({ ...emptyFields, title: blank }).title).toBe('Title is required')
    expect(validateEnquiry({ ...emptyEnquiry, message: blank }).message).toBe('Message is required')
  })

  it.each(['a', '.', '0', 'ß', '日', '👩🏽‍🎤', '❤️', '\u200fשלום', ' \u200bx'])(
    'is not empty if it is %j',
    (seen) => {
      expect(validateFields({ ...emptyFields, title: seen }).title).toBeUndefined()
      expect(validateEnquiry({ ...emptyEnquiry, message: seen }).message).toBeUndefined()
    },
  )
})
