import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { equipmentCategories, type EquipmentCategory, type EquipmentId } from '../../content/equipment'
import { findItem } from '../../quote/cart'

type Address = { query: string; category: EquipmentCategory | null; item: EquipmentId | null }

/** How long after the last key the words go into the address, in ms: browsers refuse to rewrite it on every key. */
const SETTLE = 250

const noAddress: Address = { query: '', category: null, item: null }

/** Names that the catalogue does not know count as none. */
function readAddress(params: URLSearchParams): Address {
  return {
    query: params.get('q') ?? '',
    category: equipmentCategories.find(({ id }) => id === params.get('category'))?.id ?? null,
    item: findItem(params.get('item'))?.id ?? null,
  }
}

function writeAddress(params: URLSearchParams, { query, category, item }: Address): URLSearchParams {
  // Copied: what else stands in the address, such as a campaign's mark, stays.
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries({ q: query.trim(), category, item })) {
    next.delete(name)
    if (value) next.set(name, value)
  }
  return next
}

const never = () => () => undefined

/** False while prerendering and hydrating: the published page knows no query, and the first render must match it. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * What the catalogue shows, kept in the address so that it can be reloaded, shared and gone back on. The words in the
 * search box lead and the address follows them; everything else is read from the address.
 */
export function useCatalogueAddress() {
  const hydrated = useHydrated()
  const { key, state } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const address = hydrated ? readAddress(params) : noAddress

  const [query, setQuery] = useState(address.query)
  const entry = hydrated ? key : null
  const [lastEntry, setLastEntry] = useState(entry)
  if (entry !== lastEntry) {
    setLastEntry(entry)
    // Back, forward, reload and links from elsewhere bring their own words; what this page wrote must not undo newer
    // typing, nor may the address undo what was typed before hydration.
    const isOwn = type !== NavigationType.Pop && state?.keepScroll
    if (!isOwn && !(lastEntry === null && query)) setQuery(address.query)
  }

  function go(change: Partial<Address>, replace: boolean) {
    const state = { keepScroll: true, opened: Boolean(change.item) }
    setParams(writeAddress(params, { ...address, query, ...change }), { replace, state })
  }

  const settle = useEffectEvent(() => {
    if (query.trim() !== address.query) go({}, true)
  })
  useEffect(() => {
    const timer = setTimeout(settle, SETTLE)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every key starts the wait anew
  }, [query])

  // Escape can come twice before the browser has gone back: the second must not leave the page.
  const closing = useRef(false)
  useEffect(() => {
    closing.current = false
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- on every new entry
  }, [key])
  function closeItem() {
    if (closing.current) return
    closing.current = true
    if (state?.opened) void navigate(-1)
    else go({ item: null }, true)
  }

  return {
    ...address,
    query,
    search: setQuery,
    /** Writes the words at once: for the moment when the visitor turns to something else. */
    settleSearch: () => {
      if (query.trim() !== address.query) go({}, true)
    },
    chooseCategory: (category: EquipmentCategory | null) => {
      if (category !== address.category) go({ category }, false)
    },
    clear: () => {
      setQuery('')
      go({ query: '', category: null }, false)
    },
    openItem: (item: EquipmentId) => go({ item }, false),
    closeItem,
  }
}
