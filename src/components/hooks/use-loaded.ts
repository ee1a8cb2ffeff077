import { useEffect, useRef, useState } from 'react'
import type { Result } from '../../data/supabase'

/**
 * Loads data when the component mounts and whenever `key` changes, unless it is null. `data` was loaded for the current key,
 * or is null. It is kept if a later load for the same key fails.
 */
export function useLoaded<Data>(load: () => Promise<Result<Data>>, key: string | null = '') {
  const [loaded, setLoaded] = useState<{ key: string; data: Data } | null>(null)
  const [failedKey, setFailedKey] = useState<string | null>(null)
  const latest = useRef({ load, key })
  useEffect(() => {
    latest.current = { load, key }
  })
  const lastLoadId = useRef(0)

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another key loads again
  useEffect(() => void reload(), [key])

  /** Loads the data of the current key, also when a function of an earlier render calls it. */
  async function reload(): Promise<void> {
    const { load, key } = latest.current
    const loadId = ++lastLoadId.current
    if (key === null) return
    setFailedKey(null)
    const result = await load()
    // A slow response must not overwrite a newer one.
    if (loadId !== lastLoadId.current) return
    if (result.ok) setLoaded({ key, data: result.data })
    else setFailedKey(key)
  }

  /** Changes what is shown, for example after a save. Otherwise, if a reload fails, the next edit starts with old data. */
  const changeData = (change: (current: Data) => Data) =>
    setLoaded((current) => (current?.key === key ? { key, data: change(current.data) } : current))

  return {
    data: key !== null && loaded?.key === key ? loaded.data : null,
    /** The latest answer for any key: counts that do not depend on the filters stay visible while the next list loads. */
    latestData: loaded?.data ?? null,
    hasFailed: key !== null && failedKey === key,
    reload,
    changeData,
  }
}

/** Replaces the item with the same id, or adds a new one at the start. */
export function withItem<Item extends { id: string }>(
  items: readonly Item[],
  saved: Item,
): readonly Item[] {
  const index = items.findIndex(({ id }) => id === saved.id)
  return index === -1 ? [saved, ...items] : items.with(index, saved)
}
