import { isValidDate } from '../lib/dates'
import type { Database } from './database.types'
import { getSupabase, NoBackendError, type Supabase, TIMEOUT_MS } from './supabase'

export const eventCategories = [
  'Announcement',
  'Equipment Update',
  'Partnership',
  'Team News',
  'Service Update',
  'Event',
  'Festival',
  'Corporate',
  'Wedding',
] as const
export type EventCategory = (typeof eventCategories)[number]

/** An event or announcement as the site knows it. */
export type SiteEvent = {
  id: string
  title: string
  description: string
  /** An address, absolute or on this site. */
  image: string
  /** As typed: see `ticketHref` before it becomes a link. */
  ticketLink: string | null
  category: EventCategory
  /** YYYY-MM-DD, a calendar day in Sydney. */
  eventDate: string
  isActive: boolean
  /** ISO 8601. */
  createdAt: string
}

/** What an admin writes. */
export type EventInput = Omit<SiteEvent, 'id' | 'createdAt'>

type Row = Database['public']['Tables']['events']['Row']

/** Active events, latest date first. Failures are logged and give an empty list. */
export function getActiveEvents(): Promise<SiteEvent[]> {
  return attempt('The events could not be read.', [], async (supabase, signal) => {
    const { data } = await supabase
      .from('events')
      .select('*')
      .eq('is_active', true)
      .order('event_date', { ascending: false })
      .abortSignal(signal)
      .throwOnError()
    return listOf(data).map(toSiteEvent)
  })
}

/** Every event that the caller may read, newest entry first. Failures are logged and give an empty list. */
export function getAllEvents(): Promise<SiteEvent[]> {
  return attempt('The events could not be read.', [], async (supabase, signal) => {
    const { data } = await supabase
      .from('events')
      .select('*')
      .order('created_at', { ascending: false })
      .abortSignal(signal)
      .throwOnError()
    return listOf(data).map(toSiteEvent)
  })
}

/** Stores a new event and gives it back. Failures are logged and give null. */
export function createEvent(input: EventInput): Promise<SiteEvent | null> {
  return attempt('The event could not be created.', null, async (supabase, signal) => {
    const { data } = await supabase
      .from('events')
      .insert(toRow(input))
      .select()
      .abortSignal(signal)
      .single()
      .throwOnError()
    return toSiteEvent(data)
  })
}

/** Changes an event and gives it back. Failures, an unknown id among them, are logged and give null. */
export function updateEvent(id: string, input: EventInput): Promise<SiteEvent | null> {
  return attempt('The event could not be updated.', null, async (supabase, signal) => {
    const { data } = await supabase
      .from('events')
      .update(toRow(input))
      .eq('id', id)
      .select()
      .abortSignal(signal)
      .single()
      .throwOnError()
    return toSiteEvent(data)
  })
}

/** Takes an event off without deleting it. Failures, an unknown id among them, are logged and give false. */
export function softDeleteEvent(id: string): Promise<boolean> {
  return attempt('The event could not be taken off.', false, async (supabase, signal) => {
    // Asking for the row back tells a change from an update that matched nothing.
    const query = supabase.from('events').update({ is_active: false }).eq('id', id)
    const { data } = await query.select('id').abortSignal(signal).single().throwOnError()
    if (data.id !== id) throw new TypeError('The answer is about another event')
    return true
  })
}

/** Deletes an event for good. Failures, an unknown id among them, are logged and give false. */
export function deleteEvent(id: string): Promise<boolean> {
  return attempt('The event could not be deleted.', false, async (supabase, signal) => {
    const query = supabase.from('events').delete().eq('id', id)
    const { data } = await query.select('id').abortSignal(signal).single().throwOnError()
    if (data.id !== id) throw new TypeError('The answer is about another event')
    return true
  })
}

/**
 * Takes every active event off whose date is before `today` (YYYY-MM-DD, see `sydneyToday`) and says how many there
 * were. Failures are logged and give 0.
 */
export function deactivatePastEvents(today: string): Promise<number> {
  return attempt('Past events could not be retired.', 0, async (supabase, signal) => {
    const { data } = await supabase
      .from('events')
      .update({ is_active: false })
      .eq('is_active', true)
      .lt('event_date', today)
      .select('id')
      .abortSignal(signal)
      .throwOnError()
    return listOf(data).length
  })
}

/** Runs one call against the backend, for 15 seconds at most. What fails is logged and gives `failure`. */
async function attempt<T>(
  complaint: string,
  failure: T,
  call: (supabase: Supabase, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    // Raced, because the library may also wait for itself: for its own code, for a session to be refreshed.
    return await Promise.race([getSupabase().then((supabase) => call(supabase, signal)), rejectsOnAbort(signal)])
  } catch (error) {
    // A site without a backend is a choice, not a fault: nothing to log on every visit.
    if (!(error instanceof NoBackendError)) console.error(complaint, error)
    return failure
  }
}

function rejectsOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

function isCategory(category: string): category is EventCategory {
  return eventCategories.some((known) => known === category)
}

/** A proxy or a wrong address may answer 200 with anything. What is no list of rows throws. */
function listOf<T>(rows: T[]): T[] {
  if (!Array.isArray(rows)) throw new TypeError('The answer is no list of rows')
  return rows
}

function toSiteEvent(row: Row): SiteEvent {
  const texts: unknown[] = [row.id, row.title, row.description, row.image, row.event_date, row.created_at]
  const isEvent = texts.every((text) => typeof text === 'string') && typeof row.is_active === 'boolean'
  if (!isEvent || !isValidDate(row.event_date)) throw new TypeError('The answer is no event')
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    image: row.image,
    ticketLink: row.ticket_link,
    category: isCategory(row.category) ? row.category : 'Announcement',
    eventDate: row.event_date,
    isActive: row.is_active,
    createdAt: row.created_at,
  }
}

function toRow(input: EventInput) {
  return {
    title: input.title,
    description: input.description,
    image: input.image,
    ticket_link: input.ticketLink,
    category: input.category,
    event_date: input.eventDate,
    is_active: input.isActive,
  }
}
