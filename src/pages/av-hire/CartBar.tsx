import { Button } from '../../components/ui/Button'
import { type Cart, getCartTotal } from '../../quote/cart'
import { HirePrice } from './HirePrice'

/**
 * The button that opens the cart on a phone. It is the last element of the page's content and sticks to the bottom of
 * the window, so it covers nothing at the end of the page.
 */
export function CartBar({ cart, onOpen }: { cart: Cart; onOpen: () => void }) {
  if (cart.length === 0) return null
  return (
    <div className="sticky bottom-0 z-20 mt-8 border-t border-edge bg-plate pb-[env(safe-area-inset-bottom)] md:hidden print:hidden">
      <div className="wrap flex items-center justify-between gap-3 py-2.5">
        <HirePrice price={getCartTotal(cart)} total compact className="text-small" />
        <Button variant="primary" size="small" aria-haspopup="dialog" onClick={onOpen} className="shrink-0">
          View quote · {cart.length} <span className="sr-only">{cart.length === 1 ? 'item' : 'items'}</span>
        </Button>
      </div>
    </div>
  )
}
