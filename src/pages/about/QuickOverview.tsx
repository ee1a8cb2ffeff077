import { Section } from '../../components/ui/Section'
import { aboutOverview } from '../../content/about/about'

/** The last column is the widest, for the longest figure. */
const GRID_COLUMNS = 'md:grid md:grid-cols-[1fr_1fr_1.5fr]'

/** Three large figures and a paragraph. */
export function QuickOverview() {
  return (
    <Section title="Quick Overview" background="paper">
      <dl className={`border-b border-paper-line ${GRID_COLUMNS}`}>
        {aboutOverview.facts.map((fact) => (
          <div
            key={fact.label}
            className="flex flex-col-reverse justify-end gap-1 border-t border-paper-line py-6 md:gap-3 md:border-l md:py-10 md:pl-7 md:first:border-l-0 md:first:pl-0"
          >
            <dt className="text-highlight font-medium text-paper-text">{fact.label}</dt>
            <dd className="font-display text-[clamp(3.25rem,6.6vw,6.75rem)] leading-none font-extrabold tracking-tighter text-paper-ink">
              {fact.value}
            </dd>
          </div>
        ))}
      </dl>
      <div className={`mt-8 ${GRID_COLUMNS}`}>
        <p className="max-w-[62ch] text-intro md:col-span-2 md:col-start-2 md:pl-7">{aboutOverview.text}</p>
      </div>
    </Section>
  )
}
