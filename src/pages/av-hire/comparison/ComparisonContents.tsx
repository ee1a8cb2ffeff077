import { X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../../../components/ui/Button'
import { Picture } from '../../../components/ui/Picture'
import type { EquipmentItem } from '../../../content/equipment'
import { hasItem } from '../../../hire/quote'
import type { VisitorQuote } from '../../../hire/use-quote'
import { formatCount } from '../../../lib/quantities'
import { AddButton } from '../AddButton'
import { PrintOnly } from '../PrintOnly'
import { QuoteStatus } from '../QuoteStatus'
import { ComparisonTable } from './ComparisonTable'

const LEGEND = 'Below the prices, values that differ are in bold.'

type Props = {
  title: string
  items: readonly EquipmentItem[]
  quote: VisitorQuote
  onRemove: (item: EquipmentItem) => void
}

/** The chosen items side by side. */
export default function ComparisonContents({ title, items, quote, onRemove }: Props) {
  const scroller = useRef<HTMLDivElement>(null)

  function handleRemove(item: EquipmentItem) {
    // The button is removed with its column.
    scroller.current?.focus()
    onRemove(item)
  }

  return (
    <>
      <p aria-live="polite" className="px-6 pt-1 pb-5 font-mono text-spec text-muted">
        {formatCount(items.length, 'item')}. {LEGEND}
      </p>
      {/* Focusable, so that the arrow keys scroll it. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */}
      <div
        ref={scroller}
        role="region"
        aria-label={title}
        tabIndex={0}
        className="scroll-pl-28 overflow-x-auto focus-visible:-outline-offset-4 sm:scroll-pl-44"
      >
        <ComparisonTable
          items={items}
          renderPicture={(item) => (
            <div className="relative max-w-52">
              <Picture
                picture={item.image}
                alt=""
                maxWidth={640}
                sizes="208px"
                className="aspect-4/3 w-full rounded-field"
              />
              {items.length > 2 && (
                <IconButton
                  label={`Remove ${item.name}`}
                  onClick={() => handleRemove(item)}
                  className="absolute -top-2 -right-3 bg-night/80"
                >
                  <X aria-hidden />
                </IconButton>
              )}
            </div>
          )}
          renderAction={(item) => (
            <AddButton
              added={hasItem(quote.lines, item.id)}
              onAdd={() => quote.add(item.id)}
              itemName={item.name}
              size="small"
              className="w-full"
            />
          )}
        />
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      <div aria-live="polite" className="flex justify-end px-6 py-3">
        {quote.lines.length > 0 && <QuoteStatus quote={quote} />}
      </div>
      <PrintOnly>
        <h2 className="text-block">{title}</h2>
        <p className="mb-4">{LEGEND}</p>
        <ComparisonTable items={items} />
      </PrintOnly>
    </>
  )
}
