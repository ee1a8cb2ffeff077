import { useEffect } from 'react'
import type { DeliveryAreaId } from '../content/terms/travel'
import { createStore, createStoredStore, useStore } from '../lib/browser/store'
import type { FoundArea } from './find-area'

/** The search with its table of suburbs, which is too large for the first load. */
const loadSearch = () => import('./find-area')
type Search = Awaited<ReturnType<typeof loadSearch>>

/** The visitor's suburb or postcode as typed, for all fields that ask for it. */
const suburbStore = createStoredStore(
  'suburb',
  (stored) => (typeof stored === 'string' ? stored : ''),
  '',
)

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

/**
 * Where the visitor's event is, in their words or as we call it. Without an area the trip is quoted, except that packages with
 * a crew include it within the radius.
 */
export type Place = {
  label: string
  area?: DeliveryAreaId
  /** Undefined if some of the suburbs that may be meant are within the radius. */
  isInRadius: boolean | undefined
}

/** Null without the search. */
function findArea(text: string): FoundArea | null {
  const search = searchStore.get()
  return search && search !== 'failed' ? search.findArea(text) : null
}

/** The place that was typed, in the visitor's words if it is not clear. Undefined for too short a text. */
function getPlace(text: string, found: FoundArea | null): Place | undefined {
  if (!found) return undefined
  if (found.status === 'found') return found
  const mayBeInRadius = found.options.some(({ isInRadius }) => isInRadius)
  return { label: text.trim(), isInRadius: found.isInRadius || (mayBeInRadius ? undefined : false) }
}

/** Keeps what the visitor types, and calls `onFound` with its area, or with 'elsewhere' if that is not clear. */
async function changeSuburb(
  text: string,
  onFound?: (area: DeliveryAreaId | 'elsewhere') => void,
): Promise<void> {
  suburbStore.set(text)
  await load()
  // The visitor may have typed more while the search was loading.
  const place = suburbStore.get() === text ? getPlace(text, findArea(text)) : undefined
  if (place) onFound?.(place.area ?? 'elsewhere')
}

/** The place that a text names clearly, such as a venue. Undefined for any other, or if the search has not loaded. */
export function findPlaceIfLoaded(text: string): Place | undefined {
  const found = findArea(text)
  return found?.status === 'found' ? found : undefined
}

/** The place that a text names clearly, once the search has loaded. Loads it for a text that is not empty. */
export function usePlace(text: string): Place | undefined {
  useStore(searchStore)
  const isEmpty = text.trim() === ''
  useEffect(() => {
    if (!isEmpty) void load()
  }, [isEmpty])
  return findPlaceIfLoaded(text)
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

  const found = findArea(text)
  return {
    text,
    changeSuburb,
    load,
    search,
    found,
    place: getPlace(text, found),
    hasFailed: loaded === 'failed' && !isEmpty,
  }
}
