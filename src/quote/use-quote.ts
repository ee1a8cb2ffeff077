import { useSyncExternalStore } from 'react'
import type { EquipmentId } from '../content/equipment'
import { readStored, writeStored } from '../lib/storage'
import { addToCart, type Cart, parseCart, emptyCart, removeFromCart } from './cart'

const STORAGE_KEY = 'quote'

const listeners = new Set<() => void>()
let snapshot = emptyCart

/** Returns the same array as long as the items are the same. A new array would make React render in an endless loop. */
function getSnapshot(): Cart {
  const cart = readStored(STORAGE_KEY, parseCart) ?? emptyCart
  if (cart.join() !== snapshot.join()) snapshot = cart
  return snapshot
}

function notify() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab has changed the cart.
  window.addEventListener('storage', listener)
  // A page in the back/forward cache receives no storage events.
  window.addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', listener)
  }
}

function updateCart(update: (cart: Cart) => Cart) {
  // Start from the stored cart, because another tab may have changed it.
  writeStored(STORAGE_KEY, update(getSnapshot()))
  notify()
}

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
  const cart = useSyncExternalStore(subscribe, getSnapshot, () => emptyCart)
  return { cart, ...actions }
}
