import { type ComponentType, createElement } from 'react'
import { generatePath, matchRoutes } from 'react-router-dom'
import { categorySlugs } from './content/category-slugs.data'
import type { SlugPath } from './content/slug-pages.data'
import { type LazyComponent, lazyWithPreload } from './lib/browser/lazy-with-preload'

type Row = {
  /** A react-router pattern. */
  path: string
  /** The module of the page, below `src/`. */
  module: string
  /** The label in the header and the footer. */
  label?: string
  /** Not prerendered and not indexed by search engines. */
  hidden?: true
}

/** All pages. Routes, navigation, footer, prerendering, sitemap.xml and tests are derived from this table. */
const table = [
  { path: '/', module: './pages/home/HomePage.tsx', label: 'Home' },
  { path: '/about', module: './pages/about/AboutPage.tsx', label: 'About Us' },
  { path: '/about/company', module: './pages/about/CompanyPage.tsx', label: 'Our Company' },
  { path: '/team', module: './pages/team/TeamPage.tsx', label: 'Meet the Team' },
  { path: '/services', module: './pages/services/ServicesPage.tsx', label: 'Services' },
  { path: '/services/:slug', module: './pages/services/ServicePage.tsx' },
  { path: '/packages', module: './pages/packages/PackagesPage.tsx', label: 'Packages' },
  { path: '/packages/:slug', module: './pages/packages/PackagePage.tsx' },
  { path: '/av-hire', module: './pages/av-hire/AvHirePage.tsx', label: 'AV Hire' },
  ...categorySlugs.map((slug) => ({
    path: `/av-hire/${slug}` as const,
    module: './pages/av-hire/category/CategoryPage.tsx',
  })),
  { path: '/av-hire/:slug', module: './pages/av-hire/item/ItemPage.tsx' },
  { path: '/guides', module: './pages/guides/GuidesPage.tsx', label: 'Price Guides' },
  { path: '/guides/:slug', module: './pages/guides/GuidePage.tsx' },
  { path: '/stories/:slug', module: './pages/stories/StoryPage.tsx' },
  {
    path: '/upcoming-events',
    module: './pages/upcoming-events/UpcomingEventsPage.tsx',
    label: 'Upcoming Events',
  },
  { path: '/upcoming-events/:slug', module: './pages/upcoming-events/WeeklyEventPage.tsx' },
  { path: '/eventsadmin', module: './admin/events/EventsAdminPage.tsx', hidden: true },
  { path: '/eventsadmin/enquiries', module: './admin/enquiries/EnquiriesPage.tsx', hidden: true },
  { path: '/contact', module: './pages/contact/ContactPage.tsx', label: 'Contact' },
  { path: '/faq', module: './pages/faq/FaqPage.tsx', label: 'FAQ' },
  { path: '/terms', module: './pages/legal/TermsPage.tsx', label: 'Terms & Conditions' },
  { path: '/privacy', module: './pages/legal/PrivacyPage.tsx', label: 'Privacy Policy' },
  { path: '*', module: './pages/not-found/NotFoundPage.tsx', hidden: true },
] as const satisfies readonly Row[]

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

type PageModule = {
  default: ComponentType<PageProps & { content: unknown }> & { contents?: Contents<unknown> }
}

/** Adds to a page's component what loads its `content`, which is undefined for any other slug. */
export const definePage = <Content>(
  contents: Contents<Content>,
  Page: ComponentType<PageProps & { content: Content }>,
) => Object.assign(Page, { contents })

type SitePage = Omit<Row, 'path'> & { path: TablePath; Page: LazyComponent<object> }

const modules = import.meta.glob<PageModule>(['./pages/**/*Page.tsx', './admin/*/*Page.tsx'])

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
 * with `.html` or repeated slashes, because some hosts serve a page there too. `path` is the path under which that page
 * was prerendered, or '*' for the not-found page.
 */
export function matchPage(pathname: string): { page: SitePage; path: string } {
  const spelling = pathname.replace(/\/{2,}/g, '/').replace(/(?:\.html|\bindex(?:\.html)?)$/, '')
  const match = matchRoutes(routes, spelling)?.at(-1)
  if (!match) throw new Error('The sitemap has no "*" row')
  const { row } = match.route
  const path = row.path === '*' ? '*' : generatePath(row.path, match.params).toLowerCase()
  const page = pages.get(path) ?? { ...row, Page: createPage(row, path) }
  pages.set(path, page)
  return { page, path }
}

/** The component of a page, with its content. */
function createPage({ module }: Row, path: string): LazyComponent<object> {
  const load = modules[module]
  if (!load) throw new Error(`Unknown module in the sitemap: src/${module.slice('./'.length)}`)
  const slug = path.slice(path.lastIndexOf('/') + 1)
  return lazyWithPreload(async () => {
    const { default: Page } = await load()
    const { contents = {} } = Page
    const content = Object.hasOwn(contents, slug) ? await contents[slug]?.() : undefined
    return { default: () => createElement(Page, { slug, content }) }
  })
}
