import { useCallback, useEffect, useRef, useState } from 'react'
import { deactivatePastEvents, loadAllEvents, type SiteEvent } from '../../data/events'
import { sydneyToday } from '../../lib/dates'

const deactivatePast = () => deactivatePastEvents(sydneyToday(new Date()))

/**
 * Loads all stored events, after deactivating past ones. `events` is null until a load succeeds, and is
 * kept if a later load fails. `now` is the time of the last load.
 */
export function useEvents() {
  const [events, setEvents] = useState<readonly SiteEvent[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [now, setNow] = useState(() => new Date())
  const lastLoadId = useRef(0)

  const load = useCallback(async () => {
    const loadId = ++lastLoadId.current
    const result = await loadAllEvents()
    // A slow response must not overwrite a newer one.
    if (loadId !== lastLoadId.current) return
    setNow(new Date())
    setHasFailed(!result.ok)
    if (result.ok) setEvents(result.data)
  }, [])

  useEffect(() => void deactivatePast().then(load), [load])

  async function reload() {
    setHasFailed(false)
    if (!events) await deactivatePast()
    await load()
  }

  return { events, hasFailed, now, reload }
}
