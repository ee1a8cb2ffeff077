import { createStore, useStore } from '../../lib/store'

/** A page that loads faster than this shows no progress. */
const DELAY_MS = 200

/** How many pages have been loading for longer. */
const pendingStore = createStore(0)

/** Shows the progress bar while a page's code loads, if that takes a while. */
export function showProgressDuring(loading: Promise<void>): void {
  let isShown = false
  const timer = setTimeout(() => {
    isShown = true
    pendingStore.set(pendingStore.get() + 1)
  }, DELAY_MS)
  const stop = () => {
    clearTimeout(timer)
    if (isShown) pendingStore.set(pendingStore.get() - 1)
  }
  loading.then(stop, stop)
}

/** Whether the code of a page that the visitor asked for is loading. */
export const useIsNavigating = () => useStore(pendingStore) > 0
