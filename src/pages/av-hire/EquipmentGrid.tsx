import { memo } from 'react'
import { useAfterFirstScreen } from '../../components/AfterFirstScreen'
import type { EquipmentId, EquipmentItem } from '../../content/equipment'
import type { Cart } from '../../quote/cart'
import { EquipmentCard } from './EquipmentCard'

/** The number of cards that fit into the first screen. */
const FIRST_SCREEN_CARDS = 8

type Props = {
  items: readonly EquipmentItem[]
  cart: Cart
  onOpen: (id: EquipmentId) => void
  onAdd: (id: EquipmentId) => void
}

/** The cards of the catalogue. Memoized, so that typing in the search box does not re-render them. */
export const EquipmentGrid = memo(function EquipmentGrid({ items, cart, onOpen, onAdd }: Props) {
  const afterFirstScreen = useAfterFirstScreen()
  const cards = afterFirstScreen ? items : items.slice(0, FIRST_SCREEN_CARDS)
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4.5 md:grid-cols-3 lg:grid-cols-4">
      {cards.map((item) => (
        <li key={item.id}>
          <EquipmentCard item={item} added={cart.includes(item.id)} onOpen={onOpen} onAdd={onAdd} />
        </li>
      ))}
    </ul>
  )
})
