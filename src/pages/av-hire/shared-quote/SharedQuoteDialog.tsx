import { useState } from 'react'
import { LazyBoundary } from '../../../components/fallbacks/LazyBoundary'
import { Dialog } from '../../../components/ui/Dialog'
import type { VisitorQuote } from '../../../hire/use-quote'
import { lazyWithPreload } from '../../../lib/lazy-with-preload'

const SharedQuote = lazyWithPreload(() => import('./SharedQuote'))

type Props = {
  /** The quote in the URL, or null. */
  text: string | null
  quote: VisitorQuote
  /** Removes it from the URL, so that a reload does not ask again. */
  onAnswer: () => void
}

/** Asks what to do with the quote of a link. */
export function SharedQuoteDialog({ text, quote, onAnswer }: Props) {
  // Shows the result of the answer, which has removed the quote from the URL.
  const [answeredText, setAnsweredText] = useState<string | null>(null)
  const openText = text ?? answeredText
  if (openText === null) return null

  function handleClose() {
    setAnsweredText(null)
    onAnswer()
  }

  return (
    <Dialog title="Shared quote" showTitle={false} onClose={handleClose} className="print:hidden">
      <LazyBoundary name="The shared quote" loadingLabel="Loading shared quote...">
        <SharedQuote
          text={openText}
          quote={quote}
          onAnswer={() => {
            setAnsweredText(openText)
            onAnswer()
          }}
          onClose={handleClose}
        />
      </LazyBoundary>
    </Dialog>
  )
}
