import * as v from 'valibot'
import { showSiteMessage } from '../../components/site-message'
import { countEvent } from '../../data/analytics'
import { RefusedError, reportDelivery, sendEnquiry, storeCopy } from '../../data/send-enquiry'
import { isSameEnquiry, parseEnquiry, toPayload, toSentEnquiry, createReference } from '../../enquiry/enquiry'
import { readStored, removeStored, writeStored } from '../../lib/browser/storage'
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
} from './enquiry-draft'
import { DeliveryMessage } from './EnquiryMessages'

/*
 * The life of an enquiry:
 * - Typed before the app is ready: page-loader.ts marks the fields. `openEnquiry` adds them to the draft.
 * - Typed: every change is stored in this browser. Each tab has its own draft, and the stored one was written last.
 * - Sending: the form is disabled, and the draft stays as it is. The visitor may leave its page.
 * - Sent: the draft is removed. Failed: the draft stays.
 * - Cleared: the visitor can undo it.
 */

const DRAFT_KEY = 'enquiry-draft'

type EnquiryState = {
  draft: Draft
  status: 'editing' | 'sending' | 'failed'
  /** The enquiry that the thank-you card is about. */
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

const readDraft = () => readStored(DRAFT_KEY, v.parser(draftSchema)) ?? emptyDraft

/** Changes and stores the draft. It is not stored if it is empty or only prefilled. */
function setDraft(draft: Draft, changes: Partial<EnquiryState> = {}): void {
  const state = enquiryStore.get()
  const isStored = !isDirty(draft) || writeStored(DRAFT_KEY, draft)
  // Another tab may have stored a different draft.
  if (!isDirty(draft) && isSameEnquiry(readDraft().enquiry, state.draft.enquiry)) removeStored(DRAFT_KEY)
  enquiryStore.set({ ...state, ...changes, draft, isStored })
}

/** Shows the enquiry that was started earlier, with what was typed into this page before the app was ready. */
export function openEnquiry(): void {
  const { draft: current, status } = enquiryStore.get()
  if (status === 'sending') return
  // What a link has prefilled is not kept. A new form starts without it.
  const draft = isDirty(current) ? current : readDraft()
  const form = earlyForm
  earlyForm = null
  setDraft(form ? addTypedFields(draft, getTypedFields(form)) : draft, { note: getNote(draft) })
}

/** The fields that the visitor has changed since the page was loaded. Firefox also fills in the others after a reload. */
function getTypedFields(form: HTMLFormElement) {
  const values = new FormData(form)
  const names = Array.from(form.querySelectorAll<HTMLInputElement>('[data-typed]'), ({ name }) => name)
  return Object.fromEntries(
    names.map((name) => [name, name === 'servicesInterested' ? values.getAll(name) : values.get(name)]),
  )
}

function getNote(draft: Draft): EnquiryNote | null {
  if (!isDirty(draft)) return null
  return { type: getAttempt(draft)?.outcome === 'unknown' ? 'unconfirmed' : 'restored' }
}

export function prefillEnquiry(search: string): void {
  const { draft, status } = enquiryStore.get()
  if (status !== 'sending') setDraft(applyPrefill(draft, getPrefill(search)))
}

export function updateFields(fields: Partial<Record<string, unknown>>): void {
  const { draft } = enquiryStore.get()
  const changed = { ...draft, enquiry: parseEnquiry({ ...draft.enquiry, ...fields }) }
  // Another tab may have sent the same.
  setDraft({ ...changed, attempt: getAttempt(changed) ?? readDraft().attempt }, { note: null })
}

export function clearEnquiry(): void {
  setDraft(emptyDraft, { status: 'editing', note: { type: 'cleared', undo: enquiryStore.get().draft } })
}

export function undoClear(undo: Draft): void {
  setDraft(undo, { note: null })
}

/** Sends the draft. Does not reject: the store has the outcome. */
export async function submitEnquiry(): Promise<void> {
  const { draft } = enquiryStore.get()
  // A repeat keeps its reference, also after a reload or in another tab, so that the receiver can drop it. A changed enquiry
  // gets a new one, so that the receiver does not.
  const reference = getAttempt(draft)?.reference ?? createReference()
  const attempt: Attempt = { enquiry: draft.enquiry, reference, outcome: 'unknown' }
  setDraft({ ...draft, attempt }, { status: 'sending', note: null })
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
    setDraft(emptyDraft, { status: 'editing', sent: isFormShown ? ended : null })
  } else {
    setDraft({ ...draft, attempt: ended }, { status: 'failed' })
  }
  if (!isFormShown) showSiteMessage(<DeliveryMessage attempt={ended} />)
  // The visitor does not wait for the copy.
  void isCopyStored.then((isStored) => {
    if (!isStored) return
    enquiryStore.set({ ...enquiryStore.get(), copiedReference: reference })
    if (outcome !== 'unknown') void reportDelivery(reference, body.email, outcome === 'accepted')
  })
}

/** Shows an empty form in place of the thank-you card. */
export const closeThanks = () => enquiryStore.set({ ...enquiryStore.get(), sent: null })
