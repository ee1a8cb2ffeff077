import { useEffect, useRef } from 'react'
import { Notice } from './Notice'

type Props = { title: string; children: string; className: string }

/** Explains why a form was not saved: what is stored is not what the admin has seen. Gets the focus. */
export function ConflictNotice({ title, children, className }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  // Also keeps a second press of Enter from reaching the button that replaces the submit button.
  useEffect(() => ref.current?.focus(), [])

  return (
    <div ref={ref} tabIndex={-1} className={`outline-none ${className}`}>
      <Notice role="alert" title={title}>
        {children}
      </Notice>
    </div>
  )
}
