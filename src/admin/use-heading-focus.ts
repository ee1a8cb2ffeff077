import { useEffect, useRef } from 'react'

/** Scrolls to the top and focuses the heading when one screen replaces another. */
export function useHeadingFocus(screen: string | null) {
  const lastScreen = useRef<string | null>(null)
  useEffect(() => {
    if (!screen) return
    if (lastScreen.current && lastScreen.current !== screen) {
      window.scrollTo({ top: 0 })
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
    lastScreen.current = screen
  }, [screen])
}
