import { generatePath } from 'react-router-dom'
import { equipment, equipmentCategories } from './content/equipment'
import { weeklyEvents } from './content/events/weekly-events'
import { guides } from './content/guides'
import { packages } from './content/packages'
import { services } from './content/services'
import { sitemap, type SlugPattern } from './sitemap'

const slugs: Record<SlugPattern, readonly string[]> = {
  '/services/:slug': services.map(({ slug }) => slug),
  '/packages/:slug': packages.map(({ slug }) => slug),
  '/av-hire/:slug': [...equipmentCategories.map(({ slug }) => slug), ...equipment.map(({ id }) => id)],
  '/guides/:slug': guides.map(({ slug }) => slug),
  '/upcoming-events/:slug': weeklyEvents.map(({ id }) => id),
}

/** The path of every public page, with slugs filled in. Only for the build and for tests, because it loads all content. */
export const publicPaths: readonly string[] = sitemap
  .filter((page) => !page.hidden)
  .flatMap(({ path }) =>
    path in slugs ? slugs[path as SlugPattern].map((slug) => generatePath(path, { slug })) : path,
  )

/** The paths of the admin pages, which are not prerendered. */
export const adminPaths: readonly string[] = sitemap.flatMap(({ path, hidden }) => (hidden && path !== '*' ? path : []))
