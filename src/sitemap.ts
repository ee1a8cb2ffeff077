import { createElement } from 'react'
import { generatePath, matchRoutes } from 'react-router-dom'
import type { EquipmentId } from './content/equipment'
import { packageNames, type PackageSlug } from './content/package-names'
import type { PackageContent } from './content/packages'
import { serviceNames, type ServiceSlug } from './content/service-names'
import type { ServiceContent } from './content/services'
import { type LazyComponent, type LazyModule, lazyWithContent, lazyWithPreload } from './lib/lazy-with-preload'

type Row = {
  /** A react-router pattern. */
  path: string
  /** The module of the page, below `src/`. In a row with `slugPages`, the page for an unknown slug. */
  module: string
  /**
   * One page for each slug, with the exports of the module `<content>/<slug>.ts` as props. A row without `content` and
   * `slugs` keeps a long list of slugs out of this table, which every page loads: the props are what `loadContent` of the
   * page's module returns, which is null for an unknown slug.
   */
  slugPages?: { module: string; content?: string; slugs?: readonly string[] }
  /** The label in the header and the footer. */
  label?: string
  /** Not prerendered and not indexed by search engines. */
  hidden?: true
}

/** All pages. Routes, navigation, footer, prerendering, sitemap.xml and tests are derived from this table. */
const table = [
  {
    path: '/',
    module: './pages/home/HomePage.tsx',
    label: 'Home',
  },
  {
    path: '/about',
    module: './pages/about/AboutPage.tsx',
    label: 'About Us',
  },
  {
    path: '/about/company',
    module: './pages/about/CompanyPage.tsx',
    label: 'Our Company',
  },
  {
    path: '/team',
    module: './pages/team/TeamPage.tsx',
    label: 'Meet the Team',
  },
  {
    path: '/services',
    module: './pages/services/ServicesPage.tsx',
    label: 'Services',
  },
  {
    path: '/services/:slug',
    module: './pages/services/UnknownServicePage.tsx',
    slugPages: {
      module: './pages/services/ServicePage.tsx',
      content: './content/services',
      slugs: serviceNames.map(({ slug }) => slug),
    },
  },
  {
    path: '/packages',
    module: './pages/packages/PackagesPage.tsx',
    label: 'Packages',
  },
  {
    path: '/packages/:slug',
    module: './pages/packages/UnknownPackagePage.tsx',
    slugPages: {
      module: './pages/packages/PackagePage.tsx',
      content: './content/packages',
      slugs: packageNames.map(({ slug }) => slug),
    },
  },
  {
    path: '/av-hire',
    module: './pages/av-hire/AvHirePage.tsx',
    label: 'AV Hire',
  },
  {
    path: '/av-hire/:slug',
    module: './pages/av-hire/UnknownItemPage.tsx',
    slugPages: { module: './pages/av-hire/ItemPage.tsx' },
  },
  {
    path: '/upcoming-events',
    module: './pages/upcoming-events/UpcomingEventsPage.tsx',
    label: 'Upcoming Events',
  },
  {
    path: '/eventsadmin',
    module: './admin/EventsAdminPage.tsx',
    hidden: true,
  },
  {
    path: '/contact',
    module: './pages/contact/ContactPage.tsx',
    label: 'Contact',
  },
  {
    path: '/faq',
    module: './pages/faq/FaqPage.tsx',
    label: 'FAQ',
  },
  {
    path: '/terms',
    module: './pages/legal/TermsPage.tsx',
    label: 'Terms & Conditions',
  },
  {
    path: '/privacy',
    module: './pages/legal/PrivacyPage.tsx',
    label: 'Privacy Policy',
  },
  {
    path: '*',
    module: './pages/not-found/NotFoundPage.tsx',
    hidden: true,
  },
] as const satisfies readonly Row[]

