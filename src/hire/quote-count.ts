import { createStoredStore } from '../lib/browser/store'
import { sum } from '../lib/sum'

/** Where the quote is stored: see quote.ts. */
export const QUOTE_KEY = 'quote'

/** The most of one item in a quote. */
export const MAX_COUNT = 20

/** A count out of range becomes the nearest one, and what is not a number becomes 1. */
export const toCount = (count: unknown): number =>
  typeof count === 'number' && count > 1 ? Math.min(Math.trunc(count), MAX_COUNT) : 1

/**
 * How many items the visitor's quote has. Every page shows it, so it is read without the catalogue, and an item that has been
 * removed from the catalogue counts until the quote is changed.
 */
export const quoteCountStore = createStoredStore(QUOTE_KEY, countStoredItems, 0)

function countStoredItems(stored: unknown): number {
  const { kit }: { kit?: unknown } = Object(stored)
  return sum(Array.isArray(kit) ? kit.map(getStoredCount) : [])
}

function getStoredCount(line: unknown): number {
  const { count }: { count?: unknown } = Object(line)
  return toCount(count)
}
