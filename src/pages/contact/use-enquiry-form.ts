import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useNow } from '../../components/hooks/use-now'
import { useSubmit } from '../../components/hooks/use-submit'
import { getServerTime } from '../../data/server-time'
import type { FieldErrors } from '../../lib/form-schema'
import { useStore } from '../../lib/store'
import { type Enquiry, getEventDateRange, isSameEnquiry, parseEnquiry, validateEnquiry } from './enquiry'
import { clearOutcome, deliver, deliveryStore, showOutcomeInForm } from './enquiry-delivery'
import {
  addTypedFields,
  applyPrefill,
  type Draft,
  draftStore,
  emptyDraft,
  getPrefill,
  getTypedFields,
  isDirty,
  isRemoval,
  takeTypedFields,
  updateDraft,
} from './enquiry-draft'
import { HONEYPOT_NAME } from './Honeypot'

/** How the draft came to be what it is, if not by typing. */
export type DraftOrigin = 'restored' | 'interrupted' | 'removed-elsewhere' | 'cleared' | null

/** The state of the enquiry form. What the visitor types is stored in this browser until it is sent or discarded. */
export function useEnquiryForm() {
  const location = useLocation()
  const delivery = useStore(deliveryStore)
  const draft = useStore(draftStore)
  const isKept = useStore(draftStore.isKept)
  const [origin, setOrigin] = useState<DraftOrigin>(null)
  const clearedDraft = useRef(emptyDraft)
  const [needsServerTime, setNeedsServerTime] = useState(false)
  const now = useNow(needsServerTime ? getServerTime : undefined)
  const { formRef, handleSubmit, errors, clearFieldError, reset } = useSubmit({
    // Not of this render: a form may be submitted right after hydration (see page-loader.ts).
    validate: (): FieldErrors<keyof Enquiry | 'honeypot'> => ({
      ...validateEnquiry(draftStore.get().enquiry, now ?? undefined),
      // A date that is only partly typed has an empty value.
      ...(findInput(formRef.current, 'eventDate')?.validity.badInput && {
        eventDate: 'Please enter day, month and year',
      }),
      ...(findInput(formRef.current, HONEYPOT_NAME)?.value && { honeypot: 'Spam detected' }),
    }),
    send: async () => {
      await deliver()
      return null
    },
    // EnquiryForm shows the message, because a delivery may have been started by an earlier form.
    unexpectedError: '',
  })
  const { enquiry } = draft
  const hasText = isDirty(draft)

  // In layout effects, because the form may be submitted right after hydration.
  useLayoutEffect(() => {
    // What an earlier link prefilled in this tab is not stored.
    updateDraft((stored) => addTypedFields(isDirty(stored) ? stored : emptyDraft, takeTypedFields()))
    const stored = draftStore.get()
    // oxlint-disable-next-line react/set-state-in-effect
    if (isDirty(stored) && deliveryStore.get().status !== 'sending') setOrigin(getOrigin(stored))
    const form = formRef.current
    if (form) updateDraft((current) => addTypedFields(current, getTypedFields(form)))
  }, [formRef])

  useLayoutEffect(() => {
    updateDraft((current) => applyPrefill(current, getPrefill(location.search)))
    // A link to this page shows the form again if the thank-you card is shown. The skip link, which adds a hash, does not.
    if (!location.hash) clearOutcome('sent')
  }, [location])

  useEffect(() => {
    const handleStorage = (event: StorageEvent) => isRemoval(event) && setOrigin('removed-elsewhere')
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  }, [])

  useEffect(showOutcomeInForm, [])

  /** Changes the draft with a button that disappears. */
  function replaceDraft(next: Draft, nextOrigin: DraftOrigin) {
    flushSync(() => {
      updateDraft(() => next)
      setOrigin(nextOrigin)
      reset()
      clearOutcome()
    })
    formRef.current?.querySelector('input')?.focus()
  }

  return {
    enquiry,
    delivery,
    errors,
    draftStatus: { origin, isKept, isDirty: hasText },
    formRef,
    dates: now && getEventDateRange(now),
    /** Makes `dates` follow the server's clock: today would be refused as a past date if this computer's were a day ahead. */
    checkClock: () => setNeedsServerTime(true),
    updateField: (field: keyof Enquiry, value: string | readonly string[]) => {
      updateDraft((current) => ({ ...current, enquiry: parseEnquiry({ ...current.enquiry, [field]: value }) }))
      setOrigin(null)
      clearFieldError(field)
      // A browser extension may have filled in the honeypot.
      const honeypot = findInput(formRef.current, HONEYPOT_NAME)
      if (errors.honeypot && honeypot) honeypot.value = ''
      clearFieldError('honeypot')
    },
    handleSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (delivery.status === 'sending') return
      clearOutcome()
      setOrigin(null)
      void handleSubmit(event)
    },
    /** Sends the form from a button that disappears. */
    submitAgain: () => {
      formRef.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
      formRef.current?.requestSubmit()
    },
    /** Shows the form after an enquiry was sent: empty, or with what a link or another tab has started since then. */
    submitAnother: () => replaceDraft(draft, hasText ? 'restored' : null),
    clear: () => {
      clearedDraft.current = draft
      replaceDraft(emptyDraft, hasText ? 'cleared' : null)
    },
    undoClear: () => replaceDraft(clearedDraft.current, null),
  }
}

/** Whether an enquiry was being sent when the page was closed or reloaded. */
function getOrigin({ enquiry, attempt }: Draft): DraftOrigin {
  return attempt?.isPending && isSameEnquiry(attempt.enquiry, enquiry) ? 'interrupted' : 'restored'
}

const findInput = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)
