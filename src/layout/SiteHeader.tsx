import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../components/ButtonLink'
import { Brand } from './Brand'
import { DesktopMenu } from './DesktopMenu'
import { MobileMenu } from './MobileMenu'

/** How far the page has to be scrolled for the header to shrink, in pixels. */
const SHRINK_AT = 50

/** The fixed bar on top of every page. */
export function SiteHeader() {
  const scrolled = useScrolledPast(SHRINK_AT)
  const { pathname } = useLocation()

  return (
    <header
      data-scrolled={scrolled}
      className={`fixed inset-x-0 top-0 z-30 border-b transition-all duration-300 ease-standard print:hidden ${
        scrolled
          ? 'border-line bg-night/95 py-1.5'
          : 'border-transparent bg-linear-to-b from-night/90 from-50% to-night/0 bg-origin-border py-3.5'
      }`}
    >
      <div className="wrap flex items-center gap-8">
        <div className="mr-auto">
          <Brand small={scrolled} />
        </div>
        {/* A new page gets new menus: closed ones. */}
        <DesktopMenu key={`desktop ${pathname}`} />
        <ButtonLink to="/contact" variant="primary" size="small" className="max-sm:hidden">
          Enquire Now
        </ButtonLink>
        <MobileMenu key={`mobile ${pathname}`} />
      </div>
    </header>
  )
}

function useScrolledPast(pixels: number): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > pixels)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [pixels])
  return scrolled
}
