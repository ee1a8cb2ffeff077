import { useCallback, useEffect, useState } from 'react'

const BANNER_MS = 5000

export type Tone = 'success' | 'error'
export type BannerMessage = { tone: Tone; text: string }

/** What just happened, for 5 seconds. A new message replaces the old one and starts the 5 seconds anew. */
export function useBanner(first: BannerMessage | null = null) {
  const [banner, setBanner] = useState(first)
  useEffect(() => {
    if (!banner) return undefined
    const timer = setTimeout(() => setBanner(null), BANNER_MS)
    return () => clearTimeout(timer)
  }, [banner])
  // Always a new object, so that the same words twice in a row are two messages.
  const show = useCallback((tone: Tone, text: string) => setBanner({ tone, text }), [])
  return { banner, show }
}
