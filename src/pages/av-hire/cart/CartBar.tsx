import { Button } from '../../../components/ui/Button'
import { type Cart, getCartCrewFrom, getCartTotal } from '../../../quote/cart'
import { HirePrice } from '../HirePrice'

/** The total of the cart and the button that opens it, at the bottom of the window on a phone. */
export function CartBar({ cart, onOpenCart }: { cart: Cart; onOpenCart: () => void }) {
  if (cart.length === 0) return null
  return (
    <div className="flex grow items-center justify-between gap-3 py-2 md:hidden">
      <HirePrice price={getCartTotal(cart)} crewFrom={getCartCrewFrom(cart)} total compact className="text-small" />
      <Button variant="primary" size="small" aria-haspopup="dialog" onClick={onOpenCart} className="shrink-0">
        View quote · {cart.length} <span className="sr-only">{cart.length === 1 ? 'item' : 'items'}</span>
      </Button>
    </div>
  )
}
