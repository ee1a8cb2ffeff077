import * as v from 'valibot'
import { readStored, removeStored, writeStored } from '../../lib/storage'
import { type Enquiry, emptyEnquiry, isEmpty, parseEnquiry } from './enquiry'

const KEY = 'enquiry-draft'

/** An enquiry that has not been sent, and the text with which a link prefilled its message. */
type Draft = { enquiry: Enquiry; prefill: string }

export const emptyDraft: Draft = { enquiry: emptyEnquiry, prefill: '' }

const draftSchema = v.object({
  prefill: v.fallback(v.string(), ''),
  enquiry: v.pipe(
    v.unknown(),
    // A honeypot that a browser extension filled in once must not block the visitor on the next visit.
    v.transform((stored) => ({ ...parseEnquiry(stored), honeypot: '' })),
  ),
})

export const readDraft = (): Draft => readStored(KEY, draftSchema) ?? emptyDraft

export const saveDraft = (draft: Draft) => writeStored(KEY, draft)

export const clearDraft = () => removeStored(KEY)

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

/** Replaces the fields of a draft that are filled in on the page, because the page's values are newer. */
export function mergeFormData({ enquiry, prefill }: Draft, data: FormData): Draft {
  const typed = parseEnquiry({ ...Object.fromEntries(data), servicesInterested: data.getAll('servicesInterested') })
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.length > 0))
  return { enquiry: { ...enquiry, ...filled }, prefill }
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
