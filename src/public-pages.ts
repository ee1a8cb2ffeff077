import { slugPages } from './content/slug-pages.data'
import { labelledPages, type SitePath } from './sitemap'

type PublicPage = { path: SitePath; name: string; linkText?: string; parent?: SitePath }

/** Every public page by its path. */
export const publicPages: ReadonlyMap<string, PublicPage> = new Map(
  [...labelledPages.map(({ path, label }) => ({ path, name: label })), ...slugPages].map((page) => [
    page.path,
    page,
  ]),
)

/** The pages from the home page to the page at a path. */
export function listBreadcrumbs(path: string): readonly PublicPage[] {
  const page = publicPages.get(path)
  if (!page) throw new Error(`No public page has the path ${path}`)
  if (path === '/') return [page]
  return [...listBreadcrumbs(page.parent ?? (path.slice(0, path.lastIndexOf('/')) || '/')), page]
}

/** Links to pages, with the names that they have in links. */
export const toLinks = (paths: readonly SitePath[]) =>
  paths.map((to) => {
    const page = publicPages.get(to)
    return { to, name: page?.linkText ?? page?.name ?? to }
  })
