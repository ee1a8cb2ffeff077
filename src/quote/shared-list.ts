import { findEquipment } from '../content/equipment'
import { type FormerItem, formerEquipment } from '../content/former-equipment'
import { addToCart, type Cart, parseCart } from './cart'

export type SharedList = {
  /** The items that can be hired, in the order of the link. */
  items: Cart
  /** The names of items that have left the catalogue. */
  formerNames: readonly string[]
  /** The number of other ids. Never show the ids themselves: a link could then put any words on the page. */
  unknownCount: number
}

/** More than the catalogue will have. A link with more ids is refused. */
const MAX_IDS = 100

const SEPARATOR = '.'

/**
 * The path of a link to a list. It contains the ids of the items, which are also their URLs, so it still works when
 * names, prices or the order of the catalogue change.
 */
export const formatListPath = (cart: Cart): `/av-hire?${string}` => `/av-hire?list=${cart.join(SEPARATOR)}`

/** The link to a list, on the site that is open. */
export const getListUrl = (cart: Cart): string => new URL(formatListPath(cart), window.location.origin).href

/**
 * Reads the parameter `list` of a link, without duplicates, in any letter case. Commas and spaces also separate ids, because
 * people and mail programs rewrite links. Returns null if it has more than `MAX_IDS` ids, which no link
 * of this site has. Never throws.
 */
export function parseSharedList(text: string, former: readonly FormerItem[] = formerEquipment): SharedList | null {
  const parts = text.toLowerCase().split(/[.,\s]+/, MAX_IDS + 1)
  if (parts.length > MAX_IDS) return null
  // A link at the end of a sentence may end with the full stop.
  const ids = [...new Set(parts)].filter(Boolean)
  const missing = ids.filter((id) => !findEquipment(id))
  const formerNames = missing.flatMap((id) => former.find((item) => item.id === id)?.name ?? [])
  return { items: parseCart(ids), formerNames, unknownCount: missing.length - formerNames.length }
}

/** Adds the items that the cart does not have yet. */
export const addListToCart = (cart: Cart, items: Cart): Cart => items.reduce(addToCart, cart)

/** Undoes a change of the cart from `before` to `after`. Keeps what was added since, for example in another tab. */
export function undoCartChange(cart: Cart, { before, after }: { before: Cart; after: Cart }): Cart {
  return [...before, ...cart.filter((id) => !before.includes(id) && !after.includes(id))]
}
