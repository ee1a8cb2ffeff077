import { ChevronDown } from 'lucide-react'
import { type PointerEvent, useId, useRef } from 'react'
import { useDismiss, useStateUntilNavigation } from './menu-hooks'
import { navigation, type NavItem } from './navigation'
import { NavLink } from './NavLink'

export function DesktopMenu() {
  const [openPath, setOpenPath] = useStateUntilNavigation<string | null>(null)
  return (
    // Up to its maximum, the width that there is goes between the links.
    <nav
      aria-label="Main"
      className="ml-auto hidden w-full max-w-148 lg:block xl:max-w-153 print:hidden"
    >
      <ul className="flex items-center justify-between gap-3 text-small font-medium whitespace-nowrap text-warm">
        {navigation.map((item) => (
          <li key={item.to}>
            {item.children ? (
              <Dropdown
                item={item}
                open={openPath === item.to}
                // Closes only its own menu, because another one may have been opened since.
                setOpen={(open) =>
                  setOpenPath((current) => (open ? item.to : current === item.to ? null : current))
                }
              />
            ) : (
              <TopLink item={item} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TopLink({ item }: { item: NavItem }) {
  return (
    <NavLink item={item} className="menu-link">
      {item.label}
    </NavLink>
  )
}

/** A menu stays open for a moment, so that the pointer can cut across a corner. */
const LEAVE_DELAY_MS = 160

/** A link with a menu, which opens on mouse hover, or with a button for keyboard and touch. */
function Dropdown({
  item,
  open,
  setOpen,
}: {
  item: NavItem
  open: boolean
  setOpen: (open: boolean) => void
}) {
  const menuId = useId()
  const root = useRef<HTMLDivElement>(null)
  const isHovered = useRef(false)
  const isWide = (item.children?.length ?? 0) > 3
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const handleHover = (hovered: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    isHovered.current = hovered
    clearTimeout(leaveTimer.current)
    if (hovered) setOpen(true)
    else leaveTimer.current = setTimeout(() => setOpen(false), LEAVE_DELAY_MS)
  }
  useDismiss(root, open, () => setOpen(false))

  return (
    // These handlers only observe events from the interactive elements inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className="relative flex items-center"
      onPointerEnter={handleHover(true)}
      onPointerLeave={handleHover(false)}
    >
      <TopLink item={item} />
      <button
        type="button"
        aria-label={`${item.label} menu`}
        aria-expanded={open}
        aria-controls={menuId}
        // Hovering has already opened the menu, so a mouse click must not close it again.
        onClick={() => setOpen(!open || isHovered.current)}
        // Its right part is in the gap of the list.
        className="-mr-4 flex size-touch items-center rounded-field pl-1.75"
      >
        <ChevronDown
          aria-hidden
          className={`size-3.5 opacity-70 transition-transform duration-200 ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <ul
        id={menuId}
        hidden={!open}
        className={`absolute top-full left-1/2 w-max -translate-x-1/2 gap-1 rounded-card border border-line bg-raised p-3 whitespace-normal shadow-menu ${isWide ? 'grid-cols-3' : ''} ${open ? 'grid' : ''}`}
      >
        {/* Only while open, so that the HTML of every page does not grow with the menus. */}
        {open &&
          item.children?.map((child) => (
            <li key={child.to}>
              <NavLink
                item={child}
                className="flex min-h-15 w-40 items-center rounded-field px-4 py-2.5 leading-snug text-soft hover:bg-plate hover:text-warm aria-[current]:bg-plate aria-[current]:text-amber aria-[current]:underline"
              >
                <span className="text-balance">{child.label}</span>
              </NavLink>
            </li>
          ))}
      </ul>
    </div>
  )
}
