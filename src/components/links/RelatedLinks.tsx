import type { RelatingPath } from '../../content/related-pages'
import { Section } from '../ui/Section'
import { LinkRow } from './LinkRow'
import { getRelatedLinks } from './related-links'

type Props = { /** The page with these links. */ path: RelatingPath; title?: string }

/** Links to the pages that are related to a page. */
export function RelatedLinks({ path, title = 'Related services and guides' }: Props) {
  const links = getRelatedLinks(path)
  if (links.length === 0) return null
  return (
    <Section title={title} className="print:hidden">
      <LinkRow links={links} />
    </Section>
  )
}
