import { type ComponentType, createElement } from 'react'
import { generatePath, matchRoutes } from 'react-router-dom'
import { categorySlugs } from './content/category-slugs.data'
import type { SlugPath } from './content/slug-pages.data'
import { type LazyComponent, lazyWithPreload } from './lib/browser/lazy-with-preload'

type Row = {
  /** A react-router pattern. */
  path: string
  load: () => Promise<PageModule>
  /** The label in the header and the footer. */
  label?: string
  /** Not prerendered and not indexed by search engines. */
  hidden?: true
}

/** All pages. Routes, navigation, footer, prerendering, sitemap.xml and tests are derived from this table. */
const table = [
  { path: '/', load: () => import('./pages/home/HomePage.tsx'), label: 'Home' },
  { path: '/about', load: () => import('./pages/about/AboutPage.tsx'), label: 'About Us' },
  {
    path: '/about/company',
    load: () => import('./pages/about/CompanyPage.tsx'),
    label: 'Our Company',
  },
  { path: '/team', load: () => import('./pages/team/TeamPage.tsx'), label: 'Meet the Team' },
  { path: '/services', load: () => import('./pages/services/ServicesPage.tsx'), label: 'Services' },
  { path: '/services/:slug', load: () => import('./pages/services/ServicePage.tsx') },
  { path: '/packages', load: () => import('./pages/packages/PackagesPage.tsx'), label: 'Packages' },
  { path: '/packages/:slug', load: () => import('./pages/packages/PackagePage.tsx') },
  { path: '/av-hire', load: () => import('./pages/av-hire/AvHirePage.tsx'), label: 'AV Hire' },
  ...categorySlugs.map((slug) => ({
    path: `/av-hire/${slug}` as const,
    load: () => import('./pages/av-hire/category/CategoryPage.tsx'),
  })),
  { path: '/av-hire/:slug', load: () => import('./pages/av-hire/item/ItemPage.tsx') },
  { path: '/guides', load: () => import('./pages/guides/GuidesPage.tsx'), label: 'Price Guides' },
  { path: '/guides/:slug', load: () => import('./pages/guides/GuidePage.tsx') },
  { path: '/stories/:slug', load: () => import('./pages/stories/StoryPage.tsx') },
  {
    path: '/upcoming-events',
    load: () => import('./pages/upcoming-events/UpcomingEventsPage.tsx'),
    label: 'Upcoming Events',
  },
  {
    path: '/upcoming-events/:slug',
    load: () => import('./pages/upcoming-events/WeeklyEventPage.tsx'),
  },
  { path: '/eventsadmin', load: () => import('./admin/events/EventsAdminPage.tsx'), hidden: true },
  {
    path: '/eventsadmin/enquiries',
    load: () => import('./admin/enquiries/EnquiriesPage.tsx'),
    hidden: true,
  },
  { path: '/contact', load: () => import('./pages/contact/ContactPage.tsx'), label: 'Contact' },
  { path: '/faq', load: () => import('./pages/faq/FaqPage.tsx'), label: 'FAQ' },
  {
    path: '/terms',
    load: () => import('./pages/legal/TermsPage.tsx'),
    label: 'Terms & Conditions',
  },
  {
    path: '/privacy',
    load: () => import('./pages/legal/PrivacyPage.tsx'),
    label: 'Privacy Policy',
  },
  { path: '*', load: () => import('./pages/not-found/NotFoundPage.tsx'), hidden: true },
] as const

type TablePath = (typeof table)[number]['path']
/** The public pages without slugs. */
export const labelledPages = table.filter((row) => 'label' in row)
export type LabelledPath = (typeof labelledPages)[number]['path']
/** The path of every page. Links to other paths do not compile. */
export type SitePath = Exclude<TablePath, `${string}:slug` | '*'> | SlugPath
export type SiteHref = SitePath | `${SitePath}?${string}` | `${SitePath}#${string}`

/** The props of every page. `slug` is the last part of its path, in lower case. */
export type PageProps = { slug: string }

/** Loads what a page shows that other pages of its kind don't need, by its slug. */
type Contents<Content> = Readonly<Record<string, () => Promise<Content>>>

/** The component of a page, or a page with content. */
export type PageModule = { default: ComponentType<PageProps> | ReturnType<typeof definePage> }

/** A page whose component also gets the `content` of its slug, which is undefined for any other slug. */
export const definePage = <Content>(
  contents: Contents<Content>,
  Page: ComponentType<PageProps & { content: Content | undefined }>,
) => ({
  name: Page.name,
  loadContent: async (slug: string): Promise<ComponentType<PageProps>> => {
    const content = Object.hasOwn(contents, slug) ? await contents[slug]?.() : undefined
    return (props) => createElement(Page, { ...props, content })
  },
})

type SitePage = Omit<Row, 'path'> & { path: TablePath; Page: LazyComponent<object> }

export const sitemap: readonly (Row & { path: TablePath })[] = table

/** The label of a page in the header and the footer. */
export function getPageLabel(path: LabelledPath): string {
  const row = labelledPages.find((candidate) => candidate.path === path)
  if (!row) throw new Error(`No label in the sitemap for ${path}`)
  return row.label
}

const routes = sitemap.map((row) => ({ path: row.path, row }))
const pages = new Map<string, SitePage>()

/**
 * Finds the page for a URL path as the router does: in any letter case, percent-encoded or with a trailing slash. Also
 * with `.html` or repeated slashes, because some hosts serve a page there too, and with what follows a link in a sentence,
 * such as a full stop or a bracket. `path` is the path under which that page was prerendered, or '*' for the not-found page.
 */
export function matchPage(pathname: string): { page: SitePage; path: string } {
  const spelling = pathname
    .replace(/(?:[.,;:!?)\]]|%(?:22|E2%80%9[9D]))+$/i, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\.html|\bindex(?:\.html)?)$/, '')
  const match = matchRoutes(routes, spelling)?.at(-1)
  if (!match) throw new Error('The sitemap has no "*" row')
  const { row } = match.route
  const path = row.path === '*' ? '*' : generatePath(row.path, match.params).toLowerCase()
  const page = pages.get(path) ?? { ...row, Page: createPage(row, path) }
  pages.set(path, page)
  return { page, path }
}

/** The component of a page, with its content. */
function createPage({ load }: Row, path: string): LazyComponent<object> {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  return lazyWithPreload(async () => {
    const { default: page } = await load()
    const Page = 'loadContent' in page ? await page.loadContent(slug) : page
    return { default: () => createElement(Page, { slug }) }
  })
}
