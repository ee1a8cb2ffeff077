import { Printer, X } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { ButtonLink } from '../../components/ButtonLink'
import { Button, IconButton } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import { Picture } from '../../components/ui/Picture'
import type { EquipmentItem } from '../../content/equipment'
import { contactLink } from '../../lib/contact-link'
import { type Cart, cartItems, cartTotal, emptyCart, quoteRequest } from '../../quote/cart'
import type { useQuote } from '../../quote/use-quote'
import { HirePrice } from './HirePrice'
import { itemCount } from './item-count'
import { PrintedQuote } from './PrintedQuote'

type Props = { quote: ReturnType<typeof useQuote>; onClose: () => void }

/** The quote cart beside the catalogue: what was chosen, what it costs for a day, and the way to ask for it. */
export default function CartPanel({ quote, onClose }: Props) {
  const { cart } = quote
  const [cleared, setCleared] = useState<Cart>(emptyCart)
  const body = useRef<HTMLDivElement>(null)

  function clear() {
    setCleared(cart)
    quote.clear()
    body.current?.focus()
  }

  function remove(item: EquipmentItem, event: MouseEvent<HTMLButtonElement>) {
    // The button goes away with its item: the next one takes the focus, or the panel once it is empty.
    const row = event.currentTarget.closest('li')
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    ;(neighbour?.querySelector('button') ?? body.current)?.focus()
    setCleared(emptyCart)
    quote.remove(item.id)
  }

  return (
    <>
      <PrintedQuote cart={cart} />
      <Dialog
        title="Quote cart"
        size="small"
        closeLabel="Close quote cart"
        onClose={onClose}
        className="mr-0! ml-auto! h-dvh max-h-none! flex-col rounded-none! border-y-0! border-r-0! not-print:open:flex! max-sm:w-full! max-sm:border-0! print:hidden"
      >
        {/* The list scrolls by itself; in a low window, as with 200 % zoom, the whole panel does. */}
        <div ref={body} tabIndex={-1} className="flex flex-1 flex-col outline-none [@media(min-height:37rem)]:min-h-0">
          <p aria-live="polite" className="px-6 pt-1 pb-4 font-mono text-spec text-muted">
            {cart.length > 0 ? itemCount(cart.length) : 'Empty'}
          </p>
          {cart.length > 0 ? (
            <>
              <ul className="flex-1 overflow-y-auto border-t border-line px-6">
                {cartItems(cart).map((item) => (
                  <Line key={item.id} item={item} onRemove={(event) => remove(item, event)} />
                ))}
              </ul>
              <Summary cart={cart} onClear={clear} />
            </>
          ) : (
            <Nothing onClose={onClose} onUndo={cleared.length > 0 ? () => cleared.forEach(quote.add) : undefined} />
          )}
        </div>
      </Dialog>
    </>
  )
}

function Line({ item, onRemove }: { item: EquipmentItem; onRemove: (event: MouseEvent<HTMLButtonElement>) => void }) {
  return (
    <li className="grid grid-cols-[5rem_1fr_auto] items-center gap-4 border-b border-dashed border-line py-4 last:border-b-0">
      <Picture picture={item.image} alt="" maxWidth={320} sizes="80px" className="aspect-4/3 w-20 rounded-field" />
      <div>
        <h3 className="font-text text-small font-semibold tracking-normal">{item.name}</h3>
        <HirePrice price={item.price24h} className="mt-1 text-small" />
      </div>
      <IconButton label={`Remove ${item.name}`} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  )
}

function Summary({ cart, onClear }: { cart: Cart; onClear: () => void }) {
  return (
    <div className="border-t border-line bg-plate px-6 pt-5 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      <h3 className="font-text text-small font-semibold tracking-normal">Total</h3>
      <HirePrice price={cartTotal(cart)} total className="mt-1 text-price" />
      <p className="mt-2 text-small text-muted">
        Indicative. Our quote confirms availability, delivery and the final price.
      </p>
      <ButtonLink to={contactLink(quoteRequest(cart))} variant="primary" className="mt-4 w-full">
        Request Quote
      </ButtonLink>
      <div className="mt-3 flex gap-3">
        <Button size="small" onClick={() => window.print()} className="flex-1 max-sm:px-3">
          <Printer aria-hidden className="size-4" /> Print list
        </Button>
        <Button size="small" onClick={onClear} className="flex-1 max-sm:px-3">
          Clear quote
        </Button>
      </div>
    </div>
  )
}

function Nothing({ onClose, onUndo }: { onClose: () => void; onUndo: (() => void) | undefined }) {
  return (
    <div className="flex flex-1 flex-col items-start gap-4 border-t border-line px-6 py-10">
      <h3 className="text-block">Nothing in it yet</h3>
      <p>Add gear from the catalogue and it waits here, on this device, until you take it out.</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onClose}>
          Browse the catalogue
        </Button>
        {onUndo && <Button onClick={onUndo}>Undo clear</Button>}
      </div>
    </div>
  )
}
