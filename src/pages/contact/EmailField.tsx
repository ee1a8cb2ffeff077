import { useRef } from 'react'
import { useSettled } from '../../components/hooks/use-settled'
import { FormField } from '../../components/ui/Field'
import { enquiryFields } from '../../enquiry/fields'
import { suggestEmail } from '../../enquiry/suggest-email'

type Props = {
  name: string
  value: string
  error: string | undefined
  disabled: boolean
  onChange: (event: { target: { value: string } }) => void
}

/** Asks about an address that looks mistyped, once the visitor has paused. It can be sent as it is. */
export function EmailField({ onChange, ...field }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const settled = useSettled(field.value)
  const suggestion = settled === field.value && !field.disabled ? suggestEmail(settled) : undefined

  function handleCorrect(email: string) {
    // The button that has the focus is removed.
    root.current?.querySelector('input')?.focus()
    onChange({ target: { value: email } })
  }

  return (
    <div ref={root}>
      <FormField {...field} row={enquiryFields.email} onChange={onChange} />
      <div role="status" className="text-small">
        {suggestion && (
          <p className="mt-2">
            <span>Did you mean </span>
            <span translate="no" className="wrap-anywhere text-warm">
              {suggestion}
            </span>
            <span>?</span>{' '}
            <button
              type="button"
              onClick={() => handleCorrect(suggestion)}
              className="standalone-link text-warm"
            >
              Yes, correct it
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
