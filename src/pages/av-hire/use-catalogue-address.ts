import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { equipmentCategories, type EquipmentCategory, type EquipmentId, findEquipment } from '../../content/equipment'

type View = {
  query: string
  category: EquipmentCategory | null
  /** The item whose dialog is open. */
  item: EquipmentId | null
}

/** How long after the last key the words go into the address, in ms: browsers refuse to rewrite it on every key. */
const SETTLE = 250

const everything: View = { query: '', category: null, item: null }

/** Names that the catalogue does not know count as none. */
function readView(params: URLSearchParams): View {
  return {
    query: params.get('q') ?? '',
    category: equipmentCategories.find(({ id }) => id === params.get('category'))?.id ?? null,
    item: findEquipment(params.get('item'))?.id ?? null,
  }
}

function writeView(params: URLSearchParams, { query, category, item }: View): URLSearchParams {
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
 * What the catalogue shows, kept in the address too so that it can be reloaded, shared and gone back on.
 * The state leads and the address follows, because a router may take a while to show where it has gone; only back,
 * forward, reload and links from elsewhere make the state follow the address.
 */
export function useCatalogueAddress() {
  const hydrated = useHydrated()
  const { key, state } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()

  const [view, setView] = useState(() => (hydrated ? readView(params) : everything))
  const [written, setWritten] = useState(view.query)
  const entry = hydrated ? key : null
  const [lastEntry, setLastEntry] = useState(entry)
  if (entry !== lastEntry) {
    setLastEntry(entry)
    const isOwn = type !== NavigationType.Pop && state?.keepScroll
    if (!isOwn) {
      const next = readView(params)
      // What was typed before hydration is newer than the address.
      setView(lastEntry === null && view.query ? { ...next, query: view.query } : next)
      setWritten(next.query)
    }
  }

  function go(change: Partial<View>, replace: boolean) {
    const next = { ...view, ...change }
    setView(next)
    setWritten(next.query.trim())
    // Whether going back would close the item: so it is where a press here opened it, and stays while words settle.
    const opened = next.item !== null && (next.item === view.item ? Boolean(state?.opened) : true)
    setParams(writeView(params, next), { replace, state: { keepScroll: true, opened } })
  }

  function settleSearch() {
    if (view.query.trim() !== written) go({}, true)
  }
  const settle = useEffectEvent(settleSearch)
  useEffect(() => {
    const timer = setTimeout(settle, SETTLE)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every key starts the wait anew
  }, [view.query])

  // Escape can come twice before the dialog is gone: the second must not go back past the catalogue.
  const closing = useRef(false)
  useEffect(() => {
    if (view.item) closing.current = false
  }, [view.item])
  function closeItem() {
    if (closing.current) return
    closing.current = true
    if (!state?.opened) return go({ item: null }, true)
    setView({ ...view, item: null })
    void navigate(-1)
  }

  return {
    ...view,
    search: (query: string) => setView((current) => ({ ...current, query })),
    /** Writes the words at once: for the moment when the visitor turns to something else. */
    settleSearch,
    chooseCategory: (category: EquipmentCategory | null) => {
      if (category !== view.category) go({ category }, false)
    },
    clear: () => go({ query: '', category: null }, false),
    openItem: (item: EquipmentId) => go({ item }, false),
    closeItem,
  }
}
