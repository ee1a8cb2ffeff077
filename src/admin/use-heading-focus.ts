import { useEffect, useRef } from 'react'

/** Scrolls to the top and focuses the heading when one screen replaces another. Null while the next one loads. */
export function useHeadingFocus(screen: string | null) {
  const lastScreen = useRef<string | null>(null)
  useEffect(() => {
    if (screen && lastScreen.current && lastScreen.current !== screen) {
      window.scrollTo({ top: 0 })
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
    // A screen that returns after loading gets the focus too.
    lastScreen.current = screen ?? (lastScreen.current && 'loading')
  }, [screen])
}
