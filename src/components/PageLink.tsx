import type { ComponentProps, MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { matchPage, type SiteHref } from '../sitemap'
import { withPageTransition } from './page-transition'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: SiteHref; replace?: boolean; state?: unknown }

/** The longest time that a click waits for the page's code before it navigates. */
const PREFETCH_TIMEOUT_MS = 120

let lastClickId = 0

const getPathname = (href: SiteHref) => href.split(/[?#]/, 1)[0] ?? '/'

/** Loads a page's code before the link is clicked. A failure is ignored here, because the click tries again. */
function prefetch(href: SiteHref): Promise<void> {
  return matchPage(getPathname(href))
    .page.Page.preload()
    .catch(() => undefined)
}

/** A link to a page of this site. Paths that are not in the sitemap do not compile. */
export function PageLink({ to, replace, state, onClick, ...rest }: Props) {
  const navigate = useNavigate()
  const { pathname } = useLocation()

  async function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const canTransition = 'startViewTransition' in document && getPathname(to) !== pathname
    if (event.defaultPrevented || opensElsewhere || !canTransition) return // the Link handles it
    event.preventDefault()
    const clickId = ++lastClickId
    const { href } = window.location
    // Fade from page to page rather than to a spinner, if the code arrives in time.
    await Promise.race([prefetch(to), new Promise((resolve) => setTimeout(resolve, PREFETCH_TIMEOUT_MS))])
    // Ignore a click that was followed by another click or by the Back button.
    if (clickId === lastClickId && window.location.href === href) {
      withPageTransition(() => void navigate(to, { replace, state }))
    }
  }

  return (
    <Link
      to={to}
      replace={replace}
      state={state}
      onPointerEnter={() => void prefetch(to)}
      onFocus={() => void prefetch(to)}
      {...rest}
      onClick={(event) => void handleClick(event)}
    />
  )
}
