import * as v from 'valibot'
import { isValidDate } from '../lib/dates/dates'
import { assertArray, callBackend, fetchAsVisitor, type Result } from './supabase'

// Days on which the office takes no more bookings, as visitors read them. A day that is not among them is not known to be free.

/** YYYY-MM-DD, a calendar day in Sydney. */
const daySchema = v.pipe(v.string(), v.check(isValidDate))

/** The full days from today on in Sydney, soonest first. Anybody may read them. The request names no day. */
export function loadFullDays(): Promise<Result<string[]>> {
  return callBackend('Could not load the full days', async (signal) => {
    const rows = assertArray(await fetchAsVisitor('full_days?select=day&order=day.asc', { signal }))
    return rows.map((row) => v.parse(v.object({ day: daySchema }), row).day)
  })
}
