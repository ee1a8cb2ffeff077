import { Button } from '../../components/ui/Button'
import { countItems } from '../../hire/kit'
import { getQuotePrice } from '../../hire/quote'
import { formatCount } from '../../lib/text/quantities'
import { HirePrice } from './HirePrice'
import { useHirePeriod } from './use-hire-period'
import type { VisitorQuote } from './use-visitor-quote'

/**
 * On a phone, the total of the quote with a button that opens it. It is the last element of the page's content and sticks
 * to the bottom of the window, so it covers nothing at the end of the page.
 */
export function BottomBar({ quote }: { quote: VisitorQuote }) {
  const { period } = useHirePeriod(quote.dates)
  return (
    <div className="sticky bottom-0 z-20 mt-8 border-t border-edge bg-plate pb-[env(safe-area-inset-bottom)] md:hidden print:hidden">
      <div className="wrap flex items-center justify-between gap-3 py-2">
        <HirePrice {...getQuotePrice(quote, period?.days)} period={period} total compact className="text-small" />
        <Button variant="primary" size="small" aria-haspopup="dialog" onClick={quote.open} className="shrink-0">
          View quote · {formatCount(countItems(quote.kit), 'item')}
        </Button>
      </div>
    </div>
  )
}
