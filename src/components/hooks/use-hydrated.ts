import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False while prerendering and hydrating, true after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
