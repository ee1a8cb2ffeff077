import * as v from 'valibot'
import { isValidDate } from '../lib/dates/dates'
import { assertArray, callBackend, fetchAsVisitor, getSupabase, type Result } from './supabase'

// Days on which the office takes no more bookings. A day that is not among them is not known to be free.

const daySchema = v.pipe(v.string(), v.check(isValidDate))

/** Reads rows of the table `full_days`. Days are YYYY-MM-DD, calendar days in Sydney. */
const parseDays = (rows: unknown): string[] =>
  assertArray(rows).map((row) => v.parse(v.object({ day: daySchema }), row).day)

/** The full days from one day to another, as any visitor may read them: none before today in Sydney. */
export function findFullDays(from: string, to: string): Promise<Result<string[]>> {
  return callBackend('Could not look up full days', async (signal) =>
    parseDays(
      await fetchAsVisitor(`full_days?day=gte.${from}&day=lte.${to}&select=day&order=day.asc`, {
        signal,
      }),
    ),
  )
}

/** All full days from today on, the next one first. */
export function loadFullDays(): Promise<Result<string[]>> {
  return callBackend('Could not load the full days', async (signal) => {
    const query = (await getSupabase()).from('full_days').select('day').order('day')
    return parseDays((await query.abortSignal(signal).throwOnError()).data)
  })
}

/** Postgres's code for a key that exists. */
const ALREADY_THERE = '23505'

/** Marks a day as full, or takes that back. Fails for a caller who is not an admin. */
export function setDayFull(day: string, isFull: boolean): Promise<Result<null>> {
  return callBackend('Could not change a full day', async (signal) => {
    const table = (await getSupabase()).from('full_days')
    const { error } = isFull
      ? await table.insert({ day }).abortSignal(signal)
      : await table.delete().eq('day', day).abortSignal(signal)
    if (error && error.code !== ALREADY_THERE) throw error
    return null
  })
}