type TablePath = (typeof table)[number]['path']
export type StaticPath = Exclude<TablePath, `${string}:slug` | '*'>
/** Pages that the header or the footer can link to. */
export type LabelledPath = Extract<(typeof table)[number], { label: string }>['path']
/** The path of every page. Links to other paths do not compile. */
export type SitePath = StaticPath | `/services/${ServiceSlug}` | `/packages/${PackageSlug}` | `/av-hire/${EquipmentId}`
export type SiteHref = SitePath | `${SitePath}?${string}` | `${SitePath}#${string}`

export type SitePage = Row & {
  Page: LazyComponent<object>
  /** The modules that `Page` loads. The prerenderer finds their JavaScript by them. */
  modules: readonly string[]
}

type PageModule = LazyModule<object> & { loadContent?: (slug: string) => Promise<object | null> }

const pageModules = import.meta.glob<PageModule>(['./pages/**/*Page.tsx', './admin/*Page.tsx'])
const serviceModules = import.meta.glob<ServiceContent>('./content/services/*.ts')
const contentModules: Record<string, () => Promise<object>> = {
  ...serviceModules,
  ...import.meta.glob<PackageContent>('./content/packages/*.ts'),
}

function findModule<Module>(modules: Record<string, Module>, path: string): Module {
  const module = modules[path]
  if (!module) throw new Error(`Unknown module in the sitemap: src/${path.slice('./'.length)}`)
  return module
}

/** Loads the content of a service's own page. */
export const loadServiceContent = (slug: ServiceSlug): Promise<ServiceContent> =>
  findModule(serviceModules, `./content/services/${slug}.ts`)()

function createPage(row: Row, module: string, content?: string): SitePage {
  const load = findModule(pageModules, module)
  return content
    ? { ...row, Page: lazyWithContent(load, findModule(contentModules, content)), modules: [module, content] }
    : { ...row, Page: lazyWithPreload(load), modules: [module] }
}

const routes = table.map((row: Row) => ({
  path: row.path,
  page: createPage(row, row.module),
  pagesBySlug: createPagesBySlug(row),
}))

function createPagesBySlug(row: Row): Map<string, SitePage> {
  const { slugs = [], module = '', content = '' } = row.slugPages ?? {}
  return new Map(slugs.map((slug) => [slug, createPage(row, module, `${content}/${slug}.ts`)]))
}

/** Creates the page at a slug that is not in the table. */
function createUnlistedPage(row: Row, module: string, slug: string): SitePage {
  async function load(): Promise<LazyModule<object>> {
    const { default: Component, loadContent } = await findModule(pageModules, module)()
    const content = await loadContent?.(slug)
    return content ? { default: () => createElement(Component, content) } : findModule(pageModules, row.module)()
  }
  return { ...row, Page: lazyWithPreload(load), modules: [module] }
}

export const sitemap: readonly SitePage[] = routes.map(({ page }) => page)

/** The label of a page in the header and the footer. */
export function getPageLabel(path: LabelledPath): string {
  const row = table.find((candidate) => candidate.path === path)
  if (!row || !('label' in row)) throw new Error(`No label in the sitemap for ${path}`)
  return row.label
}

/**
 * Finds the page for a URL path as the router does: in any letter case, percent-encoded or with a trailing slash. Also
 * with `.html` or repeated slashes, because some hosts serve a page there too. `path` is the path under which that page
 * was prerendered, or '*' for the not-found page.
 */
export function matchPage(pathname: string): { page: SitePage; path: string } {
  const spelling = pathname.replace(/\/{2,}/g, '/').replace(/(?:\bindex)?\.html$/, '')
  const match = matchRoutes(routes, spelling)?.at(-1)
  if (!match) throw new Error('The sitemap has no "*" row')
  const { page: rowPage, pagesBySlug } = match.route
  const slug = match.params.slug?.toLowerCase() ?? ''
  const { slugPages } = rowPage
  if (slugPages && !slugPages.slugs && !pagesBySlug.has(slug)) {
    // Cached, because a new component in every render would be mounted again.
    pagesBySlug.set(slug, createUnlistedPage(rowPage, slugPages.module, slug))
  }
  const page = pagesBySlug.get(slug) ?? rowPage
  return { page, path: page.path === '*' ? '*' : generatePath(page.path, { slug }) }
}
