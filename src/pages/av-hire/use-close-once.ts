import { useRef } from 'react'

/**
 * Closes a dialog that Back closes too. Escape can be pressed again before the dialog is unmounted, and closing it twice
 * would go back two pages.
 */
export function useCloseOnce(onClose: () => void) {
  const isClosing = useRef(false)
  return () => {
    if (isClosing.current) return
    isClosing.current = true
    onClose()
  }
}
