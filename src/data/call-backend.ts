import { NoBackendError, TIMEOUT_MS } from './supabase'

/** Lets a screen show a failure differently from an empty list. */
export type Result<Data> = { ok: true; data: Data } | { ok: false; error: unknown }

/** Makes a call, which fails after 15 seconds or when `deadline` aborts. Logs failures and never rejects. */
export async function callBackend<Data>(
  failureMessage: string,
  call: (deadline: AbortSignal) => Promise<Data>,
  deadline = AbortSignal.timeout(TIMEOUT_MS),
): Promise<Result<Data>> {
  try {
    deadline.throwIfAborted()
    const data = await Promise.race([
      call(deadline),
      // The signal does not abort the loading of supabase-js or a session refresh.
      rejectOnAbort(deadline),
    ])
    return { ok: true, data }
  } catch (error) {
    // Expected: no backend is configured, or the caller cancelled.
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!(error instanceof NoBackendError) && !isCancelled) console.error(failureMessage, error)
    return { ok: false, error }
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

export const withFallback = <Data, Fallback>(result: Result<Data>, fallback: Fallback) =>
  result.ok ? result.data : fallback
