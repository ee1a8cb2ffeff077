import * as v from 'valibot'
import { isValidDate } from '../../lib/dates'
import { text } from '../../lib/form-schema'
import { getStorageKey, readStored, removeStored } from '../../lib/storage'
import { createStoredStore } from '../../lib/store'
import { type Enquiry, emptyEnquiry, isEmpty, isSameEnquiry, parseEnquiry } from './enquiry'

const KEY = 'enquiry-draft'

/** The key to which page-loader.ts writes the names and values of fields, as in a FormData. */
const TYPED_KEY = 'typed-enquiry'

/** Without characters that look like another one: 0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
const REFERENCE_ALPHABET = '23456789ACDEFHJKMNPQRTWXY'

const storedEnquirySchema = v.pipe(v.unknown(), v.transform(parseEnquiry))

const noPrefill: Pick<Enquiry, 'message' | 'eventDate'> = { message: '', eventDate: '' }

const draftSchema = v.object({
  enquiry: storedEnquirySchema,
  /** What a link prefilled. */
  prefill: v.fallback(v.object({ message: text, eventDate: text }), noPrefill),
  /** The last attempt to send the enquiry, which may have changed since. */
  attempt: v.fallback(
    v.nullable(v.object({ enquiry: storedEnquirySchema, reference: v.string(), isPending: v.boolean() })),
    null,
  ),
})

/** An enquiry that has not been sent. */
export type Draft = v.InferOutput<typeof draftSchema>

export const emptyDraft: Draft = { enquiry: emptyEnquiry, prefill: noPrefill, attempt: null }

/** The draft as it is stored in this browser. Every tab shows it, and changes it with `updateDraft`. */
export const draftStore = createStoredStore(KEY, v.parser(draftSchema), emptyDraft)

/** Stores a change of the draft, or removes the draft if it is empty or only prefilled. */
export function updateDraft(update: (draft: Draft) => Draft): void {
  const draft = update(draftStore.get())
  if (isDirty(draft)) draftStore.set(draft)
  else draftStore.remove(draft)
}

/** Whether a draft contains anything besides what a link prefilled. */
export function isDirty({ enquiry, prefill }: Draft): boolean {
  const message = enquiry.message === prefill.message ? '' : enquiry.message
  const eventDate = enquiry.eventDate === prefill.eventDate ? '' : enquiry.eventDate
  return !isEmpty({ ...enquiry, message, eventDate })
}

/** Whether a `storage` event says that the draft was removed. `event.key` is null if the whole storage was cleared. */
export const isRemoval = ({ key, newValue }: StorageEvent) =>
  newValue === null && (key === null || key === getStorageKey(KEY))

/** The message in the query of a link to this page, or else its subject, and the event date. */
export function getPrefill(search: string): Draft['prefill'] {
  const query = new URLSearchParams(search)
  const subject = query.get('subject')
  const eventDate = query.get('date') ?? ''
  return {
    message: query.get('message') || (subject ? `Subject: ${subject}` : ''),
    eventDate: isValidDate(eventDate) ? eventDate : '',
  }
}

/**
 * Puts the prefilled message above the visitor's own text, in place of the previous one, and the event date in place of none
 * or the previous one. A prefill that was applied before is not applied again, so that a reload keeps the visitor's edits.
 */
export function applyPrefill(draft: Draft, prefill: Draft['prefill']): Draft {
  const { enquiry, prefill: previous } = draft
  if (!prefill.message || (prefill.message === previous.message && enquiry.message.trim())) return draft
  const ownText = removeStart(removeStart(enquiry.message, previous.message), prefill.message).trim()
  const hasOwnDate = enquiry.eventDate && enquiry.eventDate !== previous.eventDate
  const message = joinTexts(prefill.message, ownText)
  const eventDate = hasOwnDate ? enquiry.eventDate : prefill.eventDate
  return { ...draft, enquiry: { ...enquiry, message, eventDate }, prefill }
}

/** The fields that the visitor changed before the app was ready, which page-loader.ts has marked. */
export function getTypedFields(form: HTMLFormElement): URLSearchParams {
  const typed = [...new FormData(form)].filter(([name]) => form.querySelector(`[data-typed][name=${name}]`))
  return new URLSearchParams(typed as [string, string][])
}

/** Returns the fields that were typed into a page that was left before its app was ready, and removes them. */
export function takeTypedFields(): URLSearchParams {
  const fields = readStored(TYPED_KEY, (stored) => new URLSearchParams(stored as [string, string][]))
  removeStored(TYPED_KEY)
  return fields ?? new URLSearchParams()
}

/** Replaces the fields of a draft that was not shown yet by those that were typed. The message keeps both texts. */
export function addTypedFields({ enquiry, ...draft }: Draft, fields: URLSearchParams): Draft {
  const typed = parseEnquiry({ ...Object.fromEntries(fields), servicesInterested: fields.getAll('servicesInterested') })
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.length > 0))
  const message = typed.message.includes(enquiry.message) ? typed.message : joinTexts(enquiry.message, typed.message)
  return { ...draft, enquiry: { ...enquiry, ...filled, message } }
}

/**
 * Records that the draft is being sent, and returns its reference. A repeat keeps its reference, even after a reload or in
 * another tab, so that the receiver can drop it. A changed enquiry gets a new one, so that the receiver does not.
 */
export function startAttempt(): string {
  const { enquiry, attempt } = draftStore.get()
  const reference = attempt && isSameEnquiry(attempt.enquiry, enquiry) ? attempt.reference : createReference()
  updateDraft((draft) => ({ ...draft, attempt: { enquiry, reference, isPending: true } }))
  return reference
}

/** Records that the enquiry could not be sent. */
export function failAttempt(): void {
  updateDraft((draft) => ({ ...draft, attempt: draft.attempt && { ...draft.attempt, isPending: false } }))
}

/** Removes an enquiry that was sent. Leaves what a link or another tab has added to the draft since then. */
export function removeSent(sent: Enquiry): void {
  updateDraft(({ enquiry, ...draft }) => {
    if (isSameEnquiry(enquiry, sent)) return emptyDraft
    return {
      ...draft,
      enquiry: { ...enquiry, message: enquiry.message.replace(sent.message, '').trim() },
      attempt: null,
    }
  })
}

/** Creates a reference such as 'SB-7F3K-Q2'. */
export function createReference(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(6))
  const symbols = Array.from(numbers, (number) => REFERENCE_ALPHABET[number % REFERENCE_ALPHABET.length])
  return `SB-${symbols.slice(0, 4).join('')}-${symbols.slice(4).join('')}`
}

const joinTexts = (...texts: string[]) => texts.filter(Boolean).join('\n\n')

const removeStart = (text: string, start: string) => (text.startsWith(start) ? text.slice(start.length) : text)
