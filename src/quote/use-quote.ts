import type { EquipmentId } from '../content/equipment'
import { createStoredStore, useStore } from '../lib/store'
import { addToCart, type Cart, emptyCart, parseCart, removeFromCart } from './cart'

const cartStore = createStoredStore('quote', parseCart, emptyCart)

const updateCart = (update: (cart: Cart) => Cart) => cartStore.set(update(cartStore.get()))

/** The functions that change the cart. They are the same in every render. */
const actions = {
  add: (id: EquipmentId) => updateCart((cart) => addToCart(cart, id)),
  remove: (id: EquipmentId) => updateCart((cart) => removeFromCart(cart, id)),
  clear: () => updateCart(() => emptyCart),
  update: updateCart,
}

/**
 * The visitor's quote cart, stored in the browser and shared by its tabs. It is empty while prerendering and hydrating.
 * If storage is blocked or full, it is kept until the page is reloaded or closed.
 */
export function useQuote() {
  const cart = useStore(cartStore)
  /** Whether the browser could store the last change. */
  const isKept = useStore(cartStore.isKept)
  return { cart, isKept, ...actions }
}
