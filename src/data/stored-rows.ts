import type { PostgrestError } from '@supabase/supabase-js'
import * as v from 'valibot'
import { getIsAdmin } from './auth'
import type { Tables } from './database'
import { assertArray, callBackend, getSupabase } from './supabase'

/** Why a row was not saved or deleted. */
type Refusal<Row> =
  /** Somebody else has changed it. `current` is what is stored. */
  | { kind: 'changed'; current: Row }
  /** Somebody else has deleted it. */
  | { kind: 'gone' }
  /** The account is not on the list of admins, or its session has ended, which is then removed from this browser. */
  | { kind: 'notAllowed' }
  | { kind: 'failed' }

export type SaveResult<Row> = { kind: 'saved'; row: Row } | Refusal<Row>
export type DeleteResult<Row> = { kind: 'deleted' } | Refusal<Row>

type Versioned = { id: string; updatedAt: string }

type TableName = 'events' | 'enquiries'

/** Columns of a table and their checks, which may allow less than the column does. */
export type RowEntries<Table extends TableName> = {
  [Column in keyof Tables<Table>]?: v.GenericSchema<unknown, Tables<Table>[Column]>
}

type Options<Fields, Row> = {
  table: TableName
  /** The noun for a row, for messages. */
  name: string
  schema: v.GenericSchema<unknown, Row>
  /** Changes the row if it is as it was at `updatedAt`, and returns it. */
  update: (
    version: Versioned,
    fields: Fields,
    signal: AbortSignal,
  ) => PromiseLike<{ data: unknown }>
}

type InsertQuery<Fields> = (
  id: string,
  fields: Fields,
  signal: AbortSignal,
) => PromiseLike<{ data: unknown; error: PostgrestError | null }>

/**
 * Creates the functions that read the rows of a table, and those that save and delete a row if it is as the admin saw it.
 * `Fields` are what an admin writes.
 */
export function createStoredRows<
  Fields extends Record<string, string | boolean | null>,
  Row extends Versioned & Fields,
>({ table, name, schema, update }: Options<Fields, Row>) {
  const parseRow = (row: unknown): Row => v.parse(schema, row)
  const from = async () => (await getSupabase()).from(table)

  /** Finds out why a row was not saved or deleted. */
  async function getRefusal(id: string, updatedAt: string | null, signal: AbortSignal) {
    const { data } = await (
      await from()
    )
      .select('*')
      .eq('id', id)
      .abortSignal(signal)
      .throwOnError()
    const [row] = assertArray(data)
    if (row === undefined) return { kind: 'gone' } as const
    const current = parseRow(row)
    // The database does not report it as an error.
    if (current.updatedAt === updatedAt) throw new Error('The database refused the change')
    return { kind: 'changed', current } as const
  }

  /** The same for a save. An earlier attempt whose response was lost may have saved the fields. */
  async function compare(
    id: string,
    fields: Fields,
    updatedAt: string | null,
    signal: AbortSignal,
  ) {
    const refusal = await getRefusal(id, updatedAt, signal)
    const isSaved = refusal.kind === 'changed' && hasFields(refusal.current, fields)
    return isSaved ? ({ kind: 'saved', row: refusal.current } as const) : refusal
  }

  /** An empty response can mean a deleted row or missing rights: find out which. */
  async function run<Outcome extends { kind: string }>(
    action: string,
    call: (signal: AbortSignal) => Promise<Outcome>,
  ): Promise<Outcome | Refusal<Row>> {
    const result = await callBackend(`Could not ${action} the ${name}`, call)
    if (!result.ok) return { kind: await getFailureKind(result.error) }
    if (result.data.kind !== 'gone') return result.data
    // Row-level security hides the rows from everybody else.
    const isAdmin = await getIsAdmin()
    if (isAdmin) return result.data
    return { kind: isAdmin === false ? 'notAllowed' : 'failed' }
  }

  return {
    /** Skips and logs invalid rows, so that one of them does not hide the others. */
    parseRows: (data: unknown): Row[] =>
      assertArray(data).flatMap((row) => {
        const result = v.safeParse(schema, row)
        if (!result.success)
          console.error(`Skipped an invalid ${name} row`, v.summarize(result.issues), row)
        return result.success ? [result.output] : []
      }),

    /** Saves a row if it is as it was at `updatedAt`. Does not reject. */
    saveRow: (version: Versioned, fields: Fields): Promise<SaveResult<Row>> =>
      run('save', async (signal) => {
        const [row] = assertArray((await update(version, fields, signal)).data)
        return row === undefined
          ? compare(version.id, fields, version.updatedAt, signal)
          : { kind: 'saved', row: parseRow(row) }
      }),

    /** Inserts a row. The caller chooses the id, so that a repeat does not insert a second one. Does not reject. */
    createInsertRow:
      (insert: InsertQuery<Fields>) =>
      (id: string, fields: Fields): Promise<SaveResult<Row>> =>
        run('create', async (signal) => {
          const { data, error } = await insert(id, fields, signal)
          if (!error) return { kind: 'saved', row: parseRow(data) }
          if (error.code !== DUPLICATE_KEY) throw error
          return compare(id, fields, null, signal)
        }),

    /** Deletes a row permanently, if it is as it was at `updatedAt`. Does not reject. */
    deleteRow: ({ id, updatedAt }: Versioned): Promise<DeleteResult<Row>> =>
      run('delete', async (signal) => {
        const query = (await from()).delete().eq('id', id).eq('updated_at', updatedAt).select('id')
        const { data } = await query.abortSignal(signal).throwOnError()
        return assertArray(data).length > 0
          ? { kind: 'deleted' }
          : getRefusal(id, updatedAt, signal)
      }),
  }
}

/** True if the row already has these values. */
export const hasFields = <Fields extends object>(row: Fields, fields: Fields): boolean =>
  (Object.keys(fields) as (keyof Fields)[]).every((field) => row[field] === fields[field])

/** The code of Postgres for a row whose id is already there. */
export const DUPLICATE_KEY = '23505'

/** Returns whether a call failed because the account may not make it. */
export async function getFailureKind(error?: unknown): Promise<'notAllowed' | 'failed'> {
  // A server that did not answer in time would not answer the question either.
  if (error instanceof DOMException) return 'failed'
  return (await getIsAdmin()) === false ? 'notAllowed' : 'failed'
}
