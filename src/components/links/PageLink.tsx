import type { ComponentProps, MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { matchPage, type SiteHref } from '../../sitemap'
import type { EntryState } from '../hooks/use-history-entry'
import { useHydratedValue } from '../hooks/use-hydrated'
import { showProgressDuring } from './navigation-progress'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: SiteHref
  state?: EntryState | undefined
}

/** Such a click opens a new tab or window, or saves the page. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/** A link to a page of this site. Paths that are not in the sitemap do not compile. */
export function PageLink(props: Props) {
  const { pathname } = useLocation()
  return props.to.startsWith(`${pathname}#`) ? (
    <PartLink {...props} />
  ) : (
    <PreloadingLink {...props} />
  )
}

/** A link to a part of the current page. Keeps the state in the query, such as ticked add-ons. */
function PartLink({ to, onClick, ...rest }: Props) {
  const { pathname, search, hash: currentHash } = useLocation()
  const navigate = useNavigate()
  const query = useHydratedValue(search, '')
  const hash = to.slice(pathname.length)

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    // `useUrlState` has just written its latest change, which this rendering may not have yet.
    void navigate(pathname + window.location.search + hash, { replace: hash === currentHash })
  }

  return <PreloadingLink to={pathname + query + hash} onClick={handleClick} {...rest} />
}

/** Loads the code of the page before and during the navigation. */
function PreloadingLink({ to, onClick, ...rest }: Omit<Props, 'to'> & { to: string }) {
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
