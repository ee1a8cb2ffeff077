import { usePresence } from 'framer-motion'
import { useAnimate } from 'framer-motion/mini'
import { useEffect, useEffectEvent } from 'react'

const DURATION_S = 0.18

/**
 * Animates an element of an `AnimatePresence` list before it is removed. Returns the ref of that element. It is removed
 * immediately if the visitor prefers reduced motion, or if `isAnimated` is false.
 */
export function useExitAnimation<T extends Element>(keyframes: { opacity: number; scale?: number }, isAnimated = true) {
  const [ref, animate] = useAnimate<T>()
  const [isPresent, safeToRemove] = usePresence()

  const startExit = useEffectEvent(() => {
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isAnimated || prefersReducedMotion) return safeToRemove?.()
    const animation = animate(ref.current, keyframes, { duration: DURATION_S, ease: 'easeIn' })
    void animation.then(() => safeToRemove?.())
    return () => animation.cancel()
  })

  // Cleaning up makes an element visible again that returns before it is removed.
  useEffect(() => (isPresent ? undefined : startExit()), [isPresent])

  return ref
}
