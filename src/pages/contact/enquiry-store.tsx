import * as v from 'valibot'
import { findPlaceIfLoaded } from '../../booking/place/use-suburb'
import { showSiteMessage } from '../../components/site-message'
import { countEvent } from '../../data/analytics'
import { RefusedError, reportDelivery, sendEnquiry, storeCopy } from '../../data/send-enquiry'
import { formatAnswerBy } from '../../enquiry/answer-by'
import { findChangedEnquiry, nameChangedEnquiry } from '../../enquiry/changed-enquiry'
import { isEmpty, toPayload, toSentEnquiry } from '../../enquiry/enquiry'
import { createStore, createStoredStore } from '../../lib/browser/store'
import { formatDayAndMonth } from '../../lib/dates/dates'
import { DeliveryMessage } from './DeliveryMessage'
import {
  addTypedFields,
  applyPrefill,
  type Attempt,
  changeEnquiry,
  type Draft,
  emptyDraft,
  type EnquiryNote,
  getLinks,
  getPrefill,
  hasAllOf,
  isDirty,
  isOtherDraft,
  leaveOut,
  nameAttempt,
  type Prefill,
  sharedEnquiriesSchema,
  tabSchema,
  type Thanks,
} from './enquiry-draft'

/*
 * The life of an enquiry:
 * - Opened: a tab that has shown the form before shows its own draft, even if it is empty. Any other tab shows the draft that
 *   was changed last. Its reference is stored: several tabs may show it.
 * - Typed before the app is ready: page-loader.ts marks and stores the fields. `openEnquiry` adds them to the draft.
 * - Typed: every change is stored twice. sessionStorage has the tab's own draft, which a reload and a duplicated tab keep.
 *   localStorage has the drafts of all tabs, for a later visit. A tab replaces only the draft that it showed before.
 * - Replaced by another tab, which has shown the same draft: the tab puts its own back when it is closed.
 * - Other tabs have different drafts: the form offers to switch to the one that was changed last. The present one then becomes
 *   the first of the list, so that each press shows the next draft, and all of them in turn.
 * - Sending: the form is disabled, and the draft stays as it is. The visitor may leave its page.
 * - Sent: the draft is removed. Its reference stays, so that other tabs with the same draft say that it was sent. If it is
 *   sent from there all the same, the receiver drops it, because the reference is the same. A draft that several tabs show, and
 *   that this one has added to, counts as sent, too.
 * - Thanks: stored in the tab with what was sent, and shown again after a reload or Back, until the visitor begins another
 *   enquiry or changes this one, which is then a draft under another reference.
 * - Failed: the draft stays. The form says that it failed until it is sent again, cleared, or a link adds to it.
 * - Cleared: the draft is removed. The visitor can undo it until the form changes or is left.
 */

export const sharedEnquiries = createStoredStore('enquiries', v.parser(sharedEnquiriesSchema), {
  drafts: [],
  opened: [],
  sent: [],
  isUsed: false,
})

/** Null in a tab that has not shown the form. */
const tabStore = createStoredStore('enquiry', v.parser(tabSchema), null, 'session')

/** A larger difference between the clocks of the visitor's device and of the backend may make another day of the answer. */
const MAX_CLOCK_ERROR_MS = 60 * 60 * 1000

/** How long the request to the webhook waits at most for the backend's time. */
const MAX_CLOCK_WAIT_MS = 1000

/** Tabs remember this many references of a kind. */
const MAX_REFERENCES = 20

type EnquiryState = {
  draft: Draft
  /** The query of the link that the draft was last prefilled by. */
  search: string
  /** 'sent' until the visitor leaves the thank-you card, but not when the card is shown again. */
  status: 'editing' | 'sending' | 'sent' | 'failed'
  /** What is shown instead of the form. */
  thanks: Thanks | null
  note: EnquiryNote | null
  /** Drafts that other tabs may show, and that this one has changed since the page was loaded. */
  changed: readonly Draft[]
  /** The reference of the latest enquiry of which the office has a copy, since the page was loaded. */
  copiedReference: string | null
}

/** Outside the form, because visitors may leave its page while an enquiry is sent. */
export const enquiryStore = createStore<EnquiryState>({
  draft: emptyDraft,
  search: '',
  status: 'editing',
  thanks: null,
  note: null,
  changed: [],
  copiedReference: null,
})

