import { type EquipmentId, type EquipmentItem, findEquipment } from '../content/equipment'
import { addPrices, formatPrice, type Price } from '../lib/money'

/** The ids of the chosen items, each once, in the order in which they were added. */
export type Cart = readonly EquipmentId[]

export const emptyCart: Cart = []

/** A price for 24 hours in words, AUD excluding GST: '$100', or 'From $60-$90' for a range. */
export function hirePrice(price: Price): string {
  return typeof price === 'number' ? formatPrice(price) : `From ${formatPrice(price)}`
}

/** An item that stands in the cart already is not added again. */
export function addToCart(cart: Cart, id: EquipmentId): Cart {
  return cart.includes(id) ? cart : [...cart, id]
}

export function removeFromCart(cart: Cart, id: EquipmentId): Cart {
  return cart.filter((chosen) => chosen !== id)
}

/** Reads what was stored. Items that left the catalogue, doubles and anything unreadable drop out without an error. */
export function parseCart(stored: string | null): Cart {
  if (stored === null) return emptyCart
  let ids: unknown
  try {
    ids = JSON.parse(stored)
  } catch {
    return emptyCart
  }
  if (!Array.isArray(ids)) return emptyCart
  return ids.reduce<Cart>((cart, id: unknown) => {
    const item = typeof id === 'string' ? findEquipment(id) : undefined
    return item ? addToCart(cart, item.id) : cart
  }, emptyCart)
}

export function cartItems(cart: Cart): EquipmentItem[] {
  return cart.flatMap((id) => findEquipment(id) ?? [])
}

/** What the cart costs for 24 hours, in AUD excluding GST. A range as soon as one of its prices is one. */
export function cartTotal(cart: Cart): Price {
  return addPrices(cartItems(cart).map((item) => item.price24h))
}

/** What the contact form is prefilled with when a quote is asked for. */
export function quoteRequest(cart: Cart): { subject: string; message: string } {
  const items = cartItems(cart)
  const lines = items.map((item) => `- ${item.name} (${hirePrice(item.price24h)}/24h)`)
  return {
    subject: `AV Hire Quote Request: ${items.map((item) => item.name).join(', ')}`,
    message: `I would like a quote for this equipment:\n\n${lines.join('\n')}\n\nPlease let me know about availability and total pricing.`,
  }
}
