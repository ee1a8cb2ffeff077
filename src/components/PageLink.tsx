import type { ComponentProps, MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { findPage, type SiteHref } from '../sitemap'
import { withPageTransition } from './page-transition'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: SiteHref }

/** How long a click waits for the page's code, in milliseconds. */
const PATIENCE_MS = 120

/** Counts the clicks that wait: only the last one leads anywhere. */
let lastClick = 0

const pathOf = (href: SiteHref) => href.split(/[?#]/, 1)[0] ?? '/'

/** Fetches a page's code ahead of the click. A failure is no matter: the click tries again. */
function warm(href: SiteHref): Promise<void> {
  return findPage(pathOf(href))
    .Page.preload()
    .catch(() => undefined)
}

/** A link to a page of this site. Addresses that the sitemap does not know do not compile. */
export function PageLink({ to, onClick, ...rest }: Props) {
  const navigate = useNavigate()
  const { pathname } = useLocation()

  async function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    // Within a page there is nothing to fade; a browser without transitions follows the link as it is.
    if (event.defaultPrevented || opensElsewhere || pathOf(to) === pathname || !('startViewTransition' in document))
      return
    event.preventDefault()
    const click = ++lastClick
    // So that the fade goes from page to page and not to a spinner, but without holding up the click.
    await Promise.race([warm(to), new Promise((done) => setTimeout(done, PATIENCE_MS))])
    // The second half of a double click, or another link, has taken over.
    if (click === lastClick) withPageTransition(() => void navigate(to))
  }

  return (
    <Link
      to={to}
      onPointerEnter={() => void warm(to)}
      onFocus={() => void warm(to)}
      {...rest}
      onClick={(event) => void follow(event)}
    />
  )
}
