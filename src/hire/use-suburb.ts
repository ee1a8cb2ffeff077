import { useEffect } from 'react'
import type { DeliveryAreaId } from '../content/terms/travel'
import { createStore, createStoredStore, useStore } from '../lib/browser/store'

/** The search with its table of suburbs, which is too large for the first load. */
const loadSearch = () => import('./find-area')
type Search = Awaited<ReturnType<typeof loadSearch>>

/** The visitor's suburb or postcode as typed, for all fields that ask for it. */
const suburbStore = createStoredStore('suburb', (stored) => (typeof stored === 'string' ? stored : ''), '')

/** Null until a field is used. */
const searchStore = createStore<Search | 'failed' | null>(null)

/** Loads the search, unless it is in memory. Does not reject. */
async function load(): Promise<Search | null> {
  const loaded = searchStore.get()
  if (loaded && loaded !== 'failed') return loaded
  const search = await loadSearch().catch(() => null)
  searchStore.set(search ?? 'failed')
  return search
}

/** Keeps what the visitor types, and calls `onFound` once it is a place in one area. */
async function changeSuburb(text: string, onFound?: (area: DeliveryAreaId) => void): Promise<void> {
  suburbStore.set(text)
  const search = await load()
  // The visitor may have typed more while the search was loading.
  const found = suburbStore.get() === text ? search?.findArea(text) : null
  if (found?.status === 'found') onFound?.(found.area)
}

/** The suburb that the visitor typed, and its area once the search has loaded. */
export function useSuburb() {
  const text = useStore(suburbStore)
  const loaded = useStore(searchStore)
  const search = loaded === 'failed' ? null : loaded
  const isEmpty = text.trim() === ''

  // The visitor typed it on another page, or before a reload.
  useEffect(() => {
    if (!isEmpty) void load()
  }, [isEmpty])

  return {
    text,
    changeSuburb,
    load,
    search,
    found: search?.findArea(text) ?? null,
    hasFailed: loaded === 'failed' && !isEmpty,
  }
}
