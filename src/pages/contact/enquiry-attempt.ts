import * as v from 'valibot'
import type { EnquiryPayload } from '../../data/enquiries'
import { readStored, removeStored, writeStored } from '../../lib/storage'

const KEY = 'enquiry-attempt'

/** Without characters that look like another one: 0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
const ALPHABET = '23456789ACDEFHJKMNPQRTWXY'

const attemptSchema = v.object({
  reference: v.string(),
  /** What was sent, for comparison with what is sent next. */
  content: v.string(),
  isUnderWay: v.boolean(),
})

/** The last enquiry that this browser tried to send. */
type Attempt = v.InferOutput<typeof attemptSchema>

/** An enquiry that was sent is no longer stored. It is kept here, so that a repeat has the same reference. */
let lastAttempt: Attempt | null = null

/** Creates a reference such as 'SB-7F3K-Q2'. */
export function createReference(): string {
  const symbols = Array.from(crypto.getRandomValues(new Uint32Array(6)), (number) => ALPHABET[number % ALPHABET.length])
  return `SB-${symbols.slice(0, 4).join('')}-${symbols.slice(4).join('')}`
}

/**
 * Records that an enquiry is being sent, and returns its reference. A repeat keeps its reference, even after a reload, so
 * that the receiver can drop it. A changed enquiry gets a new one, so that the receiver does not.
 */
export function startAttempt(payload: EnquiryPayload): string {
  const content = getContent(payload)
  const previous = [readAttempt(), lastAttempt].find((attempt) => attempt?.content === content)
  saveAttempt({ reference: previous?.reference ?? createReference(), content, isUnderWay: true })
  return lastAttempt?.reference ?? ''
}

/** Records that the enquiry could not be sent. */
export function failAttempt(): void {
  if (lastAttempt) saveAttempt({ ...lastAttempt, isUnderWay: false })
}

export const clearAttempt = () => removeStored(KEY)

/** Whether an enquiry was being sent when the page was closed or reloaded. */
export function isInterrupted(payload: EnquiryPayload): boolean {
  const attempt = readAttempt()
  const isFromThisPage = attempt?.reference === lastAttempt?.reference
  return !isFromThisPage && attempt?.isUnderWay === true && attempt.content === getContent(payload)
}

const readAttempt = () => readStored(KEY, v.parser(attemptSchema))

function saveAttempt(attempt: Attempt): void {
  lastAttempt = attempt
  writeStored(KEY, attempt)
}

const getContent = (payload: EnquiryPayload) => JSON.stringify({ ...payload, submissionDate: '' })
