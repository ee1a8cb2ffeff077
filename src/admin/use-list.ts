import { useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '../data/call-backend'

/**
 * Loads a list, the first time with `loadFirst`. Both functions must be constants. `items` is null until a load succeeds,
 * and is kept if a later load fails.
 */
export function useList<Item extends { id: string }>(
  load: () => Promise<Result<readonly Item[]>>,
  loadFirst: () => Promise<Result<readonly Item[]>> = load,
) {
  const [items, setItems] = useState<readonly Item[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const lastLoadId = useRef(0)

  /** Returns the function that shows the result of a load that starts now. */
  const startLoad = useCallback(() => {
    const loadId = ++lastLoadId.current
    return (result: Result<readonly Item[]>) => {
      // A slow response must not overwrite a newer one.
      if (loadId !== lastLoadId.current) return
      setHasFailed(!result.ok)
      if (result.ok) setItems(result.data)
    }
  }, [])

  useEffect(() => void loadFirst().then(startLoad()), [startLoad, loadFirst])

  function reload() {
    setHasFailed(false)
    return load().then(startLoad())
  }

  /** Shows an item as it was saved. Otherwise, if the list could not be loaded again, the next edit would start with the old one. */
  function showSaved(saved: Item) {
    setItems((current) => {
      if (!current) return null
      const index = current.findIndex(({ id }) => id === saved.id)
      return index === -1 ? [saved, ...current] : current.with(index, saved)
    })
  }

  return { items, hasFailed, reload, showSaved }
}
