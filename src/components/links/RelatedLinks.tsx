import { relatedPages, type RelatingPath } from '../../content/related-pages'
import { getPageLabel } from '../../sitemap'
import { Section } from '../ui/Section'
import { LinkRow } from './LinkRow'
import { pageNames } from './page-names.data'

type Props = { /** The page with these links. */ path: RelatingPath; title?: string }

/** Links to the pages that are related to a page. */
export function RelatedLinks({ path, title = 'Related services and guides' }: Props) {
  const paths = relatedPages[path]
  if (!paths) return null
  const links = paths.map((to) => ({
    to,
    name: to === '/about/company' ? getPageLabel(to) : (pageNames[to] ?? to),
  }))
  return (
    <Section title={title} className="print:hidden">
      <LinkRow links={links} />
    </Section>
  )
}
