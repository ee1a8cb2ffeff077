import { useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '../data/call-backend'

/**
 * Loads a list, the first time with `loadFirst`. Both functions must be constants. `items` is null until a load succeeds,
 * and is kept if a later load fails.
 */
export function useList<Item>(
  load: () => Promise<Result<readonly Item[]>>,
  loadFirst: () => Promise<Result<readonly Item[]>> = load,
) {
  const [items, setItems] = useState<readonly Item[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const lastLoadId = useRef(0)

  const show = useCallback(async (loading: Promise<Result<readonly Item[]>>) => {
    const loadId = ++lastLoadId.current
    const result = await loading
    // A slow response must not overwrite a newer one.
    if (loadId !== lastLoadId.current) return
    setHasFailed(!result.ok)
    if (result.ok) setItems(result.data)
  }, [])

  useEffect(() => void show(loadFirst()), [show, loadFirst])

  function reload() {
    setHasFailed(false)
    return show(load())
  }

  return { items, hasFailed, reload }
}
