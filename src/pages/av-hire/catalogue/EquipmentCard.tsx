import { Plus } from 'lucide-react'
import { memo, type MouseEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { RowCard } from '../../../components/cards/RowCard'
import { opensElsewhere, PageLink } from '../../../components/links/PageLink'
import { Stepper } from '../../../components/Stepper'
import { Button } from '../../../components/ui/Button'
import {
  type EquipmentId,
  type EquipmentItem,
  getEquipmentCategory,
} from '../../../content/equipment'
import { getItemPrice } from '../../../hire/item-price'
import { MAX_COUNT } from '../../../hire/quote-count'
import type { SitePath } from '../../../sitemap'
import { HirePrice } from '../HirePrice'

type Props = {
  item: EquipmentItem
  /** How many the quote has. */
  count: number
  /** Opens the item's dialog. Otherwise the card links to its page. */
  onOpen?: (id: EquipmentId) => void
  onCount: (id: EquipmentId, count: number) => void
}

/** One item of a list: a row on a phone and on paper, otherwise a card. Memoized, so that adding an item re-renders only its own card. */
export const EquipmentCard = memo(function EquipmentCard({ item, count, onOpen, onCount }: Props) {
  function handleClick(event: MouseEvent) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onOpen?.(item.id)
  }

  return (
    <RowCard
      gel={getEquipmentCategory(item).gel}
      layout="row on a phone"
      className="min-h-26 grid-cols-[min(6rem,30vw)_1fr] items-center gap-x-3 p-2 hire-card sm:items-stretch sm:p-0"
      picture={item.image}
      maxWidth={640}
      sizes="(min-width: 1320px) 315px, (min-width: 1080px) 22vw, (min-width: 720px) 30vw, (min-width: 480px) 45vw, 96px"
      pictureClass="aspect-4/3 max-sm:rounded-field"
    >
      <div className="flex flex-wrap items-center gap-1 sm:flex-1 sm:flex-col sm:flex-nowrap sm:items-stretch sm:gap-3 sm:p-4.5 print:gap-0.5 print:p-0">
        <h3
          translate="no"
          className="text-small leading-tight hyphens-auto max-sm:w-full sm:text-card print:text-small"
        >
          {onOpen ? (
            // A click opens the dialog. Search engines and visitors without JavaScript follow the link.
            <a
              href={`/av-hire/${item.id}` satisfies SitePath}
              aria-haspopup="dialog"
              onClick={handleClick}
              className="stretch scroll-my-36"
            >
              {item.name}
            </a>
          ) : (
            <PageLink to={`/av-hire/${item.id}`} className="stretch scroll-my-36">
              {item.name}
            </PageLink>
          )}
        </h3>
        <p className="text-small max-sm:hidden print:hidden">{item.summary}</p>
        <HirePrice
          {...getItemPrice(item)}
          compact
          className={`mt-auto text-small leading-snug max-sm:my-auto max-sm:flex-1 sm:text-base sm:leading-snug print:mt-0 print:text-small ${
            // 'From $352 with crew' does not fit beside the stepper of a phone, so only what it is without GST is there.
            item.crewFrom
              ? 'max-sm:contents max-sm:*:flex-1 max-sm:*:first:basis-full'
              : 'max-sm:basis-20'
          }`}
        />
        <AddStepper
          itemName={item.name}
          count={count}
          onChange={(next) => onCount(item.id, next)}
        />
      </div>
    </RowCard>
  )
})

type AddStepperProps = { itemName: string; count: number; onChange: (count: number) => void }

/** Adds an item to the quote, then changes how many of it the quote has. On a phone the first button shows only an icon. */
function AddStepper({ itemName, count, onChange }: AddStepperProps) {
  const box = useRef<HTMLDivElement>(null)

  /** Adds the item or removes it. The button that was pressed is removed, so the last one of the others gets the focus. */
  function toggle(next: number) {
    flushSync(() => onChange(next))
    const buttons = Array.from(box.current?.querySelectorAll('button') ?? [])
    buttons.at(-1)?.focus()
  }

  return (
    <div
      ref={box}
      className="relative z-10 max-sm:ml-auto print:hidden [&_button]:scroll-my-36 [&_input]:scroll-my-36"
    >
      {count > 0 ? (
        <Stepper
          label={`How many ${itemName}`}
          noun={itemName}
          value={count}
          min={1}
          max={MAX_COUNT}
          onChange={onChange}
          onRemove={() => toggle(0)}
        />
      ) : (
        <Button
          size="small"
          onClick={() => toggle(1)}
          className="w-full max-sm:w-touch max-sm:px-0!"
        >
          <Plus aria-hidden className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">
            <span>Add to Quote</span> <span className="sr-only">{itemName}</span>
          </span>
        </Button>
      )}
    </div>
  )
}
