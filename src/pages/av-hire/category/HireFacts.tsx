import { SuburbFold } from '../../../components/hire/SuburbFold'
import type { CrewWork, HireItem } from '../../../content/schemas/hire-item'
import { HIRE_HOURS, hireRules, technicianRule } from '../../../content/terms/hire-terms'
import { travelFacts } from '../../../content/terms/travel'
import { formatList } from '../../../lib/text/quantities'

const crewVerbs: Record<CrewWork, string> = {
  build: 'brings and builds',
  hang: 'brings and hangs',
  operate: 'brings and runs',
}

/** The work of the crew: 'Our crew brings and builds the Stage Deck and Truss Goalpost. The price with crew covers that.' */
function formatCrew(items: readonly HireItem[]): string {
  const sentences = (Object.keys(crewVerbs) as CrewWork[]).flatMap((work) => {
    const names = items.filter(({ crew }) => crew === work).map(({ name, shortName = name }) => shortName)
    return names.length > 0 ? `Our crew ${crewVerbs[work]} the ${formatList(names)}.` : []
  })
  return sentences.length > 0
    ? `${sentences.join(' ')} The price with crew covers that, and we bring whatever else you hire in the same trip.`
    : `You set it up yourself. ${technicianRule}`
}

/** The hire period, delivery and crew, in a line each. */
export function HireFacts({ items }: { items: readonly HireItem[] }) {
  const facts = [
    { term: `${HIRE_HOURS} hours`, text: hireRules.weekend },
    travelFacts.delivery,
    ...(items.some(({ crew }) => crew) ? [{ term: 'Delivery with crew', text: travelFacts['by-area'].text }] : []),
    { term: 'Crew', text: formatCrew(items) },
  ]
  return (
    <div className="wrap mt-10">
      <dl className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {facts.map(({ term, text }) => (
          <div key={term} className="border-t border-line py-4">
            <dt className="text-small text-muted">{term}</dt>
            <dd className="text-warm">{text}</dd>
          </div>
        ))}
      </dl>
      <SuburbFold className="mt-6 max-w-xl" />
    </div>
  )
}
