import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { findPage, type SiteHref } from '../sitemap'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: SiteHref }

/** Fetches a page's code ahead of the click. A failure is no matter: the click tries again. */
function warm(href: SiteHref) {
  const path = href.split(/[?#]/, 1)[0] ?? '/'
  findPage(path)
    .Page.preload()
    .catch(() => undefined)
}

/** A link to a page of this site. Addresses that the sitemap does not know do not compile. */
export function PageLink({ to, ...rest }: Props) {
  return <Link to={to} onPointerEnter={() => warm(to)} onFocus={() => warm(to)} {...rest} />
}
