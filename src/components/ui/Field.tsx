import { type ComponentProps, type ReactNode, useId } from 'react'
import type { FieldControl } from '../../lib/form-fields'

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

/** Renders the label, hint and error around a control. Spread `control` on it: its own properties, and what connects them. */
function useField<Own>({ label, error, hint, optional, className = '', ...own }: FieldProps & Own) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return {
    control: {
      ...own,
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy,
      className: controlClass,
    },
    renderField: (control: ReactNode) => (
      <div className={className}>
        <label htmlFor={id} className="mb-2 block text-small font-semibold text-warm">
          <span>{label}</span>
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

export function TextField(props: ComponentProps<'input'> & FieldProps) {
  const { control, renderField } = useField(props)
  // See styles-later.css.
  return renderField(<input data-empty={props.value === '' || undefined} {...control} />)
}

export function TextArea(props: ComponentProps<'textarea'> & FieldProps) {
  const { control, renderField } = useField(props)
  return renderField(<textarea {...control} />)
}

type SelectProps = ComponentProps<'select'> &
  FieldProps & {
    options: readonly { value: string; label: string }[]
    placeholder?: string | undefined
  }

export function SelectField({ options, placeholder, ...props }: SelectProps) {
  const { control, renderField } = useField(props)
  return renderField(
    <select {...control} className={`${controlClass} chevron pr-11 [&>option]:bg-raised`}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>,
  )
}

type FormFieldProps = {
  /** The row of the form's table of fields. */
  row: FieldControl & { label: string }
  name: string
  value: string
  error: string | undefined
  disabled: boolean
  onChange: (event: { target: { value: string } }) => void
  hint?: ReactNode
  className?: string
  /** The first and the last day of a date. */
  min?: string | undefined
  max?: string | undefined
}

/** The label and the control of a form's field. */
export function FormField({ row, min, max, hint = row.hint, ...field }: FormFieldProps) {
  const { label, options, rows, required = false, placeholder } = row
  const props = { ...field, label, hint, required, optional: !required }
  if (options) return <SelectField {...props} options={options} placeholder={placeholder} />
  if (rows) return <TextArea {...props} rows={rows} />
  const { type, inputMode, autoComplete, autoCapitalize, spellCheck } = row
  const input = { type, inputMode, autoComplete, autoCapitalize, spellCheck, placeholder, min, max }
  return <TextField {...props} {...input} />
}
