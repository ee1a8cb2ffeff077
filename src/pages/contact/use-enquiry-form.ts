import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useSubmit } from '../../components/use-submit'
import { sendEnquiry } from '../../data/enquiries'
import { type Enquiry, parseEnquiry, toPayload, validateEnquiry } from './enquiry'
import {
  applyPrefill,
  clearDraft,
  emptyDraft,
  getPrefill,
  isDirty,
  mergeFormData,
  readDraft,
  saveDraft,
} from './enquiry-draft'

/** The state of the enquiry form. What the visitor types is stored in this browser until it is sent or cleared. */
export function useEnquiryForm() {
  const location = useLocation()
  const [draft, setDraft] = useState(emptyDraft)
  /** The visitor's name, while the thank-you card is shown. */
  const [sentName, setSentName] = useState<string | null>(null)
  /** Whether the draft is stored. A prefilled message alone is not stored. */
  const isDraftStored = useRef(false)

  const { enquiry } = draft
  const { formRef, handleSubmit, errors, error, busy, clearFieldError, reset } = useSubmit({
    validate: () => validateEnquiry(enquiry),
    send: async () => {
      await sendEnquiry(toPayload(enquiry))
      discardDraft()
      setSentName(enquiry.fullName)
      return null
    },
    unexpectedError: 'There was an error submitting your enquiry. Please try again or contact us directly at',
  })

  // In effects, because the prerendered HTML contains neither the stored draft nor the prefill. In layout effects, because
  // the form may be submitted right after hydration (see page-loader.ts).
  useLayoutEffect(() => {
    // The visitor may have typed before this code was loaded.
    // oxlint-disable-next-line react/set-state-in-effect
    setDraft(formRef.current ? mergeFormData(readDraft(), new FormData(formRef.current)) : readDraft())
  }, [formRef])

  // A link to this page shows the form again if the thank-you card is shown.
  useLayoutEffect(() => {
    // The skip link, which adds a hash, must not replace the card.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!location.hash) setSentName(null)
    setDraft((current) => applyPrefill(current, getPrefill(location.search)))
  }, [location])

  useEffect(() => {
    isDraftStored.current ||= isDirty(draft)
    if (isDraftStored.current) saveDraft(draft)
  }, [draft])

  function updateField(field: keyof Enquiry, value: string | readonly string[]) {
    setDraft((current) => ({ ...current, enquiry: parseEnquiry({ ...current.enquiry, [field]: value }) }))
    clearFieldError(field)
  }

  function discardDraft() {
    isDraftStored.current = false
    clearDraft()
    setDraft(emptyDraft)
  }

  function clear() {
    flushSync(() => {
      discardDraft()
      reset()
      setSentName(null)
    })
    // The pressed button is no longer on the page.
    formRef.current?.querySelector('input')?.focus()
  }

  return { enquiry, errors, error, busy, sentName, formRef, updateField, handleSubmit, clear }
}
