import { showSiteMessage } from '../../components/site-message'
import { countEvent } from '../../data/analytics'
import { sendEnquiry } from '../../data/enquiries'
import { createStore } from '../../lib/store'
import { DeliveryMessage } from './DeliveryMessage'
import { type Enquiry, toPayload } from './enquiry'
import { draftStore, failAttempt, removeSent, startAttempt } from './enquiry-draft'

/** What happened to the enquiry that was sent last. Outside the form, because visitors may leave its page. */
type Delivery = { status: 'idle' } | { status: 'sending' | 'sent' | 'failed'; enquiry: Enquiry; reference: string }

export const deliveryStore = createStore<Delivery>({ status: 'idle' })

/** The path of the page with the form while that page is shown. */
let formPath: string | null = null
/** Whether the form has shown the outcome. */
let isOutcomeShown = false

/** Sends the draft and removes it. Rejects like `sendEnquiry`. */
export async function deliver(): Promise<void> {
  const { enquiry } = draftStore.get()
  const reference = startAttempt()
  deliveryStore.set({ status: 'sending', enquiry, reference })
  let isLeaving = false
  // Requests are rejected after the first of these events and sometimes before the second.
  const leaveEvents = ['beforeunload', 'pagehide']
  const handleLeave = () => {
    isLeaving = true
  }
  for (const type of leaveEvents) window.addEventListener(type, handleLeave)
  try {
    await sendEnquiry(toPayload(enquiry), reference)
    countEvent('enquiry sent')
    removeSent(enquiry)
    finish('sent')
  } catch (error) {
    // Browsers reject requests when the visitor leaves the site, but the enquiry may have arrived.
    if (!isLeaving) failAttempt()
    finish('failed')
    throw error
  } finally {
    for (const type of leaveEvents) window.removeEventListener(type, handleLeave)
  }

  function finish(status: 'sent' | 'failed') {
    // The URL changes before the form is removed: the code of the next page may still be loading.
    isOutcomeShown = formPath === window.location.pathname
    if (!isOutcomeShown) showSiteMessage(<DeliveryMessage isSent={status === 'sent'} reference={reference} />)
    deliveryStore.set(status === 'failed' || isOutcomeShown ? { status, enquiry, reference } : { status: 'idle' })
  }
}

/** Removes the outcome of the last delivery from the form. Pass 'sent' to keep a failure. */
export function clearOutcome(outcome?: 'sent'): void {
  const { status } = deliveryStore.get()
  if (status === 'sent' || (status === 'failed' && outcome !== 'sent')) deliveryStore.set({ status: 'idle' })
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
