import { LazyBoundary } from '../../../components/fallbacks/LazyBoundary'
import { Dialog } from '../../../components/ui/Dialog'
import { lazyWithPreload } from '../../../lib/browser/lazy-with-preload'
import type { VisitorQuote } from '../use-visitor-quote'

const SharedQuote = lazyWithPreload(() => import('./SharedQuote'))

type Props = {
  /** The quote in the URL, or null. */
  text: string | null
  quote: VisitorQuote
  /** Removes it from the URL, so that a reload does not ask again. */
  onClose: () => void
}

/** Asks whether to use the quote of a link. */
export function SharedQuoteDialog({ text, quote, onClose }: Props) {
  if (text === null) return null
  return (
    <Dialog title="Quote from a link" showTitle={false} onClose={onClose} className="print:hidden">
      <LazyBoundary name="The quote" loadingLabel="Loading quote...">
        <SharedQuote key={text} text={text} quote={quote} onClose={onClose} />
      </LazyBoundary>
    </Dialog>
  )
}
