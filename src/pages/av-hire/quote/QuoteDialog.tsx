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
      className="mr-0! ml-auto! h-dvh max-h-none! flex-col rounded-none! border-y-0! border-r-0! not-print:open:flex! max-sm:w-full! max-sm:border-0! print:hidden max-sm:[&>div:first-child]:items-center max-sm:[&>div:first-child]:pt-3"
    >
      <LazyBoundary name="The quote cart" loadingLabel="Loading quote cart...">
        <QuoteContents quote={quote} onClose={quote.close} />
      </LazyBoundary>
    </Dialog>
  )
}
