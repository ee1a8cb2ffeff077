import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/ui/Button'
import { countItems } from '../../../hire/kit'
import { isSameQuote, type Quote } from '../../../hire/quote'
import { parseSharedQuote, type LinkedQuote } from '../../../hire/shared-quote'
import { formatCount } from '../../../lib/text/quantities'
import type { VisitorQuote } from '../use-visitor-quote'
import { QuoteTitle, ReceivedQuote } from './ReceivedQuote'

type Props = { text: string; quote: VisitorQuote; onClose: () => void }

/** The quote of a link with the question whether to use it, or why the link has no quote. */
export default function SharedQuote({ text, quote, onClose }: Props) {
  /** The quote that the visitor wants to use in place of their own. */
  const [replacement, setReplacement] = useState<Quote | null>(null)
  const shared = parseSharedQuote(text)
  const ownCount = countItems(quote.kit)

  function openQuote() {
    onClose()
    quote.open()
  }

  function replaceQuote(used: Quote) {
    quote.update(() => used)
    openQuote()
  }

  function handleUse(used: Quote) {
    if (isSameQuote(quote, used)) openQuote()
    else if (ownCount > 0) setReplacement(used)
    else replaceQuote(used)
  }

  if (!shared || shared.kit.length === 0) {
    return (
      <Message title="We couldn't open this quote">
        <p>
          {getProblem(shared)} Your own quote hasn't changed. Ask the sender for a new one, or choose from our
          catalogue.
        </p>
        <Button variant="primary" onClick={onClose} className="mt-2">
          Browse the catalogue
        </Button>
      </Message>
    )
  }
  if (replacement) {
    return (
      <Message title="Replace your own quote?">
        <p>
          Your own quote has {formatCount(ownCount, 'item')}. The quote from the link takes its place, and you can't
          undo this.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => replaceQuote(replacement)}>
            Replace my quote
          </Button>
          <Button onClick={onClose}>Keep mine</Button>
        </div>
      </Message>
    )
  }
  return <ReceivedQuote shared={shared} own={quote} onUse={handleUse} onClose={onClose} />
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 px-6 py-8">
      <QuoteTitle>{title}</QuoteTitle>
      {children}
    </div>
  )
}

function getProblem(shared: LinkedQuote | null): string {
  if (!shared) return 'The link has more items than our catalogue.'
  return shared.hasUnknownItems ? 'None of its items are in our catalogue.' : 'The link has no items.'
}
