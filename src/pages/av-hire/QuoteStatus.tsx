import { countItems } from '../../hire/kit'
import { formatCount } from '../../lib/text/quantities'
import type { VisitorQuote } from './use-visitor-quote'

/** How many items the quote has, with a button that opens it. */
export function QuoteStatus({ quote }: { quote: VisitorQuote }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 text-small">
      <span>{`${formatCount(countItems(quote.kit), 'item')} in your quote`}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={quote.open}
        className="min-h-touch font-semibold text-amber underline underline-offset-4 hover:text-amber-light"
      >
        View quote
      </button>
    </p>
  )
}
