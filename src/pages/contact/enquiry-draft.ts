import * as v from 'valibot'
import { getSubjectEventType, joinLinks, joinParagraphs } from '../../enquiry/contact-link'
import { createReference, emptyEnquiry, isSameEnquiry, parseEnquiry } from '../../enquiry/enquiry'
import { parseFields, text, validItems } from '../../lib/form-schema'

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
  /** The paths of what the visitor asks about, one a line. Not part of what the webhook gets. */
  link: text,
})

const noPrefill = parseFields(prefillSchema, {})

const draftSchema = v.object({
  enquiry: storedEnquirySchema,
  /** The enquiry is sent with it. Tabs that show the same enquiry have the same one, and a changed enquiry has another one. */
  reference: v.string(),
  /** The fields that a link prefilled. */
  prefill: v.fallback(prefillSchema, noPrefill),
  /** The paths of earlier links whose texts are still in the message, one a line. */
  keptLinks: text,
  /** The last attempt to send the enquiry, which may have changed since. */
  attempt: v.fallback(v.nullable(attemptSchema), null),
})

export type Attempt = v.InferOutput<typeof attemptSchema>

/** An enquiry that has not been sent from this tab. */
export type Draft = v.InferOutput<typeof draftSchema>

export const emptyDraft: Draft = {
  enquiry: emptyEnquiry,
  reference: '',
  prefill: noPrefill,
  keptLinks: '',
  attempt: null,
}

/** What all tabs share. */
export const sharedEnquiriesSchema = v.object({
  /** The one that was changed last is at the end. */
  drafts: validItems(draftSchema),
  /** The references of the enquiries that were sent last, without what was typed. */
  sent: validItems(v.string()),
})

export type SharedEnquiries = v.InferOutput<typeof sharedEnquiriesSchema>

const thanksSchema = v.object({
  reference: v.string(),
  fullName: v.string(),
  /** When we reply, as it was told: 'Friday 27 November, 6 pm'. Null if the clock of the visitor's device is wrong. */
  answerBy: v.nullable(v.string()),
  /** The query of the page's URL from which the enquiry was sent. */
  search: v.string(),
})

/** What the thank-you card and its heading say. */
export type Thanks = v.InferOutput<typeof thanksSchema>

/** What is stored for one tab. */
export const tabSchema = v.object({
  draft: draftSchema,
  thanks: v.fallback(v.nullable(thanksSchema), null),
})

/** Where the text in the form comes from, or where it has gone. */
export type EnquiryNote =
  | { type: 'restored' | 'unconfirmed' | 'sent' }
  | { type: 'cleared'; undo: Draft }

/** A draft that only a link has filled in is not worth keeping: it is neither stored nor restored. */
export function isDirty({ enquiry, prefill }: Draft): boolean {
  const prefilled: Partial<Record<string, unknown>> = prefill
  return Object.entries(enquiry).some(
    ([name, value]) => value.length > 0 && value !== prefilled[name],
  )
}

/** The attempt to send the enquiry as it is now. Null if it has changed since. */
export function getAttempt({ reference, attempt }: Draft): Attempt | null {
  return attempt?.reference === reference ? attempt : null
}

/** Changes fields of the enquiry. It keeps its reference if it would be sent as before, or as in the last attempt. */
export function changeEnquiry(draft: Draft, fields: Partial<Record<string, unknown>>): Draft {
  const enquiry = parseEnquiry({ ...draft.enquiry, ...fields })
  const same = [draft, draft.attempt].find(
    (earlier) => earlier && isSameEnquiry(earlier.enquiry, enquiry),
  )
  return { ...draft, enquiry, reference: same?.reference || createReference() }
}

export const isOtherDraft = (a: Draft, b: Draft): boolean =>
  a.reference !== b.reference && !isSameEnquiry(a.enquiry, b.enquiry)

/** The latest draft of another tab or visit. */
export const findOtherDraft = (draft: Draft, { drafts }: SharedEnquiries): Draft | null =>
  drafts.findLast((other) => isOtherDraft(other, draft)) ?? null

/** The note as it is true now: another tab may have sent the same enquiry, or have tried to. */
export function getCurrentNote(
  note: EnquiryNote | null,
  draft: Draft,
  { drafts, sent }: SharedEnquiries,
) {
  if (sent.includes(draft.reference)) return { type: 'sent' } as const
  if (note?.type !== 'restored') return note
  const shared = drafts.find(({ reference }) => reference === draft.reference) ?? draft
  return getAttempt(shared)?.outcome === 'unknown' ? ({ type: 'unconfirmed' } as const) : note
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
  if (!prefill.message || (prefill.message === previous.message && enquiry.message.trim()))
    return draft
  const ownText = removeStart(
    removeStart(enquiry.message, previous.message),
    prefill.message,
  ).trim()
  const fields = prefilledFields.map((name) => {
    const isOwn = enquiry[name] && enquiry[name] !== previous[name]
    return [name, isOwn ? enquiry[name] : prefill[name]]
  })
  const message = joinParagraphs(prefill.message, ownText)
  // The text of the previous link stays, so its path does, too.
  const isKept = removeStart(enquiry.message, previous.message) === enquiry.message
  const keptLinks = isKept ? getLinks(draft) : draft.keptLinks
  return {
    ...changeEnquiry(draft, { ...Object.fromEntries(fields), message }),
    prefill,
    keptLinks: ownText && keptLinks,
  }
}

/** The paths of all that the visitor asks about, one a line: that of the last link is first. */
export const getLinks = ({ prefill, keptLinks }: Draft): string =>
  joinLinks(prefill.link, keptLinks)

/** Replaces fields of a draft by those that were typed before the app was ready. The message keeps both texts. */
export function addTypedFields(draft: Draft, typed: Partial<Record<string, unknown>>): Draft {
  const { enquiry } = draft
  const text = typeof typed.message === 'string' ? typed.message : ''
  // A browser may have filled the earlier text in again, and the visitor has gone on writing.
  const message = text.includes(enquiry.message) ? text : joinParagraphs(enquiry.message, text)
  return changeEnquiry(draft, { ...typed, message })
}

/** Removes the lines at the start of a text, unless the visitor has gone on writing in the last one. */
const removeStart = (text: string, start: string) =>
  text === start || text.startsWith(`${start}\n`) ? text.slice(start.length) : text
