import { Check } from 'lucide-react'
import { Button } from '../../components/ui/Button'
import { countItems } from '../../hire/kit-totals'
import { formatCount } from '../../lib/text/quantities'
import type { VisitorQuote } from './use-visitor-quote'

type AddButtonProps = {
  added: boolean
  onAdd: () => void
  variant?: 'primary' | 'outline'
  size?: 'small' | 'medium'
  /** Read by screen readers after the label, to tell the buttons of several items apart. */
  itemName?: string
  className?: string
}

/** Adds an item to the quote. Disabled once the item has been added, but keeps the focus, which `disabled` would drop. */
export function AddButton({ added, onAdd, variant = 'outline', size, itemName, className = '' }: AddButtonProps) {
  return (
    <Button
      variant={added ? 'done' : variant}
      size={size}
      aria-disabled={added}
      onClick={added ? undefined : onAdd}
      className={`aria-disabled:cursor-default ${className}`}
    >
      {added && <Check aria-hidden className="size-4 shrink-0 max-sm:hidden" strokeWidth={3} />}
      <span>
        <span>{added ? 'Added to Quote' : 'Add to Quote'}</span>{' '}
        {itemName && <span className="sr-only">{itemName}</span>}
      </span>
    </Button>
  )
}

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
