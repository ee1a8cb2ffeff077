import { useEffect, useState } from 'react'
import type { BannerMessage } from './Banner'

const BANNER_DURATION_MS = 5000

/** A message that disappears after 5 seconds. A new object, even with the same text, restarts the time. */
export function useBanner(initialBanner: BannerMessage | null) {
  const [banner, showBanner] = useState(initialBanner)
  useEffect(() => {
    if (!banner) return undefined
    const timer = setTimeout(() => showBanner(null), BANNER_DURATION_MS)
    return () => clearTimeout(timer)
  }, [banner])
  return { banner, showBanner }
}
