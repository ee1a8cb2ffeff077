import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a function that never changes and calls the latest `callback`. Unlike an effect event it may be passed as a
 * prop, so that memoised components are not rendered again.
 */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
