import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { NotStored } from '../../../components/NotStored'
import { Button } from '../../../components/ui/Button'
import { getCount, hasItem, type Quote } from '../../../hire/quote'
import {
  addSharedQuote,
  parseSharedQuote,
  type SharedQuote as Shared,
  undoQuoteChange,
} from '../../../hire/shared-quote'
import type { VisitorQuote } from '../../../hire/use-quote'
import { formatCount } from '../../../lib/quantities'
import { QuoteTitle, ReceivedQuote } from './ReceivedQuote'

type Props = {
  text: string
  quote: VisitorQuote
  onAnswer: () => void
  onClose: () => void
}

type Change = { before: Quote; after: Quote }

/** The quote of a link with the question what to do with it, the result of the answer, or why the link has no quote. */
export default function SharedQuote({ text, quote, onAnswer, onClose }: Props) {
  const [change, setChange] = useState<Change | null>(null)
  const shared = parseSharedQuote(text)
  // A tier's link on this site, whose items the visitor has chosen already. Added once, also in React's strict mode.
  const isChosen = useRef<boolean>(useLocation().state?.isChosen ?? false)

  useEffect(() => {
    if (!isChosen.current || !shared) return
    isChosen.current = false
    changeQuote((current) => addSharedQuote(current, shared))
  })

  function openQuote() {
    onClose()
    quote.open()
  }

  function changeQuote(update: (quote: Quote) => Quote) {
    // Another tab may have changed the quote, so start from the stored one.
    quote.update((before) => {
      const after = update(before)
      setChange({ before, after })
      return after
    })
    onAnswer()
  }

  if (!shared || shared.lines.length === 0) {
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
  const { lines, dates } = shared

  if (change) {
    return (
      <Message title={`Your quote now has ${formatCount(quote.lines.length, 'item')}`}>
        <p>{formatChange(change, lines)}</p>
        {!quote.isKept && <NotStored what="your quote" />}
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="primary" onClick={openQuote}>
            View quote
          </Button>
          <Button
            onClick={() => {
              quote.update((current) => undoQuoteChange(current, change))
              setChange(null)
            }}
          >
            Undo
          </Button>
        </div>
      </Message>
    )
  }
  return (
    <ReceivedQuote
      shared={shared}
      own={quote}
      onAdd={() => changeQuote((current) => addSharedQuote(current, shared))}
      onReplace={() => changeQuote(() => ({ lines, dates }))}
      onOpenQuote={openQuote}
      onClose={onClose}
    />
  )
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 px-6 py-8">
      <QuoteTitle>{title}</QuoteTitle>
      {children}
    </div>
  )
}

function getProblem(shared: Shared | null): string {
  if (!shared) return 'The link has more items than our catalogue.'
  if (shared.formerNames.length > 0) return `No longer in our catalogue: ${shared.formerNames.join(', ')}.`
  return shared.unknownCount > 0 ? 'None of its items are in our catalogue.' : 'The link has no items.'
}

/** '4 items added, 1 item removed.' `lines` are what was shared. */
function formatChange({ before, after }: Change, lines: Quote['lines']): string {
  const added = after.lines.filter(({ id }) => !hasItem(before.lines, id)).length
  const removed = before.lines.filter(({ id }) => !hasItem(after.lines, id)).length
  const changed = after.lines.filter(({ id, count }) => ![0, count].includes(getCount(before.lines, id))).length
  const kept = lines.filter(({ id, count }) => getCount(before.lines, id) >= count).length
  const parts = [
    added > 0 && `${formatCount(added, 'item')} added`,
    changed > 0 && `${formatCount(changed, 'item')} changed`,
    removed === 0 && added + changed > 0 && kept > 0 && `${kept} already there`,
    removed > 0 && `${formatCount(removed, 'item')} removed`,
  ].filter(Boolean)
  // Nothing changes if another tab has added the same items in the meantime.
  return parts.length > 0 ? `${parts.join(', ')}.` : 'It already had all of these items.'
}
