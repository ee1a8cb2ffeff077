import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { LazyBoundary } from '../../../components/fallbacks/LazyBoundary'
import { useHirePeriod } from '../../../components/hooks/use-hire-period'
import { useHistoryDialog } from '../../../components/hooks/use-history-dialog'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { countItems } from '../../../hire/kit-totals'
import { getQuotePrice, useQuote } from '../../../hire/quote'
import { lazyWithPreload } from '../../../lib/browser/lazy-with-preload'
import { formatCount } from '../../../lib/text/quantities'
import { HirePrice } from '../HirePrice'

export const QuoteContents = lazyWithPreload(() => import('./QuoteContents'))

/** The visitor's quote with its dialog. */
export function useVisitorQuote() {
  const quote = useQuote()
  const dialog = useHistoryDialog('quote')
  return { ...quote, isOpen: dialog.value !== null, open: () => dialog.open(), close: dialog.close }
}

export type VisitorQuote = ReturnType<typeof useVisitorQuote>

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
export function AddButton({
  added,
  onAdd,
  variant = 'outline',
  size,
  itemName,
  className = '',
}: AddButtonProps) {
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

type Props = { quote: VisitorQuote; className?: string }

/** Announces how many items the quote has, shows its bar once it has one, and the dialog that the bar opens. */
export function QuoteBar({ quote, className = '' }: Props) {
  const count = countItems(quote.kit)
  const hasItems = count > 0
  useEffect(() => {
    if (hasItems) QuoteContents.prefetch()
  }, [hasItems])

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {hasItems && `${formatCount(count, 'item')} in your quote`}
      </p>
      {hasItems && <Bar quote={quote} className={className} />}
      {quote.isOpen && <QuoteDialog quote={quote} />}
    </>
  )
}

/**
 * The total of the quote with a button that opens it. It is the last element of the page's content and sticks to the bottom
 * of the window, so it covers nothing at the end of the page. On a phone it replaces `PhoneBar`.
 */
function Bar({ quote, className }: Required<Props>) {
  const { period } = useHirePeriod(quote.dates)
  // A space that does not break, between the number and its unit.
  const items = formatCount(countItems(quote.kit), 'item').replace(' ', '\u00a0')
  return (
    <div
      data-quote-bar
      className={`sticky bottom-0 z-20 mt-8 border-t border-edge bg-plate pb-[env(safe-area-inset-bottom)] print:hidden ${className}`}
    >
      <div className="wrap flex items-center justify-between gap-3 py-1.5 max-xs:flex-wrap">
        <HirePrice
          {...getQuotePrice(quote, period?.days)}
          period={period}
          total
          compact
          className="text-small"
        />
        <Button
          variant="primary"
          size="small"
          aria-haspopup="dialog"
          onClick={quote.open}
          className="max-sm:px-3"
        >
          {/* Two lines on a narrow phone. */}
          <span>
            <span className="whitespace-nowrap">View quote ·</span> <span>{items}</span>
          </span>
        </Button>
      </div>
    </div>
  )
}

/** The quote at the side of the window. */
function QuoteDialog({ quote }: { quote: VisitorQuote }) {
  return (
    <Dialog
      title="Quote cart"
      size="small"
      closeLabel="Close quote cart"
      onClose={quote.close}
      className="mr-0! ml-auto! h-dvh max-h-none! flex-col rounded-none! border-y-0! border-r-0! not-print:open:flex! max-sm:w-full! max-sm:border-0! print:hidden max-sm:[&>div:first-child]:items-center max-sm:[&>div:first-child]:pt-3"
    >
      <LazyBoundary name="The quote cart" loadingLabel="Loading quote cart...">
        <QuoteContents quote={quote} onClose={quote.close} />
      </LazyBoundary>
    </Dialog>
  )
}
