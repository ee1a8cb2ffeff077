import * as v from 'valibot'
import { enquiryFields } from '../enquiry/fields'
import { type EnquiryStatus, statuses } from '../enquiry/options'
import { text } from '../lib/form-schema'
import { getIsAdmin } from './auth'
import type { Database } from './database'
import { createStoredRows, type RowEntries } from './stored-rows'
import { callBackend, getSupabase, type Result } from './supabase'

// The copies of enquiries in the backend, which only admins can read.

const { servicesInterested: _, ...textFields } = enquiryFields

/** The fields of the form. Their options may no longer be offered. */
const knownFieldsSchema = v.object({
  ...v.entriesFromList(Object.keys(textFields) as (keyof typeof textFields)[], text),
  servicesInterested: v.pipe(v.fallback(v.array(v.string()), []), v.readonly()),
})

/** The fields of the form, then the texts of fields that only an older or a newer form has. */
const bodySchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((body) => {
    const others = Object.entries(body).filter(
      (field): field is [string, string] =>
        !Object.hasOwn(enquiryFields, field[0]) &&
        // From the browser's clock: use `createdAt`.
        field[0] !== 'submissionDate' &&
        typeof field[1] === 'string',
    )
    return { ...v.parse(knownFieldsSchema, body), ...Object.fromEntries(others) }
  }),
)

/** A row of the table `enquiries`. */
const enquiryRowSchema = v.pipe(
  v.object({
    id: v.string(),
    reference: v.string(),
    body: bodySchema,
    link: v.fallback(v.nullable(v.string()), null),
    created_at: v.string(),
    delivery: v.fallback(v.picklist(['accepted', 'refused', 'unknown']), 'unknown'),
    status: v.fallback(v.picklist(statuses.map(({ value }) => value)), 'new'),
    note: v.string(),
    handled_by: v.nullable(v.string()),
    updated_at: v.string(),
  } satisfies RowEntries<'enquiries'>),
  v.transform((row) => ({
    id: row.id,
    reference: row.reference,
    /** The visitor's text. Nothing in it can be trusted. */
    fields: row.body,
    /** The paths of what the visitor asks about, one a line, or null. Nothing in it can be trusted: see `readEnquiryLinks`. */
    link: row.link,
    /** ISO 8601. */
    createdAt: row.created_at,
    /** The webhook's answer. Unknown if it did not answer, or if the visitor's browser did not say. */
    delivery: row.delivery,
    status: row.status,
    note: row.note,
    /** The email address of the admin who changed the row last, or null. */
    handledBy: row.handled_by,
    /** ISO 8601 with microseconds, as the server wrote it. */
    updatedAt: row.updated_at,
  })),
)

export type StoredEnquiry = v.InferOutput<typeof enquiryRowSchema>

/** The fields that an admin can change. */
export type EnquiryChanges = Pick<StoredEnquiry, 'status' | 'note'>

export const {
  parseRows: parseEnquiries,
  saveRow: saveEnquiry,
  deleteRow: deleteEnquiry,
} = createStoredRows<EnquiryChanges, StoredEnquiry>({
  table: 'enquiries',
  name: 'enquiry',
  schema: enquiryRowSchema,
  update: async ({ id, updatedAt }, changes, signal) =>
    (await getSupabase())
      .from('enquiries')
      .update(changes)
      .eq('id', id)
      .eq('updated_at', updatedAt)
      .select()
      .abortSignal(signal)
      .throwOnError(),
})

/** How many enquiries a page has. */
export const PAGE_SIZE = 24

/** The values of those filters that are no texts of any kind. */
type FilterValues = { status: EnquiryStatus; delivery: StoredEnquiry['delivery'] }

/** The filters of the list, which `public.enquiry_filters` of the database names. Empty texts match every enquiry. */
export type EnquiryFilters = {
  [Name in keyof Database['public']['CompositeTypes']['enquiry_filters']]:
    | (Name extends keyof FilterValues ? FilterValues[Name] : string)
    | ''
}

