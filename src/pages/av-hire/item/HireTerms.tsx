import { FoldSection } from '../../../components/folds/FoldSection'
import { PageLink } from '../../../components/links/PageLink'
import type { EquipmentItem } from '../../../content/equipment'
import { hireTerms } from '../../../content/terms/hire-terms'

/** The conditions for an item. */
export function HireTerms({ item }: { item: EquipmentItem }) {
  const terms = hireTerms.filter(({ appliesTo }) => !appliesTo || appliesTo(item))
  return (
    <FoldSection title="Hire conditions" background="paper">
      <dl className="grid gap-x-[clamp(2rem,6vw,6rem)] sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-x-8">
        {terms.map(({ term, text }) => (
          <div key={term} className="border-t border-paper-line py-2.5 sm:py-5 print:break-inside-avoid print:py-2">
            <dt className="font-display text-base font-extrabold text-paper-ink sm:mb-1 sm:text-card">{term}</dt>
            <dd className="max-sm:text-small print:text-small">{text}</dd>
          </div>
        ))}
      </dl>
      <PageLink to="/faq#pickup-and-return" className="standalone-link text-paper-ink print:hidden">
        Collecting and returning
      </PageLink>
    </FoldSection>
  )
}
