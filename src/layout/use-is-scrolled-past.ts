import { useEffect, useEffectEvent, useState } from 'react'

/** Whether the page is scrolled by more than `getPixels` returns. False while prerendering and hydrating. */
export function useIsScrolledPast(getPixels: () => number): boolean {
  const [isPast, setIsPast] = useState(false)
  const update = useEffectEvent(() => setIsPast(window.scrollY > getPixels()))
  useEffect(() => {
    const handleScroll = () => update()
    handleScroll()
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [])
  return isPast
}
