import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Returns `prerendered` while prerendering and hydrating, then `value`. A component for which both are the same is not rendered
 * again after hydration.
 */
export function useHydratedValue<Value extends string | boolean | null>(
  value: Value,
  prerendered: Value,
): Value {
  return useSyncExternalStore(
    subscribe,
    () => value,
    () => prerendered,
  )
}

/** False while prerendering and hydrating, true after. */
export const useHydrated = (): boolean => useHydratedValue<boolean>(true, false)
