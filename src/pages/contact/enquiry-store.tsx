import * as v from 'valibot'
import { showSiteMessage } from '../../components/site-message'
import { countEvent } from '../../data/analytics'
import { RefusedError, reportDelivery, sendEnquiry, storeCopy } from '../../data/send-enquiry'
import { type Enquiry, isEmpty, parseEnquiry, toPayload, toSentEnquiry, createReference } from '../../enquiry/enquiry'
import { getStorageKey, readStored, removeStored, writeStored } from '../../lib/browser/storage'
import { createStore } from '../../lib/browser/store'
import {
  addTypedFields,
  applyPrefill,
  type Attempt,
  type Draft,
  draftSchema,
  emptyDraft,
  type EnquiryNote,
  getAttempt,
  getPrefill,
  isDirty,
  removeSent,
} from './enquiry-draft'
import { DeliveryMessage } from './EnquiryMessages'

/*
 * The life of an enquiry:
 * - Typed before the app is ready: page-loader.ts marks the fields, and stores them if the visitor leaves. `openEnquiry`
 *   adds them to the draft.
 * - Typed: every change is stored in this browser, and shown by all tabs.
 * - Sending: the form is disabled, and does not follow other tabs. The visitor may leave its page. If two tabs send the same
 *   enquiry, both use its reference, and the receiver drops one.
 * - Sent: the draft is removed, except for what a link or another tab has added. Failed: the draft stays.
 * - Cleared: the visitor can undo it, also in the other tabs.
 */

const DRAFT_KEY = 'enquiry-draft'
/** page-loader.ts writes it. */
const TYPED_KEY = 'typed-enquiry'

type EnquiryState = {
  draft: Draft
  status: 'editing' | 'sending' | 'sent' | 'failed'
  /** The enquiry that was sent last, since the page was loaded. */
  sent: Attempt | null
  note: EnquiryNote | null
  /** False if the browser could not store the draft. */
  isStored: boolean
  /** The reference of the latest enquiry of which the office has a copy, since the page was loaded. */
  copiedReference: string | null
}

/** Outside the form, because visitors may leave its page while an enquiry is sent. */
export const enquiryStore = createStore<EnquiryState>({
  draft: emptyDraft,
  status: 'editing',
  sent: null,
  note: null,
  isStored: true,
  copiedReference: null,
})

/**
 * The form of the prerendered HTML, until `openEnquiry` has read what was typed into it. Not the form of React, which builds
 * another one if an extension, such as a password manager, has changed the HTML.
 */
let earlyForm = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('form[name=enquiry]')

const readDraft = () => readStored(DRAFT_KEY, v.parser(draftSchema))

/** The draft as it is stored now: another tab may have changed it. If the storage was cleared, this tab still has it. */
export const getDraft = (): Draft => readDraft() ?? enquiryStore.get().draft

/** Changes and stores the draft. It is not stored if it is empty or only prefilled. */
function updateDraft(change: (draft: Draft) => Draft, changes: Partial<EnquiryState> = {}): void {
  const draft = change(getDraft())
  const isStored = !isDirty(draft) || writeStored(DRAFT_KEY, draft)
  if (!isDirty(draft)) removeStored(DRAFT_KEY)
  enquiryStore.set({ ...enquiryStore.get(), ...changes, draft, isStored })
}

/** Shows the stored enquiry, with what was typed into this page and into earlier ones before the app was ready. */
export function openEnquiry(): void {
  const { status } = enquiryStore.get()
  if (status === 'sending') return
  // What a link prefilled in this tab is not stored. A new form starts without it.
  const draft = addTypedFields(readDraft() ?? emptyDraft, takeTypedFields())
  const form = earlyForm
  earlyForm = null
  updateDraft(() => (form ? addTypedFields(draft, getTypedFields(form)) : draft), {
    note: getNote(draft),
    status: status === 'failed' && isDirty(draft) ? 'failed' : 'editing',
  })
}

function getNote(draft: Draft): EnquiryNote | null {
  if (!isDirty(draft)) return null
  if (draft.attempt?.outcome === 'accepted') return { type: 'changed-since-sent' }
  return { type: getAttempt(draft)?.outcome === 'unknown' ? 'unconfirmed' : 'restored' }
}

/** The fields that the visitor has changed since the page was loaded. Firefox also fills in the others after a reload. */
function getTypedFields(form: HTMLFormElement): URLSearchParams {
  const typed = [...new FormData(form)].filter(([name]) => form.querySelector(`[data-typed][name=${name}]`))
  return new URLSearchParams(typed as [string, string][])
}

