import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  buildEnquiryPayload,
  emptyEnquiry,
  type EnquiryErrors,
  type EnquiryForm,
  sendEnquiry,
  validateEnquiry,
} from '../../data/enquiries'
import { dropDraft, keepDraft, prefillOf, readDraft, withPrefill } from './enquiry-draft'

type Status = 'editing' | 'submitting' | 'sent'

/** The enquiry form's states: what is typed, what is wrong with it, and how far its sending is. */
export function useEnquiryForm() {
  const [query] = useSearchParams()
  const prefill = prefillOf(query)
  const [draft, setDraft] = useState({ form: emptyEnquiry, prefill: '' })
  const [errors, setErrors] = useState<EnquiryErrors>({})
  const [status, setStatus] = useState<Status>('editing')
  const [failed, setFailed] = useState(false)
  const formElement = useRef<HTMLFormElement>(null)

  // After mount, because the published HTML knows neither this browser's draft nor the address's query.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setDraft(withPrefill(readDraft(), prefill)), [prefill])

  // The first field in the order of the page that has an error takes the focus.
  useEffect(() => {
    if (Object.values(errors).some(Boolean)) {
      formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
  }, [errors])

  function change<Field extends keyof EnquiryForm>(field: Field, value: EnquiryForm[Field]) {
    const next = { ...draft, form: { ...draft.form, [field]: value } }
    setDraft(next)
    keepDraft(next)
    if (errors[field]) setErrors({ ...errors, [field]: undefined })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (status === 'submitting') return
    const now = new Date()
    const found = validateEnquiry(draft.form, now)
    setErrors(found)
    setFailed(false)
    if (Object.keys(found).length > 0) return
    setStatus('submitting')
    try {
      await sendEnquiry(buildEnquiryPayload(draft.form, now))
      dropDraft()
      setStatus('sent')
    } catch {
      setFailed(true)
      setStatus('editing')
    }
  }

  function clear() {
    dropDraft()
    setDraft({ form: emptyEnquiry, prefill: '' })
    setErrors({})
    setFailed(false)
    setStatus('editing')
  }

  return { form: draft.form, errors, status, failed, formElement, change, submit, clear }
}
