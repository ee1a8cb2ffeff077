import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Result } from '../data/call-backend'

/**
 * Loads data when the component mounts and whenever `key` changes, unless it is null. `data` is null until a load succeeds,
 * and is kept if a later load fails.
 */
export function useLoaded<Data>(load: () => Promise<Result<Data>>, key: string | null = '') {
  const [data, setData] = useState<Data | null>(null)
  const [failedKey, setFailedKey] = useState<string | null>(null)
  const lastLoadId = useRef(0)

  async function loadData() {
    const loadId = ++lastLoadId.current
    const result = await load()
    // A slow response must not overwrite a newer one.
    if (loadId !== lastLoadId.current) return
    setFailedKey(result.ok ? null : key)
    if (result.ok) setData(result.data)
  }

  const loadLatest = useEffectEvent(() => void loadData())
  useEffect(() => {
    if (key !== null) loadLatest()
  }, [key])

  function reload() {
    setFailedKey(null)
    return loadData()
  }

  /** Changes what is shown, for example after a save. Otherwise, if a reload fails, the next edit starts with old data. */
  const changeData = (change: (current: Data) => Data) => setData((current) => current && change(current))

  return { data, hasFailed: key !== null && failedKey === key, reload, changeData }
}

/** Replaces the item with the same id, or adds a new one at the start. */
export function withItem<Item extends { id: string }>(items: readonly Item[], saved: Item): readonly Item[] {
  const index = items.findIndex(({ id }) => id === saved.id)
  return index === -1 ? [saved, ...items] : items.with(index, saved)
}
