import { createStoredStore } from '../lib/browser/store'

/** Where the quote is stored: see quote.ts. */
export const QUOTE_KEY = 'quote'

/**
 * How many items the visitor's quote has. Every page shows it, so it is read without the catalogue, and an item that has been
 * removed from the catalogue counts until the quote is changed.
 */
export const quoteCountStore = createStoredStore(QUOTE_KEY, countStoredItems, 0)

function countStoredItems(stored: unknown): number {
  const { kit }: { kit?: unknown } = Object(stored)
  const counts = Array.isArray(kit) ? kit.map((line) => Number(Object(line).count) || 0) : []
  return counts.reduce((total, count) => total + count, 0)
}
