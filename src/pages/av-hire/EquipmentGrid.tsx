import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button'
import type { EquipmentId, EquipmentItem } from '../../content/equipment'
import type { Cart } from '../../quote/cart'
import { EquipmentCard } from './EquipmentCard'

/** How many cards are mounted at once. Whatever the catalogue grows to, a key press changes no more than these. */
const STEP = 36

type Props = {
  items: readonly EquipmentItem[]
  cart: Cart
  onOpen: (id: EquipmentId) => void
  onAdd: (id: EquipmentId) => void
}

/** The cards of the items found, more of them as their end comes near. Memoised: typing alone does not render it. */
export const EquipmentGrid = memo(function EquipmentGrid({ items, cart, onOpen, onAdd }: Props) {
  const [grown, setGrown] = useState({ items, count: STEP })
  const count = grown.items === items ? grown.count : STEP
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4.5 md:grid-cols-3 lg:grid-cols-4">
        {items.slice(0, count).map((item) => (
          <li key={item.id}>
            <EquipmentCard item={item} added={cart.includes(item.id)} onOpen={onOpen} onAdd={onAdd} />
          </li>
        ))}
      </ul>
      {items.length > count && <More key={count} onMore={() => setGrown({ items, count: count + STEP })} />}
    </>
  )
})

/** Asks for more when it is about a screen away. Pressing it does the same where a browser cannot watch for that. */
function More({ onMore }: { onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const comesNear = useEffectEvent(onMore)

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && comesNear(), {
      rootMargin: '100% 0px',
    })
    if (button.current) observer.observe(button.current)
    return () => observer.disconnect()
  }, [])

  return (
    <Button ref={button} onClick={onMore} className="mx-auto mt-8 flex">
      Show more
    </Button>
  )
}
