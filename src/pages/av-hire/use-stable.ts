import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function from render to render, which calls the latest one: what memoised cards are handed. */
export function useStable<Args extends unknown[]>(latest: (...args: Args) => void): (...args: Args) => void {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  return useCallback((...args: Args) => current.current(...args), [])
}
