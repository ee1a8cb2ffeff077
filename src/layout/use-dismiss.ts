import { type RefObject, useEffect, useEffectEvent } from 'react'

/** While a menu is open, calls `dismiss` on Escape, wherever the focus is, and on a press outside of `root`. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: (cause: 'escape' | 'press') => void,
): void {
  const onDismiss = useEffectEvent(dismiss)
  useEffect(() => {
    if (!isOpen) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escape')
    }
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onDismiss('press')
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [root, isOpen])
}
