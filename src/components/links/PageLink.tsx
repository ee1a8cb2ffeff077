import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { matchPage, type SiteHref } from '../../sitemap'
import { showProgressDuring } from './navigation-progress'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: SiteHref
}

/** Whether a click on a link opens a new tab or window, or saves the page. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/** A link to a page of this site. Paths that are not in the sitemap do not compile. */
export function PageLink({ to, onClick, ...rest }: Props) {
  // Only when needed: a page has about 70 links.
  function getPage() {
    const [pathname = '/'] = to.split(/[?#]/, 1)
    return matchPage(pathname).page.Page
  }

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented && !opensElsewhere(event)) showProgressDuring(getPage().preload())
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
