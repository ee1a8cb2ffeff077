import { LazyBoundary } from '../../../components/fallbacks/LazyBoundary'
import { Dialog } from '../../../components/ui/Dialog'
import { lazyWithPreload } from '../../../lib/browser/lazy-with-preload'
import type { VisitorQuote } from './use-visitor-quote'

export const QuoteContents = lazyWithPreload(() => import('./QuoteContents'))

/** The quote at the side of the window. */
export function QuoteDialog({ quote }: { quote: VisitorQuote }) {
  return (
    <Dialog
      title="Quote cart"
      size="small"
      closeLabel="Close quote cart"
      onClose={quote.close}
      className="side-panel print:hidden"
    >
      <LazyBoundary name="The quote cart" loadingLabel="Loading quote cart...">
        <QuoteContents quote={quote} onClose={quote.close} />
      </LazyBoundary>
    </Dialog>
  )
}
