import { getIsAdmin } from '../data/auth'
import type { Result } from '../data/call-backend'

/**
 * Returns the sentence for a write that failed: `message`, or that the account may not change `what`. If its session has ended,
 * asking leads to the login screen.
 */
export async function getFailureMessage(message: string, error?: unknown, what = 'events'): Promise<string> {
  // A server that did not answer in time would not answer the question either.
  if (error instanceof DOMException) return message
  return (await getIsAdmin()) === false ? `Your account isn't approved to change ${what}.` : message
}

/**
 * Returns the sentence for a deletion that failed, or null if nothing is stored any more: somebody else has deleted it.
 * `stored` is what was loaded after the deletion. The other parameters are those of `getFailureMessage`.
 */
export async function getDeleteError(message: string, stored: Result<unknown>, what?: string): Promise<string | null> {
  if (stored.ok && stored.data === null) return null
  return getFailureMessage(message, stored.ok ? undefined : stored.error, what)
}
