import { useEffect } from 'react'
import type { DeliveryAreaId } from '../../content/terms/travel'
import { createStore, createStoredStore, useStore } from '../../lib/browser/store'
import type { FoundPlace } from './find-place'
import { getPlaceEnd, type Place, toDelivery } from './place'

/** The search with its table of suburbs, which is too large for the first load. */
const loadSearch = () => import('./find-place')
type Search = Awaited<ReturnType<typeof loadSearch>>

/** The visitor's suburb or postcode as typed, for all fields that ask for it. */
const suburbStore = createStoredStore(
  'suburb',
  (stored) => (typeof stored === 'string' ? stored : ''),
  '',
)

/** The suburb of a link that was opened in this tab, in place of the visitor's own. What they type replaces both. */
const linkedStore = createStoredStore(
  'linked-suburb',
  (stored) => (typeof stored === 'string' ? stored : ''),
  '',
  'session',
)

/** Shows the prices for the suburb of a link, in this tab only. An empty text shows those for the visitor's own again. */
export const showLinkedSuburb = (text: string) => linkedStore.set(getPlaceEnd(text))

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

/** Undefined for too short a text, or without the search. */
function find(text: string): FoundPlace | undefined {
  const search = searchStore.get()
  return search && search !== 'failed' ? search.findPlace(text) : undefined
}

/**
 * Keeps what the visitor types in place of the suburb of a link, and calls `onFound` with its area, or with 'elsewhere' if that
 * is not clear.
 */
async function changeSuburb(
  text: string,
  onFound?: (area: DeliveryAreaId | 'elsewhere') => void,
): Promise<void> {
  linkedStore.set('')
  suburbStore.set(text)
  await load()
  // The visitor may have typed more while the search was loading.
  const place = suburbStore.get() === text ? find(text)?.place : undefined
  if (place) onFound?.(toDelivery(place))
}

/** The place of a text, such as a venue. Undefined if the search has not loaded. */
export const findPlaceIfLoaded = (text: string): Place | undefined => find(text)?.place

/** The place of a text, once the search has loaded. Loads it for a text that is not empty. */
export function usePlace(text: string): Place | undefined {
  useStore(searchStore)
  const isEmpty = text.trim() === ''
  useEffect(() => {
    if (!isEmpty) void load()
  }, [isEmpty])
  return findPlaceIfLoaded(text)
}

/** The suburb of the link that was opened, or that the visitor typed, and its place once the search has loaded. */
export function useSuburb() {
  const own = useStore(suburbStore)
  const linked = useStore(linkedStore)
  const text = linked || own
  const loaded = useStore(searchStore)
  const search = loaded === 'failed' ? null : loaded
  const isEmpty = text.trim() === ''

  // The visitor typed it on another page, or before a reload.
  useEffect(() => {
    if (!isEmpty) void load()
  }, [isEmpty])

  const found = find(text)
  const hasFailed = loaded === 'failed' && !isEmpty
  return {
    text,
    /** It comes from a link, and not from the visitor. */
    isLinked: linked !== '',
    changeSuburb,
    load,
    search,
    found,
    place: hasFailed
      ? // Sent as it was typed. Without the search it may be anywhere.
        {
          label: getPlaceEnd(text).trim(),
          isKnown: false,
          isInRadius: undefined,
          mayHaveArea: true,
        }
      : found?.place,
    hasFailed,
  }
}
