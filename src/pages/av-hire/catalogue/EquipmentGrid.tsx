import { memo } from 'react'
import type { EquipmentId, EquipmentItem } from '../../../content/equipment'
import { hasItem, type Quote } from '../../../quote/quote'
import { EquipmentCard } from './EquipmentCard'

type Props = {
  items: readonly EquipmentItem[]
  lines: Quote['lines']
  compared: readonly EquipmentItem[]
  onOpen: (id: EquipmentId) => void
  onAdd: (id: EquipmentId) => void
  onCompare: (item: EquipmentItem) => void
}

/** The cards of the catalogue. Memoized, so that typing in the search box does not re-render them. */
export const EquipmentGrid = memo(function EquipmentGrid({ items, lines, compared, ...handlers }: Props) {
  return (
    <ul className="grid gap-1.5 sm:grid-cols-2 sm:gap-4.5 md:grid-cols-3 lg:grid-cols-4">
      {items.map((item) => (
        <li key={item.id}>
          <EquipmentCard item={item} added={hasItem(lines, item.id)} compared={compared.includes(item)} {...handlers} />
        </li>
      ))}
    </ul>
  )
})
