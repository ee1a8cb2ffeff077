import { useCallback, useEffect, useRef, useState } from 'react'
import { deactivatePastEvents, loadAllEvents, type SiteEvent } from '../../data/events'
import { TIMEOUT_MS } from '../../data/supabase'
import { sydneyToday } from '../../lib/dates'

/**
 * Loads all stored events, after deactivating past ones. `events` is null until a load succeeds, and is
 * kept if a later load fails.
 */
export function useEvents() {
  const [events, setEvents] = useState<readonly SiteEvent[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const lastLoadId = useRef(0)

  const load = useCallback(async (deadline?: AbortSignal) => {
    const loadId = ++lastLoadId.current
    const result = await loadAllEvents(deadline)
    // A slow response must not overwrite a newer one.
    if (loadId !== lastLoadId.current) return
    setHasFailed(!result.ok)
    if (result.ok) setEvents(result.data)
  }, [])

  useEffect(() => {
    const deadline = AbortSignal.timeout(TIMEOUT_MS)
    void deactivatePastEvents(sydneyToday(new Date()), deadline).then(() => load(deadline))
  }, [load])

  function reload() {
    setHasFailed(false)
    return load()
  }

  return { events, hasFailed, reload }
}
