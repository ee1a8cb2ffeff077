import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { matchPage, type SiteHref } from '../sitemap'
import { showProgressDuring } from './navigation-progress'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: SiteHref; replace?: boolean; state?: unknown }

/** A link to a page of this site. Paths that are not in the sitemap do not compile. */
export function PageLink({ to, onClick, ...rest }: Props) {
  /** Loads the page's code. Failures are ignored here, because the page itself shows them. */
  function prefetch(): Promise<void> {
    const [pathname = '/'] = to.split(/[?#]/, 1)
    return matchPage(pathname)
      .page.Page.preload()
      .catch(() => undefined)
  }

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!event.defaultPrevented && !opensElsewhere) showProgressDuring(prefetch())
  }

  return (
    <Link
      to={to}
      discover="none"
      onPointerEnter={() => void prefetch()}
      onFocus={() => void prefetch()}
      {...rest}
      onClick={handleClick}
    />
  )
}
