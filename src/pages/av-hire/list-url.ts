import type { Cart } from '../../quote/cart'
import { formatListPath } from '../../quote/shared-list'

/** The link to a list, on the site that is open. */
export const getListUrl = (cart: Cart): string => new URL(formatListPath(cart), window.location.origin).href
