import * as v from 'valibot'
import { isValidDate } from '../lib/dates/dates'
import type { TablesInsert, TablesUpdate } from './database'
import { createStoredRows, type RowEntries } from './stored-rows'
import {
  assertArray,
  callBackend,
  fetchAsVisitor,
  getSupabase,
  type Result,
  withFallback,
} from './supabase'

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

/** A row of the table `events`. */
const eventRowSchema = v.pipe(
  v.object({
    id: v.string(),
    title: v.string(),
    description: v.string(),
    image: v.string(),
    image_alt: v.fallback(v.string(), ''),
    ticket_link: v.fallback(v.nullable(v.string()), null),
    category: v.fallback(v.picklist(eventCategories), 'Announcement'),
    event_date: v.pipe(v.string(), v.check(isValidDate)),
    is_active: v.boolean(),
    created_at: v.string(),
    updated_at: v.string(),
  } satisfies RowEntries<'events'>),
  v.transform((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    /** A URL, absolute or a path of this site. */
    image: row.image,
    /** A description of the picture, for people who cannot see it. May be empty. */
    imageAlt: row.image_alt,
    /** As typed. Pass it through `getTicketHref` before using it as a link. */
    ticketLink: row.ticket_link,
    category: row.category,
    /** YYYY-MM-DD, a calendar day in Sydney. */
    eventDate: row.event_date,
    isActive: row.is_active,
    /** ISO 8601. */
    createdAt: row.created_at,
    /** ISO 8601 with microseconds, as the server wrote it. A `Date` would lose digits. */
    updatedAt: row.updated_at,
  })),
)

/** An event or announcement. */
export type SiteEvent = v.InferOutput<typeof eventRowSchema>

/** The fields that an admin writes. */
export type EventInput = Omit<SiteEvent, 'id' | 'createdAt' | 'updatedAt'>

export const {
  parseRows: parseEvents,
  saveRow: saveEvent,
  deleteRow: deleteEventIfUnchanged,
  createInsertRow,
} = createStoredRows<EventInput, SiteEvent>({
  table: 'events',
  name: 'event',
  schema: eventRowSchema,
  update: async ({ id, updatedAt }, input, signal) =>
    (await getSupabase())
      .from('events')
      .update(toEventRow(input))
      .eq('id', id)
      .eq('updated_at', updatedAt)
      .select()
      .abortSignal(signal)
      .throwOnError(),
})

export const insertEvent = createInsertRow(async (id, input, signal) =>
  (await getSupabase())
    .from('events')
    .insert({ id, ...toEventRow(input) })
    .select()
    .abortSignal(signal)
    .single(),
)

/** Loads the active events, latest date first. */
export function loadActiveEvents(): Promise<Result<SiteEvent[]>> {
  return callBackend('Could not load the active events', async (signal) => {
    const query = 'events?select=*&is_active=eq.true&order=event_date.desc,id.asc'
    return parseEvents(await fetchAsVisitor(query, { signal }))
  })
}

/** Loads the events that the caller may read, newest entry first. A response has 1000 of them at most. */
export function loadAllEvents(): Promise<Result<SiteEvent[]>> {
  return callBackend('Could not load the events', async (signal) => {
    const query = (await getSupabase())
      .from('events')
      .select('*')
      .order('created_at', { ascending: false })
      .order('id')
    return parseEvents((await query.abortSignal(signal).throwOnError()).data)
  })
}

/**
 * Deactivates every active event whose date is before `today` (YYYY-MM-DD, see `sydneyToday`). Returns how many there
 * were, or 0 for a failure. Acts as a visitor: the database then accepts past events only, so a computer whose clock is
 * ahead cannot deactivate a coming event.
 */
export async function deactivatePastEvents(today: string): Promise<number> {
  const result = await callBackend('Could not deactivate past events', async (signal) => {
    const rows = await fetchAsVisitor(`events?is_active=eq.true&event_date=lt.${today}&select=id`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Prefer: 'return=representation' },
      body: JSON.stringify({ is_active: false } satisfies TablesUpdate<'events'>),
      signal,
    })
    return assertArray(rows).length
  })
  return withFallback(result, 0)
}

export function toEventRow(input: EventInput): TablesInsert<'events'> {
  return {
    title: input.title,
    description: input.description,
    image: input.image,
    image_alt: input.imageAlt,
    ticket_link: input.ticketLink,
    category: input.category,
    event_date: input.eventDate,
    is_active: input.isActive,
  }
}

/** Categories of news that happen on their date. The others are notices, which are true from now on. */
const datedCategories: readonly EventCategory[] = ['Event', 'Festival', 'Corporate', 'Wedding']

/** The order of the page: notices first, then events. Both by date, the next one first. */
export function sortNews<News extends Pick<SiteEvent, 'category' | 'eventDate'>>(
  events: readonly News[],
): News[] {
  const isDated = ({ category }: News) => datedCategories.includes(category)
  return events.toSorted(
    (a, b) => Number(isDated(a)) - Number(isDated(b)) || a.eventDate.localeCompare(b.eventDate),
  )
}
