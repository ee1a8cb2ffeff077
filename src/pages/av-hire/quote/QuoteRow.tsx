import { X } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { IconButton } from '../../../components/ui/Button'
import { Picture } from '../../../components/ui/Picture'
import type { PricedItem } from '../../../hire/kit'
import { formatHirePrice } from '../../../lib/text/money'
import { HirePrice } from '../HirePrice'
import { CountStepper } from './CountStepper'
import { useCollapse } from './use-collapse'

type Props = {
  line: PricedItem
  onCount: (count: number) => void
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void
}

/** One item of the quote. Inside an `AnimatePresence` the row collapses before it is removed. */
export function QuoteRow({ line: { item, count, price, crewFrom }, onCount, onRemove }: Props) {
  const { ref, isPresent } = useCollapse<HTMLLIElement>()
  const stepper = useRef<HTMLDivElement>(null)

  function handlePair() {
    // The button that has the focus is removed.
    stepper.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
    onCount(2)
  }

  return (
    <li
      ref={ref}
      inert={!isPresent}
      className="grid grid-cols-[5rem_1fr_auto] items-center gap-x-4 gap-y-2 border-b border-dashed border-line py-4 last:border-b-0 inert:overflow-hidden"
    >
      <Picture picture={item.image} alt="" maxWidth={320} sizes="80px" className="aspect-4/3 w-20 rounded-field" />
      <div>
        <h3 className="font-text text-small font-semibold tracking-normal">{item.name}</h3>
        <HirePrice price={price} crewFrom={crewFrom} className="mt-1 text-small" />
      </div>
      <IconButton label={`Remove ${item.name}`} data-remove onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
      <div ref={stepper} className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-3 text-small text-muted">
        <CountStepper name={item.name} count={count} onChange={onCount} />
        {count > 1 && <p>{`${formatHirePrice(item.price24h)} each`}</p>}
        {count === 1 && item.usuallyInPairs && (
          <>
            <button
              type="button"
              onClick={handlePair}
              className="min-h-touch font-semibold text-amber underline underline-offset-4 hover:text-amber-light"
            >
              Make it two <span className="sr-only">({item.name})</span>
            </button>
            <p className="w-full">Usually taken in pairs.</p>
          </>
        )}
      </div>
    </li>
  )
}
