import { useCallback, useEffect, useRef, useState } from 'react'
import { deactivatePastEvents, getAllEvents, type SiteEvent } from '../data/events'
import { sydneyToday } from '../lib/dates'

/** All stored events, once past ones have been retired; null until then. `reload` keeps the old list on screen. */
export function useEvents() {
  const [events, setEvents] = useState<readonly SiteEvent[] | null>(null)
  const lastLoad = useRef(0)

  const reload = useCallback(async () => {
    const load = ++lastLoad.current
    const loaded = await getAllEvents()
    // A slow answer must not overwrite a newer one.
    if (load === lastLoad.current) setEvents(loaded)
  }, [])

  useEffect(() => {
    let left = false
    async function open() {
      await deactivatePastEvents(sydneyToday(new Date()))
      if (!left) await reload()
    }
    void open()
    return () => {
      left = true
      lastLoad.current++
    }
  }, [reload])

  return { events, reload }
}
