import type { FocusEvent } from 'react'

/**
 * Brings the item that the keyboard's focus has come into fully into view, in a list that scrolls sideways: the browser
 * stops at the item's edge, and snapping takes even that back. For `onFocus` of what scrolls.
 */
export function scrollFocusedIntoView({ currentTarget: strip, target }: FocusEvent<HTMLElement>): void {
  const item = target.closest('li')
  if (!item || !strip.contains(item) || !target.matches(':focus-visible')) return
  const frame = strip.getBoundingClientRect()
  const { left, right, width } = item.getBoundingClientRect()
  if (left >= frame.left && right <= frame.right) return
  strip.scrollLeft += left - frame.left - (frame.width - width) / 2
}
