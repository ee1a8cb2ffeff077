import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useOptimistic, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../components/use-hydrated'
import { equipmentCategories, type EquipmentCategory, type EquipmentId, findEquipment } from '../../content/equipment'

type View = {
  query: string
  category: EquipmentCategory | null
  /** The item whose dialog is open. */
  item: EquipmentId | null
  /** The list that a link shares, as text that is not checked. See `parseSharedList`. */
  list: string | null
}

/** The delay between the last key press and the update of the URL. Browsers limit how often a page may update it. */
const DEBOUNCE_MS = 250

const NO_PARAMS = new URLSearchParams()
const DEFAULT_VIEW: View = { query: '', category: null, item: null, list: null }

/** An unknown category or item counts as none. */
function readView(params: URLSearchParams): View {
  return {
    query: params.get('q') ?? '',
    category: equipmentCategories.find(({ id }) => id === params.get('category'))?.id ?? null,
    item: findEquipment(params.get('item'))?.id ?? null,
    list: params.get('list'),
  }
}

/** Keeps other parameters, such as those of an advertising campaign. */
function withView(params: URLSearchParams, { query, category, item, list }: View): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries({ q: query.trim() && query, category, item, list })) {
    next.delete(name)
    if (value) next.set(name, value)
  }
  return next
}

/**
 * The catalogue's search, category, open item and shared list, kept in the URL. They survive a reload, can be shared as
 * a link, and Back restores the previous ones.
 */
export function useCatalogueView() {
  const isHydrated = useHydrated()
  const { key, state } = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  // The router updates the URL in a transition. Until then, show the requested view.
  const [view, setOptimisticView] = useOptimistic(readView(isHydrated ? params : NO_PARAMS))
  /** What was typed since the last update of the URL. */
  const [draft, setDraft] = useState<string | null>(null)
  const query = draft ?? view.query

  // Back and Forward show the query of the URL, even right after something was typed.
  const lastKey = useRef(key)
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (key !== lastKey.current && navigationType === NavigationType.Pop) setDraft(null)
    lastKey.current = key
  }, [key, navigationType])

  function updateView(changes: Partial<View>, { replace = false } = {}) {
    const next = { ...view, query, ...changes }
    setDraft(null)
    startTransition(() => {
      setOptimisticView(next)
      setParams(withView(params, next), {
        replace,
        state: { keepScroll: true, isItemOpenedHere: Boolean(changes.item) || state?.isItemOpenedHere },
      })
    })
  }

  function flushSearch() {
    if (query !== view.query) updateView({}, { replace: true })
    else setDraft(null)
  }
  const handleTimeout = useEffectEvent(flushSearch)
  useEffect(() => {
    const timer = setTimeout(handleTimeout, DEBOUNCE_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every key press starts the delay again
  }, [draft])

  function selectCategory(category: EquipmentCategory | null) {
    if (category !== view.category) updateView({ category })
  }

  function closeItem() {
    // Going back removes the entry that opening the item has added to the history.
    if (state?.isItemOpenedHere) void navigate(-1)
    else updateView({ item: null }, { replace: true })
  }

  return {
    ...view,
    query,
    search: setDraft,
    /** Updates the URL immediately. */
    flushSearch,
    selectCategory,
    clear: () => updateView(DEFAULT_VIEW),
    openItem: (item: EquipmentId) => updateView({ item }),
    closeItem,
    removeList: () => updateView({ list: null }, { replace: true }),
  }
}
