import { getIsAdmin } from './auth'
import { DUPLICATE_KEY, getFailureKind } from './stored-rows'
import { assertArray, callBackend, getSupabase } from './supabase'

// How the office changes the full days.

/** Marks a day as full, or takes that back. Does not reject. */
export async function setDayFull(
  day: string,
  isFull: boolean,
): Promise<'saved' | 'notAllowed' | 'failed'> {
  const result = await callBackend('Could not change a full day', async (signal) => {
    const table = (await getSupabase()).from('full_days')
    const { data, error } = isFull
      ? await table.insert({ day }).abortSignal(signal)
      : await table.delete().eq('day', day).select('day').abortSignal(signal)
    if (error && error.code !== DUPLICATE_KEY) throw error
    return isFull || assertArray(data).length > 0
  })
  if (!result.ok) return getFailureKind(result.error)
  if (result.data) return 'saved'
  // Nothing was deleted: a colleague has taken the day back before, or the database hides it from this account.
  const isAdmin = await getIsAdmin()
  if (isAdmin) return 'saved'
  return isAdmin === false ? 'notAllowed' : 'failed'
}
