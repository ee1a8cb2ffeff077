import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import {
  buildEnquiryPayload,
  type EnquiryErrors,
  type EnquiryForm,
  sendEnquiry,
  validateEnquiry,
} from '../../data/enquiries'
import { dropDraft, emptyDraft, keepDraft, prefillOf, readDraft, withPrefill, withTyped } from './enquiry-draft'

type Status = 'editing' | 'submitting' | 'sent'

/** The enquiry form's states: what is typed, what is wrong with it, and how far its sending is. */
export function useEnquiryForm() {
  const [query] = useSearchParams()
  const prefill = prefillOf(query)
  const [draft, setDraft] = useState(emptyDraft)
  const [errors, setErrors] = useState<EnquiryErrors>({})
  const [status, setStatus] = useState<Status>('editing')
  const [failed, setFailed] = useState(false)
  const formElement = useRef<HTMLFormElement>(null)
  /** Whether there is anything of the visitor's own to keep. */
  const typed = useRef(false)

  // After mount, because the published HTML knows neither this browser's draft nor the address's query.
  useEffect(() => {
    const kept = readDraft() ?? emptyDraft
    // What was typed before this code was there to listen stands in the form already.
    // oxlint-disable-next-line react/set-state-in-effect
    setDraft(formElement.current ? withTyped(kept, new FormData(formElement.current)) : kept)
  }, [])
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setDraft((current) => withPrefill(current, prefill)), [prefill])

  useEffect(() => {
    if (typed.current) keepDraft(draft)
  }, [draft])

  /** Puts the focus on the first field in the order of the page that matches. */
  const focusFirst = (selector: string) => formElement.current?.querySelector<HTMLElement>(selector)?.focus()

  function change<Field extends keyof EnquiryForm>(field: Field, value: EnquiryForm[Field]) {
    typed.current = true
    // From what is there by then: a password manager fills several fields before the form is drawn again.
    setDraft((current) => ({ ...current, form: { ...current.form, [field]: value } }))
    setErrors((current) => (current[field] ? { ...current, [field]: undefined } : current))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (status === 'submitting') return
    const now = new Date()
    const found = validateEnquiry(draft.form, now)
    flushSync(() => {
      setErrors(found)
      setFailed(false)
    })
    if (Object.keys(found).length > 0) {
      focusFirst('[aria-invalid="true"]')
      return
    }
    setStatus('submitting')
    try {
      await sendEnquiry(buildEnquiryPayload(draft.form, now))
      forget()
      setStatus('sent')
    } catch {
      setFailed(true)
      setStatus('editing')
    }
  }

  function forget() {
    typed.current = false
    dropDraft()
  }

  function clear() {
    forget()
    flushSync(() => {
      setDraft(emptyDraft)
      setErrors({})
      setFailed(false)
      setStatus('editing')
    })
    // The button that was pressed goes away with what it cleared.
    focusFirst('input')
  }

  return { form: draft.form, errors, status, failed, formElement, change, submit, clear }
}
