import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { screens } from '../../lib/screens'
import { useMediaQuery } from '../hooks/use-media-query'

type Props = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode
  onlyOnPhone?: boolean
}

/** Content that is folded to its title. A link to its `id` and the browser's search open it, and it is printed open. */
export function Fold({
  title,
  onlyOnPhone = false,
  open = false,
  className = '',
  children,
  ...details
}: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  const location = useLocation()
  const isWide = useMediaQuery(`(min-width: ${screens.md})`)
  // CSS has opened it since the first paint. These attributes say that to screen readers and to the keyboard.
  const isAlwaysOpen = onlyOnPhone && isWide

  // Every time the link is pressed, because the visitor may have closed it since. Before the paint and the scrolling.
  useLayoutEffect(() => {
    if (ref.current && ref.current.id && location.hash === `#${ref.current.id}`)
      ref.current.open = true
  }, [location])

  return (
    <details
      {...details}
      ref={ref}
      open={isAlwaysOpen || open || undefined}
      className={`${onlyOnPhone ? 'fold-on-phone' : ''} ${className}`}
    >
      <summary
        tabIndex={isAlwaysOpen ? -1 : undefined}
        className="fold-title print:break-after-avoid"
      >
        {title}
      </summary>
      {children}
    </details>
  )
}
