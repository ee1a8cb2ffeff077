import { Button } from '../../components/ui/Button'
import { getKitPrice } from '../../hire/kit'
import type { VisitorQuote } from '../../hire/use-quote'
import { HirePrice } from './HirePrice'

/**
 * On a phone, the total of the quote with a button that opens it. It is the last element of the page's content and sticks
 * to the bottom of the window, so it covers nothing at the end of the page.
 */
export function BottomBar({ quote }: { quote: VisitorQuote }) {
  const count = quote.kit.length
  if (count === 0) return null
  return (
    <div className="sticky bottom-0 z-20 mt-8 border-t border-edge bg-plate pb-[env(safe-area-inset-bottom)] md:hidden print:hidden">
      <div className="wrap flex items-center justify-between gap-3 py-2">
        <HirePrice {...getKitPrice(quote.kit)} total compact className="text-small" />
        <Button variant="primary" size="small" aria-haspopup="dialog" onClick={quote.open} className="shrink-0">
          View quote · {count} <span className="sr-only">{count === 1 ? 'item' : 'items'}</span>
        </Button>
      </div>
    </div>
  )
}
