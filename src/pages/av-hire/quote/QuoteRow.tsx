import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useExitAnimation } from '../../../components/hooks/use-exit-animation'
import { IconButton } from '../../../components/ui/Button'
import { Picture } from '../../../components/ui/Picture'
import type { EquipmentItem } from '../../../content/equipment'
import { HirePrice } from '../HirePrice'

const COLLAPSED = { height: 0, paddingTop: 0, paddingBottom: 0, opacity: 0 }

type Props = { item: EquipmentItem; onRemove: (event: MouseEvent<HTMLButtonElement>) => void }

/** One item of the quote. Inside an `AnimatePresence` the row collapses before it is removed. */
export function QuoteRow({ item, onRemove }: Props) {
  const { ref, isPresent } = useExitAnimation<HTMLLIElement>(COLLAPSED)
  return (
    <li
      ref={ref}
      inert={!isPresent}
      className="grid grid-cols-[5rem_1fr_auto] items-center gap-4 border-b border-dashed border-line py-4 last:border-b-0 inert:overflow-hidden"
    >
      <Picture picture={item.image} alt="" maxWidth={320} sizes="80px" className="aspect-4/3 w-20 rounded-field" />
      <div>
        <h3 className="font-text text-small font-semibold tracking-normal">{item.name}</h3>
        <HirePrice price={item.price24h} crewFrom={item.crewFrom} className="mt-1 text-small" />
      </div>
      <IconButton label={`Remove ${item.name}`} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  )
}
