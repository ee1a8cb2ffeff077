import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useSubmit } from '../../components/use-submit'
import type { FieldErrors } from '../../lib/form-schema'
import { type Enquiry, parseEnquiry, validateEnquiry } from './enquiry'
import { isDirty } from './enquiry-draft'
import { clearOutcome, deliver, showOutcomeInForm, useDelivery } from './enquiry-delivery'
import { SendFailure } from './lazy-send-failure'
import { useClockCheck } from './use-clock-check'
import { useDraft } from './use-draft'

/** The state of the enquiry form. What the visitor types is stored in this browser until it is sent or discarded. */
export function useEnquiryForm() {
  const location = useLocation()
  const delivery = useDelivery()
  const { clockLeadMs, checkClock } = useClockCheck()
  const sendButtonRef = useRef<HTMLButtonElement>(null)
  const { formRef, handleSubmit, errors, clearFieldError, reset } = useSubmit({
    validate: (): FieldErrors<keyof Enquiry> => ({
      ...validateEnquiry(enquiry, clockLeadMs),
      ...(hasIncompleteDate(formRef.current) && { eventDate: 'Please enter day, month and year' }),
    }),
    send: async () => {
      await deliver(enquiry)
      return null
    },
    // EnquiryForm shows the message, because a delivery may have been started by an earlier form.
    unexpectedError: '',
  })
  const { draft, origin, isKept, updateDraft, resetDraft, discardDraft } = useDraft(formRef)
  const { enquiry } = draft
  const hasText = isDirty(draft)

  // It must be in memory before the network fails.
  useEffect(() => {
    if (hasText) SendFailure.prefetch()
  }, [hasText])

  useEffect(showOutcomeInForm, [])

  useLayoutEffect(() => {
    if (delivery.status === 'sent') resetDraft()
  }, [delivery.status, resetDraft])

  // A link to this page shows the form again if the thank-you card is shown. The skip link, which adds a hash, does not.
  useLayoutEffect(() => {
    if (!location.hash) clearOutcome('sent')
  }, [location])

  function updateField(field: keyof Enquiry, value: string | readonly string[]) {
    // A browser extension may have filled in the honeypot.
    const honeypot = errors.honeypot && { honeypot: '' }
    updateDraft((current) => parseEnquiry({ ...current, ...honeypot, [field]: value }))
    clearFieldError(field)
    clearFieldError('honeypot')
  }

  return {
    enquiry,
    delivery,
    errors,
    draftStatus: { origin: delivery.status === 'sending' ? null : origin, isKept, isDirty: hasText },
    formRef,
    sendButtonRef,
    clockLeadMs,
    checkClock,
    updateField,
    handleSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (delivery.status === 'sending') return
      clearOutcome()
      void handleSubmit(event)
    },
    /** Sends the form from a button that disappears. */
    submitAgain: () => {
      sendButtonRef.current?.focus()
      formRef.current?.requestSubmit()
    },
    /** Shows the form with what was typed after an enquiry was sent. */
    continueDraft: () => {
      flushSync(() => clearOutcome())
      formRef.current?.querySelector('textarea')?.focus()
    },
    clear: () => {
      flushSync(() => {
        discardDraft()
        reset()
        clearOutcome()
      })
      // The pressed button is no longer on the page.
      formRef.current?.querySelector('input')?.focus()
    },
  }
}

/** A date that is only partly typed has an empty value. */
function hasIncompleteDate(form: HTMLFormElement | null): boolean {
  return form?.querySelector<HTMLInputElement>('[name=eventDate]')?.validity.badInput ?? false
}
