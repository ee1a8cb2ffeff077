import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { matchPage, type SiteHref } from '../sitemap'
import { showProgressDuring } from './navigation-progress'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: SiteHref }

/** A link to a page of this site. Paths that are not in the sitemap do not compile. */
export function PageLink({ to, onClick, ...rest }: Props) {
  // Only when needed: a page has about 70 links.
  function getPage() {
    const [pathname = '/'] = to.split(/[?#]/, 1)
    return matchPage(pathname).page.Page
  }

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!event.defaultPrevented && !opensElsewhere) showProgressDuring(getPage().preload())
  }

  return (
    <Link
      to={to}
      discover="none"
      onPointerEnter={() => getPage().prefetch()}
      onFocus={() => getPage().prefetch()}
      {...rest}
      onClick={handleClick}
    />
  )
}
