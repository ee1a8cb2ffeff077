import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useHistoryEntry } from '../components/hooks/use-history-entry'
import { createId } from '../lib/browser/create-id'
import { prefersReducedMotion } from '../lib/browser/reduced-motion'
import { createStoredStore } from '../lib/browser/store'

/** The position of each entry of the history. */
const positionsStore = createStoredStore<Record<string, number>>(
  'scroll-positions',
  (stored) => stored as Record<string, number>,
  {},
  'session',
)

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
    const stored = (positions.current ??= { ...positionsStore.get() })
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
      if (positions.current) positionsStore.set(positions.current)
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

/**
 * Scrolls smoothly to the top after a navigation, or to the element named by the hash, and focuses the new page's
 * heading for keyboard and screen reader users. Not on Back and Forward: see useScrollRestoration.
 * A page that only updates its query passes `state.keepScroll`.
 */
export function useScrollOnNavigation() {
  const { key, pathname, hash, state } = useHistoryEntry()
  const navigationType = useNavigationType()
  const lastPath = useRef(pathname)
  const isRestored = navigationType === NavigationType.Pop || state?.keepScroll

  // Before the paint: the smooth scroll then starts near the title, and not at the footer of the new page.
  useLayoutEffect(() => {
    if (isRestored || hash || lastPath.current === pathname) return
    window.scrollTo({ top: Math.min(window.scrollY, window.innerHeight / 3), behavior: 'instant' })
  }, [isRestored, hash, pathname])

  useEffect(() => {
    const hasPageChanged = lastPath.current !== pathname
    lastPath.current = pathname
    if (key === 'default' || isRestored) return undefined
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    // After the paint, because both force a layout of the new page.
    const frame = requestAnimationFrame(() =>
      setTimeout(() => {
        const behavior = prefersReducedMotion() ? 'auto' : 'smooth'
        if (target) target.scrollIntoView({ behavior })
        else window.scrollTo({ top: 0, behavior })
        if (hasPageChanged && !hash)
          document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      }),
    )
    return () => cancelAnimationFrame(frame)
  }, [key, pathname, hash, isRestored])
}

/**
 * Gives a key to the history entries that the browser creates for plain links to a part of the page, such as the skip link.
 * To the router they would all have the same key, and so the same scroll position.
 */
export function useEntryKeys(): void {
  // A layout effect, because those of a component run before those of the router around it, and listeners in their order.
  useLayoutEffect(() => {
    const handlePopState = () => {
      if (window.history.state === null) window.history.replaceState({ key: createId() }, '')
    }
    window.addEventListener('popstate', handlePopState)
    return () => window.removeEventListener('popstate', handlePopState)
  }, [])
}

/** False while prerendering and hydrating. */
export function useIsScrolledPast(pixels: number): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const handleScroll = () => setIsPast(window.scrollY > pixels)
    handleScroll()
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [pixels])
  return isPast
}
