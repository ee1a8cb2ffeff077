import { type ReactNode, useId } from 'react'
import { Fold } from './Fold'

type Props = {
  title: string
  facts: readonly { term: string; text: ReactNode }[]
  /** A phone shows them at first. */
  open?: boolean
}

/** The most important facts in a list, directly below the first screen. A phone can fold them. */
export function KeyFacts({ title, facts, open }: Props) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="wrap pt-10 print:pt-4">
      <Fold
        onlyOnPhone
        open={open}
        title={
          <h2 id={headingId} className="text-card">
            {title}
          </h2>
        }
        className="rounded-card border border-line bg-raised glow px-5 py-1 sm:px-7 md:py-4 print:border-current"
      >
        <dl className="grid gap-x-10 md:grid-cols-2">
          {facts.map(({ term, text }) => (
            <div key={term} className="border-t border-line py-3">
              <dt className="text-small text-muted">{term}</dt>
              <dd className="text-warm">{text}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  )
}
