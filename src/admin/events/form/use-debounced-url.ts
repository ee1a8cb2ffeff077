import { useEffect, useState } from 'react'

const DEBOUNCE_MS = 300

/** Returns a URL once typing has paused, and the previous one until then, so that not every character is a request. */
export function useDebouncedUrl(url: string): string {
  const [debounced, setDebounced] = useState(url)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(url), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [url])
  return debounced
}
