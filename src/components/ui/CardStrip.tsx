import type { ReactNode } from 'react'
import { scrollFocusedIntoView } from './scroll-focused-into-view'

type Props = {
  /** The columns on a wide screen. */
  className: string
  'aria-label'?: string
  children: ReactNode
}

/** A row of cards or pictures, which scrolls sideways on a phone. */
export function CardStrip({ className, children, ...list }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reacts to the focus of the cards
    <ul
      {...list}
      onFocus={scrollFocusedIntoView}
      className={`strip gap-4.5 md:grid print:grid print:grid-cols-2 ${className}`}
    >
      {children}
    </ul>
  )
}
