import { generatePath, matchRoutes } from 'react-router-dom'
import { type PackageSlug, packages } from './content/packages'
import { services, type ServiceSlug } from './content/services'
import { type LazyComponent, type LazyModule, lazyWithPreload } from './lib/lazy-with-preload'

type Row = {
  /** A react-router pattern. A row with `:slug` describes one page per slug. */
  path: string
  /** The module of the page, below `src/`. */
  module: string
  /** The label in the header and the footer. */
  label?: string
  /** Pages with slugs take title and description from their content. */
  title?: string
  description?: string
  slugs?: readonly string[]
  /** Not prerendered and not indexed by search engines. */
  hidden?: true
}

/** All pages. Routes, navigation, footer, prerendering, sitemap.xml and tests are derived from this table. */
const table = [
  {
    path: '/',
    module: './pages/home/HomePage.tsx',
    label: 'Home',
    title: 'Event Production in Sydney & NSW',
    description:
      'DJs, live entertainment, stages, sound and light, photography and AV hire for events within about 100 km of Sutherland NSW. Prices on every page.',
  },
  {
    path: '/about',
    module: './pages/about/AboutPage.tsx',
    label: 'About Us',
    title: 'About Our Event Crew',
    description:
      'Who stands behind the desk on your night: the company, the team and what hosts said afterwards. Over a decade of events from Sutherland NSW.',
  },
  {
    path: '/about/company',
    module: './pages/about/CompanyPage.tsx',
    label: 'Our Company',
    title: 'Our Company & Founders',
    description:
      'How the company works, who founded it and where its gear lives. Event production from Sutherland for Sydney, New South Wales and beyond.',
  },
  {
    path: '/team',
    module: './pages/team/TeamPage.tsx',
    label: 'Meet the Team',
    title: 'Meet the Event Team',
    description:
      'The founders, DJs, producers, technicians, hosts and photographers who turn up on the night. Read who they are and book one by name.',
  },
  {
    path: '/services',
    module: './pages/services/ServicesPage.tsx',
    label: 'Services',
    title: 'Event Services in Sydney',
    description:
      'Eleven services for one night or a whole season: DJs, bands, karaoke, dancers, AV hire and installation, photo, video, planning and marketing.',
  },
  {
    path: '/services/:slug',
    module: './pages/services/ServicePage.tsx',
    slugs: services.map((service) => service.slug),
  },
  {
    path: '/packages',
    module: './pages/packages/PackagesPage.tsx',
    label: 'Packages',
    title: 'Event & Hire Packages',
    description:
      'Seven kinds of package in four tiers each, with the prices written down: functions, weddings, corporate, DJ and AV equipment, speakers, production.',
  },
  {
    path: '/packages/:slug',
    module: './pages/packages/PackagePage.tsx',
    slugs: packages.map((category) => category.slug),
  },
  {
    path: '/av-hire',
    module: './pages/av-hire/AvHirePage.tsx',
    label: 'AV Hire',
    title: 'AV & DJ Equipment Hire Sydney',
    description:
      'Decks, speakers, microphones, lights, staging and effects with a price per 24 hours. Search the catalogue, fill a quote cart and ask for a date.',
  },
  {
    path: '/upcoming-events',
    module: './pages/upcoming-events/UpcomingEventsPage.tsx',
    label: 'Upcoming Events',
    title: 'Upcoming & Weekly Events',
    description:
      'Three free weekly nights and the latest news from the crew: karaoke on Friday, a DJ on Saturday, acoustic sets on Sunday, and what is coming next.',
  },
  {
    path: '/eventsadmin',
    module: './admin/EventsAdminPage.tsx',
    title: 'Events Admin',
    description:
      'The office’s own page for managing events and announcements. Sign in to add, edit or remove what visitors see.',
    hidden: true,
  },
  {
    path: '/contact',
    module: './pages/contact/ContactPage.tsx',
    label: 'Contact',
    title: 'Contact & Event Enquiries',
    description:
      'Tell us the room, the crowd and the date. We reply within 1-2 business days. Phone, e-mail and office hours in Sutherland NSW.',
  },
  {
    path: '/faq',
    module: './pages/faq/FaqPage.tsx',
    label: 'FAQ',
    title: 'Questions About Hire & Events',
    description:
      'Delivery, cables, damage, faults, company bookings, hire periods, insurance, testing and package deals: nine plain answers before you book.',
  },
  {
    path: '/terms',
    module: './pages/legal/TermsPage.tsx',
    label: 'Terms & Conditions',
    title: 'Terms & Conditions',
    description:
      'The terms for our services and equipment hire: quotes, deposits, balances, cancellations, liability, complaints and the law that applies.',
  },
  {
    path: '/privacy',
    module: './pages/legal/PrivacyPage.tsx',
    label: 'Privacy Policy',
    title: 'Privacy Policy',
    description:
      'What this website keeps about you, where and why: enquiries, your draft and quote cart, cookies, security, and how to ask us about it.',
  },
  {
    path: '*',
    module: './pages/not-found/NotFoundPage.tsx',
    title: 'Page Not Found',
    description: 'There is no page at this address. Here is the way back to services, packages, hire and contact.',
    hidden: true,
  },
] as const satisfies readonly Row[]

