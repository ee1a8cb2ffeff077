import { relatedPages, type RelatingPath } from '../../content/related-pages'
import { toLinks } from '../../public-pages'
import { LinkGroup } from './LinkGroup'

type Props = {
  /** The page with these links. */
  path: RelatingPath
  title?: string
}

/** Links to the pages that are related to a page, at the end of the section before. */
export function RelatedLinks({ path, title = 'See also' }: Props) {
  const links = toLinks(relatedPages[path] ?? [])
  if (links.length === 0) return null
  return <LinkGroup title={title} links={links} />
}
