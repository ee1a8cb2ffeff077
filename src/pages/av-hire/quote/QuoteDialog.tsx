import { useEffect } from 'react'
import { LazyBoundary } from '../../../components/fallbacks/LazyBoundary'
import { Dialog } from '../../../components/ui/Dialog'
import type { VisitorQuote } from '../../../hire/use-quote'
import { lazyWithPreload } from '../../../lib/lazy-with-preload'

export const QuoteContents = lazyWithPreload(() => import('./QuoteContents'))

/** The quote at the side of the window, if it is open. */
export function QuoteDialog({ quote }: { quote: VisitorQuote }) {
  const hasItems = quote.kit.length > 0
  useEffect(() => {
    if (hasItems) QuoteContents.prefetch()
  }, [hasItems])

  if (!quote.isOpen) return null
  return (
    <Dialog
      title="Quote cart"
      size="small"
      closeLabel="Close quote cart"
      onClose={quote.close}
      className="mr-0! ml-auto! h-dvh max-h-none! flex-col rounded-none! border-y-0! border-r-0! not-print:open:flex! max-sm:w-full! max-sm:border-0! print:hidden"
    >
      <LazyBoundary name="The quote cart" loadingLabel="Loading quote cart...">
        <QuoteContents quote={quote} />
      </LazyBoundary>
    </Dialog>
  )
}
