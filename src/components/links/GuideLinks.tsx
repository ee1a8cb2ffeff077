import type { SitePath } from '../../sitemap'
import { Section } from '../ui/Section'
import { categoryLinks, guideLinks } from './guide-links.data'
import { PageLink } from './PageLink'

type Props = { /** Only the guides below this page. */ parent?: SitePath }

/** Links to the guides and to the pages of the hire categories. */
export function GuideLinks({ parent }: Props) {
  const guides = guideLinks.filter((guide) => !parent || guide.parent === parent)
  const links = [
    ...guides.map(({ slug, name, teaser }) => ({ to: `/guides/${slug}` as const, name, teaser })),
    ...(parent ? [] : categoryLinks.map(({ slug, title }) => ({ to: `/av-hire/${slug}` as const, name: title }))),
  ]
  if (links.length === 0) return null
  return (
    <Section title="Guides with prices" className="print:hidden">
      <ul className="grid gap-x-[clamp(2rem,6vw,6rem)] border-b border-line md:grid-cols-2">
        {links.map(({ to, name, ...link }) => (
          <li key={to} className="border-t border-line py-2 md:only:col-span-full">
            <PageLink to={to} className="standalone-link text-warm">
              {name}
            </PageLink>
            {parent && 'teaser' in link && <p className="pb-2">{link.teaser}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
