import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors } from '../../lib/form-schema'

type Options<Field extends string> = {
  /** Returns error messages by field. The form is sent only if there are none. */
  validate: () => FieldErrors<Field>
  /** Sends the form. Resolves with a message if the server refused, otherwise with null. */
  send: () => Promise<string | null>
  /** The message to show if `send` rejects. */
  unexpectedError?: string
  /** Called with the same message as `error`, even after the form is closed. For messages shown outside the form. */
  onError?: (message: string) => void
}

/**
 * Submits a form: validates it, moves the focus to the first invalid field, and sends it once at a time.
 * Pass `formRef` and `handleSubmit` to the form, and `errors` to its fields.
 */
export function useSubmit<Field extends string>({
  validate,
  send,
  unexpectedError = '',
  onError,
}: Options<Field>) {
  const formRef = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSending.current) return
    const found = validate()
    // Mark the invalid fields before looking for the first one.
    flushSync(() => {
      setErrors(found)
      setError(null)
    })
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    if (Object.keys(found).length > 0) return

    isSending.current = true
    const focused = document.activeElement
    setBusy(true)
    const message = await send().catch((thrown: unknown) => {
      console.error('Could not send the form', thrown)
      return unexpectedError
    })
    isSending.current = false
    flushSync(() => {
      setBusy(false)
      setError(message)
    })
    if (message !== null) onError?.(message)
    if (document.activeElement !== document.body) return
    // Disabling the form has taken the focus away from it, or what had the focus is gone.
    const target = focused?.isConnected ? focused : document.querySelector('main h1')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }

  return {
    formRef,
    handleSubmit,
    errors,
    error,
    busy,
    clearFieldError: (field: Field) =>
      setErrors((current) => (current[field] ? { ...current, [field]: undefined } : current)),
    reset: () => {
      setErrors({})
      setError(null)
    },
  }
}
