import { type ComponentProps, useId } from 'react'
import type { Gel } from '../../lib/gels'
import { Fold } from './Fold'

type Props = ComponentProps<'section'> & {
  title: string
  gel?: Gel
  background?: 'night' | 'paper'
  /** A phone shows it, too. */
  open?: boolean
}

/** A section that a phone folds to its title. */
export function FoldSection({
  title,
  gel,
  background = 'night',
  open,
  className = '',
  children,
  ...section
}: Props) {
  const headingId = useId()
  const isOnPaper = background === 'paper'
  return (
    <section
      {...section}
      aria-labelledby={headingId}
      data-gel={gel}
      className={`${isOnPaper ? 'mt-break bg-paper py-4 text-paper-text md:py-16' : 'pt-7 md:pt-section'} print:mt-0 print:py-1 ${className}`}
    >
      <Fold
        onlyOnPhone
        open={open}
        title={
          <h2
            id={headingId}
            className={`text-section md:mb-6 ${isOnPaper ? 'text-paper-ink' : ''}`}
          >
            {title}
          </h2>
        }
        className="wrap"
      >
        {children}
      </Fold>
    </section>
  )
}
