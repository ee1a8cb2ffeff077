import { ChevronDown, Menu, X } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { ButtonLink } from '../components/links/ButtonLink'
import { PhoneLink } from '../components/links/ContactLinks'
import { PageLink } from '../components/links/PageLink'
import { IconButton } from '../components/ui/Button'
import { getPageLabel } from '../sitemap'
import { navigation, type NavItem, QUICK_LINKS_ID } from './navigation'
import { NavLink } from './NavLink'
import { useDismiss } from './use-dismiss'
import { useStateUntilNavigation } from './use-state-until-navigation'

/** The menu button and panel in the header of a narrow screen. */
export function MobileMenu() {
  const [open, setOpen] = useStateUntilNavigation(false)
  // Not rendered before, so that the prerendered HTML does not contain the links of DesktopMenu twice.
  const [wasOpened, setWasOpened] = useState(false)
  if (open && !wasOpened) setWasOpened(true)
  const [expandedPath, setExpandedPath] = useStateUntilNavigation<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()

  useDismiss(root, open, () => setOpen(false))

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
          <nav aria-label="Main" className="max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain">
            <ul className="wrap divide-y divide-line py-2 text-warm">
              {navigation.map((item) => (
                <li key={item.to}>
                  <MobileItem
                    item={item}
                    expanded={expandedPath === item.to}
                    onToggle={() => setExpandedPath(expandedPath === item.to ? null : item.to)}
                    onNavigate={() => setOpen(false)}
                  />
                </li>
              ))}
            </ul>
            <div className="wrap flex flex-wrap items-center justify-between gap-x-6 pb-4">
              <ButtonLink
                to="/contact"
                variant="primary"
                className="w-full min-[480px]:hidden"
                onClick={() => setOpen(false)}
              >
                Enquire Now
              </ButtonLink>
              <PhoneLink className="standalone-link text-warm" />
              {(['/contact', '/faq'] as const).map((path) => (
                <PageLink key={path} to={path} className="standalone-link text-warm" onClick={() => setOpen(false)}>
                  {getPageLabel(path)}
                </PageLink>
              ))}
            </div>
          </nav>
        )}
      </Collapse>
    </div>
  )
}

type MobileItemProps = { item: NavItem; expanded: boolean; onToggle: () => void; onNavigate: () => void }

function MobileItem({ item, expanded, onToggle, onNavigate }: MobileItemProps) {
  const submenuId = useId()
  return (
    <>
      <div className="flex items-center">
        <NavLink
          item={item}
          onClick={onNavigate}
          className="flex min-h-13 flex-1 items-center font-semibold aria-[current]:text-amber aria-[current]:underline"
        >
          {item.label}
        </NavLink>
        {item.children && (
          <button
            type="button"
            aria-label={`${item.label} menu`}
            aria-expanded={expanded}
            aria-controls={submenuId}
            onClick={onToggle}
            className="grid size-13 place-items-center"
          >
            <ChevronDown
              aria-hidden
              className={`size-5 text-muted transition-transform duration-200 ${expanded ? 'rotate-180' : ''}`}
            />
          </button>
        )}
      </div>
      {item.children && (
        <Collapse id={submenuId} open={expanded} duration="duration-200">
          <ul className="grid grid-cols-2 gap-x-4 pb-3 text-small text-soft">
            {item.children.map((child) => (
              <li key={child.to}>
                <NavLink
                  item={child}
                  onClick={onNavigate}
                  className="flex min-h-touch items-center leading-snug aria-[current]:text-amber aria-[current]:underline"
                >
                  {child.shortLabel ?? child.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </Collapse>
      )}
    </>
  )
}

type CollapseProps = { id: string; open: boolean; duration: string; className?: string; children: ReactNode }

/** Expands and collapses its content. Collapsed content is hidden from keyboard and screen readers. */
function Collapse({ id, open, duration, className = '', children }: CollapseProps) {
  return (
    <div
      id={id}
      inert={!open}
      className={`grid transition-all ease-standard ${duration} ${open ? 'grid-rows-[1fr]' : 'invisible grid-rows-[0fr] border-transparent'} ${className}`}
    >
      {/* Not `overflow-hidden`: a press on a link scrolls that while the panel opens, and the press is lost. */}
      <div className="min-h-0 overflow-clip">{children}</div>
    </div>
  )
}
