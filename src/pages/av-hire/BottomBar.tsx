import type { ComponentProps } from 'react'
import { ComparisonBar } from './comparison/ComparisonBar'
import { QuoteBar } from './quote/QuoteBar'

type Props = ComponentProps<typeof QuoteBar> & ComponentProps<typeof ComparisonBar>

/**
 * The chosen items and, on a phone, the quote. It is the last element of the page's content and sticks to the bottom of the
 * window, so it covers nothing at the end of the page.
 */
export function BottomBar({ quote, onOpenQuote, comparison, ...props }: Props) {
  const isComparing = comparison.items.length > 0
  return (
    <div
      className={
        isComparing || quote.lines.length > 0
          ? `sticky bottom-0 z-20 mt-8 border-t border-edge bg-plate pb-[env(safe-area-inset-bottom)] print:hidden ${isComparing ? '' : 'md:hidden'}`
          : undefined
      }
    >
      <div className="wrap flex flex-wrap gap-x-8">
        <div aria-live="polite" className={isComparing ? 'grow' : undefined}>
          {isComparing && <ComparisonBar comparison={comparison} {...props} />}
        </div>
        <QuoteBar quote={quote} onOpenQuote={onOpenQuote} />
      </div>
    </div>
  )
}
