import { useEffect } from 'react'
import { createStore } from '../lib/browser/store'

/** The button under the price of the page that is shown, which the bar of a phone repeats. Null for most pages. */
export const mainActionStore = createStore<{ label: string; to: `/contact?${string}` } | null>(null)

/** Gives the bar of a phone a button of the page while it is shown. */
export function useMainAction(isShown: boolean, label: string, to: `/contact?${string}`): void {
  useEffect(() => {
    if (isShown) mainActionStore.set({ label, to })
    return () => {
      if (isShown) mainActionStore.set(null)
    }
  }, [isShown, label, to])
}