const change = (changes: Partial<EnquiryState>) =>
  enquiryStore.set({ ...enquiryStore.get(), ...changes })

/** What was typed before the app was ready, if the visitor left the page or reloaded it. page-loader.ts writes it. */
const earlyStore = createStoredStore(
  'early-enquiry',
  v.parser(v.array(v.tuple([v.string(), v.string()]))),
  [],
  'session',
)

const changeTab = (changes: Partial<v.InferOutput<typeof tabSchema>>) =>
  tabStore.set({ draft: emptyDraft, thanks: null, ...tabStore.get(), ...changes })

/** Stores drafts for later visits, before and after those of other tabs, and removes `replaced`. */
function shareDrafts({
  first = [],
  last = [],
  replaced = [],
}: Partial<Record<'first' | 'last' | 'replaced', readonly Draft[]>>): void {
  const shared = sharedEnquiries.get()
  const kept = shared.drafts.filter((draft) =>
    [...first, ...last, ...replaced].every((other) => isOtherDraft(draft, other)),
  )
  const drafts = [...first, ...kept, ...last].filter(
    ({ reference }) => !shared.sent.includes(reference),
  )
  sharedEnquiries.set({ ...shared, drafts, isUsed: shared.isUsed || drafts.length > 0 })
}

/** Another tab may have shown the draft of this tab and replaced it. */
function restoreOwnDraft(): void {
  const { draft } = enquiryStore.get()
  const { drafts, isUsed } = sharedEnquiries.get()
  // Not if the visitor has cleared the storage of the browser.
  if (isDirty(draft) && isUsed && drafts.every((other) => isOtherDraft(other, draft)))
    shareDrafts({ first: [draft] })
}

/** Changes and stores the draft. It is not stored if it is empty or only prefilled. */
function setDraft(draft: Draft, changes: Partial<EnquiryState> = {}): void {
  const { draft: replaced, changed } = enquiryStore.get()
  const isOpened = sharedEnquiries.get().opened.includes(replaced.reference)
  shareDrafts({ last: isDirty(draft) ? [draft] : [], replaced: [replaced] })
  showDraft(draft, { ...changes, ...(isOpened && { changed: [...changed, replaced] }) })
}

/** Remembers that more than one tab may show a draft. */
function addOpened({ reference }: Draft): void {
  const shared = sharedEnquiries.get()
  // Not if it is not stored, or no longer: the visitor may have cleared the storage of the browser.
  if (shared.drafts.every((draft) => draft.reference !== reference)) return
  sharedEnquiries.set({ ...shared, opened: addReferences(shared.opened, reference) })
}

const addReferences = (known: readonly string[], ...added: string[]): string[] =>
  [...new Set([...known, ...added])].slice(-MAX_REFERENCES)

/** Changes the draft without storing it for other tabs. */
function showDraft(draft: Draft, changes: Partial<EnquiryState>): void {
  // What only one link has filled in is not kept. A new form starts without it.
  changeTab({ draft: isDirty(draft) ? draft : emptyDraft })
  change({ ...changes, draft })
}

/** Shows the enquiry that was started earlier, with what was typed into `early`, its form, before the app was ready. */
export function openEnquiry(early: HTMLFormElement | null): void {
  // Stays when the visitor goes to another page, because the store does, too.
  window.addEventListener('pagehide', restoreOwnDraft)
  const { draft: current, status } = enquiryStore.get()
  if (status === 'sending') return
  // What an earlier link has filled in stays only if another link adds to it.
  const isAddedTo = getPrefill(window.location.search).message !== '' && current.reference !== ''
  const own = isDirty(current) || isAddedTo ? current : tabStore.get()?.draft
  const draft = own ?? sharedEnquiries.get().drafts.findLast(isDirty) ?? emptyDraft
  addOpened(draft)
  showDraft(draft, { note: getNote(draft) })
  const typed = takeEarlyFields(early)
  if (Object.keys(typed).length === 0) return
  setDraft(addTypedFields(draft, typed))
  // The visitor has begun another enquiry.
  changeTab({ thanks: null })
}

