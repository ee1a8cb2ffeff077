import { Menu, X } from 'lucide-react'
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { useLamp } from '../components/lamp'
import { ButtonLink } from '../components/links/ButtonLink'
import { AnsweredWhen, PhoneLink } from '../components/links/ContactLinks'
import { PageLink } from '../components/links/PageLink'
import { menuOpenStore } from '../components/menu-open'
import { IconButton } from '../components/ui/Button'
import { company } from '../content/company'
import { quoteCountStore } from '../hire/quote-count'
import { useStore } from '../lib/browser/store'
import { Collapse } from './Collapse'
import { DesktopMenu } from './DesktopMenu'
import { useDismiss, useStateUntilNavigation } from './menu-hooks'
import { MobileMenuLinks } from './MobileMenuLinks'
import { QuoteLink } from './QuoteLink'
import { useIsScrolledPast } from './scroll-hooks'

const SHRINK_AFTER_PX = 50

/** The fixed bar at the top of every page. It shrinks when the page is scrolled. */
export function SiteHeader() {
  const scrolled = useIsScrolledPast(SHRINK_AFTER_PX)
  const hasQuote = useStore(quoteCountStore) > 0

  return (
    <header
      data-scrolled={scrolled}
      // Shown when what follows it arrives, because its parts move while they arrive. Only the padding changes slowly: text
      // would be visible through a background that fades in.
      className={`fixed inset-x-0 top-0 z-30 border-b transition-[padding] duration-300 ease-standard not-has-[+main]:hidden max-lg:has-[[data-menu-open]]:bg-night print:hidden ${
        scrolled
          ? 'border-line bg-night py-1.5'
          : 'border-transparent bg-linear-to-b from-night/70 from-60% to-night/0 bg-origin-border py-3.5'
      }`}
    >
      {/* The last column is as wide as Enquire Now before it arrives, so that it does not move the menu. */}
      <div className="wrap flex items-center gap-2 md:gap-5 lg:grid lg:grid-cols-[auto_1fr_minmax(7rem,auto)] lg:max-[75em]:gap-3 xl:grid-cols-[auto_1fr_minmax(8rem,auto)] xl:gap-8">
        <div className="mr-auto">
          <Brand small={scrolled} hasQuote={hasQuote} />
        </div>
        <DesktopMenu />
        {/* Not an icon, whose path would make every page larger. The bar of a phone has it, too. */}
        {!hasQuote && (
          <PhoneLink className="inline-flex min-h-touch items-center px-3 font-semibold text-warm max-[17.5em]:hidden sm:hidden">
            Call
            <AnsweredWhen />
          </PhoneLink>
        )}
        <div className="flex justify-end gap-3">
          <QuoteLink className="bg-night/55 max-xl:px-3 max-[17.5em]:hidden" />
          <ButtonLink
            to="/contact"
            size="small"
            className="bg-night/55 whitespace-nowrap max-xl:px-4 max-sm:hidden lg:max-xl:px-3"
          >
            Enquire Now
          </ButtonLink>
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}

/** The logo, a lamp with its beam, and the company's name. Links to the home page. A quote hides the lamp if there is no room. */
function Brand({ small, hasQuote }: { small: boolean; hasQuote: boolean }) {
  const gradientId = useId()
  const { gel, level } = useLamp()
  return (
    <PageLink
      to="/"
      className="inline-flex min-h-touch items-center gap-3 font-display leading-none font-extrabold tracking-tight text-warm max-[17.5em]:text-label lg:whitespace-nowrap"
    >
      <svg
        viewBox="0 0 32 32"
        aria-hidden
        data-gel={gel}
        style={level < 1 ? ({ '--beam': level } as CSSProperties) : undefined}
        className={`logo transition-all duration-300 ease-standard ${hasQuote ? 'max-phone:hidden lg:max-[71em]:hidden' : 'max-xs:hidden'} ${small ? 'size-6.5' : 'size-8'}`}
      >
        <defs>
          <linearGradient id={gradientId} x2="0" y2="1">
            <stop className="text-gel" stopColor="currentColor" />
            <stop offset="1" className="text-congo" stopColor="currentColor" stopOpacity="0.12" />
          </linearGradient>
        </defs>
        <path d="M16 3 29 29H3z" fill={`url(#${gradientId})`} />
        <circle cx="16" cy="5" r="4" className="fill-straw" />
      </svg>
      {company.name}
    </PageLink>
  )
}

function MobileMenu() {
  const [open, setOpen] = useStateUntilNavigation(false)
  // Not rendered before, so that the prerendered HTML does not contain the links of DesktopMenu twice.
  const [wasOpened, setWasOpened] = useState(false)
  if (open && !wasOpened) setWasOpened(true)
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()

  useDismiss(root, open, () => setOpen(false))
  useEffect(() => menuOpenStore.set(open), [open])

  return (
    <div
      ref={root}
      // Styles the header and the page below it.
      data-menu-open={open ? '' : undefined}
      className="flex items-center gap-4 lg:hidden print:hidden"
    >
      <IconButton
        label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {open ? <X aria-hidden /> : <Menu aria-hidden />}
      </IconButton>
      <Collapse
        id={panelId}
        open={open}
        duration="duration-300"
        className="absolute inset-x-0 top-full border-b border-line bg-night"
      >
        {wasOpened && <MobileMenuLinks />}
      </Collapse>
    </div>
  )
}
