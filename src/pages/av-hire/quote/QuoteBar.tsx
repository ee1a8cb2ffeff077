import { Button } from '../../../components/ui/Button'
import { getQuotePrice } from '../../../quote/quote'
import { HirePrice } from '../HirePrice'
import type { VisitorQuote } from './use-quote-dialog'

/** The total of the quote and the button that opens it, at the bottom of the window on a phone. */
export function QuoteBar({ quote }: { quote: VisitorQuote }) {
  const count = quote.lines.length
  if (count === 0) return null
  return (
    <div className="flex grow items-center justify-between gap-3 py-2 md:hidden">
      <HirePrice {...getQuotePrice(quote)} total compact className="text-small" />
      <Button variant="primary" size="small" aria-haspopup="dialog" onClick={quote.open} className="shrink-0">
        View quote · {count} <span className="sr-only">{count === 1 ? 'item' : 'items'}</span>
      </Button>
    </div>
  )
}