function takeTypedFields(): URLSearchParams {
  const fields = readStored(TYPED_KEY, (stored) => new URLSearchParams(stored as [string, string][]))
  removeStored(TYPED_KEY)
  return fields ?? new URLSearchParams()
}

export function prefillEnquiry(search: string): void {
  updateDraft((draft) => applyPrefill(draft, getPrefill(search)))
}

export function updateFields(fields: Partial<Enquiry>): void {
  const change = (draft: Draft) => ({ ...draft, enquiry: parseEnquiry({ ...draft.enquiry, ...fields }) })
  updateDraft(change, { note: null })
}

export function clearEnquiry(): void {
  const undo = getDraft()
  updateDraft(() => emptyDraft, { status: 'editing', note: isEmpty(undo.enquiry) ? null : { type: 'cleared', undo } })
}

export function undoClear(undo: Draft): void {
  updateDraft(() => undo, { note: null })
}

/** Shows what other tabs do with the draft, until the returned function is called. */
export function followOtherTabs(): () => void {
  function handleStorage({ key }: StorageEvent) {
    // Null if the whole storage was cleared, with the settings of the browser. The text stays on the screen only.
    if (key === getStorageKey(DRAFT_KEY)) followStorage()
  }
  // A page in the back/forward cache receives no storage events.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && followStorage()
  window.addEventListener('storage', handleStorage)
  window.addEventListener('pageshow', handlePageShow)
  return () => {
    window.removeEventListener('storage', handleStorage)
    window.removeEventListener('pageshow', handlePageShow)
  }
}

function followStorage(): void {
  const state = enquiryStore.get()
  if (state.status === 'sending' || state.status === 'sent') return
  const draft = readDraft()
  if (draft) {
    enquiryStore.set({ ...state, draft, note: draft.attempt?.outcome === 'accepted' ? getNote(draft) : null })
  } else if (isDirty(state.draft)) {
    const note = { type: 'removed-elsewhere', undo: state.draft } as const
    enquiryStore.set({ ...state, draft: emptyDraft, status: 'editing', note })
  }
}

/** Sends the draft. Does nothing while it is sent. Does not reject: the store has the outcome. */
export async function submitEnquiry(): Promise<void> {
  if (enquiryStore.get().status === 'sending') return
  const draft = getDraft()
  // A repeat keeps its reference, even after a reload or in another tab, so that the receiver can drop it. A changed
  // enquiry gets a new one, so that the receiver does not.
  const reference = getAttempt(draft)?.reference ?? createReference()
  const attempt: Attempt = { enquiry: draft.enquiry, reference, outcome: 'unknown' }
  const sending = { ...draft, attempt }
  updateDraft(() => sending, { status: 'sending', note: null })
  const body = toSentEnquiry(draft.enquiry)
  const isCopyStored = storeCopy({ reference, body, link: draft.prefill.link || null })
  let outcome: Attempt['outcome'] = 'accepted'
  try {
    // The response of the webhook alone decides what the visitor is told.
    await sendEnquiry(toPayload(body), reference)
  } catch (error) {
    console.error('Could not send the form', error)
    // Without a response it may have arrived.
    outcome = error instanceof RefusedError ? 'refused' : 'unknown'
  }
  const ended: Attempt = { ...attempt, outcome }
  // The form may still be mounted after the URL has changed, while the code of the next page loads.
  const isFormShown = window.location.pathname === '/contact'
  if (outcome === 'accepted') {
    countEvent('enquiry sent')
    const status = isFormShown ? 'sent' : 'editing'
    updateDraft((current) => removeSent({ ...current, attempt: ended }, sending), { status, sent: ended })
  } else {
    // If another tab has cleared the draft, it is stored again.
    updateDraft((current) => ({ ...current, attempt: ended }), { status: 'failed' })
  }
  if (!isFormShown) showSiteMessage(<DeliveryMessage attempt={ended} />)
  // The visitor does not wait for the copy.
  void isCopyStored.then((isStored) => {
    if (!isStored) return
    enquiryStore.set({ ...enquiryStore.get(), copiedReference: reference })
    if (outcome !== 'unknown') void reportDelivery(reference, body.email, outcome === 'accepted')
  })
}

/** Removes the thank-you card. */
export function closeThanks(): void {
  if (enquiryStore.get().status === 'sent') openEnquiry()
}
