import { equipment, type EquipmentId, type EquipmentItem, findEquipment } from '../content/equipment'
import { getCrewFrom } from '../lib/item-specs'
import { addPrices, formatHirePrice, type Price } from '../lib/money'

/** The ids of the chosen items, without duplicates, in the order in which they were added. */
export type Cart = readonly EquipmentId[]

export const emptyCart: Cart = []

/** Reads a stored cart without duplicates and without items that are no longer in the catalogue. Never throws. */
export function parseCart(stored: unknown): Cart {
  const ids = Array.isArray(stored) ? [...new Set<unknown>(stored)] : []
  return ids.flatMap((id) => equipment.find((item) => item.id === id)?.id ?? [])
}

export function addToCart(cart: Cart, id: EquipmentId): Cart {
  return cart.includes(id) ? cart : [...cart, id]
}

export function removeFromCart(cart: Cart, id: EquipmentId): Cart {
  return cart.filter((other) => other !== id)
}

export function getCartItems(cart: Cart): EquipmentItem[] {
  return cart.flatMap((id) => findEquipment(id) ?? [])
}

/** The price of all items for 24 hours, in AUD excluding GST. A range if the price of any item is a range. */
export function getCartTotal(cart: Cart): Price {
  return addPrices(getCartItems(cart).map((item) => item.price24h))
}

/** What the crew for these items costs at least, in AUD excluding GST. It is not in the total. */
export const getCartCrewFrom = (cart: Cart): number => getCrewFrom(getCartItems(cart))

/** The subject and message with which the contact form is prefilled. */
export function createQuoteRequest(cart: Cart): { subject: string; message: string } {
  const items = getCartItems(cart)
  const lines = items.map((item) => `- ${item.name} (${formatHirePrice(item.price24h)}/24h)`)
  return {
    subject: `AV Hire Quote Request: ${items.map((item) => item.name).join(', ')}`,
    message: `I would like a quote for this equipment:\n\n${lines.join('\n')}\n\nPlease let me know about availability and total pricing.`,
  }
}
