import { startTransition, useEffect, useState } from 'react'

/**
 * The current time, updated every minute. Null while prerendering and hydrating, because the HTML must not
 * contain the time of the build.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    // A transition, so that a page opened by a click is painted before what depends on the time.
    const update = () => startTransition(() => setNow(new Date()))
    update()
    const timer = setInterval(update, 60_000)
    // Browsers slow down or pause the timers of hidden pages.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return now
}
