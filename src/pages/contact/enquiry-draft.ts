import * as v from 'valibot'
import { findChangedEnquiry, nameChangedEnquiry } from '../../enquiry/changed-enquiry'
import { getPackageEventType, joinLinks, joinParagraphs } from '../../enquiry/contact-link'
import {
  createReference,
  emptyEnquiry,
  type Enquiry,
  isSameEnquiry,
  parseEnquiry,
} from '../../enquiry/enquiry'
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

/** What a link asks about. */
const prefillSchema = v.object({
  /** Names it: 'Enquiry: Karaoke'. */
  subject: text,
  message: text,
  ...v.entriesFromList(prefilledFields, text),
  /** The paths of what the visitor asks about, one a line. Not part of what the webhook gets. */
  link: text,
  /** The visitor has removed it, and it stays here so that a reload does not bring it back. */
  isLeftOut: v.fallback(v.boolean(), false),
})

const noPrefill = parseFields(prefillSchema, {})

const draftSchema = v.object({
  enquiry: storedEnquirySchema,
  /** The enquiry is sent with it. Tabs that show the same enquiry have the same one, and a changed enquiry has another one. */
  reference: v.string(),
  /** What the last link asks about. */
  prefill: v.fallback(prefillSchema, noPrefill),
  /** What earlier links ask about, the latest first. */
  earlier: validItems(prefillSchema),
  /** The last attempt to send the enquiry, which may have changed since. */
  attempt: v.fallback(v.nullable(attemptSchema), null),
})

export type Attempt = v.InferOutput<typeof attemptSchema>

export type Prefill = v.InferOutput<typeof prefillSchema>

/** An enquiry that has not been sent from this tab. */
export type Draft = v.InferOutput<typeof draftSchema>

export const emptyDraft: Draft = {
  enquiry: emptyEnquiry,
  reference: '',
  prefill: noPrefill,
  earlier: [],
  attempt: null,
}

const references = validItems(v.pipe(v.string(), v.nonEmpty()))

/** What all tabs share. */
export const sharedEnquiriesSchema = v.object({
  /** The one that was changed last is at the end. */
  drafts: validItems(draftSchema),
  /** The references of drafts that a tab has opened, so that several may show them. */
  opened: references,
  /** The references of the enquiries that were sent last, without what was typed. */
  sent: references,
  /** A draft was stored. It stays when the lists are empty, and only goes if the visitor clears the storage of the browser. */
  isUsed: v.fallback(v.boolean(), true),
})

type SharedEnquiries = v.InferOutput<typeof sharedEnquiriesSchema>

