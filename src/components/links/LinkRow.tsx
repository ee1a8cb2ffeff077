import type { SitePath } from '../../sitemap'
import { PageLink } from './PageLink'

/** Short links beside each other. */
export function LinkRow({ links }: { links: readonly { to: SitePath; name: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map(({ to, name }) => (
        <li key={to}>
          <PageLink
            to={to}
            className="inline-flex min-h-touch items-center rounded-full border border-control px-5 font-semibold text-warm transition-colors hover:border-warm"
          >
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