type TablePath = (typeof table)[number]['path']
export type StaticPath = Exclude<TablePath, `${string}:slug` | '*'>
/** The path of every page. Links to other paths do not compile. */
export type SitePath = StaticPath | `/services/${ServiceSlug}` | `/packages/${PackageSlug}`
export type SiteHref = SitePath | `${SitePath}?${string}` | `${SitePath}#${string}`

export type SitePage = Row & { Page: LazyComponent<object> }

// The keys are also the entries of the build's manifest, where the prerenderer finds the chunks to preload.
const modules = import.meta.glob<LazyModule<object>>(['./pages/**/*Page.tsx', './admin/*Page.tsx'])

export const sitemap: readonly SitePage[] = table.map((row) => {
  const load = modules[row.module]
  if (!load) throw new Error(`Unknown module in the sitemap: src/${row.module.slice(2)}`)
  return { ...row, Page: lazyWithPreload(load) }
})

const getRow = (path: StaticPath | '*') => {
  const row = table.find((candidate) => candidate.path === path)
  if (!row || !('title' in row)) throw new Error(`No sitemap row with a title for ${path}`)
  return row
}

/** Title, description and indexing of a page without slugs. */
export function getPageMeta(path: StaticPath | '*'): { title: string; description: string; hidden: boolean } {
  const row = getRow(path)
  return { title: row.title, description: row.description, hidden: 'hidden' in row }
}

/** The label of a page in the header and the footer. */
export function getPageLabel(path: StaticPath): string {
  const row = getRow(path)
  return 'label' in row ? row.label : row.title
}

/** The path of every public page, with slugs filled in. */
export const publicPaths: readonly string[] = sitemap
  .filter((page) => !page.hidden)
  .flatMap((page) => page.slugs?.map((slug) => generatePath(page.path, { slug })) ?? [page.path])

const routes = sitemap.map((page) => ({ path: page.path, page }))

/**
 * Finds the page for a URL path as the router does: in any letter case, percent-encoded or with a trailing slash. Also
 * with `.html` or repeated slashes, because some hosts serve a page there too. `path` is the path under which that page
 * was prerendered, or '*' for the not-found page.
 */
export function matchPage(pathname: string): { page: SitePage; path: string } {
  const spelling = pathname.replace(/\/{2,}/g, '/').replace(/(?:\bindex)?\.html$/, '')
  const match = matchRoutes(routes, spelling)?.at(-1)
  if (!match) throw new Error('The sitemap has no "*" row')
  const { page } = match.route
  return { page, path: page.path === '*' ? '*' : generatePath(page.path, match.params) }
}
