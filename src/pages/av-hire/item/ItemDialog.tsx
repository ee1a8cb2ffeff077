import { Dialog } from '../../../components/ui/Dialog'
import { type EquipmentItem, getEquipmentCategory } from '../../../content/equipment'
import { getCount } from '../../../hire/kit'
import { AddButton } from '../AddButton'
import { HirePrice } from '../HirePrice'
import { QuoteStatus } from '../QuoteStatus'
import { useCloseOnce } from '../use-close-once'
import type { VisitorQuote } from '../use-visitor-quote'
import { ItemNotes } from './ItemNotes'
import { ItemPictures } from './ItemPictures'
import { Specifications } from './Specifications'

type Props = { item: EquipmentItem; quote: VisitorQuote; onClose: () => void }

/** An item's pictures, description, specifications and price. */
export function ItemDialog({ item, quote, onClose }: Props) {
  const category = getEquipmentCategory(item)
  const isAdded = getCount(quote.kit, item.id) > 0
  const close = useCloseOnce(onClose)

  return (
    <Dialog title={item.name} showTitle={false} size="wide" onClose={close} className="print:hidden">
      <div data-gel={category.gel} className="grid md:grid-cols-2">
        <ItemPictures item={item} sizes="(min-width: 1100px) 512px, (min-width: 720px) 48vw, 96vw" />
        <div className="flex flex-col justify-center gap-4 px-6 py-7 md:px-9">
          <p className="eyebrow">{category.name}</p>
          <p translate="no" aria-hidden className="font-display text-block font-extrabold text-warm md:pr-8">
            {item.name}
          </p>
          <p>{item.description}</p>
          {item.notes && <ItemNotes notes={item.notes} className="mt-1" />}
        </div>
      </div>
      <Specifications item={item} />
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-6 gap-y-1.5 bg-raised px-5 py-4 md:px-9">
        <HirePrice
          price={item.price24h}
          crewFrom={item.crewFrom}
          withParts
          className="mr-auto text-small sm:text-card"
        />
        <div aria-live="polite" className="max-sm:order-last max-sm:w-full">
          {isAdded && <QuoteStatus quote={quote} />}
        </div>
        <AddButton
          added={isAdded}
          onAdd={() => quote.add(item.id)}
          variant="primary"
          className="max-sm:grow max-sm:px-4 max-sm:text-small"
        />
      </div>
    </Dialog>
  )
}
