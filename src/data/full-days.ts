import * as v from 'valibot'
import { isValidDate } from '../lib/dates/dates'
import { assertArray, callBackend, fetchAsVisitor, type Result } from './supabase'

// Days on which the office takes no more bookings, as visitors read them. A day that is not among them is not known to be free.

const daySchema = v.pipe(v.string(), v.check(isValidDate))

/** Reads rows of the table `full_days`. Days are YYYY-MM-DD, calendar days in Sydney. */
export const parseDays = (rows: unknown): string[] =>
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
