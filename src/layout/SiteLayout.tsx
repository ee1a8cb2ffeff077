import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { ErrorBoundary } from '../components/ErrorBoundary'
import { pageRendered } from '../components/page-transition'
import { Spinner } from '../components/ui/Spinner'
import { PageError } from './PageError'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'

const pageError = (error: unknown) => <PageError error={error} />

/** What every page stands in. */
export function SiteLayout() {
  useTopOnNavigation()
  const { pathname } = useLocation()
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-40 -translate-y-24 rounded-full bg-amber px-5 py-3 font-semibold text-amber-ink focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="min-h-[70dvh]">
        <ErrorBoundary resetOn={pathname} fallback={pageError}>
          <Suspense fallback={<PageFallback />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
    </>
  )
}

function PageFallback() {
  return (
    <div className="pt-44">
      <Spinner label="Loading page..." />
    </div>
  )
}

/**
 * A navigation scrolls smoothly to the top, or to the anchor that it names, and puts the focus on the new page's
 * heading so that keyboard and screen reader start there. Back and forward are left to the browser, which returns to
 * where the visitor was. A page that only writes its state into the address says so with `state.keepScroll`.
 */
function useTopOnNavigation() {
  const { key, pathname, hash, state } = useLocation()
  const type = useNavigationType()
  const lastPath = useRef(pathname)

  useLayoutEffect(pageRendered, [pathname])

  useEffect(() => {
    const changedPage = lastPath.current !== pathname
    lastPath.current = pathname
    if (key === 'default' || type === NavigationType.Pop || state?.keepScroll) return
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    if (target) target.scrollIntoView({ behavior })
    else window.scrollTo({ top: 0, behavior })
    if (changedPage && !hash) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [key, pathname, hash, type, state])
}
