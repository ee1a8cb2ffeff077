import { type ReactNode, useState } from 'react'
import { NotStored } from '../../../components/NotStored'
import { Button } from '../../../components/ui/Button'
import { formatCount } from '../../../lib/quantities'
import type { Cart } from '../../../quote/cart'
import { addListToCart, parseSharedList, type SharedList as List, undoCartChange } from '../../../quote/shared-list'
import type { useQuote } from '../../../quote/use-quote'
import { ListTitle, ReceivedList } from './ReceivedList'

type Props = {
  text: string
  quote: ReturnType<typeof useQuote>
  onAnswer: () => void
  onClose: () => void
  onOpenCart: () => void
}

type Change = { before: Cart; after: Cart }

/** The list of a link with the question what to do with it, the result of the answer, or why the link has no list. */
export default function SharedList({ text, quote, onAnswer, onClose, onOpenCart }: Props) {
  const [change, setChange] = useState<Change | null>(null)
  const list = parseSharedList(text)
  if (!list || list.items.length === 0) {
    return (
      <Message title="This list could not be opened">
        <p>
          {getProblem(list)} Your own list has not changed. Ask the sender for a new one, or choose from our catalogue.
        </p>
        <Button variant="primary" onClick={onClose} className="mt-2">
          Browse the catalogue
        </Button>
      </Message>
    )
  }
  const { items } = list

  function changeCart(update: (cart: Cart) => Cart) {
    // Another tab may have changed the cart, so start from the stored one.
    quote.update((before) => {
      const after = update(before)
      setChange({ before, after })
      return after
    })
    onAnswer()
  }

  if (change) {
    return (
      <Message title={`Your list now has ${formatCount(quote.cart.length, 'item')}`}>
        <p>{formatChange(change)}</p>
        {!quote.isKept && <NotStored what="your quote" />}
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="primary" onClick={onOpenCart}>
            View quote
          </Button>
          <Button
            onClick={() => {
              quote.update((cart) => undoCartChange(cart, change))
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
    <ReceivedList
      list={list}
      cart={quote.cart}
      onAdd={() => changeCart((cart) => addListToCart(cart, items))}
      onReplace={() => changeCart(() => items)}
      onOpenCart={onOpenCart}
      onClose={onClose}
    />
  )
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 px-6 py-8">
      <ListTitle>{title}</ListTitle>
      {children}
    </div>
  )
}

function getProblem(list: List | null): string {
  if (!list) return 'The link has more items than our catalogue.'
  if (list.formerNames.length > 0) return `No longer in our catalogue: ${list.formerNames.join(', ')}.`
  return list.unknownCount > 0 ? 'None of its items is in our catalogue.' : 'The link has no items.'
}

/** '4 items added, 1 item removed.' */
function formatChange({ before, after }: Change): string {
  const added = after.filter((id) => !before.includes(id)).length
  const removed = before.filter((id) => !after.includes(id)).length
  const parts = [
    added > 0 && `${formatCount(added, 'item')} added`,
    removed > 0 && `${formatCount(removed, 'item')} removed`,
  ].filter(Boolean)
  // Nothing changes if another tab has added the same items in the meantime.
  return parts.length > 0 ? `${parts.join(', ')}.` : 'It already had the shared items.'
}
