import { useState } from 'react'
import { LazyBoundary } from '../../../components/fallbacks/LazyBoundary'
import { Dialog } from '../../../components/ui/Dialog'
import { lazyWithPreload } from '../../../lib/lazy-with-preload'
import type { useQuote } from '../../../quote/use-quote'

const SharedList = lazyWithPreload(() => import('./SharedList'))

type Props = {
  /** The list in the URL, or null. */
  text: string | null
  quote: ReturnType<typeof useQuote>
  /** Removes the list from the URL, so that a reload does not ask again. */
  onAnswer: () => void
  onOpenCart: () => void
}

/** Asks what to do with the list of a link. */
export function SharedListDialog({ text, quote, onAnswer, onOpenCart }: Props) {
  // Shows the result of the answer, which has removed the list from the URL.
  const [answeredText, setAnsweredText] = useState<string | null>(null)
  const openText = text ?? answeredText
  if (openText === null) return null

  function handleClose() {
    setAnsweredText(null)
    onAnswer()
  }

  return (
    <Dialog title="Shared list" showTitle={false} onClose={handleClose} className="print:hidden">
      <LazyBoundary name="The shared list" loadingLabel="Loading shared list...">
        <SharedList
          text={openText}
          quote={quote}
          onAnswer={() => {
            setAnsweredText(openText)
            onAnswer()
          }}
          onClose={handleClose}
          onOpenCart={() => {
            handleClose()
            onOpenCart()
          }}
        />
      </LazyBoundary>
    </Dialog>
  )
}
