import { type PackageSlug, packages } from './content/packages'
import { services, type ServiceSlug } from './content/services'
import { type LazyPage, lazyPage, type PageModule } from './lib/lazy-page'

type Row = {
  /** A pattern of react-router. A row with `:slug` stands for one page per slug. */
  path: string
  /** The module of the page, below `src/`. */
  module: string
  /** The label in the navigation and the footer. */
  label?: string
  /** Of a page without slugs. Pages with slugs take theirs from their content. */
  title?: string
  description?: string
  slugs?: readonly string[]
  /** Not prerendered, and closed to search engines. */
  hidden?: true
}

/** Which pages exist. Routes, navigation, footer, prerendering, sitemap.xml and the tests all derive from this table. */
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
/** Every page's path: a link to anything else does not compile. */
export type SitePath = StaticPath | `/services/${ServiceSlug}` | `/packages/${PackageSlug}`
export type SiteHref = SitePath | `${SitePath}?${string}` | `${SitePath}#${string}`

export type SitePage = Row & { Page: LazyPage }

// The keys are also the names of the chunks in the build's manifest, so that the prerenderer can preload them.
const modules = import.meta.glob<PageModule>(['./pages/**/*Page.tsx', './admin/*Page.tsx'])

export const sitemap: readonly SitePage[] = table.map((row) => {
  const load = modules[row.module]
  if (!load) throw new Error(`The sitemap names a module that does not exist: src/${row.module.slice(2)}`)
  return { ...row, Page: lazyPage(load) }
})

const rowOf = (path: StaticPath | '*') => {
  const row = table.find((candidate) => candidate.path === path)
  if (!row || !('title' in row)) throw new Error(`No title for ${path}`)
  return row
}

/** Title and description of a page that has one row to itself. */
export function pageMeta(path: StaticPath | '*'): { title: string; description: string } {
  const { title, description } = rowOf(path)
  return { title, description }
}

/** The label of a page in navigation and footer. */
export function pageLabel(path: StaticPath): string {
  const row = rowOf(path)
  return 'label' in row ? row.label : row.title
}

/** Every public page's path, slugs filled in. */
export const publicPaths: readonly string[] = sitemap
  .filter((page) => !page.hidden)
  .flatMap((page) => page.slugs?.map((slug) => page.path.replace(':slug', slug)) ?? [page.path])

/** The row that answers a path; the not-found row where none does. */
export function findPage(pathname: string): SitePage {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const page =
    sitemap.find((row) => row.path === path) ??
    sitemap.find((row) => row.path.endsWith('/:slug') && path.startsWith(row.path.slice(0, -':slug'.length))) ??
    sitemap.find((row) => row.path === '*')
  if (!page) throw new Error('The sitemap has no row for unknown paths')
  return page
}
