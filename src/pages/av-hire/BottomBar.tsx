import { useEffect, useState } from 'react'
import type { EquipmentItem } from '../../content/equipment'
import type { Comparison } from '../../quote/comparison'
import { ComparisonBar } from './comparison/ComparisonBar'
import { ComparisonContents, ComparisonDialog } from './comparison/ComparisonDialog'
import { QuoteBar } from './quote/QuoteBar'
import type { VisitorQuote } from './quote/use-quote-dialog'

type Props = {
  quote: VisitorQuote
  comparison: Comparison
  /** Removes an item from the comparison, or all with null. */
  onRemove: (item: EquipmentItem | null) => void
}

/**
 * The chosen items and, on a phone, the quote. It is the last element of the page's content and sticks to the bottom of the
 * window, so it covers nothing at the end of the page.
 */
export function BottomBar({ quote, comparison, onRemove }: Props) {
  const [isComparisonOpen, setIsComparisonOpen] = useState(false)
  const isComparing = comparison.items.length > 0

  useEffect(() => {
    if (isComparing) ComparisonContents.prefetch()
  }, [isComparing])

  return (
    <>
      <div
        className={
          isComparing || quote.lines.length > 0
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
          <QuoteBar quote={quote} />
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
