import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element has been on the screen, or within `marginPx` above or below it. For what has to load later than
 * with `loading="lazy"`, which in some browsers is more than a screen ahead.
 */
export function useHasBeenVisible(element: RefObject<Element | null>, marginPx = 0): boolean {
  const [hasBeenVisible, setHasBeenVisible] = useState(false)

  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setHasBeenVisible(true)
      },
      { rootMargin: `${marginPx}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, marginPx])

  return hasBeenVisible
}
