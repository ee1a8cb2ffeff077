/** Returns the time of the site's server, or null if the server cannot be reached or does not send it. */
export async function getServerTime(): Promise<Date | null> {
  try {
    const { headers } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })
    const time = new Date(headers.get('Date') ?? NaN)
    return Number.isNaN(time.getTime()) ? null : time
  } catch {
    return null
  }
}
