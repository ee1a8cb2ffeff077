import { type ReactNode, useId } from 'react'
import type { Gel } from '../../content/gels'

type Props = {
  /** The section's cue, such as 'LX 03 · Services'. */
  cue?: string
  title: string
  /** Stands at the right of the title on a wide screen: a link, or a few words. */
  aside?: ReactNode
  lede?: string
  gel?: Gel
  /** `paper` is the one light section of a page, for what is read and compared. */
  ground?: 'night' | 'paper'
  id?: string
  className?: string
  children: ReactNode
}

/** One idea of a page: a cue, a heading and what belongs to it, in the site's one rhythm. */
export function Section({ cue, title, aside, lede, gel, ground = 'night', id, className = '', children }: Props) {
  const headingId = useId()
  const onPaper = ground === 'paper'
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      data-gel={gel}
      className={`${onPaper ? 'mt-breath bg-paper py-[clamp(4rem,7vw,6.5rem)] text-paper-text' : 'pt-breath'} ${className}`}
    >
      <div className="wrap">
        <div className="mb-[clamp(1.75rem,3.4vw,3.25rem)] flex flex-col items-start gap-x-8 gap-y-5 md:flex-row md:items-end md:justify-between">
          <div>
            {cue && <p className={`mb-5 cue ${onPaper ? 'text-paper-muted' : ''}`}>{cue}</p>}
            <h2 id={headingId} className={`text-section ${onPaper ? 'text-paper-ink' : ''}`}>
              {title}
            </h2>
            {lede && <p className="mt-5 max-w-[56ch] text-lede">{lede}</p>}
          </div>
          {aside && <div className="max-w-[40ch] shrink-0">{aside}</div>}
        </div>
        {children}
      </div>
    </section>
  )
}
