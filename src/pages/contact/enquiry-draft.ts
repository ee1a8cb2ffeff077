import * as v from 'valibot'
import { emptyEnquiry, type EnquiryForm } from '../../data/enquiries'

const KEY = 'enquiry-draft:1'

/** What the visitor has typed so far, and the prefilled part of it, which may be replaced by another. */
export type Draft = { form: EnquiryForm; prefill: string }

export const emptyDraft: Draft = { form: emptyEnquiry, prefill: '' }

/** The fields of one text each, by the names that their controls have too. */
const textFields = [
  'fullName',
  'email',
  'phone',
  'company',
  'eventDate',
  'eventType',
  'venue',
  'budget',
  'message',
] as const satisfies readonly (keyof EnquiryForm)[]

const text = v.fallback(v.string(), '')
const draftSchema = v.object({
  prefill: text,
  form: v.object({
    fullName: text,
    email: text,
    phone: text,
    company: text,
    eventDate: text,
    eventType: text,
    venue: text,
    budget: text,
    servicesInterested: v.fallback(v.array(v.string()), []),
    message: text,
    // Never kept: a browser extension that filled it once would block the visitor for ever.
    honeypot: v.pipe(
      v.unknown(),
      v.transform(() => ''),
    ),
  }),
})

/** The draft kept in this browser; null where there is none, or none that can be read. */
export function readDraft(): Draft | null {
  try {
    const result = v.safeParse(draftSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return result.success ? result.output : null
  } catch {
    return null // broken, or storage is blocked: the form works without
  }
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage is full or blocked. The form itself still holds everything.
  }
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}

/** The message that a link to this page asks for: its message, else its subject, else nothing. */
export function prefillOf(query: URLSearchParams): string {
  const subject = query.get('subject')
  return query.get('message') ?? (subject ? `Subject: ${subject}` : '')
}

/** A draft with what stands in the form itself, field by field where something does: that is newer. */
export function withTyped({ form, prefill }: Draft, typed: FormData): Draft {
  const next = { ...form }
  for (const field of textFields) {
    const value = typed.get(field)
    if (typeof value === 'string' && value) next[field] = value
  }
  const services = typed.getAll('servicesInterested').filter((service) => typeof service === 'string')
  if (services.length > 0) next.servicesInterested = services
  return { form: next, prefill }
}

/**
 * Brings a draft and the link's prefilled message together. What the visitor typed is never dropped: a new prefill
 * replaces an old one that was left as it was, and otherwise goes on top of the visitor's own words.
 */
export function withPrefill(draft: Draft, prefill: string): Draft {
  const { form } = draft
  if (!prefill || form.message.includes(prefill)) return draft
  const own = form.message === draft.prefill ? '' : form.message.trim()
  return { form: { ...form, message: own ? `${prefill}\n\n${own}` : prefill }, prefill }
}
