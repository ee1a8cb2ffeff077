import { usePresence } from 'framer-motion'
import { useAnimate } from 'framer-motion/mini'
import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useEffectEvent } from 'react'
import { IconButton } from '../../components/ui/Button'
import { Picture } from '../../components/ui/Picture'
import type { EquipmentItem } from '../../content/equipment'
import { HirePrice } from './HirePrice'

const EXIT_DURATION_S = 0.2

type Props = { item: EquipmentItem; onRemove: (event: MouseEvent<HTMLButtonElement>) => void }

/** One item of the cart. Inside an `AnimatePresence` the row closes before it is removed. */
export function CartRow({ item, onRemove }: Props) {
  const [isPresent, safeToRemove] = usePresence()
  const [row, animate] = useAnimate<HTMLLIElement>()

  const startExit = useEffectEvent(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return safeToRemove?.()
    const closed = { height: 0, paddingTop: 0, paddingBottom: 0, opacity: 0 }
    const animation = animate(row.current, closed, { duration: EXIT_DURATION_S })
    void animation.then(() => safeToRemove?.())
    return () => animation.cancel()
  })
  // The cleanup shows the row again if its item is added back during the animation.
  useEffect(() => (isPresent ? undefined : startExit()), [isPresent])

  return (
    <li
      ref={row}
      inert={!isPresent}
      className="grid grid-cols-[5rem_1fr_auto] items-center gap-4 border-b border-dashed border-line py-4 last:border-b-0 inert:overflow-hidden"
    >
      <Picture picture={item.image} alt="" maxWidth={320} sizes="80px" className="aspect-4/3 w-20 rounded-field" />
      <div>
        <h3 className="font-text text-small font-semibold tracking-normal">{item.name}</h3>
        <HirePrice price={item.price24h} className="mt-1 text-small" />
      </div>
      <IconButton label={`Remove ${item.name}`} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  )
}
