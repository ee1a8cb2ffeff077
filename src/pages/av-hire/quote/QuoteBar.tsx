import { useEffect } from 'react'
import { toHireBooking } from '../../../booking/hire-lines'
import { priceBooking } from '../../../booking/price'
import { useHirePeriod } from '../../../components/hooks/use-hire-period'
import { Button } from '../../../components/ui/Button'
import { countItems } from '../../../hire/kit-totals'
import { formatCount } from '../../../lib/text/quantities'
import { HirePrice } from '../HirePrice'
import { QuoteContents, QuoteDialog } from './QuoteDialog'
import type { VisitorQuote } from './use-visitor-quote'

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
    <div data-quote-bar className={`bottom-bar mt-8 print:hidden ${className}`}>
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-1.5 py-1.5">
        <HirePrice
          {...priceBooking(toHireBooking(quote, period))}
          period={period}
          isSum
          compact
          className="flex-1 text-small"
        />
        <Button
          variant="primary"
          size="small"
          aria-haspopup="dialog"
          onClick={quote.open}
          className="max-sm:px-3"
        >
          <span className="xs:whitespace-nowrap">
            <span>View quote ·</span> <span>{items}</span>
          </span>
        </Button>
      </div>
    </div>
  )
}
