import { type ReactNode, useId } from 'react'

type Props = { title: string; facts: readonly { term: string; text: ReactNode }[] }

/** The most important facts in a list, directly below the first screen. */
export function KeyFacts({ title, facts }: Props) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="wrap pt-10 print:pt-4">
      <div className="rounded-plate border border-line bg-raised bg-radial-[120%_90%_at_100%_0] from-gel/16 to-transparent to-60% px-5 py-6 sm:px-7 lg:grid lg:grid-cols-[minmax(10rem,1fr)_4fr] lg:gap-x-12 print:border-current">
        <h2 id={headingId} className="mb-4 text-card">
          {title}
        </h2>
        <dl className="grid gap-x-10 md:grid-cols-2">
          {facts.map(({ term, text }) => (
            <div key={term} className="border-t border-line py-3">
              <dt className="text-small text-muted">{term}</dt>
              <dd className="text-warm">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
