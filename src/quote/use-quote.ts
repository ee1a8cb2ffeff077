import { useSyncExternalStore } from 'react'
import type { EquipmentId } from '../content/equipment'
import { addToCart, type Cart, emptyCart, parseCart, removeFromCart } from './cart'

/** The number goes up when what is stored changes its form. */
const STORAGE_KEY = 'southbeam.quote.v1'

const listeners = new Set<() => void>()
/** What could not be stored (storage is blocked or full): the cart then lasts as long as the page. */
let unstored: string | null = null
/** The last text read and what it meant: the same text must give the same cart, or React would render for ever. */
let known: { text: string | null; cart: Cart } = { text: null, cart: emptyCart }

function readCart(): Cart {
  let text = unstored
  if (text === null) {
    try {
      text = window.localStorage.getItem(STORAGE_KEY)
    } catch {
      // Blocked: nothing was stored.
    }
  }
  if (text !== known.text) known = { text, cart: parseCart(text) }
  return known.cart
}

/** Starts from what is stored now, not from what this tab showed last: another tab may have added to it. */
function change(edit: (cart: Cart) => Cart) {
  const text = JSON.stringify(edit(readCart()))
  try {
    window.localStorage.setItem(STORAGE_KEY, text)
    unstored = null
  } catch {
    unstored = text
  }
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

function onStorage(event: StorageEvent) {
  // A null key: everything was cleared.
  if (event.key !== STORAGE_KEY && event.key !== null) return
  unstored = null
  tell()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage)
    // A page that comes back from the back/forward cache was told nothing while it was away.
    window.addEventListener('pageshow', tell)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', tell)
  }
}

/** The functions that change the cart. They stay the same from render to render. */
const actions = {
  add: (id: EquipmentId) => change((cart) => addToCart(cart, id)),
  remove: (id: EquipmentId) => change((cart) => removeFromCart(cart, id)),
  clear: () => change(() => emptyCart),
}

/**
 * The visitor's quote cart: kept in this browser, the same in all its tabs, empty while prerendering and hydrating.
 * Storage that is blocked, full or broken never throws: the cart then lives until the page is left.
 */
export function useQuote() {
  const cart = useSyncExternalStore(subscribe, readCart, () => emptyCart)
  return { cart, ...actions }
}
