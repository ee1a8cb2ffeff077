import { Section } from '../../../components/ui/Section'
import { equipment, type EquipmentId, type EquipmentItem, getEquipmentCategory } from '../../../content/equipment'
import type { Kit } from '../../../content/equipment/kit'
import { getCount } from '../../../hire/kit'
import { EquipmentCard } from '../catalogue/EquipmentCard'

const MAX_ITEMS = 4

type Props = { item: EquipmentItem; quoteKit: Kit; onCount: (id: EquipmentId, count: number) => void }

/** Links to other items of the same category: those that follow in the catalogue, then the first ones. */
export function RelatedItems({ item, quoteKit, onCount }: Props) {
  const { name, gel } = getEquipmentCategory(item)
  const items = equipment.filter(({ category }) => category === item.category)
  const next = items.indexOf(item) + 1
  const related = [...items.slice(next), ...items.slice(0, next - 1)].slice(0, MAX_ITEMS)

  return (
    <Section title={`More ${name}`} intro="Prices incl. GST, for 24 hours." gel={gel} className="print:hidden">
      <ul className="grid grid-cols-1 gap-1.5 sm:grid-cols-2 sm:gap-4.5 lg:grid-cols-4">
        {related.map((other) => (
          <li key={other.id}>
            <EquipmentCard item={other} count={getCount(quoteKit, other.id)} onCount={onCount} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
