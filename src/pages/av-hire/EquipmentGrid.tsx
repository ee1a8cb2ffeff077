import { memo } from 'react'
import type { EquipmentId, EquipmentItem } from '../../content/equipment'
import type { Cart } from '../../quote/cart'
import { EquipmentCard } from './EquipmentCard'

type Props = {
  items: readonly EquipmentItem[]
  cart: Cart
  onOpen: (id: EquipmentId) => void
  onAdd: (id: EquipmentId) => void
}

/** The cards of the catalogue. Memoized, so that typing in the search box does not re-render them. */
export const EquipmentGrid = memo(function EquipmentGrid({ items, cart, onOpen, onAdd }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4.5 md:grid-cols-3 lg:grid-cols-4">
      {items.map((item) => (
        <li key={item.id}>
          <EquipmentCard item={item} added={cart.includes(item.id)} onOpen={onOpen} onAdd={onAdd} />
        </li>
      ))}
    </ul>
  )
})