const thanksSchema = v.object({
  /** What was sent. The visitor can change it. */
  draft: draftSchema,
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
  | { type: 'restored' | 'unconfirmed' | 'sent' | 'changes' }
  | { type: 'cleared' | 'leftOut'; undo: Draft }

/**
 * A draft that only one link has filled in is not worth keeping: it is neither stored nor restored. One that several links have
 * filled in is kept, also after the visitor has removed all but one of them.
 */
export function isDirty(draft: Draft): boolean {
  const { enquiry, prefill, earlier } = draft
  const prefilled: Partial<Record<string, unknown>> = {
    message: earlier.length === 0 && prefill.message,
    ...getPrefilled(listPrefills(draft)),
  }
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

/**
 * The draft as it is sent. If it has changed since an attempt that the office may have, its message names that one.
 * `copiedReference` is that of the latest enquiry of which the office has a copy.
 */
export function nameAttempt(draft: Draft, copiedReference: string | null): Draft {
  const { attempt, enquiry, reference } = draft
  const named = [reference, findChangedEnquiry(enquiry.message)]
  if (!attempt || named.includes(attempt.reference)) return draft
  if (attempt.outcome === 'refused' && attempt.reference !== copiedReference) return draft
  return changeEnquiry(draft, {
    message: nameChangedEnquiry(enquiry.message, attempt.reference),
  })
}

export const isOtherDraft = (a: Draft, b: Draft): boolean =>
  a.reference !== b.reference && !isSameEnquiry(a.enquiry, b.enquiry)

/** Whether an enquiry has all that was typed into another one, which may have been changed to it. */
export function hasAllOf(enquiry: Enquiry, other: Enquiry): boolean {
  const parts: Record<string, readonly string[] | string> = enquiry
  return Object.entries(other).every(([name, value]) =>
    [value].flat().every((part) => parts[name]?.includes(part.trim())),
  )
}

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
export function getPrefill(search: string): Prefill {
  const query = new URLSearchParams(search)
  const subject = query.get('subject') ?? ''
  const link = query.get('link') ?? ''
  const [, slug = subject] = /^\/packages\/([\w-]+)/.exec(link) ?? []
  const { eventDate, eventType, venue } = parseEnquiry({
    eventDate: query.get('date'),
    eventType: query.get('type') ?? getPackageEventType(slug),
    venue: query.get('venue'),
  })
  return {
    subject,
    message: query.get('message') || (subject && `Subject: ${subject}`),
    eventDate,
    eventType,
    venue,
    link,
    isLeftOut: false,
  }
}

/**
 * Adds what a link asks about: its message above the rest of the text, below the line that names a changed enquiry, and each
 * other field in place of none or that of an earlier link. An earlier link to the same thing is replaced, but a link without a
 * choice never replaces a choice, and adds nothing while that is asked. One that was applied before is not applied again after a
 * reload or Back, so that the visitor's edits stay, but a link that is pressed again is if its text was deleted.
 */
export function applyPrefill(draft: Draft, prefill: Prefill, isLink = false): Draft {
  const { enquiry } = draft
  const all = listPrefills(draft)
  const isText = (other: Prefill) => other.message === prefill.message
  const isSameThing = (other: Prefill) =>
    getThing(other) === getThing(prefill) && !haveOtherUnits(other, prefill)
  const isItsChoice = (other: Prefill) =>
    isSameThing(other) && hasChoice(other) && !hasChoice(prefill)
  const hasIt = (other: Prefill) => isText(other) || isItsChoice(other)
  const isThere = isLink ? listAsked(draft).some(hasIt) : enquiry.message.trim() && all.some(hasIt)
  if (!prefill.message || isThere) return draft

  const isReplaced = (other: Prefill) =>
    isText(other) || (isSameThing(other) && !isItsChoice(other))
  const earlier = all.filter((other) => !isReplaced(other))
  // What the visitor has told the adviser about the event is true of another tier, too.
  const getReplacedText = (other: Prefill) =>
    isAdvice(other) && !isAdvice(prefill) ? withoutFirstLine(other.message) : other.message
  const rest = all
    .filter(isReplaced)
    .reduce((text, other) => removeText(text, getReplacedText(other), earlier), enquiry.message)
  // The browser may have filled the same text in again.
  const ownText = removeBlock(rest, prefill.message).trim()
  const message = joinParagraphs(prefill.message, ownText)
  const changed = findChangedEnquiry(ownText)
  const filledIn = getPrefilled(all)
  const empty = prefilledFields.filter((name) => !enquiry[name])
  const typed = prefilledFields.filter((name) => enquiry[name] && enquiry[name] !== filledIn[name])
  return {
    ...changeEnquiry(draft, {
      ...Object.fromEntries(empty.map((name) => [name, prefill[name]])),
      ...replacePrefilled(enquiry, all, [prefill, ...earlier]),
      message: changed ? nameChangedEnquiry(message, changed) : message,
    }),
    // What was typed stays the visitor's, also if the link says the same.
    prefill: { ...prefill, ...Object.fromEntries(typed.map((name) => [name, ''])) },
    earlier,
  }
}

/** The enquiry about the adviser's answer. Its first line is what the visitor has told the adviser about the event. */
const isAdvice = ({ link }: Prefill): boolean => link.startsWith('/packages?')

const withoutFirstLine = (text: string): string => text.replace(/^.*\n*/, '')

type PrefilledFields = Pick<Prefill, (typeof prefilledFields)[number]>

/** What links fill in, which are the latest first: each field has the value of the first one that has one. */
function getPrefilled(prefills: readonly Prefill[]): PrefilledFields {
  const asked = prefills.filter(({ isLeftOut }) => !isLeftOut)
  const find = (name: keyof PrefilledFields) => asked.find((prefill) => prefill[name])?.[name] ?? ''
  return { eventDate: find('eventDate'), eventType: find('eventType'), venue: find('venue') }
}

/** The fields that still have what some links filled in, with what others fill in. What was typed stays. */
function replacePrefilled(
  enquiry: Enquiry,
  before: readonly Prefill[],
  after: readonly Prefill[],
): Partial<PrefilledFields> {
  const [previous, next] = [getPrefilled(before), getPrefilled(after)]
  const same = prefilledFields.filter((name) => enquiry[name] === previous[name])
  return Object.fromEntries(same.map((name) => [name, next[name]]))
}

const listPrefills = ({ prefill, earlier }: Draft): Prefill[] =>
  [prefill, ...earlier].filter(({ message }) => message)

/** What it asks about, whatever was chosen there: a page. The buttons of a package without a choice have its slug alone. */
const getThing = ({ link, subject }: Prefill): string => {
  const [path = ''] = (link.split('\n').at(-1) ?? '').split('?')
  return path || `/packages/${subject}`
}

/** The unit of a chosen service: 'of video'. Empty for all else. */
const getUnit = (prefill: Prefill): string =>
  (hasChoice(prefill) && new URLSearchParams(prefill.link.split('?')[1]).get('for')) || ''

/** Photos and video are on one page, and a visitor may want both. */
const haveOtherUnits = (a: Prefill, b: Prefill): boolean =>
  new Set([a, b].map(getUnit).filter(Boolean)).size > 1

/** Whether a link names more than a page. The tiers of a package are choices, the price that a service starts from is not. */
const hasChoice = ({ link, message, subject }: Prefill): boolean =>
  link.startsWith('/packages/') || message !== `Subject: ${subject}`

/**
 * What the visitor asks about, that of the last link first. What was removed, deleted from the message, or changed in it, is
 * not.
 */
export const listAsked = (draft: Draft): Prefill[] =>
  listPrefills(draft).filter(
    ({ message, isLeftOut }) =>
      !isLeftOut && getKeyLines(message).every((line) => draft.enquiry.message.includes(line)),
  )

/** '“Karaoke”', or 'your quote'. The name is in quotation marks, because a link can contain any words. */
export function getAskedName(prefill: Prefill): string {
  const { link, subject } = prefill
  if (link.startsWith('/av-hire?')) return 'your quote'
  const hasTier = link.includes('\n')
  if (isAdvice(prefill) && !hasTier) return 'advice for your event'
  const unit = getUnit(prefill)
  const name = subject.replace(/^[^:]*: /, '')
  return `“${unit.startsWith('of ') ? `${name} ${unit}` : name}”`
}

/** The lines of a prefilled message that say what is asked: those of its list or, without one, the first one. */
function getKeyLines(message: string): string[] {
  const lines = message.split('\n')
  const list = lines.filter((line) => line.startsWith('- '))
  return list.length > 0 ? list : lines.slice(0, 1)
}

/** The paths of all that the visitor asks about, one a line. */
export const getLinks = (draft: Draft): string =>
  joinLinks(...listAsked(draft).map(({ link }) => link))

/** Takes what a link has asked about out of the message, and what it has filled in. What the visitor has typed stays. */
export function leaveOut(draft: Draft, prefill: Prefill): Draft {
  const { enquiry } = draft
  const mark = (other: Prefill): Prefill =>
    other.message === prefill.message ? { ...other, isLeftOut: true } : other
  const rest = { ...draft, prefill: mark(draft.prefill), earlier: draft.earlier.map(mark) }
  return changeEnquiry(rest, {
    ...replacePrefilled(enquiry, listPrefills(draft), listPrefills(rest)),
    message: removeText(enquiry.message, prefill.message, listPrefills(rest)).trim(),
  })
}

/** Replaces fields of a draft by those that were typed before the app was ready. The message keeps both texts. */
export function addTypedFields(draft: Draft, typed: Partial<Record<string, unknown>>): Draft {
  const { enquiry } = draft
  const text = typeof typed.message === 'string' ? typed.message : ''
  // A browser may have filled the earlier text in again, and the visitor has gone on writing.
  const message = text.includes(enquiry.message) ? text : joinParagraphs(enquiry.message, text)
  return changeEnquiry(draft, { ...typed, message })
}

/** Removes a prefilled message. If the visitor has changed it, their lines stay, and those that others have, too. */
function removeText(text: string, message: string, others: readonly Prefill[]): string {
  const rest = removeBlock(text, message)
  if (rest !== text) return rest
  const asked = others.filter(({ isLeftOut }) => !isLeftOut)
  const kept = asked.flatMap((other) => other.message.split('\n'))
  const own = message.split('\n').filter(Boolean)
  const lines = text.split('\n')
  // Of a line that another message has, too, this removes the copy that follows a line of this message alone. Without such a
  // line, any copy will do.
  let from = Math.max(
    lines.findIndex((line) => own.includes(line) && !kept.includes(line)),
    0,
  )
  for (const line of own) {
    const index = lines.indexOf(line, from)
    if (index === -1 || count(lines, line) <= count(kept, line)) continue
    lines.splice(index, 1)
    from = index
  }
  return lines.join('\n').replaceAll(/\n{3,}/g, '\n\n')
}

const count = (lines: readonly string[], line: string): number =>
  lines.filter((other) => other === line).length

/** Removes some lines that follow each other, unless the visitor has gone on writing in the last one. */
function removeBlock(text: string, lines: string): string {
  const padded = `\n${text}\n`
  const start = padded.indexOf(`\n${lines}\n`)
  if (start === -1) return text
  const [before, after] = [padded.slice(0, start), padded.slice(start + lines.length + 2)]
  return [before.trimEnd(), after.trimStart()].filter(Boolean).join('\n\n').trim()
}
