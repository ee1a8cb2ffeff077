import { type ComponentProps, type ReactNode, useId } from 'react'
import type { Gel } from '../../lib/gels'

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  /** A short plain label above the title, such as 'Services'. */
  eyebrow?: string
  title: string
  /** To the right of the title on a wide screen, below it on a narrow one. */
  aside?: ReactNode
  intro?: string
  gel?: Gel
  /** `paper` is light, for text and tables. */
  background?: 'night' | 'paper'
}

export function Section({
  eyebrow,
  title,
  aside,
  intro,
  gel,
  background = 'night',
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
      className={`${isOnPaper ? 'mt-break bg-paper py-section text-paper-text' : 'pt-section'} ${className}`}
    >
      <div className="wrap">
        <div className="mb-[clamp(1.25rem,3.4vw,3.25rem)] flex flex-col items-start gap-x-8 md:flex-row md:items-end md:justify-between print:mb-0 print:break-after-avoid">
          <div>
            {eyebrow && (
              <p className={`mb-5 eyebrow max-md:hidden ${isOnPaper ? 'text-paper-muted' : ''}`}>
                {eyebrow}
              </p>
            )}
            <h2 id={headingId} className={`text-section ${isOnPaper ? 'text-paper-ink' : ''}`}>
              {title}
            </h2>
            {intro && <p className="mt-3 max-w-[56ch] text-base md:mt-5">{intro}</p>}
          </div>
          {aside && <div className="max-w-[min(40ch,100%)] shrink-0 max-md:*:mt-5">{aside}</div>}
        </div>
        {children}
      </div>
    </section>
  )
}
