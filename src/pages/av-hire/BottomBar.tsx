import { useEffect, useState } from 'react'
import { Button } from '../../components/ui/Button'
import type { EquipmentItem } from '../../content/equipment'
import type { Comparison } from '../../hire/comparison'
import { getQuotePrice } from '../../hire/quote'
import type { VisitorQuote } from '../../hire/use-quote'
import { ComparisonBar } from './comparison/ComparisonBar'
import { ComparisonContents, ComparisonDialog } from './comparison/ComparisonDialog'
import { HirePrice } from './HirePrice'

type Props = {
  quote: VisitorQuote
  comparison: Comparison
  /** Removes an item from the comparison, or all with null. */
  onRemove: (item: EquipmentItem | null) => void
}

/**
 * The compared items and, on a phone, the total of the quote, each with a button that opens it. It is the last element of
 * the page's content and sticks to the bottom of the window, so it covers nothing at the end of the page.
 */
export function BottomBar({ quote, comparison, onRemove }: Props) {
  const [isComparisonOpen, setIsComparisonOpen] = useState(false)
  const isComparing = comparison.items.length > 0
  const count = quote.lines.length

  useEffect(() => {
    if (isComparing) ComparisonContents.prefetch()
  }, [isComparing])

  return (
    <>
      <div
        className={
          isComparing || count > 0
            ? `sticky bottom-0 z-20 mt-8 border-t border-edge bg-plate pb-[env(safe-area-inset-bottom)] print:hidden ${isComparing ? '' : 'md:hidden'}`
            : undefined
        }
      >
        <div className="wrap flex flex-wrap gap-x-8">
          <div aria-live="polite" className={isComparing ? 'grow' : undefined}>
            {isComparing && (
              <ComparisonBar
                comparison={comparison}
                onCompare={() => setIsComparisonOpen(true)}
                onClear={() => onRemove(null)}
              />
            )}
          </div>
          {count > 0 && (
            <div className="flex grow items-center justify-between gap-3 py-2 md:hidden">
              <HirePrice {...getQuotePrice(quote)} total compact className="text-small" />
              <Button variant="primary" size="small" aria-haspopup="dialog" onClick={quote.open} className="shrink-0">
                View quote · {count} <span className="sr-only">{count === 1 ? 'item' : 'items'}</span>
              </Button>
            </div>
          )}
        </div>
      </div>
      {isComparisonOpen && (
        <ComparisonDialog
          items={comparison.items}
          quote={quote}
          onRemove={onRemove}
          onClose={() => setIsComparisonOpen(false)}
        />
      )}
    </>
  )
}
