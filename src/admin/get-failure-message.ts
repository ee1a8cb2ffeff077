import { getIsAdmin } from '../data/auth'

/**
 * Returns the sentence for a write that failed: `message`, or that the account may not change `what`. If its session has ended,
 * asking leads to the login screen.
 */
export async function getFailureMessage(message: string, error?: unknown, what = 'events'): Promise<string> {
  // A server that did not answer in time would not answer the question either.
  if (error instanceof DOMException) return message
  return (await getIsAdmin()) === false ? `Your account isn't approved to change ${what}.` : message
}
