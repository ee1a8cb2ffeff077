import { useEffect, useRef } from 'react'

/**
 * Folds an element that `isDone` when Tab leaves it, or when it is scrolled out of view and does not have the focus. A press
 * below it does not fold it while it is in view, because that would move what is pressed. Pass the result as its `ref`.
 */
export function useFoldWhenLeft(isDone: boolean) {
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const details = ref.current
    if (!details || !isDone) return undefined
    const listeners = new AbortController()
    const { signal } = listeners
    let isTabDown = false

    function handleKey({ type, key }: KeyboardEvent) {
      isTabDown = type === 'keydown' && key === 'Tab'
    }

    function handleFocusOut(this: HTMLDetailsElement, { relatedTarget }: FocusEvent) {
      if (!(relatedTarget instanceof Node) || this.contains(relatedTarget)) return
      if (isTabDown) this.open = false
      else foldAboveView(this)
      isTabDown = false
    }

    details.addEventListener('keydown', handleKey, { signal })
    details.addEventListener('keyup', handleKey, { signal })
    details.addEventListener('focusout', handleFocusOut, { signal })
    // It does not bubble, and in a low window the whole dialog scrolls. Safari before 26.2 does not have it.
    document.addEventListener('scrollend', () => foldAboveView(details), { capture: true, signal })
    return () => listeners.abort()
  }, [isDone])

  return ref
}

/**
 * Folds an element that is above the part of its list that is in view and does not have the focus. What is in view stays
 * where it is, also in browsers that do not keep it there when something above it changes its height.
 */
function foldAboveView(details: HTMLDetailsElement) {
  const scroller = findScroller(details)
  if (!scroller || !details.open || details.contains(document.activeElement)) return
  if (details.getBoundingClientRect().bottom > scroller.getBoundingClientRect().top) return
  const { scrollTop } = scroller
  const { offsetHeight } = details
  details.open = false
  scroller.scrollTop = scrollTop - (offsetHeight - details.offsetHeight)
}

function findScroller(element: HTMLElement): HTMLElement | null {
  const { parentElement } = element
  return !parentElement || parentElement.scrollTop > 0 ? parentElement : findScroller(parentElement)
}
