import * as v from 'valibot'
import { getStorageKey, readStored, removeStored, writeStored } from '../../lib/storage'
import { type Enquiry, emptyEnquiry, isEmpty, isSameEnquiry, parseEnquiry } from './enquiry'

const KEY = 'enquiry-draft'

/** The key to which page-loader.ts writes the names and values of fields, as in a FormData. */
const TYPED_KEY = 'typed-enquiry'

/** An enquiry that has not been sent, and the text with which a link prefilled its message. */
export type Draft = { enquiry: Enquiry; prefill: string }

export const emptyDraft: Draft = { enquiry: emptyEnquiry, prefill: '' }

const draftSchema = v.object({
  prefill: v.fallback(v.string(), ''),
  enquiry: v.pipe(
    v.unknown(),
    // A honeypot that a browser extension filled in once must not block the visitor on the next visit.
    v.transform((stored) => ({ ...parseEnquiry(stored), honeypot: '' })),
  ),
})

export const readDraft = (): Draft => readStored(KEY, v.parser(draftSchema)) ?? emptyDraft

/** Stores a draft, or removes it if it is empty or only prefilled. Returns false if the browser cannot store it. */
export function saveDraft(draft: Draft): boolean {
  if (isDirty(draft)) return writeStored(KEY, draft)
  removeStored(KEY)
  return true
}

export const clearDraft = () => removeStored(KEY)

/** Whether a `storage` event is about the draft. `event.key` is null if the whole storage was cleared. */
export const isDraftEvent = ({ key }: StorageEvent) => key === null || key === getStorageKey(KEY)

/**
 * Combines two drafts that started from `base`, field by field: a field that only one of them changed has its value. If
 * both changed a field, the value of `mine` wins, except that the message keeps both texts.
 */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Draft {
  const isChanged = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)
  const pick = <Value>(original: Value, own: Value, other: Value) => (isChanged(own, original) ? own : other)
  const fields = Object.keys(emptyEnquiry) as (keyof Enquiry)[]
  const enquiry = parseEnquiry(
    Object.fromEntries(
      fields.map((field) => [field, pick(base.enquiry[field], mine.enquiry[field], theirs.enquiry[field])]),
    ),
  )
  const message = mergeMessages(base.enquiry.message, mine.enquiry.message, theirs.enquiry.message)
  return {
    // The honeypot is not stored.
    enquiry: { ...enquiry, message, honeypot: mine.enquiry.honeypot },
    prefill: pick(base.prefill, mine.prefill, theirs.prefill),
  }
}

function mergeMessages(base: string, mine: string, theirs: string): string {
  if (theirs === base) return mine
  if (mine === base) return theirs
  if (mine.includes(theirs)) return mine
  return theirs.includes(mine) ? theirs : `${mine}\n\n${theirs}`
}

/** The draft without an enquiry that was sent from it. Only what was typed since then is left, with the contact details. */
export function keepUnsent(draft: Draft, sent: Enquiry, reference: string): Draft {
  const { enquiry } = draft
  if (isEmpty(enquiry) || isSameEnquiry(enquiry, sent)) return emptyDraft
  const added = removeLines(enquiry.message, sent.message)
  return { enquiry: { ...enquiry, message: `More about my enquiry ${reference}:\n${added}` }, prefill: '' }
}

/** Whether a draft contains anything besides the prefilled message. */
export function isDirty({ enquiry, prefill }: Draft): boolean {
  return !isEmpty({ ...enquiry, message: enquiry.message === prefill ? '' : enquiry.message })
}

/** The message in the query of a link to this page, or else its subject. */
export function getPrefill(search: string): string {
  const query = new URLSearchParams(search)
  const subject = query.get('subject')
  return query.get('message') || (subject ? `Subject: ${subject}` : '')
}

/** Adds to the stored draft what was typed into a page that was left before its app was ready. */
export function addTypedFields(): void {
  const fields = readStored(TYPED_KEY, (stored) => new URLSearchParams(stored as [string, string][]))
  if (!fields) return
  saveDraft(mergeTypedFields(readDraft(), fields))
  removeStored(TYPED_KEY)
}

/** The fields that the visitor changed before the app was ready, which page-loader.ts has marked. */
export function getTypedFields(form: HTMLFormElement): URLSearchParams {
  const typed = [...new FormData(form)].filter(([name]) => form.querySelector(`[data-typed][name=${name}]`))
  return new URLSearchParams(typed as [string, string][])
}

/** Replaces the fields of a draft by those that were typed before the draft was shown. The message keeps both texts. */
export function mergeTypedFields({ enquiry, prefill }: Draft, fields: URLSearchParams): Draft {
  const typed = parseEnquiry({ ...Object.fromEntries(fields), servicesInterested: fields.getAll('servicesInterested') })
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.length > 0))
  const message = mergeMessages('', enquiry.message, typed.message)
  return { enquiry: { ...enquiry, ...filled, message }, prefill }
}

/**
 * Puts the prefill above the visitor's own text and removes the lines of the previous prefill that were not edited.
 * A prefill that was applied before is not applied again, so that a reload keeps the visitor's edits.
 */
export function applyPrefill(draft: Draft, prefill: string): Draft {
  const { enquiry } = draft
  if (!prefill || (prefill === draft.prefill && enquiry.message.trim())) return draft
  const ownText = removeLines(enquiry.message, `${draft.prefill}\n${prefill}`)
  return { enquiry: { ...enquiry, message: ownText ? `${prefill}\n\n${ownText}` : prefill }, prefill }
}

/** Removes each of the lines once. The remaining lines keep their order and their paragraphs. */
function removeLines(message: string, lines: string): string {
  const unmatched = lines.split('\n').filter((line) => line.trim())
  const kept = message.split('\n').filter((line) => {
    const index = unmatched.indexOf(line)
    if (index >= 0) unmatched.splice(index, 1)
    return index < 0
  })
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
