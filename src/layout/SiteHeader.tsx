import { ButtonLink } from '../components/links/ButtonLink'
import { Brand } from './Brand'
import { DesktopMenu } from './DesktopMenu'
import { MobileMenu } from './MobileMenu'
import { useIsScrolledPast } from './use-is-scrolled-past'

const SHRINK_AFTER_PX = 50

/** The fixed bar at the top of every page. It shrinks when the page is scrolled. */
export function SiteHeader() {
  const scrolled = useIsScrolledPast(() => SHRINK_AFTER_PX)

  return (
    <header
      data-scrolled={scrolled}
      className={`fixed inset-x-0 top-0 z-30 border-b transition-all duration-300 ease-standard print:hidden ${
        scrolled
          ? 'border-line bg-night/95 py-1.5'
          : 'border-transparent bg-linear-to-b from-night/90 from-50% to-night/0 bg-origin-border py-3.5'
      }`}
    >
      <div className="wrap flex items-center gap-4 md:gap-8">
        <div className="mr-auto">
          <Brand small={scrolled} />
        </div>
        <DesktopMenu />
        <ButtonLink to="/contact" variant="primary" size="small" className="whitespace-nowrap max-sm:hidden">
          Enquire Now
        </ButtonLink>
        <MobileMenu />
      </div>
    </header>
  )
}
