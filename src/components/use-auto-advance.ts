import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import { useMediaQuery } from './use-media-query'

type AutoAdvance = {
  /** Whether the visitor lets it run: what the pause button shows. */
  playing: boolean
  toggle: () => void
  /** Spread these on the region that holds it up while pointer or focus is inside. */
  hold: {
    onMouseEnter: () => void
    onMouseLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: () => void
  }
}

/**
 * Calls `advance` every `delay` milliseconds, but not while the pointer or the focus is inside, not after the visitor
 * paused it, and not for those who prefer reduced motion until they press play. `held` stops it too. A change of `restartOn` starts the wait anew.
 */
export function useAutoAdvance(advance: () => void, delay: number, restartOn: unknown, held = false): AutoAdvance {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = wanted ?? !reducedMotion
  const running = playing && !hovered && !focused && !held
  const onTick = useEffectEvent(advance)

  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(onTick, delay)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a step by hand restarts the wait
  }, [running, delay, restartOn])

  return {
    playing,
    toggle: () => setWanted(!playing),
    hold: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      // Whoever has just pressed "play" is still on that button, and wants to see it run.
      onFocus: (event) => setFocused(!event.target.closest('[data-play-control]')),
      onBlur: () => setFocused(false),
    },
  }
}
