import { useSyncExternalStore } from 'react'
import { showSiteMessage } from '../../components/site-message'
import { sendEnquiry } from '../../data/enquiries'
import { DeliveryMessage } from './DeliveryMessage'
import { type Enquiry, toPayload } from './enquiry'
import { clearAttempt, failAttempt, startAttempt } from './enquiry-attempt'
import { keepUnsent, readDraft, saveDraft } from './enquiry-draft'

/** What happened to the enquiry that was sent last. Outside the form, because visitors may leave its page. */
export type Delivery =
  | { status: 'idle' }
  | { status: 'sending' | 'sent' | 'failed'; enquiry: Enquiry; reference: string }

const listeners = new Set<() => void>()
let delivery: Delivery = { status: 'idle' }
/** The path of the page with the form while that page is shown. */
let formPath: string | null = null
/** Whether the form has shown the outcome. */
let isOutcomeShown = false

function setDelivery(next: Delivery) {
  delivery = next
  for (const listener of listeners) listener()
}

/** Sends an enquiry and removes it from the stored draft. Rejects like `sendEnquiry`. */
export async function deliver(enquiry: Enquiry): Promise<void> {
  const payload = toPayload(enquiry)
  const reference = startAttempt(payload)
  setDelivery({ status: 'sending', enquiry, reference })
  let isLeaving = false
  const handlePageHide = () => {
    isLeaving = true
  }
  window.addEventListener('pagehide', handlePageHide, { once: true })
  try {
    await sendEnquiry(payload, reference)
    clearAttempt()
    saveDraft(keepUnsent(readDraft(), enquiry, reference))
    finish('sent')
  } catch (error) {
    // Browsers reject requests when the visitor leaves the site, but the enquiry may have arrived.
    if (!isLeaving) failAttempt()
    finish('failed')
    throw error
  }

  function finish(status: 'sent' | 'failed') {
    // The URL changes before the form is removed: the code of the next page may still be loading.
    isOutcomeShown = formPath === window.location.pathname
    if (!isOutcomeShown) showSiteMessage(<DeliveryMessage isSent={status === 'sent'} reference={reference} />)
    setDelivery(status === 'failed' || isOutcomeShown ? { status, enquiry, reference } : { status: 'idle' })
  }
}

export function useDelivery(): Delivery {
  return useSyncExternalStore(subscribe, getDelivery, getDelivery)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const getDelivery = () => delivery

/** Removes the outcome of the last delivery from the form. Pass 'sent' to keep a failure. */
export function clearOutcome(outcome?: 'sent'): void {
  const isOutcome = delivery.status === 'sent' || (delivery.status === 'failed' && outcome !== 'sent')
  if (isOutcome) setDelivery({ status: 'idle' })
}

/** Shows the outcome of deliveries in the form instead of in a message, until the returned function is called. */
export function showOutcomeInForm(): () => void {
  formPath = window.location.pathname
  isOutcomeShown = true
  showSiteMessage(null)
  return () => {
    formPath = null
    if (isOutcomeShown) clearOutcome()
  }
}
