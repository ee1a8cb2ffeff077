import { useCallback, useEffect, useRef, useState } from 'react'
import { deactivatePastEvents, getAllEvents, type SiteEvent } from '../../data/events'
import { sydneyToday } from '../../lib/dates'

/**
 * All stored events, once past ones have been retired; null until then. `now` is the moment of the last load, and
 * `reload` keeps the old list on screen.
 */
export function useEvents() {
  const [events, setEvents] = useState<readonly SiteEvent[] | null>(null)
  const [now, setNow] = useState(() => new Date())
  const lastLoad = useRef(0)

  const reload = useCallback(async () => {
    const load = ++lastLoad.current
    const loaded = await getAllEvents()
    // A slow answer must not overwrite a newer one.
    if (load !== lastLoad.current) return
    setNow(new Date())
    // A failed read gives an empty list. One change does not empty a list of several, so the old one stays.
    setEvents((current) => (loaded.length === 0 && current && current.length > 1 ? current : loaded))
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
    }
  }, [reload])

  return { events, now, reload }
}
