import type { FocusEvent, ReactNode } from 'react'

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

/**
 * Scrolls the whole list item of a focused element into view. Browsers scroll only as far as the element itself, and
 * scroll snapping can undo that. Use as the `onFocus` handler of a list that scrolls sideways.
 */
export function scrollFocusedIntoView({
  currentTarget: strip,
  target,
}: FocusEvent<HTMLElement>): void {
  const item = target.closest('li')
  if (!item || !strip.contains(item) || !target.matches(':focus-visible')) return
  const view = strip.getBoundingClientRect()
  const { left, right, width } = item.getBoundingClientRect()
  if (left >= view.left && right <= view.right) return
  strip.scrollLeft += left - view.left - (view.width - width) / 2
}
