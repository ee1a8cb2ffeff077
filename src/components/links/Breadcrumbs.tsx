import type { SitePath } from '../../sitemap'
import { PageLink } from './PageLink'

type Props = {
  /** The pages above this one, from the top. */
  ancestors: readonly { name: string; to: SitePath }[]
  /** The name of this page. */
  current: string
}

export function Breadcrumbs({ ancestors, current }: Props) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-3 text-small">
        {ancestors.map(({ name, to }) => (
          <li key={to} className="flex items-center gap-x-3">
            <PageLink to={to} className="standalone-link text-warm">
              {name}
            </PageLink>
            <span aria-hidden className="text-muted">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="text-soft">
          {current}
        </li>
      </ol>
    </nav>
  )
}