function getNote(draft: Draft): EnquiryNote | null {
  if (!isDirty(draft)) return null
  return { type: findChangedEnquiry(draft.enquiry.message) ? 'changes' : 'restored' }
}

/** The fields that were typed before the app was ready. page-loader.ts has filled the stored ones into the prerendered form. */
function takeEarlyFields(form: HTMLFormElement | null) {
  const stored = earlyStore.get()
  earlyStore.set([])
  const values = form ? new FormData(form) : new URLSearchParams(stored)
  // Firefox also fills in fields that were not typed after a reload.
  const names = form
    ? Array.from(form.querySelectorAll<HTMLInputElement>('[data-typed]'), ({ name }) => name)
    : stored.map(([name]) => name)
  return Object.fromEntries(
    names.map((name) => [
      name,
      name === 'servicesInterested' ? values.getAll(name) : values.get(name),
    ]),
  )
}

/**
 * Shows the thanks if the enquiry was sent from this URL, after a reload or Back. A link to the page shows the form, as the
 * link fills it in.
 */
export function enterContactPage(search: string, isLink: boolean): void {
  const { status } = enquiryStore.get()
  if (status === 'sending') return
  leaveThanks()
  const thanks = tabStore.get()?.thanks
  if (thanks?.search !== search) return prefill(search, isLink)
  if (!isLink) return change({ thanks })
  changeTab({ thanks: null })
  prefill(search, isLink)
}

function prefill(search: string, isLink = false): void {
  const { draft, note, status } = enquiryStore.get()
  const prefilled = applyPrefill(draft, getPrefill(search), isLink)
  change({ search })
  if (prefilled === draft) return
  // Undo would also remove what the link has added, and what could not be sent did not have it.
  const isFailed = status === 'failed'
  const hasUndo = note !== null && 'undo' in note
  setDraft(prefilled, {
    note: isFailed || hasUndo ? null : note,
    status: isFailed ? 'editing' : status,
  })
}

/** Takes one of several things that the enquiry asks about out of it. */
export function leaveOutOfEnquiry(asked: Prefill): void {
  const undo = enquiryStore.get().draft
  setDraft(leaveOut(undo, asked), { note: { type: 'leftOut', undo } })
}

/** Shows the form, until the visitor comes back to the URL of the thanks. */
export function leaveThanks(): void {
  const { status } = enquiryStore.get()
  change({ thanks: null, status: status === 'sent' ? 'editing' : status })
}

/** Shows the form in place of the thank-you card. */
export function startAnotherEnquiry(): void {
  const { thanks, draft } = enquiryStore.get()
  changeTab({ thanks: null })
  leaveThanks()
  showDraft(isDirty(draft) ? draft : emptyDraft, { note: getNote(draft) })
  // The visitor has followed another link while the enquiry was sent.
  if (thanks?.search !== window.location.search) prefill(window.location.search)
}

/** Shows the form with what was sent, in place of the thank-you card. */
export function changeSentEnquiry(): void {
  const { thanks } = enquiryStore.get()
  if (!thanks) return
  changeTab({ thanks: null })
  leaveThanks()
  const { enquiry, reference } = thanks.draft
  const message = nameChangedEnquiry(enquiry.message, reference)
  switchDraft(changeEnquiry(thanks.draft, { message }))
  change({ note: { type: 'changes' } })
}

export function updateFields(fields: Partial<Record<string, unknown>>): void {
  const { draft } = enquiryStore.get()
  const { enquiry, reference } = draft
  const isSent = sharedEnquiries.get().sent.includes(reference)
  // A change that is taken back is then the enquiry that another tab has sent.
  const attempt: Draft['attempt'] = isSent
    ? { enquiry, reference, outcome: 'accepted' }
    : draft.attempt
  setDraft(changeEnquiry({ ...draft, attempt }, fields), { note: null })
}

/** Shows another draft. The present one stays stored, even if only a link has filled it in. */
export function switchDraft(other: Draft): void {
  const { draft } = enquiryStore.get()
  shareDrafts({ first: isEmpty(draft.enquiry) ? [] : [draft], last: [other] })
  addOpened(other)
  showDraft(other, { note: null })
}

export function clearEnquiry(): void {
  setDraft(emptyDraft, {
    status: 'editing',
    note: { type: 'cleared', undo: enquiryStore.get().draft },
  })
}

