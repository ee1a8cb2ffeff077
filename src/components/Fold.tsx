import type { ComponentProps, ReactNode } from 'react'
import { useMediaQuery } from './hooks/use-media-query'

type Props = Omit<ComponentProps<'details'>, 'title' | 'open'> & {
  /** Always visible. */
  title: ReactNode
  /** Whether only a phone folds it. */
  onlyOnPhone?: boolean
}

/** Content that is folded to its title. The browser's search finds it, and it is printed open. */
export function Fold({ title, onlyOnPhone = false, className = '', children, ...details }: Props) {
  const isWide = useMediaQuery('(min-width: 720px)')
  // CSS has opened it since the first paint. These attributes say that to screen readers and to the keyboard.
  const isAlwaysOpen = onlyOnPhone && isWide
  return (
    <details
      {...details}
      open={isAlwaysOpen || undefined}
      className={`${onlyOnPhone ? 'fold-on-phone' : ''} ${className}`}
    >
      <summary tabIndex={isAlwaysOpen ? -1 : undefined} className="fold-title">
        {title}
      </summary>
      {children}
    </details>
  )
}
