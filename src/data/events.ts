import * as v from 'valibot'
import { isValidDate } from '../lib/dates'
import { getSupabase, getVisitorTables, NoBackendError, TIMEOUT_MS } from './supabase'

/** Lets a screen show a failure differently from an empty list. */
export type Result<Data> = { ok: true; data: Data } | { ok: false; error: unknown }

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

/** An event or announcement. */
export type SiteEvent = {
  id: string
  title: string
  description: string
  /** A URL, absolute or a path of this site. */
  image: string
  /** As typed. Pass it through `getTicketHref` before using it as a link. */
  ticketLink: string | null
  category: EventCategory
  /** YYYY-MM-DD, a calendar day in Sydney. */
  eventDate: string
  isActive: boolean
  /** ISO 8601. */
  createdAt: string
}

/** The fields that an admin writes. */
export type EventInput = Omit<SiteEvent, 'id' | 'createdAt'>

/** A row of the table `events`. */
const eventRowSchema = v.pipe(
  v.object({
    id: v.string(),
    title: v.string(),
    description: v.string(),
    image: v.string(),
    ticket_link: v.fallback(v.nullable(v.string()), null),
    category: v.fallback(v.picklist(eventCategories), 'Announcement'),
    event_date: v.pipe(v.string(), v.check(isValidDate)),
    is_active: v.boolean(),
    created_at: v.string(),
  }),
  v.transform((row): SiteEvent => ({
    id: row.id,
    title: row.title,
    description: row.description,
    image: row.image,
    ticketLink: row.ticket_link,
    category: row.category,
    eventDate: row.event_date,
    isActive: row.is_active,
    createdAt: row.created_at,
  })),
)

/** Loads the active events, latest date first. Pass `signal` to share one timeout with other calls. */
export function loadActiveEvents(signal?: AbortSignal): Promise<Result<SiteEvent[]>> {
  return callBackend(
    getVisitorTables,
    'Could not load the active events',
    async (tables, deadline) => {
      const query = tables.from('events').select('*').eq('is_active', true).order('event_date', { ascending: false })
      const { data } = await query.abortSignal(deadline).throwOnError()
      return parseRows(data)
    },
    signal,
  )
}

/** Loads every event that the caller may read, newest entry first. */
export function loadAllEvents(): Promise<Result<SiteEvent[]>> {
  return callBackend(getSupabase, 'Could not load the events', async (supabase, signal) => {
    const query = supabase.from('events').select('*').order('created_at', { ascending: false })
    const { data } = await query.abortSignal(signal).throwOnError()
    return parseRows(data)
  })
}

/** The same as `loadActiveEvents`, with an empty list for a failure. */
export async function getActiveEvents(): Promise<SiteEvent[]> {
  return withFallback(await loadActiveEvents(), [])
}

/** The same as `loadAllEvents`, with an empty list for a failure. */
export async function getAllEvents(): Promise<SiteEvent[]> {
  return withFallback(await loadAllEvents(), [])
}

/** Inserts an event and returns it, or null for a failure. */
export async function createEvent(input: EventInput): Promise<SiteEvent | null> {
  const result = await callBackend(getSupabase, 'Could not create the event', async (supabase, signal) => {
    const query = supabase.from('events').insert(toRow(input)).select()
    const { data } = await query.abortSignal(signal).single().throwOnError()
    return parseRow(data)
  })
  return withFallback(result, null)
}

/** Updates an event and returns it, or null for a failure such as an unknown id. */
export async function updateEvent(id: string, input: EventInput): Promise<SiteEvent | null> {
  const result = await callBackend(getSupabase, 'Could not update the event', async (supabase, signal) => {
    const query = supabase.from('events').update(toRow(input)).eq('id', id).select()
    const { data } = await query.abortSignal(signal).single().throwOnError()
    return parseRow(data)
  })
  return withFallback(result, null)
}

/** Makes an event inactive. Returns false for a failure such as an unknown id. */
export async function softDeleteEvent(id: string): Promise<boolean> {
  const result = await callBackend(getSupabase, 'Could not deactivate the event', async (supabase, signal) => {
    const query = supabase.from('events').update({ is_active: false }).eq('id', id).select('id')
    const { data } = await query.abortSignal(signal).single().throwOnError()
    assertSameId(data, id)
  })
  return result.ok
}

/** Deletes an event permanently. Returns false for a failure such as an unknown id. */
export async function deleteEvent(id: string): Promise<boolean> {
  const result = await callBackend(getSupabase, 'Could not delete the event', async (supabase, signal) => {
    const query = supabase.from('events').delete().eq('id', id).select('id')
    const { data } = await query.abortSignal(signal).single().throwOnError()
    assertSameId(data, id)
  })
  return result.ok
}

/**
 * Deactivates every active event whose date is before `today` (YYYY-MM-DD, see `sydneyToday`). Returns how many there
 * were, or 0 for a failure. Pass `signal` to share one timeout with other calls. Acts as a visitor: the database then
 * accepts past events only, so a computer whose clock is ahead cannot deactivate a coming event.
 */
export async function deactivatePastEvents(today: string, signal?: AbortSignal): Promise<number> {
  const result = await callBackend(
    getVisitorTables,
    'Could not deactivate past events',
    async (tables, deadline) => {
      const query = tables.from('events').update({ is_active: false }).eq('is_active', true).lt('event_date', today)
      const { data } = await query.select('id').abortSignal(deadline).throwOnError()
      return assertArray(data).length
    },
    signal,
  )
  return withFallback(result, 0)
}

/**
 * Makes one call, which fails after 15 seconds or when `deadline` aborts. Logs failures and never rejects.
 */
async function callBackend<Client, Data>(
  getClient: () => Promise<Client>,
  failureMessage: string,
  call: (client: Client, deadline: AbortSignal) => Promise<Data>,
  deadline = AbortSignal.timeout(TIMEOUT_MS),
): Promise<Result<Data>> {
  try {
    deadline.throwIfAborted()
    const data = await Promise.race([
      getClient().then((client) => call(client, deadline)),
      // The signal does not abort the loading of the client's code or a session refresh.
      rejectOnAbort(deadline),
    ])
    return { ok: true, data }
  } catch (error) {
    // A site without a backend is a choice, not a failure.
    if (!(error instanceof NoBackendError)) console.error(failureMessage, error)
    return { ok: false, error }
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

const withFallback = <Data, Fallback>(result: Result<Data>, fallback: Fallback) => (result.ok ? result.data : fallback)

/** A proxy or a wrong URL may respond with status 200 and any JSON. */
function assertArray(data: unknown): unknown[] {
  if (!Array.isArray(data)) throw new TypeError('Response is not an array')
  return data
}

function assertSameId(row: { id: unknown }, id: string): void {
  if (row.id !== id) throw new TypeError('Response is about another event')
}

function parseRow(row: unknown): SiteEvent {
  const result = v.safeParse(eventRowSchema, row)
  if (!result.success) throw new TypeError(`Response is not a valid event row: ${v.summarize(result.issues)}`)
  return result.output
}

/** Skips and logs invalid rows, so that one of them does not hide the others. */
function parseRows(data: unknown): SiteEvent[] {
  return assertArray(data).flatMap((row) => {
    const result = v.safeParse(eventRowSchema, row)
    if (!result.success) console.error('Skipped an invalid event row', v.summarize(result.issues), row)
    return result.success ? [result.output] : []
  })
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
