import { Button } from '../../components/ui/Button'
import { type Cart, cartTotal } from '../../quote/cart'
import { HirePrice } from './HirePrice'

/**
 * The cart within the thumb's reach on a phone. It stands at the end of the page's content and sticks to the window's
 * foot until that comes into view, so that nothing stays hidden behind it.
 */
export function CartBar({ cart, onOpen }: { cart: Cart; onOpen: () => void }) {
  if (cart.length === 0) return null
  return (
    <div className="sticky bottom-0 z-20 mt-8 border-t border-edge bg-plate pb-[env(safe-area-inset-bottom)] md:hidden print:hidden">
      <div className="wrap flex items-center justify-between gap-3 py-2.5">
        <HirePrice price={cartTotal(cart)} total compact className="text-small" />
        <Button variant="primary" size="small" aria-haspopup="dialog" onClick={onOpen} className="shrink-0">
          View quote · {cart.length} <span className="sr-only">{cart.length === 1 ? 'item' : 'items'}</span>
        </Button>
      </div>
    </div>
  )
}
