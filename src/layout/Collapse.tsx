import type { ReactNode } from 'react'

type Props = {
  id: string
  open: boolean
  duration: string
  className?: string
  children: ReactNode
}

/** Expands and collapses its content. Collapsed content is hidden from keyboard and screen readers. */
export function Collapse({ id, open, duration, className = '', children }: Props) {
  return (
    <div
      id={id}
      inert={!open}
      className={`grid transition-all ease-standard ${duration} ${open ? 'grid-rows-[1fr]' : 'invisible grid-rows-[0fr] border-transparent'} ${className}`}
    >
      {/* Not `overflow-hidden`: a press on a link scrolls that while the panel opens, and the press is lost. */}
      <div className="min-h-0 overflow-clip">{children}</div>
    </div>
  )
}
