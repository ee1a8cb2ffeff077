import { type ComponentProps, type ReactNode, useId } from 'react'

type FieldProps = {
  label: string
  error?: string | undefined
  hint?: ReactNode
  /** Shows "optional" beside the label. */
  optional?: boolean
  className?: string
}

// The margin keeps the label visible when the browser scrolls to the control.
const controlClass =
  'w-full min-h-13 scroll-mt-10 rounded-field border border-control px-4 py-3 text-base text-warm placeholder:text-muted hover:border-soft disabled:opacity-60 aria-invalid:border-rose'

/** Renders the label, hint and error around a control. Spread `attributes` on the control to connect them to it. */
function useField({ label, error, hint, optional, className = '' }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return {
    attributes: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy,
      className: controlClass,
    },
    renderField: (control: ReactNode) => (
      <div className={className}>
        <label htmlFor={id} className="mb-2 block text-small font-semibold text-warm">
          {label}
          {optional && <span className="font-normal text-muted"> optional</span>}
        </label>
        {control}
        {hint && (
          <p id={hintId} className="mt-2 text-small text-muted">
            {hint}
          </p>
        )}
        {error && (
          <p id={errorId} className="mt-2 text-small text-rose-light">
            {error}
          </p>
        )}
      </div>
    ),
  }
}

export function TextField({ label, error, hint, optional, className, ...rest }: ComponentProps<'input'> & FieldProps) {
  const { attributes, renderField } = useField({ label, error, hint, optional, className })
  // See styles-later.css.
  return renderField(<input data-empty={rest.value === '' || undefined} {...rest} {...attributes} />)
}

export function TextArea({
  label,
  error,
  hint,
  optional,
  className,
  ...rest
}: ComponentProps<'textarea'> & FieldProps) {
  const { attributes, renderField } = useField({ label, error, hint, optional, className })
  return renderField(<textarea {...rest} {...attributes} />)
}

type SelectProps = ComponentProps<'select'> &
  FieldProps & { options: readonly { value: string; label: string }[]; placeholder?: string }

export function SelectField({ label, error, hint, optional, className, options, placeholder, ...rest }: SelectProps) {
  const { attributes, renderField } = useField({ label, error, hint, optional, className })
  return renderField(
    <select {...rest} {...attributes} className={`${controlClass} chevron pr-11 [&>option]:bg-raised`}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>,
  )
}
