import { Phone } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../components/hooks/use-hydrated'
import { ButtonLink } from '../components/links/ButtonLink'
import { PhoneLink } from '../components/links/ContactLinks'
import { buttonClass } from '../components/ui/Button'
import { contactLink } from '../lib/contact-link'
import { packageMenu } from './menu.data'
import { useIsScrolledPast } from './use-is-scrolled-past'

/** The contact page has the form and the number itself. */
const PATHS_WITHOUT = /^\/(?:contact|eventsadmin)/

const SHOW_AFTER_PX = 200

/**
 * On a phone, links to call and to get a quote at the bottom of the window, once the page is scrolled. Outlined, because the
 * page has amber buttons of its own. It is the last element of the page and sticks to the bottom of the window, so it covers
 * nothing at the end of the page. Not prerendered, because it is never in the first screen. The quote's own bar replaces it.
 */
export function PhoneBar() {
  const isHydrated = useHydrated()
  const isShown = useIsScrolledPast(SHOW_AFTER_PX)
  const { pathname } = useLocation()
  const pkg = packageMenu.find(({ slug }) => pathname === `/packages/${slug}`)
  if (!isHydrated || PATHS_WITHOUT.test(pathname)) return null
  return (
    <aside
      aria-label="Call or get a quote"
      // Keeps its height while it is hidden, so that the page does not change its height while a scroll position is restored.
      className={`sticky bottom-0 z-20 border-t border-edge bg-plate pb-[env(safe-area-inset-bottom)] transition-[opacity,visibility] duration-200 min-[640px]:hidden print:hidden [main:has([data-quote-bar])~&]:hidden ${isShown ? '' : 'invisible opacity-0'}`}
    >
      <div className="wrap flex gap-3 pt-1.25 pb-1.5">
        <PhoneLink className={buttonClass({ size: 'small' }, 'grow')}>
          <Phone aria-hidden className="size-4.5" /> Call
        </PhoneLink>
        <ButtonLink to={pkg ? contactLink({ subject: pkg.slug }) : '/contact'} size="small" className="grow-3">
          <span>{pkg ? `Enquire about ${pkg.name}` : 'Get Quote'}</span>
        </ButtonLink>
      </div>
    </aside>
  )
}