export const noFilters: EnquiryFilters = { search: '', status: '', delivery: '', eventDate: '' }

const listSchema = v.pipe(
  v.object({
    rows: v.array(v.unknown()),
    start: v.number(),
    listed_count: v.number(),
    total: v.number(),
    new_count: v.number(),
    overdue_count: v.number(),
    not_emailed_count: v.number(),
    not_confirmed_count: v.number(),
    answered: v.object({ count: v.number(), median_seconds: v.nullable(v.number()) }),
    days: v.record(v.string(), v.object({ booked: v.number(), open: v.number() })),
  }),
  v.transform((list) => ({
    /** The enquiries of the page: first those that are overdue, then the newest. */
    items: parseEnquiries(list.rows),
    /** The index of the first one. */
    start: list.start,
    /** How many match the filters, on all pages. */
    matchCount: list.listed_count,
    /** How many there are without filters. */
    total: list.total,
    newCount: list.new_count,
    /** How many of the new ones are overdue. */
    overdueCount: list.overdue_count,
    /** How many of the new ones the webhook has refused. */
    notEmailedCount: list.not_emailed_count,
    /** How many of the new ones have waited for the webhook's answer for more than a minute. */
    notConfirmedCount: list.not_confirmed_count,
    /** How long the last enquiries waited for their answer, 30 at most: the median in seconds, null if none was answered. */
    answered: { count: list.answered.count, medianSeconds: list.answered.median_seconds },
    /** For each event date of the page, how many enquiries are booked for it, and how many are new or answered. */
    days: list.days,
  })),
)

export type EnquiryList = v.InferOutput<typeof listSchema>

type ListOptions = {
  filters: EnquiryFilters
  /** Counted from 1. */
  page: number
  /** The new enquiries that arrived before this moment (ISO 8601) come first. */
  overdueBefore: string
}

/**
 * Loads a page of the enquiries that match, or the last page if there are fewer. Returns null for a caller who is not an
 * admin.
 */
export function loadEnquiries({
  filters,
  page,
  overdueBefore,
}: ListOptions): Promise<Result<EnquiryList | null>> {
  return callBackend('Could not load the enquiries', async (signal) => {
    // rpc itself does not reject an argument that the function does not have.
    const args = {
      filters,
      page,
      page_size: PAGE_SIZE,
      overdue_before: overdueBefore,
    } satisfies Database['public']['Functions']['list_enquiries']['Args']
    const query = (await getSupabase()).rpc('list_enquiries', args)
    const { data } = await query.abortSignal(signal).throwOnError()
    if (data !== null) return v.parse(listSchema, data)
    // Also removes a session that has ended.
    if ((await getIsAdmin()) !== false) throw new TypeError('Response is empty')
    return null
  })
}

/** Returns the ids whose enquiry is no longer stored. */
export function findDeletedEnquiries(ids: readonly string[]): Promise<Result<string[]>> {
  return callBackend('Could not look for deleted enquiries', async (signal) => {
    const query = (await getSupabase()).from('enquiries').select('id').in('id', ids)
    const { data } = await query.abortSignal(signal).throwOnError()
    const stored = new Set(data.map(({ id }) => id))
    const deleted = ids.filter((id) => !stored.has(id))
    // Row-level security hides the rows from everybody else.
    if (deleted.length > 0 && !(await getIsAdmin())) throw new Error('Admin status is unknown')
    return deleted
  })
}

/** Counts the new enquiries that the caller may read. */
export function countNewEnquiries(): Promise<Result<number>> {
  return callBackend('Could not count the new enquiries', async (deadline) => {
    const query = (await getSupabase())
      .from('enquiries')
      .select('id', { count: 'exact', head: true })
      .eq('status', 'new')
    const { count } = await query.abortSignal(deadline).throwOnError()
    if (count === null) throw new TypeError('Response has no count')
    return count
  })
}
