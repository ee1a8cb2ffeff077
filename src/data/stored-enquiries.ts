import * as v from 'valibot'
import { getTicketHref } from '../lib/links'
import { callBackend, type Result } from './call-backend'
import { NOT_SPECIFIED } from './enquiries'
import { assertArray, assertSameId, createRowParser, loadPages } from './rows'
import { getSupabase } from './supabase'

// The copies of enquiries in the backend, which only admins can read.

export const enquiryStatuses = ['new', 'answered', 'booked', 'closed'] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]

/** A field of the body. Visitors can send any text. */
const field = v.pipe(
  v.fallback(v.string(), ''),
  v.transform((value) => (value === NOT_SPECIFIED ? '' : value)),
)

/** The quote or the advice that the visitor came from. Visitors can send any link. */
const ownLink = v.fallback(
  v.pipe(
    v.string(),
    v.regex(/^\/(?:av-hire|packages)\?/),
    v.transform((link) => getTicketHref(link)),
  ),
  null,
)

/** A row of the table `enquiries`. */
const enquiryRowSchema = v.pipe(
  v.object({
    id: v.string(),
    reference: v.string(),
    body: v.object({
      fullName: field,
      email: field,
      phone: field,
      company: field,
      eventDate: field,
      eventType: field,
      venue: field,
      budget: field,
      servicesInterested: v.pipe(
        v.fallback(v.array(v.string()), []),
        v.transform((services) => services.filter((service) => service !== NOT_SPECIFIED)),
      ),
      message: field,
    }),
    link: ownLink,
    created_at: v.string(),
    status: v.fallback(v.picklist(enquiryStatuses), 'new'),
    note: v.string(),
    handled_by: v.nullable(v.string()),
    updated_at: v.string(),
  }),
  v.transform((row) => ({
    id: row.id,
    reference: row.reference,
    /** What the visitor typed. Nothing in it can be trusted. */
    fields: row.body,
    /** A path of this site, or null. */
    link: row.link,
    /** ISO 8601. */
    createdAt: row.created_at,
    status: row.status,
    note: row.note,
    /** The email address of the admin who changed the row last, or null. */
    handledBy: row.handled_by,
    /** ISO 8601 with microseconds, as the server wrote it. */
    updatedAt: row.updated_at,
  })),
)

const { parseRow, parseRows } = createRowParser('enquiry', enquiryRowSchema)

export type StoredEnquiry = v.InferOutput<typeof enquiryRowSchema>

/** What an admin can change. */
export type EnquiryChanges = Pick<StoredEnquiry, 'status' | 'note'>

/** Loads every enquiry that the caller may read, newest first. */
export function loadEnquiries(): Promise<Result<StoredEnquiry[]>> {
  return callBackend('Could not load the enquiries', async (deadline) => {
    const rows = await loadPages('created_at', async (filter) => {
      const query = (await getSupabase()).from('enquiries').select('*')
      const sorted = query.order('created_at', { ascending: false }).order('id').abortSignal(deadline)
      return (await (filter ? sorted.or(filter) : sorted).throwOnError()).data
    })
    return parseRows(rows)
  })
}

/** Counts the new enquiries that the caller may read, up to the limit of one response. */
export function countNewEnquiries(): Promise<Result<number>> {
  return callBackend('Could not count the new enquiries', async (deadline) => {
    const query = (await getSupabase()).from('enquiries').select('id').eq('status', 'new')
    return assertArray((await query.abortSignal(deadline).throwOnError()).data).length
  })
}

/** Loads one enquiry, or null if the caller can see none with this id. */
export function loadEnquiry(id: string): Promise<Result<StoredEnquiry | null>> {
  return callBackend('Could not load the enquiry', (signal) => readEnquiry(id, signal))
}

/** `current` is what somebody else stored, or null if the enquiry was deleted. */
type SaveOutcome = { isSaved: true; enquiry: StoredEnquiry } | { isSaved: false; current: StoredEnquiry | null }

/** Changes an enquiry unless it was changed or deleted since it had this `updatedAt`. */
export function saveEnquiry(id: string, changes: EnquiryChanges, updatedAt: string): Promise<Result<SaveOutcome>> {
  return callBackend('Could not save the enquiry', async (signal) => {
    const supabase = await getSupabase()
    const { status, note } = changes
    const query = supabase.from('enquiries').update({ status, note }).eq('id', id).eq('updated_at', updatedAt)
    const { data } = await query.select().abortSignal(signal).throwOnError()
    const [row] = assertArray(data)
    if (row !== undefined) return { isSaved: true, enquiry: parseRow(row) }
    const current = await readEnquiry(id, signal)
    // The database does not report a refused update as an error.
    if (current?.updatedAt === updatedAt) throw new Error('The database refused the update')
    // By an earlier request whose response was lost, or by somebody else.
    if (current?.status === status && current.note === note) return { isSaved: true, enquiry: current }
    return { isSaved: false, current }
  })
}

/** Deletes an enquiry permanently. Returns false for a failure such as an unknown id. */
export async function deleteEnquiry(id: string): Promise<boolean> {
  const result = await callBackend('Could not delete the enquiry', async (signal) => {
    const supabase = await getSupabase()
    const query = supabase.from('enquiries').delete().eq('id', id).select('id')
    const { data } = await query.abortSignal(signal).single().throwOnError()
    assertSameId(data, id)
  })
  return result.ok
}

async function readEnquiry(id: string, signal: AbortSignal): Promise<StoredEnquiry | null> {
  const supabase = await getSupabase()
  const { data } = await supabase.from('enquiries').select('*').eq('id', id).abortSignal(signal).throwOnError()
  const [row] = assertArray(data)
  return row === undefined ? null : parseRow(row)
}
