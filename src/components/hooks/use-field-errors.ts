import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors } from '../../lib/form-schema'

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
