import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { LazyBoundary } from '../components/fallbacks/LazyBoundary'
import { useIsNavigating } from '../components/links/navigation-progress'
import { useSiteMessage } from '../components/site-message'
import { countPageView } from '../data/analytics'
import { createId } from '../lib/browser/create-id'
import { prefersReducedMotion } from '../lib/browser/reduced-motion'
import { matchPage } from '../sitemap'
import { PhoneBar } from './PhoneBar'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import { useScrollRestoration } from './use-scroll-restoration'

/** The layout of every page: skip link, header, main and footer. */
export function SiteLayout({ children }: { children: ReactNode }) {
  useEntryKeys()
  useScrollOnNavigation()
  useFocusOnPress()
  const { pathname } = useLocation()
  const isNavigating = useIsNavigating()
  const siteMessage = useSiteMessage()
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-40 -translate-y-24 rounded-full bg-amber px-5 py-3 font-semibold text-amber-ink focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      {isNavigating && <NavigationProgress />}
      <SiteHeader />
      <main id="main" tabIndex={-1} className="min-h-[70dvh]">
        <LazyBoundary
          name="This page"
          loadingLabel="Loading page..."
          resetKey={pathname}
          headingLevel={1}
          className="pt-44"
        >
          <PageEffects>{children}</PageEffects>
        </LazyBoundary>
      </main>
      <SiteFooter />
      {siteMessage ?? <PhoneBar />}
    </>
  )
}

/** Effects that run after those of the page itself, once its code is loaded. */
function PageEffects({ children }: { children: ReactNode }) {
  useScrollRestoration()
  const { pathname } = useLocation()
  // Tells page-loader.ts that the buttons of the page work.
  useEffect(() => {
    window.dispatchEvent(new Event('app-ready'))
  }, [])
  useEffect(() => {
    const { page, path } = matchPage(pathname)
    if (!page.hidden) countPageView(path)
  }, [pathname])
  return children
}

function NavigationProgress() {
  return (
    <div
      role="progressbar"
      aria-label="Loading page"
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-progress bg-amber motion-reduce:animate-none"
    />
  )
}

/**
 * Scrolls smoothly to the top after a navigation, or to the element named by the hash, and focuses the new page's
 * heading for keyboard and screen reader users. Not on Back and Forward: see useScrollRestoration.
 * A page that only updates its query passes `state.keepScroll`.
 */
function useScrollOnNavigation() {
  const { key, pathname, hash, state } = useLocation()
  const navigationType = useNavigationType()
  const lastPath = useRef(pathname)

  useEffect(() => {
    const hasPageChanged = lastPath.current !== pathname
    lastPath.current = pathname
    if (key === 'default' || navigationType === NavigationType.Pop || state?.keepScroll) return undefined
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    // After the paint, because both force a layout of the new page.
    const frame = requestAnimationFrame(() =>
      setTimeout(() => {
        const behavior = prefersReducedMotion() ? 'auto' : 'smooth'
        if (target) target.scrollIntoView({ behavior })
        else window.scrollTo({ top: 0, behavior })
        if (hasPageChanged && !hash) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      }),
    )
    return () => cancelAnimationFrame(frame)
  }, [key, pathname, hash, navigationType, state])
}

/**
 * Gives a key to the history entries that the browser creates for plain links to a part of the page, such as the skip link.
 * To the router they would all have the same key, and so the same scroll position.
 */
function useEntryKeys(): void {
  // A layout effect, because those of a component run before those of the router around it, and listeners in their order.
  useLayoutEffect(() => {
    const handlePopState = () => {
      if (window.history.state === null) window.history.replaceState({ key: createId() }, '')
    }
    window.addEventListener('popstate', handlePopState)
    return () => window.removeEventListener('popstate', handlePopState)
  }, [])
}

/** Focuses a pressed button or link, as all browsers but Safari do, so that a dialog can return the focus to it. */
function useFocusOnPress(): void {
  useEffect(() => {
    const handleClick = ({ target, detail }: MouseEvent) => {
      // Without a pointer: a key press, or Enter in a form, which clicks its submit button.
      if (detail === 0 || !(target instanceof Element)) return
      const pressed = target.closest<HTMLElement>('button, a')
      if (!pressed?.contains(document.activeElement)) pressed?.focus({ preventScroll: true })
    }
    document.addEventListener('click', handleClick, { capture: true })
    return () => document.removeEventListener('click', handleClick, { capture: true })
  }, [])
}
