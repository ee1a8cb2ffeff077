import { useEffect, useState } from 'react'

/**
 * The time, to the minute. Null while prerendering and on the first, hydrating render: what depends on the time must
 * not be in the published HTML, which is of another day.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const update = () => setNow(new Date())
    update()
    const timer = setInterval(update, 60_000)
    // Timers sleep while the page is out of view.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return now
}
