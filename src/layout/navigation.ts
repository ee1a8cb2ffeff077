import { getPageLabel, type LabelledPath, type SitePath } from '../sitemap'
import { packageMenu, serviceMenu } from './menu.data'

export type NavChild = {
  label: string
  /** For narrow screens, if the label is too long for them. */
  shortLabel?: string
  to: SitePath
}

export type NavItem = {
  label: string
  to: LabelledPath
  children?: readonly NavChild[]
}

const page = (to: LabelledPath): NavItem => ({ label: getPageLabel(to), to })

/** The links in the header, with their submenus. */
export const navigation: readonly NavItem[] = [
  page('/'),
  { ...page('/about'), children: [page('/about/company'), page('/team')] },
  {
    ...page('/services'),
    children: serviceMenu.map(({ slug, name, shortName }) => ({
      label: name,
      ...(shortName && { shortLabel: shortName }),
      to: `/services/${slug}` as const,
    })),
  },
  {
    ...page('/packages'),
    children: packageMenu.map(({ slug, name }) => ({ label: name, to: `/packages/${slug}` as const })),
  },
  page('/av-hire'),
  page('/upcoming-events'),
]

/** The id of the footer's links, which replace the mobile menu without JavaScript. */
export const QUICK_LINKS_ID = 'quick-links'

/** The links in the footer. */
export const quickLinks: readonly NavItem[] = (
  ['/', '/about', '/services', '/packages', '/av-hire', '/upcoming-events', '/contact', '/faq'] as const
).map(page)

/** Whether a link is marked as active: on its own page, on pages below its path and on the pages in its submenu. */
export function isActive(item: NavItem, pathname: string): boolean {
  if (pathname === item.to) return true
  if (item.to === '/') return false
  return pathname.startsWith(`${item.to}/`) || Boolean(item.children?.some((child) => child.to === pathname))
}
