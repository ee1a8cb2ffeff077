import type { EquipmentId } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import { createStoredStore, useStore } from '../lib/browser/store'
import { addToQuote, emptyQuote, parseQuote, type Quote, removeFromQuote, setCount } from './quote'

const quoteStore = createStoredStore('quote', parseQuote, emptyQuote)

const update = (change: (quote: Quote) => Quote) => quoteStore.set(change(quoteStore.get()))

/** Adds the items that the quote does not have, and raises the counts that are lower. */
export const addKit = (kit: Kit) => update((quote) => addToQuote(quote, kit))

/** Adds one of an item, unless it is there. */
const add = (id: EquipmentId) => addKit([{ id, count: 1 }])

/** Changes how many of an item the quote has, also from none or to none. */
const changeCount = (id: EquipmentId, count: number) =>
  update((quote) =>
    count > 0 ? setCount(addToQuote(quote, [{ id, count: 1 }]), id, count) : removeFromQuote(quote, id),
  )

/**
 * The visitor's quote, stored in the browser and shared by its tabs. It is empty while prerendering and hydrating.
 * If storage is blocked or full, it is kept until the page is reloaded or closed.
 */
export function useQuote() {
  const quote = useStore(quoteStore)
  /** Whether the browser could store the last change. */
  const isStored = useStore(quoteStore.isStored)
  return { ...quote, isStored, add, changeCount, update }
}
