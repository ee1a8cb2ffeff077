import type { FocusEvent } from 'react'

/**
 * Scrolls the whole list item of a focused element into view. Browsers scroll only as far as the element itself, and
 * scroll snapping can undo that. Use as the `onFocus` handler of a list that scrolls sideways.
 */
export function scrollFocusedIntoView({ currentTarget: strip, target }: FocusEvent<HTMLElement>): void {
  const item = target.closest('li')
  if (!item || !strip.contains(item) || !target.matches(':focus-visible')) return
  const view = strip.getBoundingClientRect()
  const { left, right, width } = item.getBoundingClientRect()
  if (left >= view.left && right <= view.right) return
  strip.scrollLeft += left - view.left - (view.width - width) / 2
}
