import { relatedPages, type RelatingPath } from '../../content/related-pages'
import { publicPages } from '../../public-pages'

/** The links to the pages that are related to a page. */
export const getRelatedLinks = (path: RelatingPath) =>
  (relatedPages[path] ?? []).map((to) => {
    const page = publicPages.get(to)
    return { to, name: page?.linkText ?? page?.name ?? to }
  })
