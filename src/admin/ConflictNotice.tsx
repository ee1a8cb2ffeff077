import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from './Notice'

/** A field that differs between two versions of a row, with both values as texts. */
export type Difference = { label: string; values: readonly [string, string] }

type Props = {
  title: string
  /** The names of the two versions. */
  versions: readonly [string, string]
  differences: readonly Difference[]
  children?: ReactNode
  className?: string
}

/** Shows what somebody else has changed since the admin saw it. Gets the focus. */
export function ConflictNotice({ title, versions, differences, children, className = '' }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  // Also keeps a second press of Enter from reaching the button that replaces the submit button.
  useEffect(() => ref.current?.focus(), [])

  return (
    <div ref={ref} tabIndex={-1} className={`outline-none ${className}`}>
      <Notice role="alert" title={title}>
        {differences.length > 0 && (
          <dl className="mt-2 grid gap-3">
            {differences.map(({ label, values }) => (
              <div key={label} className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
                <dt className="col-span-full font-semibold text-warm">{label}</dt>
                {values.map((value, index) => (
                  <dd key={versions[index]} className="wrap-anywhere whitespace-pre-line">
                    <span className="block text-muted">{versions[index]}</span>
                    <span className="text-warm">{value || '(empty)'}</span>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
        {children}
      </Notice>
    </div>
  )
}
