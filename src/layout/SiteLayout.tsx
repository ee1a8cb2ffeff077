import { Phone } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { LazyBoundary } from '../components/fallbacks/LazyBoundary'
import { useHydrated } from '../components/hooks/use-hydrated'
import { ButtonLink } from '../components/links/ButtonLink'
import { AnsweredWhen, PhoneLink } from '../components/links/ContactLinks'
import { useIsNavigating } from '../components/links/navigation-progress'
import { mainActionStore } from '../components/main-action'
import { useSiteMessage } from '../components/site-message'
import { buttonClass } from '../components/ui/Button'
import { countPageView } from '../data/analytics'
import { contactLink } from '../enquiry/contact-link'
import { quoteCountStore } from '../hire/quote-count'
import { useStore } from '../lib/browser/store'
import { matchPage } from '../sitemap'
import { packageMenu } from './menu.data'
import { QuoteLink } from './QuoteLink'
import {
  useEntryKeys,
  useIsScrolledPast,
  useScrollOnNavigation,
  useScrollRestoration,
} from './scroll-hooks'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'

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
  // Tells page-loader.ts that the buttons of the page work. In a layout effect, as the form that reads what was typed, so
  // that nothing is typed between the two.
  useLayoutEffect(() => {
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

/** The contact page has the form and the number itself. */
const PATHS_WITHOUT_BAR = /^\/(?:contact|eventsadmin)/

const SHOW_AFTER_PX = 200

/**
 * On a phone, links to call and to get a quote at the bottom of the window, once the page is scrolled. Outlined, because the
 * page has its own amber buttons. It is the last element of the page and sticks to the bottom of the window, so it covers
 * nothing at the end of the page. Not prerendered, because it is never in the first screen. The quote's own bar replaces it.
 */
function PhoneBar() {
  const isHydrated = useHydrated()
  const isShown = useIsScrolledPast(SHOW_AFTER_PX)
  const { pathname } = useLocation()
  const hasQuote = useStore(quoteCountStore) > 0
  const action = useStore(mainActionStore)
  const pkg = packageMenu.find(({ slug }) => pathname === `/packages/${slug}`)
  if (!isHydrated || PATHS_WITHOUT_BAR.test(pathname)) return null
  return (
    <aside
      aria-label="Call or get a quote"
      // Keeps its height while it is hidden, so that the page does not change its height while a scroll position is restored.
      className={`bottom-bar transition-[opacity,visibility] duration-200 wide-phone:hidden print:hidden [main:has([data-quote-bar])~&]:hidden ${isShown ? '' : 'invisible opacity-0'}`}
    >
      <div className="wrap flex flex-wrap gap-2 pt-1.25 pb-1.5">
        <PhoneLink className={buttonClass({ size: 'small' }, 'grow max-sm:px-3')}>
          <Phone aria-hidden className="size-4.5" />{' '}
          <span className={hasQuote ? 'sr-only' : pkg ? '' : 'max-xs:sr-only'}>Call</span>
          <AnsweredWhen />
        </PhoneLink>
        <QuoteLink className="grow max-sm:px-2" />
        <ButtonLink
          to={action?.to ?? (pkg ? contactLink({ subject: pkg.slug }) : '/contact')}
          size="small"
          className="grow-3 max-sm:px-2"
        >
          <span>{action?.label ?? (pkg ? `Enquire about ${pkg.name}` : 'Get Quote')}</span>
        </ButtonLink>
      </div>
    </aside>
  )
}
