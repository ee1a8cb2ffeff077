import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '../components/links/ButtonLink'
import { PhoneLink } from '../components/links/ContactLinks'
import { PageLink } from '../components/links/PageLink'
import { getPageLabel } from '../sitemap'
import { Collapse } from './Collapse'
import { useStateUntilNavigation } from './menu-hooks'
import { navigation, type NavItem } from './navigation'
import { NavLink } from './NavLink'

export function MobileMenuLinks() {
  const [expandedPath, setExpandedPath] = useStateUntilNavigation<string | null>(null)
  return (
    <nav
      aria-label="Main"
      className="max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain"
    >
      <ul className="wrap divide-y divide-line py-2 text-warm">
        {navigation.map((item) => (
          <li key={item.to}>
            <MobileItem
              item={item}
              expanded={expandedPath === item.to}
              onToggle={() => setExpandedPath(expandedPath === item.to ? null : item.to)}
            />
          </li>
        ))}
      </ul>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 pb-4">
        <ButtonLink to="/contact" variant="primary" className="w-full sm:hidden">
          Enquire Now
        </ButtonLink>
        <PhoneLink className="standalone-link text-warm" />
        {(['/contact', '/faq'] as const).map((path) => (
          <PageLink
            key={path}
            to={path}
            className="standalone-link min-w-touch justify-center text-warm"
          >
            {getPageLabel(path)}
          </PageLink>
        ))}
      </div>
    </nav>
  )
}

type MobileItemProps = { item: NavItem; expanded: boolean; onToggle: () => void }

function MobileItem({ item, expanded, onToggle }: MobileItemProps) {
  const submenuId = useId()
  return (
    <>
      <div className="flex items-center">
        <NavLink
          item={item}
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
