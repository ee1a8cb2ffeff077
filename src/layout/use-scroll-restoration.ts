import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { readStored, writeStored } from '../lib/browser/storage'

const STORAGE_KEY = 'scroll-positions'

/**
 * Restores the scroll position on Back and Forward. Firefox does it before the new page is rendered, so it stops at the end
 * of the old one. A reload and a return from another site are left to the browser, which does not wait for the app.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation()
  // The first entry of a document always has the key 'default'.
  const entry = key + pathname + hash
  const isPop = useNavigationType() === NavigationType.Pop
  const positions = useRef<Record<string, number> | null>(null)
  const lastY = useRef(0)

  // Before the paint, and so that a scroll event that the new page causes is not stored for the old one.
  useLayoutEffect(() => {
    const isFirstPage = positions.current === null
    const stored = (positions.current ??=
      readStored(STORAGE_KEY, (value) => value as Record<string, number>, 'session') ?? {})
    const storedY = stored[entry]
    if (isFirstPage) {
      lastY.current = window.scrollY
    } else if (isPop && storedY !== undefined) {
      lastY.current = storedY
      window.scrollTo({ top: storedY, behavior: 'instant' })
    }
    stored[entry] = lastY.current

    const handleScroll = () => {
      lastY.current = stored[entry] = window.scrollY
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [entry, isPop])

  useEffect(() => {
    const handleShow = () => {
      window.history.scrollRestoration = 'manual'
    }
    const handleHide = () => {
      window.history.scrollRestoration = 'auto'
      writeStored(STORAGE_KEY, positions.current, 'session')
    }
    handleShow()
    window.addEventListener('pageshow', handleShow)
    window.addEventListener('pagehide', handleHide)
    return () => {
      window.removeEventListener('pageshow', handleShow)
      window.removeEventListener('pagehide', handleHide)
    }
  }, [])
}
