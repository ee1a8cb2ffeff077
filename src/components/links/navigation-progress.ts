import { createStore, useStore } from '../../lib/browser/store'

/** A page that loads faster than this shows no progress. */
const DELAY_MS = 200

/** The page that has been loading for longer: the newest, if the visitor asked for several. */
const loadingStore = createStore<Promise<void> | null>(null)

/** Shows the progress bar while a page's code loads, if that takes a while. */
export function showProgressDuring(loading: Promise<void>): void {
  const timer = setTimeout(() => loadingStore.set(loading), DELAY_MS)
  const stop = () => {
    clearTimeout(timer)
    if (loadingStore.get() === loading) loadingStore.set(null)
  }
  loading.then(stop, stop)
}

/** The code of a page that the visitor asked for is loading. */
export const useIsNavigating = () => useStore(loadingStore) !== null
