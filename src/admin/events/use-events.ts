import { deactivatePastEvents, loadAllEvents } from '../../data/events'
import { TIMEOUT_MS } from '../../data/supabase'
import { sydneyToday } from '../../lib/dates/dates'
import { useList } from '../use-list'

/** Loads all stored events, the first time after deactivating past ones. `events` is null until a load succeeds. */
export function useEvents() {
  const { items: events, ...list } = useList(loadAllEvents, loadFirst)
  return { events, ...list }
}

async function loadFirst() {
  const deadline = AbortSignal.timeout(TIMEOUT_MS)
  await deactivatePastEvents(sydneyToday(new Date()), deadline)
  return loadAllEvents(deadline)
}
