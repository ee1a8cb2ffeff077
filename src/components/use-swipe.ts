import { type PointerEvent, useRef, useState } from 'react'

/**
 * Tells a horizontal swipe of more than `threshold` pixels: -1 towards the next, 1 towards the previous.
 * `handlers` go on the element; `dragging` says whether a finger or a pressed mouse is on it.
 */
export function useSwipe(onSwipe: (direction: -1 | 1) => void, threshold: number) {
  const start = useRef<number | null>(null)
  const [dragging, setDragging] = useState(false)
  const end = () => {
    start.current = null
    setDragging(false)
  }
  return {
    dragging,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        // Captured, so that the end of a drag is told here even when it is outside.
        event.currentTarget.setPointerCapture?.(event.pointerId)
        start.current = event.clientX
        setDragging(true)
      },
      onPointerUp: (event: PointerEvent) => {
        const distance = start.current === null ? 0 : event.clientX - start.current
        end()
        if (Math.abs(distance) > threshold) onSwipe(distance > 0 ? 1 : -1)
      },
      onPointerCancel: end,
    },
  }
}
