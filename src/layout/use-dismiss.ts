import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Calls `dismiss` after every navigation. While the menu is open, also calls it on Escape, wherever the focus is, and on
 * a press outside of `root`.
 */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: (cause: 'escape' | 'press' | 'navigation') => void,
): void {
  const onDismiss = useEffectEvent(dismiss)
  const { key } = useLocation()
  useEffect(() => onDismiss('navigation'), [key])
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
