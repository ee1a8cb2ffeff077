import { useEffect, useState } from 'react'

/** False while prerendering and hydrating. */
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
