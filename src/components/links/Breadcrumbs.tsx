import type { SlugPath } from '../../content/slug-pages.data'
import { listBreadcrumbs } from '../../public-pages'
import { PageLink } from './PageLink'

export function Breadcrumbs({ path }: { path: SlugPath }) {
  const pages = listBreadcrumbs(path)
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-3 text-small xs:flex-nowrap xs:whitespace-nowrap">
        {pages.slice(1, -1).map((page) => (
          <li key={page.path} className="flex items-center gap-x-3">
            <PageLink to={page.path} className="standalone-link text-warm">
              {page.name}
            </PageLink>
            <span aria-hidden className="text-muted">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="text-soft xs:truncate">
          {pages.at(-1)?.name}
        </li>
      </ol>
    </nav>
  )
}
