import * as v from 'valibot'
import { getSubjectEventType, joinParagraphs } from '../../enquiry/contact-link'
import { emptyEnquiry, parseEnquiry, isSameEnquiry } from '../../enquiry/enquiry'
import { parseFields, text } from '../../lib/form-schema'

const storedEnquirySchema = v.pipe(v.unknown(), v.transform(parseEnquiry))

const attemptSchema = v.object({
  enquiry: storedEnquirySchema,
  reference: v.string(),
  /** 'unknown' until the webhook responds, which may be never. */
  outcome: v.fallback(v.picklist(['unknown', 'accepted', 'refused']), 'unknown'),
})

/** The fields that a link can fill in, besides the message. */
const prefilledFields = ['eventDate', 'eventType', 'venue'] as const

const prefillSchema = v.object({
  message: text,
  ...v.entriesFromList(prefilledFields, text),
  /** The path of the quote or the advice that the visitor came from. Not part of what the webhook gets. */
  link: text,
})

const noPrefill = parseFields(prefillSchema, {})

export const draftSchema = v.object({
  enquiry: storedEnquirySchema,
  /** The fields that a link prefilled. */
  prefill: v.fallback(prefillSchema, noPrefill),
  /** The last attempt to send the enquiry, which may have changed since. */
  attempt: v.fallback(v.nullable(attemptSchema), null),
})

export type Attempt = v.InferOutput<typeof attemptSchema>

/** An enquiry that has not been sent. */
export type Draft = v.InferOutput<typeof draftSchema>

/** Where the text in the form comes from, or where it has gone. */
export type EnquiryNote = { type: 'restored' | 'unconfirmed' } | { type: 'cleared'; undo: Draft }

export const emptyDraft: Draft = { enquiry: emptyEnquiry, prefill: noPrefill, attempt: null }

/** A draft that only a link has filled in is not worth keeping: it is neither stored nor restored. */
export function isDirty({ enquiry, prefill }: Draft): boolean {
  const prefilled: Partial<Record<string, unknown>> = prefill
  return Object.entries(enquiry).some(([name, value]) => value.length > 0 && value !== prefilled[name])
}

/** The attempt to send the enquiry as it is now. Null if it has changed since. */
export function getAttempt({ enquiry, attempt }: Draft): Attempt | null {
  return attempt && isSameEnquiry(attempt.enquiry, enquiry) ? attempt : null
}

/** The fields in the query of a link to this page. Without a message, the message is the subject. */
export function getPrefill(search: string): Draft['prefill'] {
  const query = new URLSearchParams(search)
  const subject = query.get('subject') ?? ''
  const { eventDate, eventType, venue } = parseEnquiry({
    eventDate: query.get('date'),
    eventType: query.get('type') ?? getSubjectEventType(subject),
    venue: query.get('venue'),
  })
  return {
    message: query.get('message') || (subject && `Subject: ${subject}`),
    eventDate,
    eventType,
    venue,
    link: query.get('link') ?? '',
  }
}

/**
 * Puts the prefilled message above the visitor's own text, in place of the previous one, and each other field in place of
 * none or the previous one. A prefill that was applied before is not applied again, so that a reload keeps the visitor's edits.
 */
export function applyPrefill(draft: Draft, prefill: Draft['prefill']): Draft {
  const { enquiry, prefill: previous } = draft
  if (!prefill.message || (prefill.message === previous.message && enquiry.message.trim())) return draft
  const ownText = removeStart(removeStart(enquiry.message, previous.message), prefill.message).trim()
  const fields = prefilledFields.map((name) => {
    const isOwn = enquiry[name] && enquiry[name] !== previous[name]
    return [name, isOwn ? enquiry[name] : prefill[name]]
  })
  const message = joinParagraphs(prefill.message, ownText)
  return { ...draft, enquiry: parseEnquiry({ ...enquiry, ...Object.fromEntries(fields), message }), prefill }
}

/** Replaces fields of a draft by those that were typed before the app was ready. The message keeps both texts. */
export function addTypedFields({ enquiry, ...draft }: Draft, typed: Partial<Record<string, unknown>>): Draft {
  const text = typeof typed.message === 'string' ? typed.message : ''
  // A browser may have filled the earlier text in again, and the visitor has gone on writing.
  const message = text.includes(enquiry.message) ? text : joinParagraphs(enquiry.message, text)
  return { ...draft, enquiry: parseEnquiry({ ...enquiry, ...typed, message }) }
}

/** Removes the lines at the start of a text, unless the visitor has gone on writing in the last one. */
const removeStart = (text: string, start: string) =>
  text === start || text.startsWith(`${start}\n`) ? text.slice(start.length) : text
