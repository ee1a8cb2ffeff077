import { relatedPages, type RelatingPath } from '../../content/related-pages'
import { getPageLabel } from '../../sitemap'
import { pageNames } from './page-names.data'

/** The links to the pages that are related to a page. */
export const getRelatedLinks = (path: RelatingPath) =>
  (relatedPages[path] ?? []).map((to) => ({
    to,
    name: to === '/about/company' ? getPageLabel(to) : (pageNames[to] ?? to),
  }))
