import { getPageLabel, type LabelledPath, type SitePath } from '../sitemap'
import { packageMenu, serviceMenu } from './menu.data'

export type NavItem = {
  label: string
  /** For narrow screens, if the label is too long for them. */
  shortLabel?: string | undefined
  to: SitePath
  children?: readonly NavItem[]
}

const page = (to: LabelledPath): NavItem => ({ label: getPageLabel(to), to })

export const navigation: readonly NavItem[] = [
  page('/'),
  { ...page('/about'), children: [page('/about/company'), page('/team')] },
  {
    ...page('/services'),
    children: serviceMenu.map(({ slug, name, shortName }) => ({
      label: name,
      shortLabel: shortName,
      to: `/services/${slug}` as const,
    })),
  },
  {
    ...page('/packages'),
    children: packageMenu.map(({ slug, name }) => ({
      label: name,
      to: `/packages/${slug}` as const,
    })),
  },
  page('/av-hire'),
  page('/upcoming-events'),
]

export const quickLinks: readonly NavItem[] = (
  [
    '/',
    '/about',
    '/services',
    '/packages',
    '/av-hire',
    '/upcoming-events',
    '/contact',
    '/faq',
    '/guides',
  ] as const
).map(page)
