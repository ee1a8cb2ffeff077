import { expect, it } from 'vitest'
import { emptyEnquiry, toPayload } from '../../src/pages/contact/enquiry'
import { clearAttempt, createReference, failAttempt, startAttempt } from '../../src/pages/contact/enquiry-attempt'

const makePayload = (message: string, now = new Date()) => toPayload({ ...emptyEnquiry, message }, now)

it('creates different references without characters that look like another one', () => {
  const references = Array.from({ length: 1000 }, createReference)
  for (const reference of references)
    expect(reference).toMatch(/^SB-[2-9ACDEFHJKMNPQRTWXY]{4}-[2-9ACDEFHJKMNPQRTWXY]{2}$/)
  expect(new Set(references).size).toBeGreaterThan(990)
})

it('gives a repeat the same reference, whenever it is sent, and a changed enquiry a new one', () => {
  const first = startAttempt(makePayload('One', new Date('2026-11-20')))
  failAttempt()
  expect(startAttempt(makePayload('One', new Date('2026-11-21')))).toBe(first)
  const second = startAttempt(makePayload('Two'))
  expect(second).not.toBe(first)
  // It was sent.
  clearAttempt()
  expect(startAttempt(makePayload('Two'))).toBe(second)
  expect(startAttempt(makePayload('Three'))).not.toBe(second)
})
