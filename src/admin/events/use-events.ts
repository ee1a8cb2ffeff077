import { useRef } from 'react'
import { getIsAdmin } from '../../data/auth'
import type { Result } from '../../data/call-backend'
import { deactivatePastEvents, loadAllEvents, type SiteEvent } from '../../data/events'
import { TIMEOUT_MS } from '../../data/supabase'
import { sydneyToday } from '../../lib/dates/dates'
import { useLoaded, withItem } from '../use-loaded'

type StoredEvents = { events: readonly SiteEvent[]; isPendingApproval: boolean }

/** Loads all stored events, the first time after deactivating past ones. */
export function useEvents() {
  const isFirst = useRef(true)
  const { data, hasFailed, reload, changeData } = useLoaded<StoredEvents>(async () => {
    const load = isFirst.current ? loadFirst() : loadAllEvents()
    isFirst.current = false
    return checkEvents(...(await Promise.all([load, getIsAdmin()])))
  })
  return {
    /** Newest entry first. Null until they are loaded. */
    events: data?.events ?? null,
    /** Whether the account is not on the admin list. False until that is known. */
    isPendingApproval: data?.isPendingApproval ?? false,
    hasFailed,
    reload,
    showSaved: (saved: SiteEvent) => changeData((current) => ({ ...current, events: withItem(current.events, saved) })),
  }
}

/** The database hides events from an account that is not an admin, so an empty list proves nothing until that is known. */
function checkEvents(result: Result<SiteEvent[]>, isAdmin: boolean | null): Result<StoredEvents> {
  if (!result.ok) return result
  if (isAdmin === null && result.data.length === 0) return { ok: false, error: new Error('Admin status is unknown') }
  return { ok: true, data: { events: result.data, isPendingApproval: isAdmin === false } }
}

async function loadFirst() {
  const deadline = AbortSignal.timeout(TIMEOUT_MS)
  await deactivatePastEvents(sydneyToday(new Date()), deadline)
  return loadAllEvents(deadline)
}
