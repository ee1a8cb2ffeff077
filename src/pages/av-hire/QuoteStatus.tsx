import { formatCount } from '../../lib/quantities'

type Props = { count: number; onOpenQuote: () => void }

/** How many items the quote has, with a button that opens it. */
export function QuoteStatus({ count, onOpenQuote }: Props) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 text-small">
      {formatCount(count, 'item')} in your quote
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpenQuote}
        className="min-h-touch font-semibold text-amber underline underline-offset-4 hover:text-amber-light"
      >
        View quote
      </button>
    </p>
  )
}
