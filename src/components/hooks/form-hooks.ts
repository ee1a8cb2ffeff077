import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors } from '../../lib/form-schema'

type Options<Field extends string> = {
  /** Returns error messages by field. The form is sent only if there are none. */
  validate: () => FieldErrors<Field>
  /** Sends the form. Resolves with a message if the server refused, otherwise with null. */
  send: () => Promise<string | null>
  /** The message to show if `send` rejects. */
  unexpectedError: string
  /** Called with the same message as `error`, even after the form is closed. For messages shown outside the form. */
  onError?: (message: string) => void
}

/**
 * Submits a form: validates it, moves the focus to the first invalid field, and sends it once at a time.
 * Pass `formRef` and `handleSubmit` to the form, and `errors` to its fields.
 */
export function useSubmit<Field extends string>({ validate, send, unexpectedError, onError }: Options<Field>) {
  const { formRef, errors, reportValidity, clearFieldError, clearErrors } = useFieldErrors<Field>()
  const isSending = useRef(false)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSending.current) return
    setError(null)
    if (!reportValidity(validate())) return

    isSending.current = true
    setBusy(true)
    const restoreFocus = saveFocus()
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
    restoreFocus()
  }

  return {
    formRef,
    handleSubmit,
    errors,
    error,
    busy,
    clearFieldError,
    reset: () => {
      clearErrors()
      setError(null)
    },
  }
}

/**
 * Returns a function that focuses the same element again, or the heading of the page if it is gone. Disabling a form takes
 * the focus away from it.
 */
export function saveFocus(): () => void {
  const focused = document.activeElement
  return () => {
    if (document.activeElement !== document.body) return
    const target = focused?.isConnected ? focused : document.querySelector('main h1')
    if (target instanceof HTMLElement) target.focus()
  }
}

/** The errors of a form's fields. Pass `formRef` to the form, and `errors` to its fields. */
export function useFieldErrors<Field extends string>() {
  const formRef = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})

  return {
    formRef,
    errors,
    /** Shows the errors and moves the focus to the first invalid field. Returns whether there are none. */
    reportValidity: (found: FieldErrors<Field>): boolean => {
      // Mark the invalid fields before looking for the first one.
      flushSync(() => setErrors(found))
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return Object.keys(found).length === 0
    },
    clearFieldError: (field: Field) =>
      setErrors((current) => (current[field] ? { ...current, [field]: undefined } : current)),
    clearErrors: () => setErrors({}),
  }
}
