import { NoScript } from '../../../components/fallbacks/NoScript'
import { Section } from '../../../components/ui/Section'
import { equipment, type EquipmentId, type HireCategory } from '../../../content/equipment'
import type { Kit } from '../../../content/equipment/kit'
import { HIRE_HOURS } from '../../../content/terms/hire-terms'
import { getCount } from '../../../hire/kit'
import { EquipmentCard } from '../catalogue/EquipmentCard'

type Props = { category: HireCategory; quoteKit: Kit; onCount: (id: EquipmentId, count: number) => void }

/** The items of a category, with links to their pages. */
export function CategoryItems({ category, quoteKit, onCount }: Props) {
  const { id: categoryId, name, gel } = category
  return (
    <Section
      id="items"
      title={`Prices for ${name}`}
      intro={`Incl. GST, for ${HIRE_HOURS} hours.`}
      gel={gel}
      className="max-md:pt-3"
    >
      <NoScript text="The quote cart needs JavaScript." />
      <ul className="grid grid-cols-1 gap-1.5 sm:grid-cols-2 sm:gap-4.5 md:grid-cols-3 lg:grid-cols-4 print:grid-cols-2 print:gap-2">
        {equipment
          .filter((item) => item.category === categoryId)
          .map((item) => (
            <li key={item.id}>
              <EquipmentCard item={item} count={getCount(quoteKit, item.id)} onCount={onCount} />
            </li>
          ))}
      </ul>
    </Section>
  )
}
