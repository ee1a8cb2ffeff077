import { type PointerEvent, useRef } from 'react'

/** Tells a horizontal swipe of more than `threshold` pixels: -1 towards the next, 1 towards the previous. */
export function useSwipe(onSwipe: (direction: -1 | 1) => void, threshold: number) {
  const start = useRef<number | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === null) return
      const distance = event.clientX - start.current
      start.current = null
      if (Math.abs(distance) > threshold) onSwipe(distance > 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
