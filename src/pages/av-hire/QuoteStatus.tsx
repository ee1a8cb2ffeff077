import { formatCount } from '../../lib/quantities'

type Props = { count: number; onOpenCart: () => void }

/** How many items the quote has, with a button that opens the cart. */
export function QuoteStatus({ count, onOpenCart }: Props) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 text-small">
      {formatCount(count, 'item')} in your quote
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpenCart}
        className="min-h-touch font-semibold text-amber underline underline-offset-4 hover:text-amber-light"
      >
        View quote
      </button>
    </p>
  )
}
