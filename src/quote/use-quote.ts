import type { EquipmentId } from '../content/equipment'
import { createStoredStore, useStore } from '../lib/store'
import { addToQuote, emptyQuote, parseQuote, type Quote } from './quote'

const quoteStore = createStoredStore('quote', parseQuote, emptyQuote)

const updateQuote = (update: (quote: Quote) => Quote) => quoteStore.set(update(quoteStore.get()))

/** The functions that change the quote. They are the same in every render. */
const actions = {
  add: (id: EquipmentId) => updateQuote((quote) => addToQuote(quote, id)),
  update: updateQuote,
}

/**
 * The visitor's quote, stored in the browser and shared by its tabs. It is empty while prerendering and hydrating.
 * If storage is blocked or full, it is kept until the page is reloaded or closed.
 */
export function useQuote() {
  const quote = useStore(quoteStore)
  /** Whether the browser could store the last change. */
  const isKept = useStore(quoteStore.isKept)
  return { ...quote, isKept, ...actions }
}
