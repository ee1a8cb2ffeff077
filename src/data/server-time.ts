/** How far the server's clock is ahead of this computer's, in milliseconds. Null until a component asks. */
let sharedOffset: Promise<number> | null = null

/**
 * Returns the time of the site's server, or null if the server cannot be reached or does not send it. All components share
 * one request. After a failure the next component that asks makes another one.
 */
export async function getServerTime(): Promise<Date | null> {
  sharedOffset ??= requestOffset()
  try {
    return new Date(Date.now() + (await sharedOffset))
  } catch {
    sharedOffset = null
    return null
  }
}

/** Makes the next component ask again. For tests, each of which is a new visit. */
export function forgetServerTime(): void {
  sharedOffset = null
}

/** Rejects if the time of the server is not known. */
async function requestOffset(): Promise<number> {
  const { headers } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })
  const time = new Date(headers.get('Date') ?? NaN).getTime()
  if (Number.isNaN(time)) throw new Error('The server sends no date')
  return time - Date.now()
}
