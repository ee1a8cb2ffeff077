import { useEffect, useState } from 'react'

/**
 * The current time, updated every minute. Null while prerendering and hydrating, because the HTML must not
 * contain the time of the build. With `getServerTime`, it follows the server's clock once the server has answered: this
 * computer's may be set to another day.
 */
export function useNow(getServerTime?: () => Promise<Date | null>): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    let offsetMs = 0
    const update = () => setNow(new Date(Date.now() + offsetMs))
    update()
    void getServerTime?.().then((serverTime) => {
      if (serverTime) offsetMs = serverTime.getTime() - Date.now()
      update()
    })
    const timer = setInterval(update, 60_000)
    // Browsers slow down or pause the timers of hidden pages.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [getServerTime])
  return now
}
