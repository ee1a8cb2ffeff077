import { AnimatePresence } from 'framer-motion'
import { Printer } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../../../components/links/ButtonLink'
import { NotStored } from '../../../components/NotStored'
import { Button } from '../../../components/ui/Button'
import type { EquipmentId } from '../../../content/equipment'
import { countEvent } from '../../../data/analytics'
import { contactLink } from '../../../lib/contact-link'
import { formatCount } from '../../../lib/quantities'
import {
  type Cart,
  createQuoteRequest,
  emptyCart,
  getCartCrewFrom,
  getCartItems,
  getCartTotal,
} from '../../../quote/cart'
import { getListUrl } from '../../../quote/shared-list'
import type { useQuote } from '../../../quote/use-quote'
import { HirePrice } from '../HirePrice'
import { CartNeeds } from './CartNeeds'
import { CartRow } from './CartRow'
import { ShareButton } from './ShareButton'

type Props = { quote: ReturnType<typeof useQuote>; onClose: () => void }

/** The contents of the quote cart: the chosen items, their total for 24 hours, and the link that requests a quote. */
export default function CartContents({ quote, onClose }: Props) {
  const { cart, isKept, update } = quote
  const [clearedCart, setClearedCart] = useState<Cart>(emptyCart)
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)

  // Stores the quote again, which shows whether the browser can.
  useEffect(() => update((current) => current), [update])

  function handleClear() {
    setClearedCart(cart)
    quote.clear()
    panel.current?.focus()
  }

  function handleRemove(id: EquipmentId, event: MouseEvent<HTMLButtonElement>) {
    // The button is removed with its row, so move the focus to the next row, or to the panel after the last one.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('li:not([inert]) button') ?? [])]
    const index = buttons.indexOf(event.currentTarget)
    const target = buttons[index + 1] ?? buttons[index - 1] ?? panel.current
    target?.focus()
    setClearedCart(emptyCart)
    quote.remove(id)
  }

  return (
    // The list scrolls. If the window is not high enough, for example at 200% zoom, the whole panel scrolls.
    <div ref={panel} tabIndex={-1} className="flex flex-1 flex-col outline-none [@media(min-height:37rem)]:min-h-0">
      <div className="flex min-h-touch items-center justify-between px-6 pb-1">
        <p aria-live="polite" className="font-mono text-spec text-muted">
          {cart.length > 0 ? formatCount(cart.length, 'item') : 'Empty'}
        </p>
        {cart.length > 0 && (
          <button
            type="button"
            onClick={handleClear}
            className="min-h-touch text-small font-semibold text-amber underline underline-offset-4 hover:text-amber-light"
          >
            Clear quote
          </button>
        )}
      </div>
      {!isKept && (
        <div className="px-6 pb-3 text-small text-straw">
          <NotStored what="your quote" />
        </div>
      )}
      {cart.length > 0 ? (
        <>
          <ul ref={list} className="flex-1 overflow-y-auto border-t border-line px-6">
            <AnimatePresence>
              {getCartItems(cart).map((item) => (
                <CartRow key={item.id} item={item} onRemove={(event) => handleRemove(item.id, event)} />
              ))}
            </AnimatePresence>
          </ul>
          <Summary cart={cart} />
        </>
      ) : (
        <EmptyCart
          isKept={isKept}
          onClose={onClose}
          onUndo={clearedCart.length > 0 ? () => clearedCart.forEach(quote.add) : undefined}
        />
      )}
    </div>
  )
}

function Summary({ cart }: { cart: Cart }) {
  return (
    <div className="border-t border-line bg-plate px-6 pt-5 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      <h3 className="font-text text-small font-semibold tracking-normal">Total</h3>
      <HirePrice price={getCartTotal(cart)} crewFrom={getCartCrewFrom(cart)} total className="mt-1 text-price" />
      <p className="mt-2 text-small text-muted">
        An estimate for 24 hours. Our quote confirms availability, delivery and the final price.
      </p>
      <CartNeeds cart={cart} />
      <ButtonLink
        to={contactLink(createQuoteRequest(cart))}
        onClick={() => countEvent('quote requested')}
        variant="primary"
        className="mt-4 w-full"
      >
        Request Quote
      </ButtonLink>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <ShareButton url={getListUrl(cart)} />
        <Button size="small" onClick={() => window.print()} className="max-sm:px-3">
          <Printer aria-hidden className="size-4" /> Print list
        </Button>
      </div>
    </div>
  )
}

type EmptyCartProps = { isKept: boolean; onClose: () => void; onUndo: (() => void) | undefined }

function EmptyCart({ isKept, onClose, onUndo }: EmptyCartProps) {
  return (
    <div className="flex flex-1 flex-col items-start gap-4 border-t border-line px-6 py-10">
      <h3 className="text-block">No equipment in your quote yet</h3>
      <p>Add equipment from the catalogue.{isKept && ' Your list is kept on this device until you remove it.'}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onClose}>
          Browse the catalogue
        </Button>
        {onUndo && <Button onClick={onUndo}>Undo clear</Button>}
      </div>
    </div>
  )
}
