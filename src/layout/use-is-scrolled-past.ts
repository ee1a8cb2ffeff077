import { useEffect, useState } from 'react'

/** Whether the page is scrolled by more than some pixels. False while prerendering and hydrating. */
export function useIsScrolledPast(pixels: number): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const handleScroll = () => setIsPast(window.scrollY > pixels)
    handleScroll()
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [pixels])
  return isPast
}
