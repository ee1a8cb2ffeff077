import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { PageLink } from '../components/links/PageLink'
import type { NavItem } from './navigation'

type Props = Omit<ComponentProps<typeof PageLink>, 'to'> & { item: NavItem }

/** A link in a menu of the header, marked where it is active. */
export function NavLink({ item, ...rest }: Props) {
  const { pathname } = useLocation()
  return <PageLink to={item.to} aria-current={getCurrent(item, pathname)} {...rest} />
}

/** A link is active on its own page, on pages below its path and on the pages in its submenu. */
function getCurrent({ to, children = [] }: NavItem, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  const isBelow = to !== '/' && pathname.startsWith(`${to}/`)
  return isBelow || children.some((child) => child.to === pathname) ? 'true' : undefined
}
