import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useOptimistic, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { type ListView, readListView, withListView } from './list-view'

/** The delay between the last key press and the update of the URL. Browsers limit how often a page may update it. */
const DEBOUNCE_MS = 250

/** The search, filters, order and page of the list, kept in the URL. They survive a reload, and Back restores them. */
export function useListView() {
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const [params, setParams] = useSearchParams()
  // The router updates the URL in a transition. Until then, show the requested view.
  const [storedView, setOptimisticView] = useOptimistic(readListView(params))
  /** What was typed since the last update of the URL. */
  const [typed, setTyped] = useState<string | null>(null)
  const view: ListView =
    typed === null || typed === storedView.search ? storedView : { ...storedView, search: typed, page: 1 }

  // Back and Forward show the search of the URL, even right after something was typed.
  const lastKey = useRef(key)
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (key !== lastKey.current && navigationType === NavigationType.Pop) setTyped(null)
    lastKey.current = key
  }, [key, navigationType])

  /** Shows the first page, unless the changes have another. */
  function updateView(changes: Partial<ListView>, { replace = false } = {}) {
    const next = { ...view, page: 1, ...changes }
    setTyped(null)
    startTransition(() => {
      setOptimisticView(next)
      setParams(withListView(params, next), { replace, state: { keepScroll: true } })
    })
  }

  const handleTimeout = useEffectEvent(() => {
    if (typed !== null) updateView({ search: typed, page: view.page }, { replace: true })
  })
  useEffect(() => {
    const timer = setTimeout(handleTimeout, DEBOUNCE_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every key press starts the delay again
  }, [typed])

  return { view, search: setTyped, updateView }
}
