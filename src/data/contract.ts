import { createId } from '../lib/browser/create-id'
import type { TablesUpdate } from './database'
import {
  type EventInput,
  insertEvent,
  loadActiveEvents,
  loadAllEvents,
  parseEvents,
  type SiteEvent,
  toEventRow,
} from './events'
import { assertArray, callBackend, getSupabase, withFallback } from './supabase'

// The functions of the agreed data layer that no page calls: pages need to know why a call failed, and use those of
// events.ts. `deactivatePastEvents` is there. Failures are logged.

/** Returns the active events, latest date first, or an empty list for a failure. */
export async function getActiveEvents(): Promise<SiteEvent[]> {
  return withFallback(await loadActiveEvents(), [])
}

/** Returns every event that the caller may read, newest entry first, or an empty list for a failure. */
export async function getAllEvents(): Promise<SiteEvent[]> {
  return withFallback(await loadAllEvents(), [])
}

/** Inserts an event and returns it, or null for a failure. */
export async function createEvent(input: EventInput): Promise<SiteEvent | null> {
  const result = await insertEvent(createId(), input)
  return result.kind === 'saved' ? result.row : null
}

/** Updates an event and returns it, or null for a failure such as an unknown id. */
export async function updateEvent(id: string, input: EventInput): Promise<SiteEvent | null> {
  const result = await updateRow('update', id, toEventRow(input))
  const [event] = result.ok ? parseEvents([result.data]) : []
  return event ?? null
}

/** Makes an event inactive. Returns false for a failure such as an unknown id. */
export async function softDeleteEvent(id: string): Promise<boolean> {
  return (await updateRow('deactivate', id, { is_active: false })).ok
}

/** Deletes an event permanently. Returns false for a failure such as an unknown id. */
export async function deleteEvent(id: string): Promise<boolean> {
  const result = await callBackend('Could not delete the event', async (signal) => {
    const query = (await getSupabase()).from('events').delete().eq('id', id).select('id')
    return getRow((await query.abortSignal(signal).throwOnError()).data)
  })
  return result.ok
}

const updateRow = (action: string, id: string, columns: TablesUpdate<'events'>) =>
  callBackend(`Could not ${action} the event`, async (signal) => {
    const query = (await getSupabase()).from('events').update(columns).eq('id', id).select()
    return getRow((await query.abortSignal(signal).throwOnError()).data)
  })

function getRow(rows: unknown): unknown {
  const [row] = assertArray(rows)
  if (row === undefined) throw new Error('There is no event with this id')
  return row
}
