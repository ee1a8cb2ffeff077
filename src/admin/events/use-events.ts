import { useCallback, useEffect, useRef, useState } from 'react'
import { deactivatePastEvents, loadAllEvents, type SiteEvent } from '../../data/events'
import { TIMEOUT_MS } from '../../data/supabase'
import { sydneyToday } from '../../lib/dates'

/** Deactivates past events, then returns the deadline of both this and the load that follows. */
async function deactivatePast(): Promise<AbortSignal> {
  const deadline = AbortSignal.timeout(TIMEOUT_MS)
  await deactivatePastEvents(sydneyToday(new Date()), deadline)
  return deadline
}

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

  useEffect(() => void deactivatePast().then(load), [load])

  async function reload() {
    setHasFailed(false)
    await load(events ? undefined : await deactivatePast())
  }

  return { events, hasFailed, reload }
}
