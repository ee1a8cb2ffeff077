import { useCallback, useEffect, useState } from 'react'

const BANNER_DURATION_MS = 5000

export type Tone = 'success' | 'error'
export type BannerMessage = { tone: Tone; text: string }

/** A message that disappears after 5 seconds. A new message replaces it and restarts the time. */
export function useBanner(initialBanner: BannerMessage | null) {
  const [banner, setBanner] = useState(initialBanner)
  useEffect(() => {
    if (!banner) return undefined
    const timer = setTimeout(() => setBanner(null), BANNER_DURATION_MS)
    return () => clearTimeout(timer)
  }, [banner])
  // Always a new object, so that showing the same text again restarts the time.
  const showBanner = useCallback((tone: Tone, text: string) => setBanner({ tone, text }), [])
  return { banner, showBanner }
}
