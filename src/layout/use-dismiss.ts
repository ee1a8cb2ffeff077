import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * While a menu is open, calls `close` on Escape, wherever the focus is, and on a press outside of `root`. Escape moves the
 * focus from the menu to its button, the first in `root`.
 */
export function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const onDismiss = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onDismiss()
      if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus()
    }
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onDismiss()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [root, isOpen])
}
