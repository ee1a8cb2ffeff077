import { usePresence } from 'framer-motion'
import { useAnimate } from 'framer-motion/mini'
import { useEffect, useEffectEvent } from 'react'
import { prefersReducedMotion } from '../../../lib/browser/reduced-motion'

const DURATION_S = 0.2

const COLLAPSED = { height: 0, paddingTop: 0, paddingBottom: 0, opacity: 0 }

/**
 * Collapses a child of `AnimatePresence` before it is removed. Pass `ref` to its element. If the visitor prefers reduced
 * motion, the element is removed immediately. `isPresent` is false while it is animated.
 */
export function useCollapse<T extends Element>() {
  const [ref, animate] = useAnimate<T>()
  const [isPresent, safeToRemove] = usePresence()

  const startExit = useEffectEvent(() => {
    if (prefersReducedMotion()) return safeToRemove?.()
    const animation = animate(ref.current, COLLAPSED, { duration: DURATION_S, ease: 'easeIn' })
    void animation.then(() => safeToRemove?.())
    return () => animation.cancel()
  })

  // The cleanup makes the element visible again if it is added back during the animation.
  useEffect(() => (isPresent ? undefined : startExit()), [isPresent])

  return { ref, isPresent }
}
