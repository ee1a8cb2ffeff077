import { useId } from 'react'
import type { SitePath } from '../../sitemap'
import { PageLink } from './PageLink'

/** Short links beside each other under a small title. On a phone they scroll sideways, out to the edges of the window. */
export function LinkGroup({
  title,
  links,
}: {
  title: string
  links: readonly { to: SitePath; name: string }[]
}) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="wrap pt-8 md:pt-10 print:hidden">
      <h2 id={headingId} className="mb-2 text-card">
        {title}
      </h2>
      <ul className="flex gap-3 overflow-x-auto py-1 max-md:-mx-gutter max-md:px-gutter md:flex-wrap">
        {links.map(({ to, name }) => (
          <li key={to}>
            <PageLink
              to={to}
              className="inline-flex min-h-touch items-center rounded-full border border-control px-5 font-semibold text-warm transition-colors hover:border-warm xs:whitespace-nowrap"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
