import { useEffect, useState } from 'react'

/** The visitor's clock, read anew whenever the page comes back into view. Null while prerendering and hydrating. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const read = () => setNow(new Date())
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])
  return now
}
