import { Menu, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { LazyBoundary } from '../components/fallbacks/LazyBoundary'
import { IconButton } from '../components/ui/Button'
import { lazyWithPreload } from '../lib/browser/lazy-with-preload'
import { whenIdle } from '../lib/browser/when-idle'
import { Collapse } from './Collapse'
import { QUICK_LINKS_ID } from './navigation'
import { useDismiss } from './use-dismiss'
import { useStateUntilNavigation } from './use-state-until-navigation'

const MobileMenuLinks = lazyWithPreload(() => import('./MobileMenuLinks'))

/** The menu button and panel in the header of a narrow screen. */
export function MobileMenu() {
  const [open, setOpen] = useStateUntilNavigation(false)
  // Not rendered before, so that the prerendered HTML does not contain the links of DesktopMenu twice.
  const [wasOpened, setWasOpened] = useState(false)
  if (open && !wasOpened) setWasOpened(true)
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()

  useDismiss(root, open, () => setOpen(false))
  useEffect(() => whenIdle(MobileMenuLinks.prefetch), [])

  return (
    <div ref={root} className="flex items-center gap-4 lg:hidden print:hidden">
      <noscript>
        <a href={`#${QUICK_LINKS_ID}`} className="inline-flex min-h-touch items-center text-small underline">
          All pages
        </a>
      </noscript>
      <IconButton
        label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={panelId}
        onPointerDown={MobileMenuLinks.prefetch}
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
        {wasOpened && (
          <LazyBoundary name="The menu" loadingLabel="Loading menu...">
            <MobileMenuLinks onNavigate={() => setOpen(false)} />
          </LazyBoundary>
        )}
      </Collapse>
    </div>
  )
}
