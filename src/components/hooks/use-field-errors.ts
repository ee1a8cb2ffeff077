import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors } from '../../lib/form-schema'

/**
 * Validates a form and moves the focus to its first invalid field. Pass `formRef` to the form, and `errors` to its fields.
 * `validate` returns error messages by field.
 */
export function useFieldErrors<Field extends string>(validate: () => FieldErrors<Field>) {
  const formRef = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})

  return {
    formRef,
    errors,
    /** Shows the errors. Returns whether there are none. */
    checkFields: (): boolean => {
      const found = validate()
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
