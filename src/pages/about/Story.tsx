import { Section } from '../../components/ui/Section'
import { story } from '../../content/about/about'
import { toTwoDigits } from '../../lib/text/quantities'

/** How the company works: an opening paragraph in large type, then numbered steps. */
export function Story() {
  const [opening, ...steps] = story
  return (
    <Section
      eyebrow="How we work"
      title="From the first call to the swept floor"
      background="paper"
      // The picture above it already fades to the dark background.
      className="lg:mt-0!"
    >
      <p className="max-w-[34ch] font-display text-card leading-tight font-extrabold text-paper-ink md:text-block">
        {opening}
      </p>
      <ol className="mt-[clamp(2rem,4vw,4rem)] grid gap-x-[clamp(2rem,6vw,6rem)] md:grid-cols-2">
        {steps.map((step, index) => (
          <li key={step} className="border-t border-paper-line py-4 md:grid md:grid-cols-[3.25rem_1fr] md:py-6">
            <span aria-hidden className="pt-2 font-mono text-label text-paper-muted max-md:hidden">
              {toTwoDigits(index + 1)}
            </span>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