/** Brings back what was cleared or left out. */
export function undoChange(undo: Draft): void {
  setDraft(undo, { note: null })
}

/** The thanks name no day if the clock of the visitor's device is wrong, because the office counts by that of the backend. */
function removeAnswerBy(reference: string): void {
  const update = (thanks: Thanks | null) =>
    thanks?.draft.reference === reference ? { ...thanks, answerBy: null } : thanks
  change({ thanks: update(enquiryStore.get().thanks) })
  changeTab({ thanks: update(tabStore.get()?.thanks ?? null) })
}

/** Resolves after a time, or at once when the page is hidden, which it also is before the visitor leaves it. */
const waitUntilHidden = (maxMs: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, maxMs)
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })

/** Sends the draft. Does not reject: the store has the outcome. */
export async function submitEnquiry(): Promise<void> {
  const { draft: shown, search, changed, copiedReference } = enquiryStore.get()
  const draft = nameAttempt(shown, copiedReference)
  const { enquiry, reference } = draft
  const attempt: Attempt = { enquiry, reference, outcome: 'unknown' }
  setDraft({ ...draft, attempt }, { status: 'sending', note: null })
  const body = toSentEnquiry(enquiry)
  const answerBy = formatAnswerBy(body.submissionDate, formatDayAndMonth)
  /** What the visitor is told. */
  const answerByStore = createStore<string | null>(answerBy)
  const isCopyStored = storeCopy({ reference, body, link: getLinks(draft) || null }).then(
    (time) => {
      if (time && Math.abs(time.getTime() - Date.parse(body.submissionDate)) > MAX_CLOCK_ERROR_MS) {
        answerByStore.set(null)
        removeAnswerBy(reference)
      }
      return time !== null
    },
  )
  const place = findPlaceIfLoaded(enquiry.venue)
  // The request is made all the same, because a browser may be wrong about this.
  const isOffline = !navigator.onLine
  let outcome: Attempt['outcome'] = 'accepted'
  try {
    // No day of a wrong clock goes into the webhook's address.
    const isClockKnown = await Promise.race([isCopyStored, waitUntilHidden(MAX_CLOCK_WAIT_MS)])
    // The response of the webhook alone decides what the visitor is told.
    await sendEnquiry(toPayload(body), {
      reference,
      answerBy: isClockKnown ? answerByStore.get() : null,
      suburb: place?.isKnown ? place.label : undefined,
    })
  } catch (error) {
    console.error('Could not send the form', error)
    // Without a response it may have arrived, unless it has not left. `fetch` fails with a TypeError if it cannot connect.
    const hasNotLeft = isOffline && error instanceof TypeError
    outcome = hasNotLeft || error instanceof RefusedError ? 'refused' : 'unknown'
  }
  const ended: Attempt = { ...attempt, outcome }
  // The form may still be mounted after the URL has changed, while the code of the next page loads.
  const isFormShown = window.location.pathname === '/contact'
  if (outcome === 'accepted') {
    countEvent('enquiry sent')
    const sentDraft = { ...draft, attempt: ended }
    const thanks = { draft: sentDraft, answerBy: answerByStore.get(), search }
    const shared = sharedEnquiries.get()
    const others = changed.filter((other) => hasAllOf(enquiry, other.enquiry))
    const references = [...others.map((other) => other.reference), reference]
    sharedEnquiries.set({ ...shared, sent: addReferences(shared.sent, ...references) })
    changeTab({ thanks })
    setDraft(emptyDraft, isFormShown ? { status: 'sent', thanks } : { status: 'editing' })
  } else {
    setDraft({ ...draft, attempt: ended }, { status: 'editing' })
    // The visitor has followed another link meanwhile.
    if (isFormShown && window.location.search !== search) prefill(window.location.search)
    change({ status: 'failed' })
  }
  if (!isFormShown)
    showSiteMessage(<DeliveryMessage attempt={ended} answerByStore={answerByStore} />)
  // The visitor does not wait for the copy.
  void isCopyStored.then((isStored) => {
    if (!isStored) return
    change({ copiedReference: reference })
    if (outcome !== 'unknown') void reportDelivery(reference, body.email, outcome === 'accepted')
  })
}
